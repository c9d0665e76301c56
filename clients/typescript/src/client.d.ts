import type { Client } from 'openapi-fetch';
import type { components, paths } from './schema.d.ts';

export interface ClientOptions {
  /** The address of the site, such as http://127.0.0.1:8080. */
  readonly baseUrl: string;
  /** A key of the full or top tier; without it the public tier answers. */
  readonly key?: string;
  /** In the place of the global one. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** Requests by method and path; their answers as JSON. */
export type PerennialClient = Client<paths, 'application/json'>;
/** A schema of the service by its name: Schema<'Grant'>. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

export function createPerennial(options: ClientOptions): PerennialClient;
