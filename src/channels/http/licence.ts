// The licence line: in every object, in the headers of every response, in every dump's index.

import { membersOf } from '../../kernel/json.ts';

export const licenceUrl = 'https://creativecommons.org/licenses/by/4.0/';

export interface Licence {
  readonly attribution: string;
  /** Ready members of a JSON object. */
  readonly members: string;
  /** The file beside the dumps. */
  readonly file: string;
  readonly headers: Readonly<Record<string, string>>;
}

export function licenceOf(service: { serviceName: string; siteUrl: string; partner: string }): Licence {
  const attribution = `${service.serviceName} (${service.siteUrl}), powered by ${service.partner}`;
  return {
    attribution,
    members: membersOf({ license: 'CC BY 4.0', attribution }),
    file: `CC BY 4.0 (${licenceUrl})\n${attribution}\n`,
    headers: { Link: `<${licenceUrl}>; rel="license"`, 'X-Attribution': attribution },
  };
}
