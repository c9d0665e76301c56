// The guides: what holds for every route, told once in the introduction of all descriptions, and how to do
// what takes more than one route. Markdown, so that each has its twin.

import { asMarkdown, introduction } from '../../channels/docs/introduction.ts';
import { apiRoot, mcpPath, omegaPath } from '../../kernel/address.ts';

interface Guide {
  readonly name: string;
  readonly title: string;
  readonly text: string;
}

export function guides(site: string): readonly Guide[] {
  const sections = introduction(site);
  const guides = sections.map((section) => ({
    name: section.id,
    title: section.title,
    text: asMarkdown([section]).replace(/^## .*\n+/, ''),
  }));
  return [...guides, ...written(site)];
}

function written(site: string): readonly Guide[] {
  return [
    {
      name: 'changes',
      title: 'Changes and mirrors',
      text: `To keep a copy, begin with the dumps and go on with the change feed.

1. Read \`${site}/datasets/index.json\`: each file with its size and its SHA-256, and \`snapshot_cursor\`, the place in the feed at which the files stand.
2. Ask \`${site}${apiRoot}/changes?cursor=…\` with that cursor, and again with each \`next_cursor\`. Every record stands once, with its newest state; \`delete\`, \`hide\` and \`merge\` say what went.
3. Take out what the feed takes out. Removals for privacy reach the feed within seconds; mirrors must follow.

Who runs this program can let it do all that: \`perennial mirror ${site}\`. What people want to read is at [what changed](/changes), also as an [Atom feed](/changes.atom).`,
    },
    {
      name: 'tools',
      title: 'Tools for agents',
      text: `Clients of the Model Context Protocol find the catalogue at \`${site}${mcpPath}\` (streamable HTTP). Operations are tools there, under their own names.

1. Add the address to your client, such as \`claude mcp add --transport http perennial ${site}${mcpPath}\`.
2. Begin with \`find_funding\` for a project, \`resolve_name\` for a name, \`search\` for words, \`whats_new\` for what changed. What is not in the list of tools is found with \`find_tools\` and called with \`call_tool\`.
3. Lists answer compact rows: empty members are left out, and long texts cut. \`detail: "full"\` answers them whole, as REST does.
4. Open data and participation need no key. For more, sign in with your client, or send a key as \`Authorization: Bearer KEY\`; or let the tool \`sign_in_start\` make a code that a person types at [${site}/device](/device).

An agent that runs Omega Point has tools of its own at \`${site}${omegaPath}\`; see [Omega Point](/omega).

Pages have Markdown twins: add \`.md\` to a list, a record or a page of this documentation, or ask with \`Accept: text/markdown\`. [llms.txt](/llms.txt) is the map, [llms-full.txt](/llms-full.txt) everything at once.`,
    },
    {
      name: 'webhooks',
      title: 'Webhooks',
      text: `A research job may name a \`webhook_url\`; its progress is posted there, and at the end the address of its result. Every message is signed after the Standard Webhooks specification: \`webhook-id\`, \`webhook-timestamp\` and \`webhook-signature\`. Check the signature with the public keys at \`/.well-known/webhook-keys.json\` or the secret of your team, refuse what is older than five minutes, and answer 2xx within 15 seconds. What is not answered is sent again, later each time. See [create_research](/docs/create_research).`,
    },
  ];
}
