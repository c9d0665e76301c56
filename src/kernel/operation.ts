// An operation is the one primitive: a name, an address, a tier, a described input and output, and
// what it does. Its name is the operationId, the tool's name, the anchor in the docs and the field
// in the log. Names follow one rule: verb_noun, with list_, get_, create_, update_, delete_ before
// anything else; they are a contract, because clients are generated from them.

import type { Answer, ReadAs } from './answer.ts';
import type { Doc, Family } from './family.ts';
import type { Field, Fields, JsonSchema } from './field.ts';
import type { Written } from './json.ts';
import type { Change, ListRequest, NamedLabels, Reader } from './reader.ts';
import type { Reason } from './refusal.ts';
import type { Tier } from './tier.ts';

export interface Param<T = unknown> extends Field<T> {
  readonly in: 'path' | 'query' | 'body' | 'header';
  /** The name of the header that carries it. */
  readonly header?: string;
  /** It goes; requests that use it are told. */
  readonly deprecated?: Deprecation;
}

/** Notice that something will be removed. Days as YYYY-MM-DD. */
export interface Deprecation {
  readonly since: string;
  /** The first day without it: at least twelve months after the notice. */
  readonly sunset: string;
  /** What takes its place and how to change over, as a sentence. */
  readonly instead: string;
  /** The operation that takes its place. */
  readonly successor?: string;
}

export type Params = Readonly<Record<string, Param>>;

/** What the run of an operation receives, member by member. */
export type InputOf<P extends Params> = {
  readonly [K in keyof P]: P[K] extends Param<infer T> ? T : never;
};

/** Who asks and when, and what there is to ask. Nothing is taken from a global. */
export interface Context {
  readonly tier: Tier;
  readonly now: Date;
  readonly reader: Reader;
  readonly site: string;
  /** The licence line as ready members of a JSON object. */
  readonly licence: string;
  /** Processor time of this thread in ms: what one question may cost is told by it. Left out: nothing is told. */
  readonly cpuMs?: () => number;
  /**
   * When a question is asked that may hold the thread for long: `begin` says what it waits for, `over` is told what
   * it cost. A piece of an answer that is written while it is read comes after the questions of whoever asks little.
   */
  readonly turns?: {
    readonly begin: (as?: 'piece') => Promise<void> | null;
    readonly over: (ms: number) => void;
  };
  /** Knows names and what is near; left out: words mean themselves. */
  readonly finder?: Finder;
  /** The id of the record of a family that had this slug at any time; null where none had. Left out: not known. */
  readonly formerly?: (family: string, slug: string) => Promise<string | null>;
  /** An empty list says nothing of what is near: whoever asks looks elsewhere first. */
  readonly unhinted?: true;
  /** So many values of a facet are told, for whoever shows no more; left out: as many as the interface promises. */
  readonly maxCounts?: number;
  /** Ends when nobody waits for the answer any more; what takes long looks at it. */
  readonly signal?: AbortSignal;
  /**
   * A person who is signed in looks at a page, or sent a form of it: only the website says so, the latter
   * once the form has passed the gate.
   */
  readonly actor?: 'person' | 'person_by_form';
  /** Through which door the question came, where that is told apart. */
  readonly door?: 'mcp';
  /** Writes down a call of an audited operation; nothing is answered before it is written. */
  readonly audit?: (call: AuditedCall) => Promise<void>;
}

/** What helps a search of a list. */
export interface Finder {
  /** The words of a search that name labels, for a caller of this tier. */
  readonly named: (q: string, tier: Tier) => readonly NamedLabels[];
  /**
   * A request whose words no row has all, so that each thing that they ask for is met by any form, synonym or
   * label of it; null where the words stand for themselves, or nothing meets them so either.
   */
  readonly met: (family: Family, request: ListRequest) => ListRequest | null;
  /**
   * What is near a search that found nothing, as `meta.near` shows it; null where nothing is.
   * @param goesOn asked before each count: false, and it is told without it
   * @param unnamed where the records were matched before and none fits, what nothing names; left out: they are matched
   */
  readonly near: (
    family: Family,
    request: ListRequest,
    goesOn: () => boolean,
    unnamed?: readonly string[],
  ) => Doc | null;
}

