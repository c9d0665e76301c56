// Commands for Omega Point: what waits to be listed, and recounting a run.

import { type Command, Option } from 'commander';
import { CommandError } from '../server/node/output.ts';
import { type Cli, wholeNumber } from './cli.ts';

export function omegaCommands(program: Command, cli: Cli): void {
  const omega = program.command('omega').description('Omega Point: runs that others published here.');

  omega
    .command('replay')
    .description(
      'Recount a published run from its archive (or the folder it was unpacked into), without a model.',
    )
    .argument('<file>', 'manifest.zip')
    .option('--of <file>', 'the archive of the run that a review or replication is about')
    .option('--json', 'print the outcome as JSON', false)
    .action(async (file: string, { of, json }: { of?: string; json: boolean }) => {
      const { replayCommand } = await import('../commands/omega.ts');
      cli.end(await replayCommand({ file, of, json }, cli.output));
    });

  omegaRunOption(omega, cli);

  omega
    .command('redact')
    .description(
      'Take out of runs, and of what they published, whoever was erased from the catalogue, and the names that you give. Parts that name them are erased; the chain holds.',
    )
    .argument('<id...>', 'runs, what they published, or who took part')
    .option(
      '--name <name>',
      'somebody else who is taken out; may be repeated',
      (name: string, all: string[]) => [...all, name],
      [],
    )
    .option('--json', 'print the outcome as JSON', false)
    .action(async (ids: string[], { name, json }: { name: string[]; json: boolean }) => {
      const { config } = cli.settled({});
      const { omegaRedactCommand } = await import('../commands/omega-redact.ts');
      cli.end(await omegaRedactCommand({ ids, names: name, json }, config, cli.output, cli.now));
    });

  omega
    .command('queue')
    .description('What is published and not listed.')
    .option('--json', 'print it as JSON', false)
    .action(async ({ json }: { json: boolean }) => {
      const { config } = cli.settled({});
      const { queueCommand } = await import('../commands/omega.ts');
      cli.end(await queueCommand(json, config, cli.output));
    });

  const acts = [
    ['list', 'Put what a run published into the catalogue.', false],
    ['return', 'Leave it unlisted, with a reason.', true],
    ['unlist', 'Take it out of lists, dumps and search; its pages stay.', true],
    ['remove', 'Take it away altogether; its pages answer 410.', true],
  ] as const;
  for (const [act, description, reasons] of acts) {
    const command = omega.command(act).description(description).argument('<id>', 'a public id of the run');
    if (reasons) command.requiredOption('--reason <text>', 'why');
    command.action(async (id: string, { reason = 'reviewed' }: { reason?: string }) => {
      const { config } = cli.settled({});
      const { omegaActCommand } = await import('../commands/omega.ts');
      cli.end(await omegaActCommand(act, { publicId: id, reason }, config, cli.output, cli.now));
    });
  }
}

interface RunOptions {
  readonly resume?: string;
  readonly site: string;
  readonly endpoint: string;
  readonly provider: 'openai' | 'anthropic';
  readonly model: string;
  readonly size: string;
  readonly calls: number;
  readonly tokens: number;
  readonly parallel: number;
  readonly publish?: string;
  readonly summary?: string;
  readonly humanRole: string;
}

function omegaRunOption(omega: Command, cli: Cli): void {
  omega
    .command('run')
    .description(
      'Run Omega Point on a question with a model of your own. OMEGA_MODEL_KEY in the environment holds the key of the provider, OMEGA_LINK a link token.',
    )
    .argument('[question]', 'what is to be found out, in 20 to 500 characters')
    .requiredOption(
      '--endpoint <url>',
      'where the interface of the model begins, as in http://127.0.0.1:11434/v1',
    )
    .requiredOption('--model <name>', 'the model')
    .addOption(
      new Option('--provider <kind>', 'whose interface it speaks')
        .choices(['openai', 'anthropic'])
        .default('openai'),
    )
    .option('--site <url>', 'the service that referees', 'http://127.0.0.1:8080')
    .option('--resume <run>', 'go on with this run instead')
    .addOption(
      new Option('--size <size>', 'how much of everything')
        .choices(['small', 'standard', 'large'])
        .default('small'),
    )
    .option('--calls <n>', 'the most calls of the model', wholeNumber, 200)
    .option('--tokens <n>', 'the most tokens of an answer', wholeNumber, 8_000)
    .option('--parallel <n>', 'steps at a time, 1 to 4', wholeNumber, 1)
    .option('--publish <title>', 'publish it under this title, once it is complete, under CC BY 4.0')
    .option('--summary <text>', 'what was done and found, in 200 to 1,500 characters; publishing needs it')
    .addOption(
      new Option('--human-role <role>', 'what people did in it')
        .choices(['none', 'steered', 'reviewed', 'wrote'])
        .default('none'),
    )
    .action(async (question: string | undefined, options: RunOptions) => {
      const { environment } = cli.settled({});
      const { publish, summary } = options;
      if ((question === undefined) === (options.resume === undefined))
        throw new CommandError('Give a question, or --resume with a run.', 2);
      if ((publish === undefined) !== (summary === undefined))
        throw new CommandError('Publishing needs both --publish and --summary.', 2);
      const { omegaRunCommand } = await import('../commands/omega-run.ts');
      const { stopSignal } = await import('../server/node/signals.ts');
      const stopping = new AbortController();
      void stopSignal().then(() => stopping.abort());
      const request = {
        goal: question ?? null,
        resume: options.resume ?? null,
        site: options.site,
        link: environment.OMEGA_LINK || null,
        provider: {
          kind: options.provider,
          endpoint: options.endpoint,
          model: options.model,
          key: environment.OMEGA_MODEL_KEY || null,
          maxTokens: options.tokens,
        },
        size: options.size,
        maxCalls: options.calls,
        parallel: options.parallel,
        publish:
          publish === undefined || summary === undefined
            ? null
            : { title: publish, summary, humanRole: options.humanRole },
        stop: stopping.signal,
      };
      cli.end(await omegaRunCommand(request, cli.output));
    });
}
