// What is answered beside the operations: the descriptions themselves, pages, the questions of
// operators. Declared here so that every description shows them; the code that answers stands elsewhere.

import { apiRoot, mcpPath, omegaPath } from '../../kernel/address.ts';
import { example, type Field, shaped, text } from '../../kernel/field.ts';
import { inPath, inQuery, maybe, type Operation } from '../../kernel/operation.ts';
import type { Example } from './route-example.ts';

/** One form of a successful answer. */
export interface AnswerForm {
  readonly status: number;
  /** Left out: it has no body. */
  readonly type?: string;
  readonly description: string;
}

export interface PlainRoute
  extends Pick<
    Operation,
    'name' | 'method' | 'path' | 'root' | 'tier' | 'tag' | 'summary' | 'description' | 'input' | 'refuses'
  > {
  readonly root: 'site';
  readonly example?: Pick<Example, 'headers' | 'body' | 'options'>;
  readonly answers: readonly AnswerForm[];
  /** The JSON object that is sent, as a sentence. */
  readonly takes?: string;
  /** Answered beside the service: not counted, without licence, refused for nothing. */
  readonly operatorOnly?: true;
}

const get = { method: 'GET', root: 'site', tier: 'public', input: {} } as const;
const descriptions = { ...get, tag: 'Descriptions' } as const;
const health = { ...get, tag: 'Health', operatorOnly: true } as const;

const openapi: AnswerForm = {
  status: 200,
  type: 'application/json',
  description: 'An OpenAPI 3.1 document.',
};
const form = { type: 'string', enum: ['html', 'json'], default: 'html' };
const format: Field<string | undefined> = maybe(
  example(shaped<string>(form, 'The form of the documentation.'), 'json'),
);

/** A server of tools for agents. */
const toolServer = {
  ...get,
  method: 'POST',
  tag: 'Tools',
  takes: 'One message of JSON-RPC 2.0; batches are refused.',
  example: {
    headers: { Accept: 'application/json, text/event-stream' },
    body: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
  },
  answers: [
    { status: 200, type: 'application/json', description: 'The result, or an error of the protocol.' },
    {
      status: 200,
      type: 'text/event-stream',
      description: 'The same for clients of 2025 that take streams, as one event.',
    },
    { status: 202, type: 'application/json', description: 'A notification was taken; there is no body.' },
    { status: 400, type: 'application/json', description: 'No message, or one that the protocol refuses.' },
    { status: 404, type: 'application/json', description: 'There is no such method.' },
    { status: 406, type: 'application/json', description: 'Accept takes neither JSON nor a stream.' },
  ],
} as const;

/** A published run as one file. */
const archive = {
  ...get,
  tag: 'Omega Point',
  refuses: ['run_not_found', 'gone'],
  example: { headers: {}, options: '-O' },
  answers: [
    {
      status: 200,
      type: 'application/zip',
      description: 'manifest.json, parts, an RO-Crate and a signed statement.',
    },
    { status: 200, type: 'application/json', description: 'The manifest alone, where JSON is asked for.' },
  ],
} as const;

export const runArchive: PlainRoute = {
  ...archive,
  name: 'get_run_archive',
  path: `${apiRoot}/omega/runs/{run_id}/manifest`,
  summary: 'The archive of a published run: everything that is needed to recount it.',
  input: { run_id: inPath(example(text('The id of the run.'), 'or-xype3zc0')) },
};

export const experimentArchive: PlainRoute = {
  ...archive,
  name: 'get_experiment_archive',
  path: `${apiRoot}/omega/experiments/{public_id}/manifest`,
  summary: 'The same archive, by the public id of an experiment.',
  input: { public_id: inPath(example(text('The public id of the experiment.'), 'oe-0ffw707k')) },
};

