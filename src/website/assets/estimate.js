// What a run of the workbench may take and cost, reckoned from the runs of the demo.

const stepsOf = { small: 40, standard: 72, large: 136 };
const tokensOfStep = { in: 2_100, out: 300 };

/** About how much a run takes, and what it costs where prices are told. */
function estimate(find) {
  const field = find('estimate');
  if (!field) return;
  const steps = stepsOf[find('size').value];
  const [into, out] = [steps * tokensOfStep.in, steps * tokensOfStep.out];
  const most = steps * (Number(find('tokens').value) || 8_000);
  const price = (tokens, id) => (tokens / 1e6) * Number(find(id).value);
  const told = find('price-in').value !== '' && find('price-out').value !== '';
  const cost = (answers) => (price(into, 'price-in') + price(answers, 'price-out')).toPrecision(2);
  const count = (tokens) => tokens.toLocaleString('en');
  field.textContent = `About ${steps} calls, ${count(into)} tokens in and ${count(out)} out, ${count(most)} out at most${told ? `: ${cost(out)}, at most ${cost(most)}, in the money of your prices` : ''}. Answers that are mended come on top.`;
}

/** Keeps the estimate of the page up to date. @param find an element of the workbench by its id */
export function shownEstimate(find) {
  const show = () => estimate(find);
  for (const id of ['size', 'tokens', 'price-in', 'price-out']) find(id)?.addEventListener('input', show);
  show();
}
