// What will be removed, and when. It follows from the declarations, like everything else that is said
// of them; see "Versions" in docs/api-design.md for the policy.

import { answerOf } from '../kernel/answer.ts';
import { date, example, list, oneOf, text, titled } from '../kernel/field.ts';
import { type Deprecation, type Operation, operation, schemaOf } from '../kernel/operation.ts';

const entry = titled(
  'Deprecation',
  schemaOf(
    {
      kind: oneOf(['operation', 'parameter'], 'What goes.'),
      operation: text('The name of the operation.'),
      parameter: text('The parameter that goes; there when the operation itself stays.'),
      since: date('The day of the notice.'),
      sunset: date('The first day without it, at least twelve months later.'),
      instead: text('What takes its place and how to change over.'),
      successor: example(
        text('The name of the operation that takes its place, where there is one.'),
        'list_grants',
      ),
    },
    (member) => !['parameter', 'successor'].includes(member),
  ),
);

/** The operation that lists what is deprecated among these. */
export function listDeprecations(operations: readonly Operation[]): Operation {
  const data = operations.flatMap(noticesOf);
  return operation({
    name: 'list_deprecations',
    method: 'GET',
    path: '/deprecations',
    tier: 'public',
    tag: 'Descriptions',
    summary: 'What will be removed from this interface, and when.',
    input: {},
    output: () =>
      schemaOf({
        data: list(entry, 'What goes, in the order of the documentation.'),
      }),
    cached: true,
    run: () => answerOf({ data }),
  });
}

function noticesOf({ name, deprecated, input }: Operation): readonly object[] {
  const noticeOf = ({ since, sunset, instead, successor }: Deprecation) => ({
    since,
    sunset,
    instead,
    ...(successor ? { successor } : {}),
  });
  const parameters = Object.entries(input).flatMap(([parameter, param]) =>
    param.deprecated
      ? [{ kind: 'parameter', operation: name, parameter, ...noticeOf(param.deprecated) }]
      : [],
  );
  return [
    ...(deprecated ? [{ kind: 'operation', operation: name, ...noticeOf(deprecated) }] : []),
    ...parameters,
  ];
}
