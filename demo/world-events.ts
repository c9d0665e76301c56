import type { Days } from './days.ts';
import { type DemoRecord, fictional, record, slugOf, told, words } from './fiction.ts';
import { demoId } from './ids.ts';
import { eventRows, sponsors } from './world-event-rows.ts';

/** Title (or the whole of it before a colon) as key and public id. */
export function eventKey(title: string): string {
  return slugOf(title);
}

export function demoEvents(days: Days): DemoRecord[] {
  return eventRows.map(
    ([title, type, starts, length, place, organizer, topics, score, sponsorKeys, more]) => {
      const key = eventKey(title);
      const online =
        place === 'Online'
          ? true
          : place === ''
            ? undefined
            : more?.includes('hybrid') === true
              ? undefined
              : false;
      return record('events', key, {
        public_id: key,
        title,
        description: told(aboutType[type] ?? 'A gathering on the science of long life.'),
        url: `https://${key}.example/`,
        registration_url: starts !== null && starts > 0 ? `https://${key}.example/register` : undefined,
        start_date: starts === null ? undefined : days.at(starts, 9),
        end_date: starts === null ? undefined : days.at(starts + length - 1, 17),
        submission_deadline:
          more?.includes('abstracts') === true && starts !== null ? days.within(starts - 40) : undefined,
        submission_url: more?.includes('abstracts') === true ? `https://${key}.example/abstracts` : undefined,
        location: place === '' ? undefined : place,
        is_online: online,
        organizer: fictional(organizer),
        event_type: type,
        topics: words(topics),
        prizes_text:
          more?.includes('prize') === true
            ? 'Three prizes of 5,000 euros for posters of doctoral candidates.'
            : undefined,
        eligibility_text:
          more?.includes('invited') === true ? 'By invitation; apply with one paragraph.' : undefined,
        relevance_score: score,
        sponsor_ids: words(sponsorKeys).map((sponsor) => demoId('sponsors', sponsor)),
      });
    },
  );
}

const aboutType: Readonly<Record<string, string>> = {
  conference: 'Three days of talks and posters, with every abstract open to read.',
  symposium: 'Invited talks with long discussions, one question for each session.',
  summit: 'Funders, founders and officials compare plans and publish what they agreed.',
  workshop: 'A small group works on one method and leaves with shared code.',
  'society-meeting': 'The yearly meeting of a learned society, with elections on the last day.',
  school: 'A week of courses for doctoral candidates and clinicians.',
  webinar: 'One talk, one hour, questions in writing.',
  lecture: 'A single evening lecture for everybody.',
  hackathon: 'Two days of building on open data sets of ageing.',
  'demo-day': 'Start-ups show what works and what does not.',
  'investor-meeting': 'Capital meets projects; every pitch names the outcome that would end the project.',
  'prize-challenge': 'A public competition with a sealed test set.',
  'pop-up-residency': 'Five weeks of living and working together on long life.',
  'awareness-campaign': 'A month of public talks on healthy ageing.',
};

export function demoSponsors(): DemoRecord[] {
  return sponsors.map(([key, name, type, place, labels, text]) =>
    record('sponsors', key, {
      public_id: key,
      name: fictional(name),
      slug: key,
      sponsor_type: type,
      description: told(text),
      location: place,
      url: `https://${key}.example/`,
      labels: words(labels).sort(),
    }),
  );
}
