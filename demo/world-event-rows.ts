/**
 * Title, type, days until the start (null: no date), length in days, place ('': not told), organizer, topics,
 * relevance, keys of sponsors, extras (abstracts, prize, invited, hybrid).
 */
export type EventRow = readonly [
  title: string,
  type: string,
  starts: number | null,
  length: number,
  place: string,
  organizer: string,
  topics: string,
  score: number | null,
  sponsors: string,
  more?: string,
];

// biome-ignore format: a table reads better with one row a line
export const eventRows: readonly EventRow[] = [
  ['Larkspur Conference on the Biology of Ageing', 'conference', 52, 3, 'Port Larkspur, Examplia', 'Larkspur Meetings', 'biology-of-ageing geroscience', 92, 'quillmark-press tidegate-capital', 'abstracts prize'],
  ['Larkspur Conference on the Biology of Ageing, Last Year', 'conference', -313, 3, 'Port Larkspur, Examplia', 'Larkspur Meetings', 'biology-of-ageing geroscience', 80, 'quillmark-press'],
  ['Senescence Days of Hallowmere', 'symposium', 18, 2, 'Hallowmere, Fenland Isles', 'Hallowmere Ageing Trust', 'cellular-senescence senolytics', 85, 'hallowmere-hospital', 'invited'],
  ['Summit on Healthy Years', 'summit', 97, 2, 'Tessaly, Inland Republic', 'Tessaly Foundation for Healthy Years', 'healthy-ageing lifestyle-and-prevention', 71, 'tessaly-city-office ironbark-care'],
  ['Clock Builders Workshop', 'workshop', 9, 2, 'Online', 'Open Clocks Circle', 'biomarkers-of-ageing artificial-intelligence', 88, '', 'abstracts'],
  ['Clock Builders Workshop, Spring', 'workshop', -160, 2, 'Online', 'Open Clocks Circle', 'biomarkers-of-ageing', 74, ''],
  ['Examplia Society of Gerontology: Yearly Meeting', 'society-meeting', 128, 4, 'Old Quay, Examplia', 'Examplia Society of Gerontology', 'gerontology later-life', 63, 'tessaly-city-office', 'abstracts prize'],
  ['Summer School on Long-Lived Species', 'school', 205, 7, 'Saltmarsh, Fenland Isles', 'Saltmarsh Institute for Comparative Biology', 'comparative-biology longevity', 76, 'quillmark-press', 'prize'],
  ['Webinar: What a Theory of Ageing Must Explain', 'webinar', 4, 1, 'Online', 'Theory Circle', 'biology-of-ageing', 79, ''],
  ['Webinar: Reading a Negative Result', 'webinar', -11, 1, 'Online', 'Theory Circle', 'biology-of-ageing', 58, ''],
  ['Lantern Lecture on Honest Prizes', 'lecture', 26, 1, 'Kettle Bay, Fenland Isles', 'Lantern Prize Society', 'longevity', 49, ''],
  ['Open Data Hackathon on Lifespan Curves', 'hackathon', 33, 2, 'Fogbell Point, Examplia', 'Open Clocks Circle', 'data-resource longevity', 67, 'quillmark-press', 'prize hybrid'],
  ['Rejuvenation Demo Day', 'demo-day', 61, 1, 'Port Larkspur, Examplia', 'Springboard Eight', 'rejuvenation translational', 72, 'tidegate-capital springboard-eight'],
  ['Patient Capital Evening', 'investor-meeting', 40, 1, 'Tessaly, Inland Republic', 'Tidegate Capital', 'longevity', 60, 'tidegate-capital', 'invited'],
  ['Patient Capital Evening, Autumn', 'investor-meeting', -70, 1, 'Tessaly, Inland Republic', 'Tidegate Capital', 'longevity', 52, 'tidegate-capital', 'invited'],
  ['Sealed Test Set Challenge for Ageing Clocks', 'prize-challenge', 75, 30, 'Online', 'Lantern Prize Society', 'biomarkers-of-ageing', 81, '', 'prize'],
  ['Island of Long Days', 'pop-up-residency', 150, 35, 'Kettle Bay, Fenland Isles', 'Quorum of Elders DAO', 'longevity decentralised-science', 55, 'ironbark-care', 'hybrid'],
  ['Month of Healthy Ageing', 'awareness-campaign', 300, 30, '', 'Ministry of Long Life of Examplia', 'healthy-ageing older-adults', 35, 'tessaly-city-office'],
  ['Brain Ageing Symposium at Fogbell Point', 'symposium', 115, 3, 'Fogbell Point, Examplia', 'Fogbell Brain Foundation', 'brain-ageing dementia', 78, 'hallowmere-hospital', 'abstracts invited'],
  ['Autophagy Methods Workshop', 'workshop', 84, 4, 'Old Quay, Examplia', 'Examplia Research Council', 'disabled-macroautophagy loss-of-proteostasis', 70, '', 'abstracts'],
  ['Frailty in the Clinic', 'conference', -35, 2, 'Hallowmere, Fenland Isles', 'Hallowmere Ageing Trust', 'frailty geriatrics', 66, 'hallowmere-hospital'],
  ['Organ Preservation Round Table', 'workshop', 29, 1, 'Northshore, Examplia', 'Northshore Tissue Bank Network', 'organ-preservation biostasis', 64, '', 'invited'],
  ['Congress of Very Slow Animals', 'conference', null, 0, 'Saltmarsh, Fenland Isles', 'Saltmarsh Institute for Comparative Biology', 'comparative-biology', 62, ''],
  ['Conversations on Late Life', 'lecture', null, 0, '', 'Theory Circle', 'later-life', null, ''],
  ['Trials of Cheap Medicines: Planning Summit', 'summit', 2, 1, 'Tessaly, Inland Republic', 'Tessaly Foundation for Healthy Years', 'geroprotective-drugs clinical-trial', 83, 'ironbark-care', 'hybrid'],
];

/** Key, name, type, place, labels, description. */
// biome-ignore format: a table reads better with one row a line
export const sponsors: readonly (readonly [string, string, string, string, string, string])[] = [
  ['quillmark-press', 'Quillmark Press', 'corporate', 'Old Quay, Examplia', 'biology-of-ageing', 'Prints abstract books and pays for poster prizes.'],
  ['tidegate-capital', 'Tidegate Capital', 'vc_fund', 'Tessaly, Inland Republic', 'longevity', 'Pays for rooms and coffee, and sends its analysts.'],
  ['hallowmere-hospital', 'Hallowmere University Hospital', 'university', 'Hallowmere, Fenland Isles', 'geriatrics', 'Lends lecture halls to clinical meetings.'],
  ['tessaly-city-office', 'Tessaly City Office for Later Life', 'government', 'Tessaly, Inland Republic', 'older-adults', 'Supports meetings that are open to citizens.'],
  ['ironbark-care', 'Ironbark Care Foundation', 'foundation', 'Ironbark, Inland Republic', 'caregiving later-life', 'Pays for travel of carers and patients.'],
  ['springboard-eight', 'Springboard Eight', 'accelerator', 'Port Larkspur, Examplia', 'translational', 'Brings eight start-ups to the stage each season.'],
];
