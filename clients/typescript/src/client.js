// A typed client: the paths, parameters and answers of the service as types, requests by fetch.

import createFetchClient from 'openapi-fetch';

/**
 * @param {import('./client.d.ts').ClientOptions} options
 * @returns {import('./client.d.ts').PerennialClient}
 */
export function createPerennial({ baseUrl, key, fetch }) {
  return createFetchClient({
    baseUrl,
    ...(fetch ? { fetch } : {}),
    headers: key ? { Authorization: `Bearer ${key}` } : {},
    // Lists in a query are comma-separated.
    querySerializer: { array: { style: 'form', explode: false } },
  });
}
