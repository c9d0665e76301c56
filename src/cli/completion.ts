// Completion for shells, made from the commands as they are declared.

import type { Command } from 'commander';
import { CommandError } from '../server/node/output.ts';
import { pathOf } from './examples.ts';

/** What may follow a command: commands below it, else its options. */
function choices(command: Command): readonly (readonly [path: string, words: readonly string[]])[] {
  const path = command.parent === null ? '' : pathOf(command);
  const words = command.commands.map((one) => one.name());
  const options = command.options.flatMap(({ long }) => (long ? [long] : []));
  return [[path, [...words, ...options, '--help']], ...command.commands.flatMap(choices)];
}

/** A script that a shell reads to complete the commands. */
export function completionScript(program: Command, shell: string): string {
  const all = choices(program);
  if (shell === 'bash' || shell === 'zsh') {
    const cases = all.map(([path, words]) => `    '${path}') words='${words.join(' ')}' ;;`).join('\n');
    const begin = shell === 'zsh' ? 'autoload -U +X compinit bashcompinit && compinit && bashcompinit\n' : '';
    return `${begin}_perennial() {
  local path='' word words=''
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$word" in -*) break ;; esac
    case '${knownPaths(all)}' in *"|\${path:+$path }$word|"*) path="\${path:+$path }$word" ;; *) break ;; esac
  done
  case "$path" in
${cases}
  esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
  [ \${#COMPREPLY[@]} -gt 0 ] || COMPREPLY=($(compgen -f -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -F _perennial perennial
`;
  }
  if (shell === 'fish') {
    const lines = all.flatMap(([path, words]) =>
      words.map((word) => {
        const when = path === '' ? '__fish_use_subcommand' : seen(path);
        const argument = word.startsWith('--') ? `-l ${word.slice(2)}` : `-a ${word}`;
        return `complete -c perennial -n '${when}' ${argument}`;
      }),
    );
    return `${lines.join('\n')}\n`;
  }
  throw new CommandError(`There is no completion for ${shell}; there is bash, zsh, fish.`, 2);
}

function knownPaths(all: readonly (readonly [string, readonly string[]])[]): string {
  return `|${all.map(([path]) => path).join('|')}|`;
}

function seen(path: string): string {
  return path
    .split(' ')
    .map((word) => `__fish_seen_subcommand_from ${word}`)
    .join('; and ');
}
