// The end of a run in the workbench: what came of it, what of it is published, and taking that back.

import { Refused } from './service.js';

const line = (textContent) => Object.assign(document.createElement('li'), { textContent });

/** The hypotheses that a design tests; where none is tested, the first one that stands. */
function chosenOf({ hypotheses, designs }) {
  const tested = new Set(designs.map((one) => one.hypothesis_id));
  const standing = hypotheses.filter((one) => one.active);
  const chosen = standing.filter(({ id }) => tested.has(id));
  return chosen.length > 0 ? chosen : standing.slice(0, 1);
}

const stands = {
  unlisted: 'Everybody who knows the address can read it. It is in no list before a person has looked at it.',
  listed: 'It is listed.',
  withdrawn: 'It was withdrawn. Its address says so, and why.',
  removed: 'It was taken out of this service.',
};

/** How what was published stands, with what the operator said where they looked at it and did not list it. */
function standOf({ publication, listing }) {
  if (!['returned', 'unlisted'].includes(listing?.state)) return stands[publication];
  return `Everybody who knows the address can read it. It is in no list. The operator says: “${listing.reason}”`;
}

/** The page says what each gate asks; here is how it came out, of those that the service has looked at. */
function showGate(item, gates) {
  const known = gates.find(({ gate }) => gate === item.dataset.gate);
  item.hidden = !known;
  if (!known) return;
  const outcome = known.passed ? 'passed' : 'not passed';
  item.querySelector('strong').textContent = known.detail.startsWith('skipped') ? 'skipped' : outcome;
  item.querySelector('span').textContent = `(${known.detail.replace(/^skipped: /, '')})`;
}

/** Shows a complete run as it stands: to be published, published, or taken back. */
export function showEnd(find, status) {
  const rankOf = ({ title, active, rank }) =>
    `${rank ? `Group ${rank.group}: ` : ''}${title}${active ? '' : ' (dropped)'}`;
  const shown = status.hypotheses.filter((one) => one.active || one.rank);
  find('board').replaceChildren(...shown.map(rankOf).map(line));
  for (const item of find('gates').children) showGate(item, status.gates);
  const { publication } = status;
  const chosen = chosenOf(status);
  const isOpen = publication === 'none';
  find('publishing').hidden = !isOpen || chosen.length === 0;
  find('nothing').hidden = !isOpen || chosen.length > 0;
  find('nothing').textContent =
    status.answerable === 'no'
      ? 'The question was found to be none that evidence could settle, so there is nothing to publish.'
      : 'No hypothesis is left standing, so there is nothing to publish.';
  const until = status.deadlines.publish_until?.slice(0, 10);
  find('what').textContent =
    `Hypotheses that get a page: ${chosen.map(({ title }) => title).join('; ')}.${until ? ` It can be published until ${until}.` : ''}`;
  find('after').hidden = isOpen;
  find('back').hidden = publication !== 'unlisted' && publication !== 'listed';
  if (isOpen) return;
  const page = document.createElement('a');
  page.href = `/omega/runs/${encodeURIComponent(status.id)}`;
  page.textContent = 'The published run';
  find('published').replaceChildren(page, `. ${standOf(status)}`);
}

/** Publishes what the fields say. @param mustFit throws where a field holds what it does not take */
export async function publish(find, call, status, mustFit) {
  if (!find('license').checked)
    throw new Refused('invalid_input', 'Publishing needs your word on the licence.', [
      { field: 'license', code: 'required', message: 'Publishing needs your word on the licence.' },
    ]);
  mustFit(['title', 'summary']);
  await call('publish', {
    run_id: status.id,
    title: find('title').value.trim(),
    summary: find('summary').value.trim(),
    hypothesis_ids: chosenOf(status).map(({ id }) => id),
    design_ids: status.designs.map((one) => one.id),
    disclosures: {
      human_role: find('role').value,
      competing_interests: find('interests').value.trim() || 'None.',
    },
    accept_license: 'CC-BY-4.0',
    confirm: status.chain_head,
  });
}

/** Takes back what a run published. */
export async function withdraw(find, call, status, mustFit) {
  mustFit(['reason']);
  await call('withdraw', { public_id: status.id, reason: find('reason').value.trim() });
}
