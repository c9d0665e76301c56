// Which tools a client is shown at once. A list that a model reads before it does anything must be short, so
// what is asked for rarely, and what another tool answers as well, is found with `find_tools` and called by
// its own name or through `call_tool`.

const names = `
  find_funding resolve_name search search_records whats_new
  list_grants get_grant list_events get_event
  list_companies get_company list_heroes get_hero list_theories get_theory
  list_experiments get_experiment list_content
  list_changes get_catalogue get_taxonomy get_stats
  list_comments create_comment contact create_data_request
  list_leads list_organizations get_organization list_investors get_investor
  create_research get_research create_claim
  list_intelligence_events list_intelligence_investors`;

export const listedTools: ReadonlySet<string> = new Set(names.trim().split(/\s+/));
