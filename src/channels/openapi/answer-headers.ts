// The headers of answers, described once.

interface Header {
  readonly description: string;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly example?: string | number;
}

const text = { type: 'string' };
const whole = { type: 'integer', minimum: 0 };

export const answerHeaders: Readonly<Record<string, Header>> = {
  ETag: {
    description: 'Changes with the answer; send it back in If-None-Match, or in If-Match before a change.',
    schema: text,
    example: 'W/"Zr0vB3o8d0N8mJ3k1cQm2w"',
  },
  'Cache-Control': { description: 'How long the answer may be kept, and by whom.', schema: text },
  Link: {
    description: 'The licence, as rel="license"; on what goes away also rel="deprecation" and others.',
    schema: text,
    example: '<https://creativecommons.org/licenses/by/4.0/>; rel="license"',
  },
  'X-Attribution': { description: 'Whom to name when the data are used.', schema: text },
  'X-Request-Id': { description: 'The name of this request in the log of the server.', schema: text },
  RateLimit: {
    description: 'How many requests are left (r) and after how many seconds one more is (t).',
    schema: text,
    example: '"anon";r=597;t=42',
  },
  'RateLimit-Policy': {
    description: 'How many requests (q) in how many seconds (w).',
    schema: text,
    example: '"anon";q=600;w=60',
  },
  'X-RateLimit-Limit': { description: 'Requests in a minute.', schema: whole, example: 600 },
  'X-RateLimit-Remaining': { description: 'How many of them are left.', schema: whole, example: 597 },
  'X-RateLimit-Reset': { description: 'Seconds until one more is left.', schema: whole, example: 42 },
  'Retry-After': { description: 'Seconds after which it makes sense to ask again.', schema: whole },
  'WWW-Authenticate': { description: 'What is wrong with the credential.', schema: text },
  Allow: { description: 'The methods that the address answers.', schema: text },
  Location: { description: 'The address of the record that took its place.', schema: text },
  Deprecation: { description: 'Since when it is deprecated, as @seconds (RFC 9745).', schema: text },
  Sunset: { description: 'From when on it is gone (RFC 8594).', schema: text },
};

const everywhere = [
  'Link',
  'X-Attribution',
  'X-Request-Id',
  'RateLimit',
  'RateLimit-Policy',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'Cache-Control',
];

/** References to the headers of every answer and these. */
export function headersWith(...names: readonly string[]): Record<string, { readonly $ref: string }> {
  const all = [...names, ...everywhere];
  return Object.fromEntries(all.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