export const plainRoutes: readonly PlainRoute[] = [
  {
    ...descriptions,
    name: 'get_openapi',
    path: '/openapi.json',
    summary: 'This interface as an OpenAPI document.',
    answers: [openapi],
  },
  {
    ...descriptions,
    name: 'get_api_openapi',
    path: `${apiRoot}/openapi`,
    summary: 'The same OpenAPI document, below the API.',
    answers: [openapi],
  },
  {
    ...descriptions,
    name: 'get_api_openapi_json',
    path: `${apiRoot}/openapi.json`,
    summary: 'The same OpenAPI document, under the name of a file.',
    answers: [openapi],
  },
  {
    ...descriptions,
    name: 'get_docs',
    path: `${apiRoot}/docs`,
    summary: 'The documentation, as a page or as JSON.',
    input: { format: inQuery(format) },
    answers: [
      { status: 200, type: 'application/json', description: 'By topic and route, with format=json.' },
      { status: 308, description: 'The pages for people are where Location says.' },
    ],
  },
  {
    ...descriptions,
    name: 'get_llms',
    path: '/llms.txt',
    summary: 'A map of the service for agents, in the form of llmstxt.org.',
    answers: [{ status: 200, type: 'text/plain', description: 'Markdown.' }],
  },
  {
    ...descriptions,
    name: 'get_llms_full',
    path: '/llms-full.txt',
    summary: 'Everything an agent needs to use the service: every route with parameters and an example.',
    answers: [{ status: 200, type: 'text/plain', description: 'Markdown.' }],
  },
  {
    ...get,
    tag: 'Dumps',
    name: 'get_dataset_file',
    path: '/datasets/{version}/{name}',
    summary: 'A file of the dumps, by the address that the index gives.',
    description:
      'It never changes. One range of bytes may be asked for. latest in the place of the version leads to the newest set.',
    input: {
      version: inPath(example(text('The version of the set, or latest.'), 'latest')),
      name: inPath(
        example(text('The name of the file; index.json and LICENSE.txt are there too.'), 'grants.ndjson.gz'),
      ),
    },
    refuses: ['tier_required', 'range_not_satisfiable'],
    example: { headers: {}, options: '-LO' },
    answers: [
      { status: 200, type: 'application/gzip', description: 'Lines of JSON, compressed by gzip.' },
      { status: 206, type: 'application/gzip', description: 'The range that was asked for.' },
      { status: 200, type: 'application/json', description: 'index.json: what the set holds.' },
      { status: 200, type: 'text/plain', description: 'LICENSE.txt.' },
      { status: 307, description: 'The file of the newest set is where Location says.' },
    ],
  },
  {
    ...toolServer,
    name: 'call_tool_server',
    path: mcpPath,
    summary:
      'The tool server: one message of the Model Context Protocol over streamable HTTP, without sessions.',
    description:
      'Its tools are the operations of this document, by their names, as far as the tier of the caller reaches.',
    refuses: ['forbidden', 'sign_in_needed', 'insufficient_scope'],
  },
  {
    ...toolServer,
    name: 'call_omega_agent',
    path: omegaPath,
    summary: 'The tool server of Omega Point, for research runs on the model of whoever calls it.',
    description:
      'Its tools are the operations of Omega Point in this document, the same list for everybody. Tools that need a link token answer 401 without one.',
    refuses: ['forbidden', 'link_required', 'link_invalid'],
  },
  runArchive,
  experimentArchive,
  {
    ...get,
    tag: 'Omega Point',
    name: 'get_omega_skill',
    path: '/omega/SKILL.md',
    summary: 'What agents that read files are told about taking part.',
    answers: [{ status: 200, type: 'text/markdown', description: 'A text in Markdown.' }],
  },
  {
    ...get,
    tag: 'Pages',
    name: 'get_front_page',
    path: '/',
    summary: 'The front page.',
    answers: [{ status: 200, type: 'text/html', description: 'A page.' }],
  },
  {
    ...get,
    tag: 'Pages',
    name: 'get_data_request_page',
    path: '/data-requests/{token}',
    summary: 'The page with the button that confirms a data-protection request.',
    input: {
      token: inPath(
        example(text('The token that was mailed.'), 'perennial_req_0000000000000000000000000000000000'),
      ),
    },
    answers: [{ status: 200, type: 'text/html', description: 'A page; opening it changes nothing.' }],
  },
  {
    ...health,
    name: 'get_health',
    path: '/healthz',
    summary: 'Whether the process lives.',
    answers: [{ status: 200, type: 'application/json', description: 'It does.' }],
  },
  {
    ...health,
    name: 'get_readiness',
    path: '/readyz',
    summary: 'Whether the server should get requests.',
    answers: [
      {
        status: 200,
        type: 'application/json',
        description: 'It should; status says whether it is ready, behind the log, or without its database.',
      },
      {
        status: 503,
        type: 'application/json',
        description: 'It builds its shelf, does not follow the log, or is about to stop.',
      },
    ],
  },
  {
    ...health,
    name: 'get_metrics',
    path: '/metrics',
    summary: 'Figures for Prometheus, where the operator lets them be read.',
    answers: [
      { status: 200, type: 'text/plain', description: 'Figures in the form of Prometheus.' },
      { status: 404, type: 'application/json', description: 'They are not served here.' },
    ],
  },
];
