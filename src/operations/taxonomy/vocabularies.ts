// Vocabularies of events, organizations, sponsors, investors, leads, content and people.

import { type TaxonomyScheme, term } from './term.ts';

export const vocabularySchemes: readonly TaxonomyScheme[] = [
  {
    scheme: 'event_types',
    terms: [
      term('conference', 'Conference', 'Large open meeting.'),
      term('symposium', 'Symposium', 'Meeting of invited experts.'),
      term('summit', 'Summit', 'Meeting of leaders and policy makers.'),
      term('workshop', 'Workshop', 'Small working meeting.'),
      term('society-meeting', 'Society meeting', 'Annual meeting of a learned society.'),
      term('school', 'School', 'Course or summer school.', { aliases: ['course', 'summer school'] }),
      term('webinar', 'Webinar', 'Online talk.'),
      term('lecture', 'Lecture', 'Single talk.'),
      term('hackathon', 'Hackathon', 'Event at which something is built.'),
      term('demo-day', 'Demo day', 'Start-ups present themselves.'),
      term('investor-meeting', 'Investor meeting', 'Capital meets projects.'),
      term('prize-challenge', 'Prize challenge', 'Competition with a reward.'),
      term('pop-up-residency', 'Pop-up residency', 'Gathering of several weeks.'),
      term('awareness-campaign', 'Awareness campaign', 'Public days or months.'),
    ],
  },
  {
    scheme: 'org_types',
    terms: [
      term(
        'foundation',
        'Foundation',
        'Private or public giver, or scientific non-profit; of the registry also what it calls other.',
      ),
      term('government', 'Government', 'Agency or ministry.'),
      term('corporate', 'Corporate', 'Company as funder.'),
      term('university', 'University', 'University or college as funder.'),
      term('lab', 'Lab', 'Research institute or network; of the registry also hospitals and archives.'),
      term('hybrid_fund', 'Hybrid fund', 'Gives grants and takes stakes.', {
        aliases: ['DAO', 'venture philanthropy'],
      }),
    ],
  },
  {
    scheme: 'sponsor_types',
    terms: [
      term('corporate', 'Corporate', 'Company that supports events.'),
      term('foundation', 'Foundation', 'Foundation or scientific non-profit.'),
      term('government', 'Government', 'Agency or ministry.'),
      term('university', 'University', 'University or institute of higher education.'),
      term('individual', 'Individual', 'Person who supports events.'),
      term('vc_fund', 'Venture fund', 'Venture capital firm.'),
      term('accelerator', 'Accelerator', 'Programme for start-ups.'),
      term('other', 'Other', 'None of the others.'),
    ],
  },
  {
    scheme: 'investor_types',
    terms: [
      term('individual', 'Individual', 'Private person.'),
      term('angel', 'Angel', 'Person who invests in start-ups.'),
      term('vc', 'Venture capital', 'Venture firm.'),
      term('family_office', 'Family office', 'Firm that invests for one or a few families.'),
      term('corporate_vc', 'Corporate venture', 'Venture arm of a company.'),
      term('accelerator', 'Accelerator', 'Programme that takes stakes in start-ups.'),
      term('institution', 'Institution', 'Foundation, sovereign fund or hospital that takes stakes.'),
      term('lp', 'Limited partner', 'Backer of funds.'),
    ],
  },
  {
    scheme: 'opportunity_types',
    terms: [
      term('grant', 'Grant', 'Money for a project.'),
      term('fellowship', 'Fellowship', 'Money for a person.'),
      term('prize', 'Prize', 'Reward for a result.'),
      term('investment', 'Investment', 'Money for a share.'),
      term('partnership', 'Partnership', 'Work done together.'),
      term('sponsorship', 'Sponsorship', 'Support of an event or programme.'),
      term('pilot', 'Pilot', 'First trial with a customer.'),
      term('in_kind', 'In kind', 'Facilities, time or materials.'),
      term('speaking', 'Speaking', 'Talk or panel.'),
    ],
  },
  {
    scheme: 'lead_entity_types',
    terms: [
      term('organization', 'Organization', 'Funder or institute.'),
      term('company', 'Company', 'Company as partner or customer.'),
      term('investor', 'Investor', 'Person or firm that invests.'),
      term('event', 'Event', 'Event that opens a door.'),
    ],
  },
  {
    scheme: 'lead_statuses',
    terms: [
      term('new', 'New', 'Found and not yet looked at.'),
      term('reviewed', 'Reviewed', 'Looked at by a person.'),
      term('active', 'Active', 'Somebody is working on it.'),
      term('parked', 'Parked', 'Kept for later.'),
      term('closed', 'Closed', 'Finished, with or without success.'),
    ],
  },
  {
    scheme: 'content_families',
    terms: [
      term('interview', 'Interview', 'Questions and answers, written or recorded.'),
      term('podcast', 'Podcast', 'Episode of a recorded series.'),
      term('post', 'Post', 'Article on a blog or network.'),
      term('talk', 'Talk', 'Recorded or transcribed lecture.'),
      term('press', 'Press', 'Press release or article of the press.'),
      term('letter', 'Letter', 'Open letter or letter to investors.'),
      term('filing', 'Filing', 'Document filed with a regulator or registry.'),
      term('publication', 'Publication', 'Paper, preprint or report.'),
    ],
  },
  {
    scheme: 'record_types',
    terms: [
      term('publication', 'Publication', 'Paper or preprint.'),
      term('patent', 'Patent', 'Patent or application.'),
      term('trial', 'Trial', 'Registered clinical trial.'),
      term('press', 'Press', 'Press release or article.'),
      term('filing', 'Filing', 'Document filed with a regulator or registry.'),
      term('round', 'Funding round', 'Closed round of financing.'),
      term('news', 'News', 'News item.'),
      term('page', 'Page', 'Page of a website.'),
      term('dataset', 'Data set', 'Published data.'),
    ],
  },
  {
    scheme: 'confidence',
    terms: [
      term('high', 'High', 'Three independent sources, one of them of grade A.'),
      term('medium', 'Medium', 'Two sources, or one of grade A.'),
      term('low', 'Low', 'One source of grade B or C.'),
    ],
  },
  {
    scheme: 'hero_role_tags',
    terms: [
      term('scientist', 'Scientist', 'Does or leads research.'),
      term('clinician', 'Clinician', 'Cares for patients.'),
      term('founder', 'Founder', 'Created a company or organisation.'),
      term('investor', 'Investor', 'Invests in the field.'),
      term('philanthropist', 'Philanthropist', 'Gives to the field.'),
      term('advocate', 'Advocate', 'Speaks for the field in public.'),
      term('policymaker', 'Policymaker', 'Shapes law, budgets or regulation.'),
      term('writer', 'Writer', 'Explains the field in writing or film.'),
      term('engineer', 'Engineer', 'Builds tools for the field.'),
    ],
  },
];
