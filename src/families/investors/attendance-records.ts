// Who was seen at which event. Nothing of it is published as it is: the counts of co-attendance and
// the dossiers of the top tier, which are logged, are computed from its columns.

import { family } from '../../kernel/family.ts';
import { dateTime, name, nullable, stored } from '../../kernel/field.ts';

export const attendanceRecords = family({
  name: 'attendance_records',
  singular: 'attendance_record',
  title: 'Attendance records',
  summary: 'Which tracked investor attended which event.',
  tier: 'top',
  readAt: '/intelligence/investors',
  fields: {
    investor_id: stored(name('The id of the investor.')),
    event_id: stored(name('The id of the event.')),
    attended_at: stored(nullable(dateTime('When the investor was there.'))),
  },
  people: { investor_id: { by: 'investors', goes: 'record' } },
  refers: { event_id: 'events' },
  links: { investor: (record) => [record.investor_id], event: (record) => [record.event_id] },
  columns: {
    investor: { type: 'text', indexed: true, value: (record) => record.investor_id },
    event: { type: 'text', indexed: true, value: (record) => record.event_id },
    source: { type: 'text', value: (record) => record.source },
  },
  order: { by: 'attended_at', direction: 'desc' },
});
