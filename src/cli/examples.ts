// An example of each command, shown by its --help. The names in them are those of the demo where it has them.

import type { Command } from 'commander';

export const examples: Readonly<Record<string, readonly string[]>> = {
  serve: ['serve --demo', 'serve --port 8080 --workers auto'],
  status: ['status --json'],
  tick: ['tick --to 2026-12-01T07:00:00Z'],
  settings: ['settings'],
  schema: ['schema grants', 'schema heroes --example > heroes.ndjson'],
  completion: ['completion bash > ~/.local/share/bash-completion/completions/perennial'],
  mcp: ['mcp', 'mcp --url https://catalogue.example'],
  import: ['import starter', 'import grants.ndjson heroes.ndjson.gz --strict'],
  harvest: ['harvest ror --from ror-data.json', 'harvest grants-gov'],
  'corrections add': [
    'corrections add grants spring-call deadline 2026-06-30T21:59:59Z --reason "Said on its page"',
  ],
  'corrections remove': ['corrections remove grants spring-call deadline'],
  'corrections list': ['corrections list --json'],
  demo: ['demo --out demo-data --size 20000'],
  remove: [
    'remove grants spring-call --reason source_removed',
    'remove heroes ada-thistlewood --reason privacy_request --request 3f6f3a52-0000-4000-8000-000000000001',
  ],
  dump: ['dump'],
  move: ['move --to postgres://perennial@db.example/perennial'],
  mirror: ['mirror https://catalogue.example --once'],
  backup: ['backup /backups/monday.db'],
  restore: ['restore /backups/monday.db', 'restore /backups/monday.db --erased /backups/erased.ndjson'],
  'keys create': ['keys create --tier full --team "Example Lab"'],
  'keys list': ['keys list'],
  'keys revoke': ['keys revoke 3f6f3a52-0000-4000-8000-000000000001'],
  'keys rotate': ['keys rotate 3f6f3a52-0000-4000-8000-000000000001 --grace 24h'],
  login: ['login https://catalogue.example'],
  logout: ['logout https://catalogue.example'],
  'sign-in': ['sign-in', 'sign-in --user ada@example.org'],
  'teams list': ['teams list'],
  'teams tier': ['teams tier example-lab full'],
  'teams operator': ['teams operator house'],
  'teams owner': ['teams owner example-lab ada@example.org'],
  'teams suspend': ['teams suspend example-lab'],
  'teams resume': ['teams resume example-lab'],
  'teams close': ['teams close example-lab', 'teams close example-lab --keep'],
  'people list': ['people list --json'],
  'people suspend': ['people suspend ada@example.org'],
  'people resume': ['people resume ada@example.org'],
  'requests list': ['requests list --all'],
  'requests show': ['requests show 3f6f3a52-0000-4000-8000-000000000001'],
  'requests redact': ['requests redact 3f6f3a52-0000-4000-8000-000000000001'],
  'requests resolve': ['requests resolve 3f6f3a52-0000-4000-8000-000000000001 --outcome done'],
  'comments remove': ['comments remove 3f6f3a52-0000-4000-8000-000000000001'],
  'audit verify': ['audit verify'],
  'audit list': ['audit list --json'],
  'projects add': ['projects add --team "Example Lab" --title Thymus --summary "Regrowth of the thymus"'],
  'webhooks secret': ['webhooks secret --team "Example Lab"'],
  'webhooks rotate': ['webhooks rotate'],
  'omega run': [
    'omega run "Does plasma dilution slow the ageing of muscle?" --endpoint http://127.0.0.1:11434/v1 --model a-model',
  ],
  'omega replay': ['omega replay or-4d9k2m7c.zip'],
  'omega queue': ['omega queue'],
  'omega list': ['omega list or-4d9k2m7c'],
  'omega return': ['omega return or-4d9k2m7c --reason "The sample size is missing"'],
  'omega unlist': ['omega unlist or-4d9k2m7c --reason "Withdrawn by its author"'],
  'omega remove': ['omega remove or-4d9k2m7c --reason "It names a person"'],
  'omega redact': ['omega redact or-4d9k2m7c --name "Jane Doe"'],
};

/** What a command is called below the program: "keys create". */
export function pathOf(command: Command): string {
  const parent = command.parent;
  return parent?.parent ? `${pathOf(parent)} ${command.name()}` : command.name();
}

/** Puts its examples under the help of every command, and says which options must be given. */
export function completeHelp(command: Command): void {
  for (const option of command.options) if (option.mandatory) option.description += ' (required)';
  const lines = command.parent === null ? [] : (examples[pathOf(command)] ?? []);
  if (lines.length > 0) {
    const shown = lines.map((line) => `  perennial ${line}`).join('\n');
    command.addHelpText('after', `\n${lines.length > 1 ? 'Examples' : 'Example'}:\n${shown}`);
  }
  for (const one of command.commands) completeHelp(one);
}