/** What the audit log tells of an operation. */
export type AuditedOperation = Pick<Operation, 'name' | 'path' | 'input'> & { readonly method: string };

/** A call of an audited operation, with what came of it. */
export interface AuditedCall {
  readonly operation: AuditedOperation;
  /** The input as it was sent; null where it could not be read. */
  readonly input: Readonly<Record<string, unknown>> | null;
  /** The ids of the records that were answered, or asked for where the call was refused. */
  readonly subjects: readonly string[];
  /** How it ended: answered, refused for a reason, or failed by a bug. */
  readonly outcome: 'answered' | 'failed' | Reason;
}

export interface Operation<P extends Params = Params, Output = unknown> {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below the versioned root, or below the site's when `root` says so. */
  readonly path: string;
  readonly root?: 'site';
  readonly tier: Tier;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  readonly input: P;
  /** Refuses a caller who may not ask, before the input is read. */
  needs?(context: Context): void;
  /** Members of the body of which exactly one is sent, so that there always is a body. */
  readonly exactlyOneOf?: readonly string[];
  /** The tool server that offers it; the main one unless said otherwise. */
  readonly toolServer?: string;
  /** A further one. */
  readonly alsoOn?: string;
  /** The schema of a successful answer, for a caller of this tier. */
  readonly output: (tier: Tier) => JsonSchema;
  /** Its answer depends on nothing but the catalogue, the input and the tier, and may be kept. */
  readonly cached?: boolean;
  /** Its answer is about who asks, and no cache keeps it. */
  readonly personal?: boolean;
  /** Every call of it, a refused one too, is written to the audit log before its answer. */
  readonly audited?: boolean;
  /** Reasons of its own for which it refuses; those that follow from a rule for all are not named. */
  readonly refuses?: readonly Reason[];
  readonly deprecated?: Deprecation;
  /** The rows that it lists, for channels that send them in other forms. */
  readonly lists?: Listed;
  /** Its rows are groups with rows of their own in this member, which limit and offset page. */
  readonly groups?: { readonly rows: string };
  /** The changes that it tells of, for channels that send them in other forms. */
  readonly tells?: Told;
  /** The family of the record that it shows, and the member of its answer that holds the record. */
  readonly shows?: { readonly family: Family; readonly member: string };
  /** What success means where it is more than an answer. */
  readonly success?: 'created' | 'accepted';
  /** Whether a body of more than so many bytes is refused; 256 kB unless said otherwise. */
  readonly bodyLimit?: number;
  /**
   * Only a person does it, in a browser: no channel for programs mounts it, and no key, token or handle is
   * enough for it. What changes something is done by a form that was shown to the person.
   */
  readonly actor?: 'person';
  /** The person must have proved who they are a few minutes ago. */
  readonly recent?: true;
  /** What a person is asked before it is done, where a tool client can ask one; null: nothing, or it is refused anyway. */
  asks?(input: InputOf<P>, context: Context): Promise<Agreement | null>;
  /** Why the tool server does not offer it. */
  readonly notATool?: string;
  // A method, so that an operation may ask for the wider context its room works with.
  run(input: InputOf<P>, context: Context): Answer<Written, Output> | Promise<Answer<Written, Output>>;
}

/** What the answers of an operation read as. */
export type OutputOf<Asked> = Asked extends Operation<Params, infer Output> ? ReadAs<Output> : never;

/** What a person is asked to agree to. */
interface Agreement {
  readonly question: string;
  /** What a yes holds for: when it changes, the question is a new one. */
  readonly about: string;
}

/** A list of records of one family. */
export interface Listed {
  readonly family: Family;
  /** What its input asks of the shelf; without a limit, all rows. Refuses what the list refuses. */
  readonly request: (input: Doc, context: Context) => ListRequest;
}

