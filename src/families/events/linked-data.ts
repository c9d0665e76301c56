// An event in the words of schema.org: professional facts only, and of those only what the answer holds.

import type { Doc } from '../../kernel/family.ts';
import { named, schemaOrg } from '../shared/linked-data.ts';

export function eventLinkedData(event: Doc): Doc {
  const online = event.is_online === true;
  const place = online
    ? { '@type': 'VirtualLocation', url: event.url }
    : event.location && { '@type': 'Place', name: event.location, address: event.location };
  return {
    '@type': 'Event',
    url: event.url,
    startDate: event.start_date,
    endDate: event.end_date,
    location: place,
    eventAttendanceMode:
      event.is_online === null
        ? null
        : `${schemaOrg}${online ? 'OnlineEventAttendanceMode' : 'OfflineEventAttendanceMode'}`,
    organizer: named('Organization', event.organizer),
    keywords: event.topics,
  };
}
