// What the specification says of each resource, written by hand from it, as a check of the declarations.

import type { Tier } from '../../src/kernel/tier.ts';

/** The words of a text, whatever space lies between them. */
export const words = (text: string) => text.trim().split(/\s+/);

/** Members by family, place and tier; the tier is the lowest that reads them. */
export const specified: readonly (readonly [
  family: string,
  place: 'row' | 'detail',
  tier: Tier,
  members: string,
])[] = [
  [
    'grants',
    'row',
    'public',
    `id public_id title description funder_name deadline url info_url location labels public_url created_at updated_at
     text_policy source_url`,
  ],
  ['grants', 'row', 'full', 'relevance_score stage status source'],
  [
    'events',
    'row',
    'public',
    `id public_id title description url registration_url start_date end_date submission_deadline location is_online organizer
     event_type submission_url topics prizes_text eligibility_text public_url created_at updated_at text_policy source_url`,
  ],
  ['events', 'row', 'full', 'relevance_score source'],
  [
    'organizations',
    'row',
    'full',
    `id public_id name org_type description location url grants_count open_grants_count next_open_deadline labels
     actionability_score public_url`,
  ],
  [
    'organizations',
    'detail',
    'full',
    `aliases ids parent countries mission founded typical_award open_grants grant_history policies people reviews
     field_sources`,
  ],
  ['investors', 'row', 'full', 'id public_id name type bio entities linked_leads public_url'],
  [
    'investors',
    'detail',
    'full',
    `headline is_person firm geo stages sectors check_size thesis portfolio last_investment_at stale stale_since links
     correction_url field_sources`,
  ],
  [
    'leads',
    'row',
    'full',
    `id name entity_type opportunity_types status stage active_action relevance_score description url location
     contact_email submission_url info_url approach_strategy grant_deadline discovery_source created_at updated_at`,
  ],
  [
    'sponsors',
    'row',
    'full',
    'id public_id name slug sponsor_type description location url logo_url events_count labels public_url',
  ],
  [
    'companies',
    'row',
    'public',
    `public_id name logo_url primary_approach headquarters funding_stage company_status founding_year website overall_score
     overall_score_computed_at scores public_url`,
  ],
  [
    'companies',
    'detail',
    'public',
    'description total_funding_usd created_at updated_at theories publications',
  ],
  ['companies', 'detail', 'full', 'dossier evidence_bundle'],
  [
    'preservation_companies',
    'row',
    'public',
    'public_id name logo_url section one_liner website continuity_overall legacy_overall scores public_url',
  ],
  ['preservation_companies', 'detail', 'public', 'dimensions'],
  ['preservation_companies', 'detail', 'full', 'dossier'],
  [
    'rated_projects',
    'row',
    'public',
    `public_id name section canonical_url brief_concise overall_score scientific_overall breakthrough_overall
     investor_overall last_rated_at public_url`,
  ],
  [
    'rated_projects',
    'detail',
    'public',
    `brief_hypothesis brief_mechanism brief_approach brief_status brief_success_criteria brief_near_term_impact
     brief_future_horizons breakthrough_thesis failure_thesis scientific_dims breakthrough_dims investor_dims risk_panel
     tam_usd capital_to_breakeven_usd upside_best_case_multiple total_capital_to_commercialize_usd
     effect_size_years_lifespan effect_size_value time_horizon_years time_to_value_months exit_comparables
     effect_size_unit ip_market_structure`,
  ],
  [
    'heroes',
    'row',
    'public',
    `public_id name tagline photo_url photo_checked_at role_tags theme_tags impact_statement overall_score
     total_capital_moved updated_at scores public_url`,
  ],
  ['heroes', 'detail', 'public', 'bio x_handle x_url website text_policy source_url'],
  [
    'ideas',
    'row',
    'top',
    'id slug title statement level parent_id path status merged_into counts matches updated_at',
  ],
  ['ideas', 'detail', 'top', 'edges'],
  [
    'omega_hypotheses',
    'row',
    'public',
    `id public_id statement mechanism prediction falsifier rank scores citations theory_ids created_at updated_at`,
  ],
  ['experiments', 'row', 'public', 'id public_id title question summary protocol hypothesis_ids created_at'],
  [
    'contacts',
    'row',
    'full',
    `id name role organization_name organization_public_id lead_id email email_status profile_url basis source
     last_verified_at do_not_contact created_at updated_at`,
  ],
  ['labels', 'row', 'public', 'id slug name description parent'],
  [
    'content',
    'row',
    'public',
    `id family title url published_at publisher authors language text_policy text excerpt summary quotes topics subjects
     retrieved_at licence`,
  ],
  [
    'company_records',
    'row',
    'public',
    'id record_type title date ids url text_policy text excerpt accepted accepted_by extracted source',
  ],
  ['pages', 'row', 'public', 'path title kind public_id lastmod summary markdown_url jsonld'],
];