/** The change feed, read from its end. */
export interface Told {
  readonly families: readonly Family[];
  /** What chooses the changes; `before` goes on where an answer ended. */
  readonly input: Params;
  /** The newest changes that were chosen, and what `before` takes to go on, null where nothing is older. */
  newest(input: Doc, context: Context, limit: number): NewestChanges;
}

interface NewestChanges {
  readonly changes: readonly Change[];
  readonly older: string | null;
}

const names = /^[a-z]+(_[a-z]+)*$/;

export function operation<const P extends Params, Output>(
  declaration: Operation<P, Output>,
): Operation<Params, Output> {
  const complain = (what: string) => {
    throw new Error(`operation ${declaration.name}: ${what}`);
  };
  if (!names.test(declaration.name)) complain('its name is not lower case words joined by _');
  if (declaration.summary === '') complain('it has no summary');
  const inPath = [...declaration.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string);
  for (const parameter of inPath) {
    if (declaration.input[parameter]?.in !== 'path')
      complain(`its path names ${parameter}, its input does not`);
  }
  if (declaration.cached && declaration.personal) complain('what is about a caller is not kept for others');
  if (declaration.cached && declaration.audited) complain('what is audited is made for each caller anew');
  for (const [parameter, param] of Object.entries(declaration.input)) {
    if (!param.schema.description) complain(`${parameter} has no description`);
    // What stands in the place of a member that a record leaves out does not stand in that of a parameter.
    if (param.optional && param.fallback !== undefined && param.schema.default === undefined)
      complain(`${parameter} may be left out, and it is not said what it is then: byDefault or maybe`);
    if (param.in === 'path' && !inPath.includes(parameter)) complain(`${parameter} is not in its path`);
    if (param.deprecated && tooSoon(param.deprecated)) complain(`${parameter} would go within twelve months`);
  }
  if (declaration.deprecated && tooSoon(declaration.deprecated)) complain('it would go within twelve months');
  return declaration;
}

function tooSoon({ since, sunset }: Deprecation): boolean {
  return !(`${Number(since.slice(0, 4)) + 1}${since.slice(4)}` <= sunset);
}

export function inPath<T>(field: Field<T>): Param<T> {
  return { ...field, in: 'path' };
}
export function inQuery<T>(field: Field<T>): Param<T> {
  return { ...field, in: 'query' };
}
export function inBody<T>(field: Field<T>): Param<T> {
  return { ...field, in: 'body' };
}
/** In a header of this name: comment_token in X-Comment-Token. */
export function inHeader<T>(header: string, field: Field<T>): Param<T> {
  return { ...field, in: 'header', header };
}
/** A parameter that takes this value when it is left out. */
export function byDefault<T>(field: Field<T>, value: T): Field<T> {
  const schema = { ...field.schema, default: value };
  return { ...field, schema, optional: true, fallback: value };
}
/** A parameter that may be left out and has no default. */
export function maybe<T>(field: Field<T>): Field<T | undefined> {
  return { ...(field as Field<T | undefined>), optional: true, fallback: undefined };
}

/** Members of a body, each of which may be left out. */
export function inBodyAtWill<F extends Fields>(
  fields: F,
): { readonly [K in keyof F]: F[K] extends Field<infer T> ? Param<T | undefined> : never } {
  const params = Object.entries(fields).map(([member, field]) => [member, inBody(maybe(field))]);
  return Object.fromEntries(params);
}

/** A closed object schema of fields, for inputs and outputs; its members are always there, unless said otherwise. */
export function schemaOf(
  fields: Fields | Params,
  required: (member: string, field: Field) => boolean = () => true,
): JsonSchema {
  const properties: Record<string, unknown> = {};
  const needed: string[] = [];
  for (const [member, field] of Object.entries(fields)) {
    properties[member] = field.schema;
    if (required(member, field)) needed.push(member);
  }
  return { type: 'object', properties, required: needed, additionalProperties: false };
}
