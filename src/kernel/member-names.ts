// The names that members may have where the specification leaves an object open, at whatever depth, and the words
// of which names of rating dimensions are made. What no list here names is not kept: a record holds what was
// declared, and of the personal layer nothing was.

const named = (...names: readonly string[]) => names.flatMap((one) => one.trim().split(/\s+/));

/** Members of open objects: acts of a person, dossiers, evidence, what a rating or an experiment says further. */
export const memberNames: ReadonlySet<string> = new Set(
  named(
    // What something is called, and of what kind it is.
    `id ids key keys name names title headline label labels slug kind type category record_type section status state
     stage level version language format topic topics theme themes tags keywords aliases scope subject subjects`,
    // Who and what is named.
    `public_id hero_public_id company_public_id investor_public_id organization_public_id project_public_id
     organization_id company_id hero_id investor_id project_id theory_id theory_ids hypothesis_id hypothesis_ids
     person_name company_name organization_name project_name fund_name author authors person people company
     companies investor investors organization organizations institution affiliation recipient donor funder
     sponsor partner partners to from by with role position relation relationship contribution co_authors
     inventors applicant assignee registry publisher journal venue event host`,
    // When and where.
    `date dates year month day period start end start_date end_date since until from_year to_year at time times
     deadline announced announced_at published published_at updated_at retrieved_at seen_at checked_at accepted_at
     scored_at duration duration_months horizon horizon_years place location country countries city region`,
    // What is said of it, and by whom.
    `text texts summary description details note notes comment remark reason reasons because statement statements
     claim claims belief beliefs stance position_taken quote quotes excerpt abstract body content full_text transcript
     rationale argument question answer goal aim mission vision strategy approach bets plan plans steps step method
     methods result results outcome outcomes finding findings conclusion limitations lesson context background
     change changed_from changed_to reaction risk risks challenge principle premise premises derivation prediction
     observation verdict decision decided_by adjusted_by accepted accepted_by item items examples example answers`,
    // Where it stands, and with what right.
    `url urls link links source sources source_url source_ids source_type website page document document_id page_url
     text_policy attribution licence licence_url license statement_url doi pmid pmcid nct arxiv patent accession isbn
     issn pubmed_id citation citations citation_count citation_key cite ref refs evidence evidence_ids supports
     contradicts supporting contradicting supporting_evidence counter_evidence quote_sha256 sha256 char_start char_end
     extracted extractor run_id prompt_version model verified resolved match publications projects funding partnerships
     ip social theories facets patents trials`,
    // Numbers.
    `amount amounts amount_usd currency fx_date value value_usd unit units min max low high total count number share
     percent percentage score scores rating probability impact confidence weight strength rank price round lead
     multiple return valuation valuation_usd revenue_usd acquirer buyer n p op operator threshold scale size effect
     effect_size agreement same of order dimension dimensions parent_node_id parent_id parent node_id`,
    // What people did to themselves in public, as an intervention and its protocol.
    'intervention compound dose dosage regimen protocol measured metric baseline comparator population species',
    // How an experiment is registered.
    `study_type existing_data data_source design arms treatment randomisation randomization blinding inclusion exclusion
     primary_outcome primary_endpoint secondary secondary_outcomes secondary_endpoints observable instrument covariates
     sample_size n_total alpha power tails attrition stopping_rule analysis formula transformations multiplicity
     missing_data supported_if refuted_if inconclusive_if sensitivity kill_criterion ethics approvals_needed
     feasibility months cost_usd skills sharing data code intervention_arm control control_arm groups group endpoint
     endpoints timeline materials procedure controls replicates hypothesis statistics budget`,
    // Who and what took part in a run.
    `participant models models_are provider channels human_role competing_interests self_reviewed contexts fresh shared
     passed repeat_agreement order_effect`,
    // What a call demands, and what an operator set right.
    `requirement obligation required optional eligibility applicants document_type currency_code harvested path
     amount_min amount_max`,
    // How companies and providers are described.
    `modality indication compound_name target pathway mechanism product pipeline phase founders team members employees
     headquarters founded incorporated legal_form jurisdiction policy service services capability capacity storage
     cases case_count technology filing filed granted expires handle platform followers post posts`,
  ),
);

/** The words of rating dimensions: medical_need and health_impact are names of two of them each. */
const ratingWords: ReadonlySet<string> = new Set(
  named(
    // The dimensions of GET /taxonomy, word by word.
    `mechanism validity evidence strength ageing aging centrality impact potential translational readiness execution
     defensibility transparency preservation quality response capability storage security endurance revival pathway
     case capture depth fidelity consent governance portability honesty clarity burden speed fairness feedback
     flexibility risk appetite follow through scientific contribution capital moved institution building advocacy
     reach openness courage consistency field premise soundness base rigour rigor falsifiability feasibility novelty
     effect size generality enabling power gain market efficiency regulatory path exit team time value safety
     manufacturing commercial funding ethical plausibility explanatory ambition foundational alignment`,
    // Further words of the trade.
    `medical need unmet health public global healthspan lifespan longevity science technology technical technological
     clinical preclinical translation translatability innovation innovativeness originality significance importance
     relevance urgency severity prevalence incidence population access accessibility affordability equity burden
     disease biology biological mechanistic causal causality target tractability druggability validation validated
     model animal human trial trials data reproducibility replication replicability robustness reliability precision
     accuracy specificity sensitivity efficacy effectiveness potency durability delivery dose toxicity tolerability
     side effects benefit benefits outcome outcomes endpoint endpoints biomarker biomarkers measurability measurement
     testability predictive prediction predictions coherence parsimony simplicity scope breadth generalisability
     generalizability scalability scale cost costs price pricing reimbursement revenue growth competition competitive
     advantage moat ip patent patents intellectual property protection barrier barriers adoption demand customer
     customers business model strategy vision mission focus leadership management founder founders experience expertise
     network partnerships partners collaboration resources runway burn financing investment investor investors return
     returns upside downside multiple valuation milestone milestones timeline timing progress momentum track record
     delivery operational operations logistics infrastructure platform pipeline stage maturity approval regulation
     compliance legal ethics ethics society societal social environmental sustainability trust credibility reputation
     communication communications support effort engagement education training community outreach policy media
     independence integrity accountability documentation publication publications citation citations open sharing code
     methods methodology design statistics statistical power sample controls bias uncertainty confidence certainty
     complexity difficulty dependency dependencies likelihood probability success failure severity exposure mitigation
     monitoring quality overall total score rating level index mean average first second third early late short long
     term near to of and in for the by on with best worst high low new known unknown other`,
  ),
);

/** Whether a name is one of a rating dimension, in whatever way its words are joined. */
export function isRatingName(name: string): boolean {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  return words.length > 0 && words.every((word) => ratingWords.has(word));
}
