// Every answer that a test gets is held against the OpenAPI document: its status is named there, its
// form is right, and its body fits the schema for the caller's tier.

import assert from 'node:assert/strict';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { topics } from '../../src/catalogue.ts';
import { plainRoutes } from '../../src/channels/http/plain-routes.ts';
import { openapiDocument } from '../../src/channels/openapi/openapi-document.ts';
import type { Operation } from '../../src/kernel/operation.ts';
import { reaches, type Tier, tiers } from '../../src/kernel/tier.ts';

// biome-ignore lint/suspicious/noExplicitAny: a JSON document of any form
type Json = any;

export interface Contract {
  readonly document: Json;
  /** Throws where the answer is not what the document promises. */
  readonly check: (request: Request, response: Response, tier: Tier) => Promise<void>;
}

const site = 'http://perennial.test';
const made = new WeakMap<readonly Operation[], Contract>();

/** The document for these operations, made once. */
export function contractOf(operations: readonly Operation[]): Contract {
  let contract = made.get(operations);
  if (!contract) {
    contract = contractFor(operations);
    made.set(operations, contract);
  }
  return contract;
}

function contractFor(operations: readonly Operation[]): Contract {
  const service = { serviceName: 'Perennial', siteUrl: site, operations, routes: plainRoutes, topics };
  const document: Json = openapiDocument({ ...service, introduction: '' });
  const ajv = new Ajv2020({ strict: false, logger: false, code: { optimize: false } });
  addFormats.default(ajv);
  const added = new Set<Tier>();
  const routes = Object.keys(document.paths).map((path) => {
    const suffixes = Object.keys(document.paths[path].get?.['x-suffixes'] ?? {});
    const own = path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+');
    const endings = suffixes.map((suffix) => suffix.replaceAll('.', '\\.')).join('|');
    return { path, pattern: new RegExp(`^${own}(?:${endings})?$`) };
  });
  // A path that says more in its own words goes before one that leaves it to parameters.
  const vague = ({ path }: { path: string }) => path.split('{').length * 1_000 - path.length;
  routes.sort((a, b) => vague(a) - vague(b));

  function validatorAt(pointer: readonly string[], tier: Tier): ValidateFunction {
    if (!added.has(tier)) {
      added.add(tier);
      ajv.addSchema(seenBy(tier, document), `https://${tier}.test/openapi.json`);
    }
    const path = pointer.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1')));
    const validator = ajv.getSchema(`https://${tier}.test/openapi.json#/${path.join('/')}`);
    if (!validator) throw new Error(`there is no schema at ${pointer.join(' ')}`);
    return validator;
  }

  async function check(request: Request, response: Response, tier: Tier): Promise<void> {
    const { pathname } = new URL(request.url);
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const { status } = response;
    const what = `${request.method} ${request.url.slice(site.length, 200)} (${tier}): ${status}`;
    const type = (response.headers.get('content-type') ?? '').split(';')[0] as string;
    const possible = routes.filter(
      ({ path, pattern }) => pattern.test(pathname) && method.toLowerCase() in document.paths[path],
    );
    // The name of a record may end like the name of a form.
    const fits = ({ path }: { path: string }) =>
      document.paths[path][method.toLowerCase()].responses[status]?.content?.[type];
    const route = possible.find(fits) ?? possible[0];
    if (status === 304 || request.method === 'HEAD' || request.method === 'OPTIONS') return;
    if (status === 202 && response.body === null) return;
    // The addresses of OAuth describe themselves, by RFC 8414 and 9728.
    if (!route && /^\/(?:oauth\/|\.well-known\/(?:oauth|openid)-)/.test(pathname)) return;
    // A slash at the end leads to the address without it, which the document names.
    if (status === 308 && !route && pathname.endsWith('/')) return;
    // Pages lead on to other pages; the document is of what programs ask.
    if (status === 303 && !route) return;
    const place = route ? ['paths', route.path, method.toLowerCase(), 'responses', String(status)] : [];
    // Pages for people are not of the interface for programs: test/website holds them against HTML's rules.
    if (type === 'text/html' && !route) return;
    if (!route && status !== 404 && !/^\/(?:api|mcp|common-grants)\b/.test(pathname)) return;
    const named = route ? document.paths[route.path][method.toLowerCase()].responses[status] : null;
    if (!named) {
      // What the server answers beside the app is not there in tests.
      const operatorOnly = plainRoutes.some((one) => one.operatorOnly && one.path === pathname);
      const near = !operatorOnly && routes.some(({ pattern }) => pattern.test(pathname));
      const known = (!route || operatorOnly) && [400, 401, 403, near ? 405 : 404, 429].includes(status);
      assert.ok(known, `${what} is not in the document`);
    }
    const pointer =
      named && !named.$ref
        ? place
        : ['components', 'responses', nameOf(named?.$ref) ?? 'InternalServerError'];
    const answer = pointer.reduce((at, step) => at[step], document);
    if (!answer.content && type === '') return;
    assert.ok(answer.content?.[type], `${what} is ${type || 'of no type'}, and not as the document says`);
    if (!/^application\/(?:[\w.-]+\+)?json$/.test(type) || response.headers.has('content-encoding')) return;
    const validate = validatorAt([...pointer, 'content', type, 'schema'], tier);
    const text = await response.clone().text();
    const wrong = validate(JSON.parse(text)) ? '' : ajv.errorsText(validate.errors?.slice(0, 5));
    assert.equal(wrong, '', `${what}: ${text.slice(0, 300)}`);
    const codes = route && document.paths[route.path][method.toLowerCase()]['x-codes'];
    const { code } = JSON.parse(text);
    const isNamed = status < 400 || !codes || code === undefined || codes.includes(code);
    assert.ok(isNamed, `${what}: ${code} is not among the codes of the document`);
  }
  return { document, check };
}

function nameOf(ref: string | undefined): string | undefined {
  return ref?.split('/').at(-1);
}

/** The document as a caller of this tier meets it: without members of higher tiers, and with no others. */
function seenBy(tier: Tier, at: Json, root: Json = at): Json {
  if (Array.isArray(at)) return at.map((one) => seenBy(tier, one, root));
  if (at === null || typeof at !== 'object') return at;
  const whole = Array.isArray(at.allOf) ? { ...at, ...joined(at.allOf, root), allOf: undefined } : at;
  const { 'x-tier': _, ...rest } = whole;
  const seen = Object.fromEntries(
    Object.entries(rest).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, seenBy(tier, value, root)]],
    ),
  );
  if (!seen.properties || seen.in) return seen;
  const shown = (one: Json) => one['x-tier'] === undefined || reaches(tier, one['x-tier']);
  const names = Object.keys(whole.properties).filter((name) => shown(whole.properties[name]));
  return {
    additionalProperties: false,
    ...seen,
    properties: Object.fromEntries(names.map((name) => [name, seen.properties[name]])),
  };
}

/** One object schema for several that all hold. */
function joined(parts: readonly Json[], root: Json): Json {
  const objects = parts.map((part) =>
    part.$ref
      ? part.$ref
          .slice(2)
          .split('/')
          .reduce((at: Json, step: string) => at[step], root)
      : part,
  );
  return {
    type: 'object',
    properties: Object.assign({}, ...objects.map(({ properties }) => properties)),
    required: objects.flatMap(({ required }) => required ?? []),
  };
}

/** The tier that a test names in the header; with a real key it may be any. */
export function namedTier(authorization: string | null): Tier {
  if (authorization === null) return 'public';
  const [first] = authorization.split(' ');
  return tiers.find((tier) => tier === first) ?? 'top';
}
