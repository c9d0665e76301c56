// What of the messages to the operator belongs to a person: those that were sent with the account. What was sent without
// one is erased ninety days after it was closed.

import type { PersonTables } from './person-table.ts';

export const messageTables: Pick<PersonTables, 'requesters' | 'messages'> = {
  requesters: { person: 'user_id', exported: ['name', 'email'], closing: 'delete' },
  messages: {
    part: 'id',
    of: 'requesters',
    key: 'request_id',
    exported: ['purpose', 'organisation', 'message', 'status', 'received_at'],
    closing: {
      set: (at) => ({
        organisation: null,
        entity_to_correct: null,
        message: '',
        status: 'done',
        resolved_at: at,
      }),
    },
  },
};
