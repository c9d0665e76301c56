// What members of answers mean, whatever they tell of: lists, news, accounts, work of a team, figures.

/** A line for each: the name, or the holder and the name, then the meaning. */
export const answerMeanings = `
a: One of the two investors, by its id.
b: The other of the two investors, by its id.
access_level: The lowest tier that reads it.
accession: The accession number of a filing.
added: How many records were added.
algorithm: The algorithm of the key.
aliases: Other names of it.
aliases_by_language: Other names of it, by language.
amount: The amount as a decimal number, without a currency.
amount_target: The amount that the team hopes for.
amount_usd: The amount in US dollars; null where it was not converted.
api_at: When the API stopped showing it.
api_url: The address of its list in the API; of what is listed for one thing at a time, of the list that leads there.
argument: The parameter of that operation which takes the name.
as: What it was read as.
as_of: Up to which moment the changes are told.
asked: What was asked, in the words of the question.
attempts: The tries so far, the last ones first.
attendance: How often the investor was seen at events.
attended_at: When the investor was there; null where it is not known.
attendees_tracked: How many tracked investors were or will be there.
bytes: The size of the file in bytes; null where it is not known.
by_kind: Counts by kind.
by_stage: Counts by stage.
by_status: Counts by status.
by_text_policy: Counts by text policy.
can_claim: Whether the caller may claim leads.
can_delete: Whether the caller may delete.
can_edit: Whether the caller may edit.
change: What happened to the record.
changed: How many records were changed.
changes_seq: Its number in the log of changes.
changes_url: The address of the changes of this family.
client: The program that asks; null where a person or a key does.
closing_soon: How many close today or on one of the 14 days behind it (UTC).
closing_within_days: The number of days that was read from the question; null where none was.
code: What it is, for programs.
error.code: What happened, for programs.
flags.code: What is in doubt.
cleared: What was cleared, and how many of each.
comment: The comment.
comments: The comments, the oldest first.
companies: How many companies, or the companies.
company: The company, or its name.
company_public_id: The public_id of the company; null where the catalogue has no such company.
completed_at: When the job was done; null while it is not.
corrected: Words that were read in another spelling.
count: How many there are.
counts: How many there are of each.
created_at: When it was made.
currency: The currency, as three letters of ISO 4217.
data: The rows of the answer.
date: The day; null where it is not known.
de: In German.
en: In English.
es: In Spanish.
fr: In French.
it: In Italian.
met: What every row has in another form, by a synonym or by a label, where none has all words.
nl: In Dutch.
zh: In Chinese.
ja: In Japanese.
pt: In Portuguese.
delete_token: The token that removes the comment; it is shown this once.
deprecated: Whether it is not used for new records any more.
description: What it is, in words.
drop: The filter to leave out.
dump: The dump of the family; null where there is none.
dump_url: The address of the dump; null where there is none.
dump_version: The first dump without it; null until one is made.
earliest_deadline: The first deadline among them.
edges: The connections between the nodes.
entity: What is claimed: its kind and its id.
entity_name: The name of the body.
entity_type: The kind of the body.
error: What went wrong; null where nothing did.
event: The event.
events: The events, or how many there are.
events_12m: How many events in the last twelve months.
events_job: The job that searches events.
evidence_count: How many pieces of evidence there are.
expires_at: Until when it is valid.
families: The families, each with what is said of it.
family: The family of the record.
fields: The members of its records.
files: The files.
found: How many were found.
frame: What the question says beside its subject: stages, places, instruments, days.
from: What it was before, or where it begins.
funding_rounds: The rounds of funding that the investor took part in.
funding_sequence: The investments in the order of their days.
fund: The fund.
fx_date: The day of the rate that was used; null where nothing was converted.
generated_at: When it was made.
format: The format of the file.
get: The operation that shows the record, and its parameter; null where none does.
grant: The grant.
grants: The grants, or how many there are.
grants_job: The job that searches grants.
harvested_at: When the source was last read, of files that were kept the day that they are of; null where it never was.
has_more: Whether more follow.
health_topic_interest: How much its work touches health topics.
hero: The person.
history: What was changed, by whom and when.
host: The host that is told.
hypotheses: The hypotheses.
hypothesis: The hypothesis.
experiment: The experiment.
experiments: The experiments.
id: The id.
ids: Identifiers elsewhere.
investor: The investor.
investors: How many investors, or the investors.
item: The item.
items: The items.
job_type: What the job searches.
key: The key that asks; null where none does.
keys: The keys that are in use.
kind: Of what kind it is.
label: The label.
labels: The labels.
last4: The last four characters of the key.
last_at: When it was last seen; null where it never was.
latest_deadline: The last deadline among them; null where none has one.
latest_url: The address of the newest file.
lead: The lead.
lead_id: The id of the lead; null where something else is claimed.
leads: The leads.
left: How many records the source no longer has.
left_out: Parts of the question that tell no record from another.
limit: How many were asked for.
limits: How often the caller may ask; null where there is no limit.
links: Addresses that belong to it.
location: Where it is, in words.
market: The market.
essay: The essay.
match: How well the name fits.
max: The greatest value.
max_updated_at: The last change of a record in the file; null where it is empty.
meaning: What it means.
merged: How many records were merged into others.
message: A sentence for people.
meta: What is said of the answer beside its rows.
min: The smallest value.
min_updated_at: The first change of a record in the file; null where it is empty.
name: The name.
named: What of the question the record names.
near: What is near the question, where nothing was found; null where nothing is.
next_30_days: How many begin today or on one of the 30 days behind it (UTC).
next_action: What the team does next; null where nothing is planned.
next_action_at: When it does that; null where no day is set.
notes: Notes, in words.
nullable: Whether it may be null.
offset: How many were passed over.
op: What happened to the record.
operator: How the value is compared.
team.operator: Whether it is the team of the operator.
organization: The organization.
owner: Who it belongs to.
pagination: Which part of all rows this is.
pairs: Pairs of investors that were at events together.
parameter: The name of the parameter.
parent: What stands above it; null at the top.
percent: How much is done, 0 to 100.
permissions: What the caller may do.
place: Where it is; null where it is not known.
policy: Which limit holds for the caller.
previous: Earlier versions.
priority: How important it is to the team; null where it is not set.
probability: How likely it is, 0 to 1; null where nobody says.
profile: What everyone may know of the record.
progress: How far the job is.
project: The project.
project_id: The project that it belongs to; null where there is none.
propagated: The receipt of a removal.
public_id: The public_id; null where it has none.
query: What is searched; null where a project says it.
read: How the question was understood.
read_as: How it was read.
reasons: What speaks for it.
received: Whether it was received.
records: The records.
refresh_seconds: After how many seconds it makes sense to ask again.
refused: How many records were refused.
rejected: How many were rejected.
accepted: How many were accepted, or whether it was.
relax: Filters to leave out, with what would then match.
removed: Whether it was removed, or how many were.
replaced_by: What is used instead; null where nothing is.
replicas: The files for those who keep a whole copy.
requests: How many requests are allowed.
result: What came of it; null while there is nothing.
retry_after: Seconds after which it makes sense to ask again.
retryable: Whether trying again may help.
role: The role; null where it is not known.
rows: How many records there are; null where the caller may not count them.
rows_public: How many records everyone may read; null where it is not told.
rubric: What each score means.
scale: From where to where the scores go; null where there are none.
schema_url: The address of the schema; null where there is none.
schema_version: The version of the schema; null where there is none.
season: The season that is counted.
scope: Wider scopes in which something matches.
scopes: What the person allowed the program.
score: The score; null where there is none.
semantic_profile: What its investments are about.
sha256: The SHA-256 of the file; null where it is not known.
sha256_uncompressed: The SHA-256 of the file when it is unpacked; null where it is not packed.
signals: What its doings show.
slug: The short name.
source: Where it comes from.
sources: Where it comes from, each source once.
spelling: Words that were read in another spelling.
sponsor: The sponsor.
stage: How far it has come.
stage_changed_at: When it came to that stage.
stages: The stages, in their order.
start_date: When it begins; null where it is not known.
started_at: When it began.
finished_at: When it ended.
status: How it stands.
step: What is being done; null where nothing is.
summary: What was found, in words.
tags: Words of the team for it.
team: The team that asks; null where none does.
team_id: The id of the team.
terminal: Whether work ends at this stage.
terms: The terms.
tier: The tier.
title: The title.
to: What it became, or where it ends.
tombstones: The records that are gone.
tool: The name of the operation.
tool_server_at: When the tool server stopped showing it.
topics: What it is about.
total: How many there are in all.
tried_at: When it was last tried.
type: The type.
unchanged: How many records were as before.
unclaimed: How many leads nobody in the team has claimed.
unnamed: What of the question no record names that was looked at.
unwanted: What of the question is not wanted; what a record has of it puts it behind.
updated: The day on which it was last changed; null where nobody says.
updated_at: When it last changed; null where it never did.
url: The address.
user: The person who asks; null where none does.
user_id: The id of the person.
value: The value; null where there is none.
verified_at: When it was confirmed; null while it is not.
version: The version.
waiting: What still waits to be cleared, and how many of each.
webhook: Who is told of the job; null where nobody is.
webhook_id: The id of the message.
website: The website; null where none is known.
weight: How much it counts.
window_seconds: In how many seconds so many requests are allowed.
words: The words that are searched.
built_at: When it was made.
model: The name of the model that made it.
theory: The theory.
applicant_type: Who applies; null where it is not told.
author: Who wrote it; null where that person is gone.
countries: The countries, as ISO 3166 codes.
current_version: The number of the newest version.
keywords: Words that it is found by.
note: A note, in words; null where there is none.
text_md: The text, in Markdown.
versions: The versions, the newest first.
expires_in: In how many seconds it ends.
handle: The name of this sign-in, for asking how it stands.
interval: How many seconds to wait between two questions.
user_code: The code that the person types or confirms.
verification_uri: The page on which the person does that.
`;
