// Agencies that Grants.gov writes in another way than the registries of organizations: with a word less, cut at fifty
// signs, or by the system through which they take applications. An office within an agency is not the agency.

const registered: Readonly<Record<string, string>> = {
  'Advanced Research Projects Agency Energy': 'Advanced Research Projects Agency - Energy',
  'Agency for Health Care Research and Quality': 'Agency for Healthcare Research and Quality',
  'Air Force -- Research Lab': 'Air Force Research Laboratory',
  'Center for Medicare and Medicaid Services': 'Centers for Medicare & Medicaid Services',
  'DOC NOAA - ERA Production': 'National Oceanic and Atmospheric Administration',
  'Dept. of the Army -- Corps of Engineers': 'United States Army Corps of Engineers',
  NNSA: 'National Nuclear Security Administration',
  'Office of Juvenile Justice Delinquency Prevention':
    'Office of Juvenile Justice and Delinquency Prevention',
  'Substance Abuse and Mental Health Services Adminis':
    'Substance Abuse and Mental Health Services Administration',
};

/** The name by which registries know an agency of Grants.gov. */
export function registeredAgency(name: string): string {
  return registered[name.replace(/\s+/g, ' ').trim()] ?? name;
}
