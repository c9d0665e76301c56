// What members of Omega Point mean: runs, steps, hypotheses, designs, results.

/** A line for each: the name, or the holder and the name, then the meaning. */
export const omegaMeanings = `
adjusted_by: Who changed the score.
against: What it was measured against.
agreement: How far repeated answers agree.
answerable: Whether the question can be answered by an experiment; null while it is not judged.
attempts_left: How many tries are left.
board: How the hypotheses of the run stand.
budget_steps: How many steps the run may hand out.
budgets: The limits of each kind of run.
chain_head: The head of the chain of what was accepted.
channels: Through which doors the steps were answered.
ci_high: The upper end of the confidence interval.
ci_low: The lower end of the confidence interval.
comparator: What it is compared with.
competing_interests: Interests that may compete, in words.
contexts: In how many steps the model began anew, and in how many it went on.
controls: Steps with a known answer, and how many were passed.
critics: How many critics judged it.
data.published_at: When it was published.
data.review: Whether nobody, the operator or other participants reviewed it.
data_url: Where the data of the result are.
deadlines: Until when the run and its steps may take.
decided_by: Who decided it.
decision: What was decided.
derived: What the server worked out from the answer.
design: The design of the study.
designs: The designs of experiments.
deviations: What was done otherwise than planned.
direction: In which direction the effect goes.
e_value: The E-value of the result; null where it was not worked out.
falsifier_detail: What would refute it.
filled: How many members are filled.
fresh: In how many steps the model began anew.
shared: In how many steps the model went on.
games: How many comparisons it took part in.
gates: The gates to publishing, and whether each passes.
goal: What the run is for.
group: The group in which it was compared.
high: The upper end of its rank.
low: The lower end of its rank.
how_to_send: How the token is sent.
human_role: What people did in the run.
implication: What follows from it.
kinds: How many steps there are of each kind.
link_token: The token that speaks for the participant; it is shown this once.
listing: Whether it is listed, waits for a review, or is held.
live: How many could be looked up.
manifest: What was done in the run, step by step.
manifest_sha256: The SHA-256 of the manifest; null while there is none.
manifest_url: The address of the manifest.
measured: What was measured; null where nothing was.
measured.unit: The unit of the value.
mechanism_detail: The mechanism, step by step.
metric: What was measured.
mismatch: How many say something else than was quoted.
models: The models that answered, as the participant names them.
models_are: How it is known which models they were.
n: How many were measured; null where it is not known.
neighbours: The hypotheses that are nearest.
novelty: How new it is.
null: What would be seen if it were wrong.
observable: What can be observed.
observation: What would be observed.
of: Out of how many.
of_run: The run that it goes on from; null where there is none.
old_token_ends_at: When the old token stops to work.
open: How many steps are open.
open_steps: The steps that are open.
order_effect: How much the order of a comparison changes its answer; null where it was not measured.
outcome: What came out.
output_sha256: The SHA-256 of the answer.
p: The p-value.
parameters: How the model was set; null where it is not told.
participant: Who takes part.
passed: How many were passed.
per: What the size counts.
population: In whom or what it is measured.
prediction_detail: What it predicts.
premises: On what it rests.
prereg_sha256: The SHA-256 of the preregistration.
protocol: The version of the protocol.
protocol_license: The licence of the protocol.
provider: Who offers the model; null where it is not told.
public_ids: The public_ids of what was published.
publication: How the run is published.
question: The question of the run; null while there is none.
rank: How it ranks among the hypotheses of its run.
ref: What is cited, as a reference.
refutation: How it stood up to attempts to refute it.
released: Whether the step was given back.
repeat_agreement: How far repeated answers agree, 0 to 1; null where none was repeated.
replayed: Whether the very same answer had been accepted before.
resolved: Whether what is cited was found.
revoked: Whether the token was revoked.
run_url: The address of the run.
runs: The runs of the participant.
same: How many answers were the same.
sample_size: The planned size, and how it was worked out.
seed_commitment: The SHA-256 of the seed that the server chose before the run began.
self_reviewed: Whether the one who wrote it judged it too.
similarity: How alike they are, 0 to 1.
size: The size of the run.
sizes: The sizes that a run may have.
snapshot_seq: The state of the catalogue that the run reads, by its number in the log.
stance: What the evidence says of the claim.
mechanism_detail.step: What happens at this step.
steps: The steps, or how many.
steps_done: How many steps are done.
steps_leased: How many steps are being worked on.
strength: How strong it is in comparison.
struck: Whether it was struck out, or how many were.
sub_claim: The part of the claim that was attacked.
tau: Kendall's tau of two rankings: 1 is the same order, -1 the reverse.
threshold: From which value on it counts.
thresholds: From which values on the gates pass.
token: What is known of the token.
unit: The unit.
units: The units that values may have.
unresolved: How many were not found.
uses: How often the invitation may be used.
valid: Whether the answer keeps to the rules of its step.
verdict: What came of the attempts to refute it.
verified: Against what the quote was checked; null where it was not.
waiting_for: What the run waits for, or why no step is given; null where it waits for nothing.
warnings: What should be looked at, in words.
withdrawn: Whether it was withdrawn.
would_mean: What that would mean.
channel: Through which door it was answered; null where it was not.
context: Whether the model began anew; null where it is not told.
digest: The SHA-256 of what the step asked.
opinions: What the critics said.
ranking: How the hypotheses rank.
run: The run.
subject: What the step is about; null where it is about the whole run.
`;
