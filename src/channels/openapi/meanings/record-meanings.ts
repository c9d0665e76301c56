// What members inside records mean: grants, evidence, companies, people, theories, CommonGrants.

/** A line for each: the name, or the holder and the name, then the meaning. */
export const recordMeanings = `
acceptedApplicantTypes: Who may apply.
acronym: The acronym.
amount_seen_in_source: Whether the amount stands in the page of the source.
applicant_types: Who may apply.
applies_to: For whom or what the date holds; null where it holds for all.
arxiv: The identifier at arXiv.
attribution: Whom to name for it.
awards_expected: How many awards are expected; null where it is not told.
awards_max: How many awards there are at most; null where it is not told.
awards_min: How many awards there are at least; null where it is not told.
at: When it was.
basis: On what it rests.
because: Why it was decided so.
bundle_id: The id of the bundle of evidence.
by: Who did it.
career_stage: Whether the grant names the career stage that was asked for.
career_stages: Career stages that the call names.
catalogue: How many stand in the catalogue.
category: Of what kind the requirement is.
certainty: How certain the evidence is.
changes: What was changed.
char_end: Where the quote ends in the text, in characters; null where it is not known.
char_start: Where the quote begins in the text, in characters; null where it is not known.
citation: What is cited; null where it could not be read.
citation_count: How often it was cited; null where it is not known.
claim: What is claimed.
claims: What is claimed, or the address of the claims.
closeDate: The last day to apply.
closeDateRange: Between which days it closes.
cluster_count: In how many clusters the theory is.
cluster_slugs: The slugs of its clusters.
clusters: Its clusters.
common_grants: The address of the same through the CommonGrants protocol; null where there is none.
computed_at: When it was worked out.
confidence: How sure the reading or the score is; null where nobody says.
connections: What it is connected with.
contradicting: Evidence that speaks against it.
cost_sharing: Whether the applicant must pay a share; null where it is not told.
counter_evidence: Evidence that speaks against it.
countries_in: Countries whose applicants may apply, as ISO 3166 codes; empty: the call is not known to name any.
countries_out: Countries whose applicants may not apply, as ISO 3166 codes.
country: Whether the grant names the country that was asked for.
createdAt: When the record was first accepted.
crossref_funder: The identifier in the Crossref Funder Registry; null where there is none.
customFields: Members beside those of the protocol.
customFilters: Filters beside those of the protocol.
customSortBy: An order beside those of the protocol.
customValue: What stands for a value that the protocol does not know.
custom_value: What stands for a value that the list does not know; null where it is known.
days_left: Whole days until the deadline; null where there is none or it is past.
deadline: The last moment to apply; null where there is none.
deadline_for: For whom alone the deadline is (renewal, aids); null where it is for all.
deadline_seen_in_source: Whether the deadline stands in the page of the source.
details: More about it, in words; null where there is nothing to say.
dimension: The dimension that is scored.
dimension_means: The mean of the scores for each dimension.
dimensions: Scores by dimension; null where a dimension was not scored.
document_id: The id of the document that is quoted; null where a page or a member of the record is.
doi: The DOI; null where there is none.
duration_months_max: The longest duration in months; null where it is not told.
ein: The Employer Identification Number; null where there is none.
eligibility_state: Whether the call says who may apply.
email: The address to write to; null where none is published.
end: Where it ends; null where it is not known.
endorsement_count: How many people stand behind the theory.
endorsements: Who stands behind the theory.
estimatedAwardCount: How many awards are expected.
evaluation: How the theory was rated.
eventType: The kind of date.
evidence: What it rests on, quoted.
evidence_ids: The ids of the evidence that it rests on.
excerpt: The beginning of the text; null where there is none.
excerpt_only: How many show an excerpt only.
explanatory_power: The score for explanatory power, 0 to 10.
extracted: What was read out of the text.
extractor: Which program read it.
facets: What is known of it, by subject.
falsifiability: The score for falsifiability, 0 to 10.
fieldType: The type of the value.
filterInfo: How the filters were understood.
filters: Which rows are asked for.
errors: What could not be understood.
sortInfo: How the order was understood.
paginationInfo: Which page this is.
pageSize: How many rows a page has.
totalItems: How many rows match in all.
totalPages: How many pages there are.
page: The page, beginning with 1; null where it is not known.
sortBy: What the rows are ordered by.
sortOrder: Ascending or descending.
first_seen: When it was first seen.
last_seen: When it was last seen.
flags: What is in doubt.
for_profit: Whether companies may apply.
foreign_applicants: Whether applicants of other countries may apply.
foundational_alignment: How well it fits what is well founded.
foundational_alignment_avg: The mean of its fit with what is well founded, 0 to 10; null where it was not rated.
foundational_alignment_count: How often that was rated.
full: How many show the whole text.
funder_domain_match: Whether the page lies at the address of the funder.
funder_name: The name of the funder.
funding: Amounts and rounds.
gaps: What is not known.
general: Whether the call is open to any research on ageing.
harvested: What the source says; null where it says nothing.
html: The address of its page.
ics: The address of its dates as a calendar.
jsonld: The address of the same as JSON-LD.
self: The address of the record in the API.
indication: What it is meant to treat; null where it is not known.
indirect_costs: Whether indirect costs are paid.
indirect_rate: The rate of indirect costs in percent; null where it is not told.
instrument: The kind of money.
ip: Patents and licences.
ip_url: The address of the policy on patents; null where there is none.
is_open: Whether it takes applications at this moment.
is_primary: Whether it is the main one.
is_public: Whether everyone may see the owner.
journal: The journal; null where it is not known.
keyDates: The dates of the call.
language: The language of the text; null where it is not known.
lastModifiedAt: When the record last changed.
last_checked_at: When it was last checked.
layer: The layer of the theory that is scored.
lei: The Legal Entity Identifier; null where there is none.
licence: The licence of the source; null where it names none.
licence_url: The address of the licence; null where there is none.
linkedin: The page at LinkedIn; null where there is none.
maxAwardAmount: The largest award.
maxAwardAmountRange: Between which amounts the largest award lies.
maxAwardCount: How many awards there are at most.
max_award: The largest award; null where it is not told.
member: The member of the record that is quoted, such as eligibility.details, in which char_start and char_end count; null where a document is.
method: How it was found or confirmed.
mime_type: The media type of the document.
minAwardAmount: The smallest award.
minAwardAmountRange: Between which amounts the smallest award lies.
minAwardCount: How many awards there are at least.
min_award: The smallest award; null where it is not told.
missing: What is missing.
modality: The kind of the therapy; null where it is not known.
n_a_reason: Why there is no score; null where there is one.
nct: The number at ClinicalTrials.gov; null where there is none.
new: What it says now; null where it was taken out.
next_check_at: When it is checked again.
obligation: Whether it must, should or may be met.
old: What it said before; null where it was added.
open_access_url: The address of the policy on open access; null where there is none.
openalex: The identifier at OpenAlex; null where there is none.
organization_public_id: The public_id of the organization; null where it is not in the catalogue.
otherDates: Further dates of the call.
page_count: How many pages it has; null where it is not known.
parse_status: How much of the document could be read.
partnerships: Who it works with.
patent: The number of the patent; null where there is none.
path: The member that it is about, as a path.
people: People who belong to it, or how many.
phases: The phases of a trial, such as phase_1.
phone: The telephone number of the office; null where none is published.
pmcid: The identifier at PubMed Central.
pmid: The identifier at PubMed; null where there is none.
popperian_sum: The sum of the Popperian scores.
ambition: The score for ambition, 0 to 10.
premise_plausibility: The score for the plausibility of its premises, 0 to 10.
postDate: The day on which it was announced.
precision: How exactly the date is told.
project_count: How many projects rest on the theory.
projects: Projects that belong to it, or how many.
prompt_version: The version of the instruction of the model; null where none was used.
public_office: Whether it is the address of an office, not of a person.
public_url: The page on this site; null where there is none.
publication_year: The year of publication; null where it is not known.
publications: Publications that belong to it, or how many.
pubmed_id: The identifier at PubMed; null where there is none.
quote: The words of the source.
quote_sha256: The SHA-256 of the quote.
rationale: Why it is so, in words.
rationale_summary: Why it has this score, in words; null where nobody says.
reason: Why it was done.
reasoning_node_count: How many steps its reasoning has.
reasoning_nodes: The steps of its reasoning.
recipient: Who received it.
record: The record.
record_count: How many records there are.
record_type: The kind of the record.
refs: What it refers to.
related_theories: Theories that are related.
relationship: How they are connected; null where nobody says.
relevance_score: How relevant it is, 0 to 100; null where it was not judged.
retrieved_at: When it was read.
review_count: How many reviews there are.
reviewed_by: Who has looked at it.
rolling: Whether applications are taken at any time.
ror: The identifier at ROR; null where there is none.
round: The round of funding; null where it is not known.
run_id: The id of the run.
scored_at: When it was scored.
scores: The scores.
scoring: How each dimension was scored.
similar: Calls that are alike.
since: Since when; null where it is not known.
until: Until when; null where it goes on or is not known.
size_bytes: The size in bytes; null where it is not known.
social: Where it speaks to the public.
source_ids: The ids of the sources.
source_type: The kind of the source; null where it is not known.
source_url: The page at the source; null where there is none.
start: Where it begins; null where it is not known.
state: How it stands.
statement: What is said, in words.
supporting: Evidence that speaks for it.
supporting_evidence: Evidence that speaks for it.
text: The text; null where there is none.
text_fragment_url: An address that leads to the words in the page; null where there is none.
text_policy: Whether the text may be shown whole or as an excerpt.
theories: The theories that it rests on.
theory_count: How many theories there are.
theory_name: The name of the theory.
time: The time of day; null where it is not known.
totalAmountAvailable: How much money there is in all.
totalFundingAvailableRange: Between which amounts all the money lies.
total_rating: The mean of all reviews.
trial: How a trial stood, and in which phases it was; null of other records.
tz: The time zone, as the list of IANA names it; null where it is not known, or tz_note says whose hour it is.
tz_note: Whose hour it is where no zone says it, as local time of the applicant; null otherwise.
uei: The Unique Entity Identifier; null where there is none.
unsolicited: Whether proposals that nobody asked for are read; null where it is not told.
url_status: The status that the page answered; null where it did not answer.
verified_open: Whether it was seen to be open, and of late; null where no check is recorded.
why: Why it is named here.
wikidata: The identifier at Wikidata; null where there is none.
x: The page at X; null where there is none.
year: The year; null where it is not known.
accepted_by: Who accepted it.
`;
