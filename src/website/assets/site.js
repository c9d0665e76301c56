// What scripts add to pages that work without them: local time beside UTC, copying, filters that send
// themselves, and the key "/" for search.

for (const time of document.querySelectorAll('time[datetime*="T"]')) {
  const at = new Date(time.dateTime);
  if (Number.isNaN(at.getTime())) continue;
  time.title = `${at.toLocaleString(undefined, { dateStyle: 'full', timeStyle: 'short' })}, your time`;
}

for (const block of document.querySelectorAll('pre[data-copy]')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'quiet';
  button.textContent = 'Copy';
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(block.textContent ?? '');
    button.textContent = 'Copied';
    setTimeout(() => {
      button.textContent = 'Copy';
    }, 2000);
  });
  block.after(button);
}

for (const form of document.querySelectorAll('form[data-self-sending]')) {
  form.addEventListener('change', (event) => {
    if (event.target instanceof HTMLSelectElement || event.target.type === 'checkbox') form.requestSubmit();
  });
  // Empty fields say nothing: the address stays short.
  form.addEventListener('formdata', (event) => {
    for (const [name, value] of [...event.formData]) if (value === '') event.formData.delete(name);
  });
}

document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target instanceof Element && event.target.closest('input, textarea, select')) return;
  const box = document.querySelector('input[type="search"]');
  if (!box) return;
  event.preventDefault();
  box.focus();
});

document.querySelector('.errors[tabindex]')?.focus();
