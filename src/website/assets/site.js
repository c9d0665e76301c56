// What scripts add to pages that work without them: local time beside UTC, copying, filters that send
// themselves, texts that are not left unsaved. No single key does anything: who speaks to a machine or has a
// trembling hand presses some by chance (WCAG 2.1.4).

for (const time of document.querySelectorAll('time[datetime*="T"]')) {
  const at = new Date(time.dateTime);
  if (Number.isNaN(at.getTime())) continue;
  time.title = `${at.toLocaleString(undefined, { dateStyle: 'full', timeStyle: 'short' })}, your time`;
}

// Moments are typed in UTC; what that is on the clock of whoever types stands beside.
for (const box of document.querySelectorAll('input[data-utc]')) {
  const said = document.createElement('output');
  said.className = 'hint';
  box.after(said);
  const tell = () => {
    const at = new Date(`${box.value}Z`);
    const isTime = !Number.isNaN(at.getTime());
    said.textContent = isTime
      ? `${at.toLocaleString(undefined, { dateStyle: 'full', timeStyle: 'short' })}, your time`
      : '';
  };
  box.addEventListener('input', tell);
  tell();
}

for (const block of document.querySelectorAll('pre[data-copy]')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'quiet';
  button.textContent = 'Copy';
  const said = document.createElement('span');
  said.className = 'unseen';
  said.setAttribute('role', 'status');
  button.addEventListener('click', async () => {
    said.textContent = '';
    try {
      await navigator.clipboard.writeText(block.textContent ?? '');
      button.textContent = 'Copied';
      said.textContent = 'Copied';
    } catch {
      // Only pages over TLS may copy by themselves.
      getSelection()?.selectAllChildren(block);
      button.textContent = 'Selected';
      said.className = 'hint';
      said.textContent = 'It is selected: copy it with your keys.';
    }
    setTimeout(() => {
      button.textContent = 'Copy';
    }, 2000);
  });
  // The button lies over the corner of its block, so that nothing moves when it comes.
  const frame = document.createElement('div');
  frame.className = 'copied';
  block.replaceWith(frame);
  frame.append(block, button, said);
}

// A double click sends a form once, so that what is shown once is not lost to its second answer.
for (const form of document.querySelectorAll('form[method="post"]')) {
  let sentAt = Number.NEGATIVE_INFINITY;
  form.addEventListener('submit', (event) => {
    const isTwice = event.timeStamp - sentAt < 5000;
    if (isTwice) event.preventDefault();
    else sentAt = event.timeStamp;
  });
  // Whoever comes back to a form that was sent may send it again.
  addEventListener('pageshow', () => {
    sentAt = Number.NEGATIVE_INFINITY;
  });
}

// A text that was typed and not saved is not lost to another button of the page: the browser asks first.
for (const form of document.querySelectorAll('form[data-unsaved]')) {
  let isSent = false;
  form.addEventListener('submit', () => {
    isSent = true;
  });
  addEventListener('pageshow', () => {
    isSent = false;
  });
  addEventListener('beforeunload', (event) => {
    const isTyped = [...form.querySelectorAll('textarea')].some((box) => box.value !== box.defaultValue);
    if (isTyped && !isSent) event.preventDefault();
  });
}

for (const form of document.querySelectorAll('form[data-self-sending]')) {
  // Whoever chooses with the keys passes other choices on the way, and keeps their place: the button sends.
  let byPointer = false;
  form.addEventListener('pointerdown', () => {
    byPointer = true;
  });
  form.addEventListener('keydown', () => {
    byPointer = false;
  });
  form.addEventListener('change', (event) => {
    const chosen = event.target instanceof HTMLSelectElement || event.target.type === 'checkbox';
    if (chosen && byPointer) form.requestSubmit();
  });
  // Empty fields say nothing: the address stays short.
  form.addEventListener('formdata', (event) => {
    for (const [name, value] of [...event.formData]) if (value === '') event.formData.delete(name);
  });
}

// Names while somebody types: what the catalogue calls by a name that begins so.
for (const [at, box] of [...document.querySelectorAll('input[data-names]')].entries()) {
  const names = document.createElement('datalist');
  names.id = `names-${at}`;
  box.after(names);
  box.setAttribute('list', names.id);
  let waiting;
  box.addEventListener('input', () => {
    clearTimeout(waiting);
    const name = box.value.trim();
    if (name.length < 3) return;
    waiting = setTimeout(async () => {
      const answer = await fetch(`${box.dataset.names}?${new URLSearchParams({ name, limit: '8' })}`);
      if (!answer.ok || box.value.trim() !== name) return;
      const { data } = await answer.json();
      names.replaceChildren(
        ...data.map((found) => new Option(found.family.replaceAll('_', ' '), found.name)),
      );
    }, 200);
  });
}

document.querySelector('.errors[tabindex]')?.focus();

// What was done takes the focus and is read out. Where the address leads further down it does not, and only what
// comes into a live region is announced: it comes once more.
const done = document.querySelector('.done');
if (done && location.hash !== '') setTimeout(() => done.replaceChildren(...done.childNodes), 200);
else done?.focus();
