// Made from the OpenAPI document with the fingerprint 568085aef5fdfb0b by openapi-typescript; do not edit.

export interface paths {
    "/api/v1/grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Grants, soonest deadline first.
         * @description Other forms, by a suffix of the path or by Accept: `.json` (application/json), `.csv` (text/csv), `.ndjson` (application/x-ndjson), `.atom` (application/atom+xml), `.jsonld` (application/ld+json), `.ics` (text/calendar). Where all rows are sent, limit has no default and no maximum.
         */
        get: operations["list_grants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/grants.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Grants, soonest deadline first.
         * @description The list as it is without a suffix.
         */
        get: operations["list_grants_json"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/grants.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Grants, soonest deadline first.
         * @description All rows that match as a table, RFC 4180.
         */
        get: operations["list_grants_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/grants.ndjson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Grants, soonest deadline first.
         * @description All rows that match as JSON, one a line.
         */
        get: operations["list_grants_ndjson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/grants.atom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Grants, soonest deadline first.
         * @description What is new and changed among the rows that match, the last changed first.
         */
        get: operations["list_grants_atom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/grants.jsonld": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Grants, soonest deadline first.
         * @description The list as a Dataset of schema.org: what it is, and in which forms it can be had.
         */
        get: operations["list_grants_jsonld"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/grants.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Grants, soonest deadline first.
         * @description The dates of all rows that match as a calendar, RFC 5545.
         */
        get: operations["list_grants_ics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/grants/{public_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One grant with its details.
         * @description Other forms, by a suffix of the path or by Accept: `.jsonld` (application/ld+json), `.ics` (text/calendar).
         */
        get: operations["get_grant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/grants/{public_id}.jsonld": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One grant with its details.
         * @description The record in the words of schema.org, as JSON-LD.
         */
        get: operations["get_grant_jsonld"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/grants/{public_id}.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One grant with its details.
         * @description The dates of the record as a calendar, RFC 5545.
         */
        get: operations["get_grant_ics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Events, soonest first.
         * @description Other forms, by a suffix of the path or by Accept: `.json` (application/json), `.csv` (text/csv), `.ndjson` (application/x-ndjson), `.atom` (application/atom+xml), `.jsonld` (application/ld+json), `.ics` (text/calendar). Where all rows are sent, limit has no default and no maximum.
         */
        get: operations["list_events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Events, soonest first.
         * @description The list as it is without a suffix.
         */
        get: operations["list_events_json"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Events, soonest first.
         * @description All rows that match as a table, RFC 4180.
         */
        get: operations["list_events_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events.ndjson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Events, soonest first.
         * @description All rows that match as JSON, one a line.
         */
        get: operations["list_events_ndjson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events.atom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Events, soonest first.
         * @description What is new and changed among the rows that match, the last changed first.
         */
        get: operations["list_events_atom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events.jsonld": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Events, soonest first.
         * @description The list as a Dataset of schema.org: what it is, and in which forms it can be had.
         */
        get: operations["list_events_jsonld"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Events, soonest first.
         * @description The dates of all rows that match as a calendar, RFC 5545.
         */
        get: operations["list_events_ics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{public_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One event.
         * @description Other forms, by a suffix of the path or by Accept: `.jsonld` (application/ld+json), `.ics` (text/calendar).
         */
        get: operations["get_event"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{public_id}.jsonld": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One event.
         * @description The record in the words of schema.org, as JSON-LD.
         */
        get: operations["get_event_jsonld"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{public_id}.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One event.
         * @description The dates of the record as a calendar, RFC 5545.
         */
        get: operations["get_event_ics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Organizations by name.
         * @description Other forms, by a suffix of the path or by Accept: `.json` (application/json), `.csv` (text/csv), `.ndjson` (application/x-ndjson), `.atom` (application/atom+xml), `.jsonld` (application/ld+json). Where all rows are sent, limit has no default and no maximum.
         */
        get: operations["list_organizations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organizations.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Organizations by name.
         * @description The list as it is without a suffix.
         */
        get: operations["list_organizations_json"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organizations.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Organizations by name.
         * @description All rows that match as a table, RFC 4180.
         */
        get: operations["list_organizations_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organizations.ndjson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Organizations by name.
         * @description All rows that match as JSON, one a line.
         */
        get: operations["list_organizations_ndjson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organizations.atom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Organizations by name.
         * @description What is new and changed among the rows that match, the last changed first.
         */
        get: operations["list_organizations_atom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organizations.jsonld": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Organizations by name.
         * @description The list as a Dataset of schema.org: what it is, and in which forms it can be had.
         */
        get: operations["list_organizations_jsonld"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organizations/{public_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One organization with its details.
         * @description Other forms, by a suffix of the path or by Accept: `.jsonld` (application/ld+json).
         */
        get: operations["get_organization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organizations/{public_id}.jsonld": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One organization with its details.
         * @description The record in the words of schema.org, as JSON-LD.
         */
        get: operations["get_organization_jsonld"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/investors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Investors by name; an array without an envelope.
         * @description Other forms, by a suffix of the path or by Accept: `.json` (application/json), `.csv` (text/csv), `.ndjson` (application/x-ndjson), `.atom` (application/atom+xml), `.jsonld` (application/ld+json). Where all rows are sent, limit has no default and no maximum.
         */
        get: operations["list_investors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/investors.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Investors by name; an array without an envelope.
         * @description The list as it is without a suffix.
         */
        get: operations["list_investors_json"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/investors.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Investors by name; an array without an envelope.
         * @description All rows that match as a table, RFC 4180.
         */
        get: operations["list_investors_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/investors.ndjson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Investors by name; an array without an envelope.
         * @description All rows that match as JSON, one a line.
         */
        get: operations["list_investors_ndjson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/investors.atom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Investors by name; an array without an envelope.
         * @description What is new and changed among the rows that match, the last changed first.
         */
        get: operations["list_investors_atom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/investors.jsonld": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Investors by name; an array without an envelope.
         * @description The list as a Dataset of schema.org: what it is, and in which forms it can be had.
         */
        get: operations["list_investors_jsonld"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/investors/{public_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One investor with its details.
         * @description Other forms, by a suffix of the path or by Accept: `.jsonld` (application/ld+json).
         */
        get: operations["get_investor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/investors/{public_id}.jsonld": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One investor with its details.
         * @description The record in the words of schema.org, as JSON-LD.
         */
        get: operations["get_investor_jsonld"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Leads, most relevant first.
         * @description Other forms, by a suffix of the path or by Accept: `.json` (application/json), `.csv` (text/csv), `.ndjson` (application/x-ndjson), `.atom` (application/atom+xml), `.jsonld` (application/ld+json). Where all rows are sent, limit has no default and no maximum.
         */
        get: operations["list_leads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/leads.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Leads, most relevant first.
         * @description The list as it is without a suffix.
         */
        get: operations["list_leads_json"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/leads.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Leads, most relevant first.
         * @description All rows that match as a table, RFC 4180.
         */
        get: operations["list_leads_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/leads.ndjson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Leads, most relevant first.
         * @description All rows that match as JSON, one a line.
         */
        get: operations["list_leads_ndjson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/leads.atom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Leads, most relevant first.
         * @description What is new and changed among the rows that match, the last changed first.
         */
        get: operations["list_leads_atom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/leads.jsonld": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Leads, most relevant first.
         * @description The list as a Dataset of schema.org: what it is, and in which forms it can be had.
         */
        get: operations["list_leads_jsonld"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sponsors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sponsors by name.
         * @description Other forms, by a suffix of the path or by Accept: `.json` (application/json), `.csv` (text/csv), `.ndjson` (application/x-ndjson), `.atom` (application/atom+xml), `.jsonld` (application/ld+json). Where all rows are sent, limit has no default and no maximum.
         */
        get: operations["list_sponsors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sponsors.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sponsors by name.
         * @description The list as it is without a suffix.
         */
        get: operations["list_sponsors_json"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sponsors.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sponsors by name.
         * @description All rows that match as a table, RFC 4180.
         */
        get: operations["list_sponsors_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sponsors.ndjson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sponsors by name.
         * @description All rows that match as JSON, one a line.
         */
        get: operations["list_sponsors_ndjson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sponsors.atom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sponsors by name.
         * @description What is new and changed among the rows that match, the last changed first.
         */
        get: operations["list_sponsors_atom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sponsors.jsonld": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sponsors by name.
         * @description The list as a Dataset of schema.org: what it is, and in which forms it can be had.
         */
        get: operations["list_sponsors_jsonld"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ratings/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rated companies, best first.
         * @description Other forms, by a suffix of the path or by Accept: `.json` (application/json), `.csv` (text/csv), `.ndjson` (application/x-ndjson), `.atom` (application/atom+xml), `.jsonld` (application/ld+json). Where all rows are sent, limit has no default and no maximum.
         */
        get: operations["list_rated_companies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ratings/companies.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rated companies, best first.
         * @description The list as it is without a suffix.
         */
        get: operations["list_rated_companies_json"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ratings/companies.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rated companies, best first.
         * @description All rows that match as a table, RFC 4180.
         */
        get: operations["list_rated_companies_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ratings/companies.ndjson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rated companies, best first.
         * @description All rows that match as JSON, one a line.
         */
        get: operations["list_rated_companies_ndjson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ratings/companies.atom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rated companies, best first.
         * @description What is new and changed among the rows that match, the last changed first.
         */
        get: operations["list_rated_companies_atom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ratings/companies.jsonld": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rated companies, best first.
         * @description The list as a Dataset of schema.org: what it is, and in which forms it can be had.
         */
        get: operations["list_rated_companies_jsonld"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Companies, best rated first.
         * @description Other forms, by a suffix of the path or by Accept: `.json` (application/json), `.csv` (text/csv), `.ndjson` (application/x-ndjson), `.atom` (application/atom+xml), `.jsonld` (application/ld+json). Where all rows are sent, limit has no default and no maximum.
         */
        get: operations["list_companies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/companies.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Companies, best rated first.
         * @description The list as it is without a suffix.
         */
        get: operations["list_companies_json"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/companies.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Companies, best rated first.
         * @description All rows that match as a table, RFC 4180.
         */
        get: operations["list_companies_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/companies.ndjson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Companies, best rated first.
         * @description All rows that match as JSON, one a line.
         */
        get: operations["list_companies_ndjson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/companies.atom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Companies, best rated first.
         * @description What is new and changed among the rows that match, the last changed first.
         */
        get: operations["list_companies_atom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/companies.jsonld": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Companies, best rated first.
         * @description The list as a Dataset of schema.org: what it is, and in which forms it can be had.
         */
        get: operations["list_companies_jsonld"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ratings/companies/{publicId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One rated company with its details.
         * @description Other forms, by a suffix of the path or by Accept: `.jsonld` (application/ld+json).
         */
        get: operations["get_rated_company"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ratings/companies/{publicId}.jsonld": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One rated company with its details.
         * @description The record in the words of schema.org, as JSON-LD.
         */
        get: operations["get_rated_company_jsonld"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/companies/{public_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One company with its details.
         * @description Other forms, by a suffix of the path or by Accept: `.jsonld` (application/ld+json).
         */
        get: operations["get_company"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/companies/{public_id}.jsonld": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One company with its details.
         * @description The record in the words of schema.org, as JSON-LD.
         */
        get: operations["get_company_jsonld"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/companies/{public_id}/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The accepted public records about a company, newest first.
         * @description Other forms, by a suffix of the path or by Accept: `.json` (application/json), `.csv` (text/csv), `.ndjson` (application/x-ndjson), `.atom` (application/atom+xml), `.jsonld` (application/ld+json). Where all rows are sent, limit has no default and no maximum.
         */
        get: operations["list_company_records"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/companies/{public_id}/records.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The accepted public records about a company, newest first.
         * @description The list as it is without a suffix.
         */
        get: operations["list_company_records_json"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/companies/{public_id}/records.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The accepted public records about a company, newest first.
         * @description All rows that match as a table, RFC 4180.
         */
        get: operations["list_company_records_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/companies/{public_id}/records.ndjson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The accepted public records about a company, newest first.
         * @description All rows that match as JSON, one a line.
         */
        get: operations["list_company_records_ndjson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/companies/{public_id}/records.atom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The accepted public records about a company, newest first.
         * @description What is new and changed among the rows that match, the last changed first.
         */
        get: operations["list_company_records_atom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/companies/{public_id}/records.jsonld": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The accepted public records about a company, newest first.
         * @description The list as a Dataset of schema.org: what it is, and in which forms it can be had.
         */
        get: operations["list_company_records_jsonld"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ratings/preservation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rated preservation companies by name.
         * @description Other forms, by a suffix of the path or by Accept: `.json` (application/json), `.csv` (text/csv), `.ndjson` (application/x-ndjson), `.atom` (application/atom+xml), `.jsonld` (application/ld+json). Where all rows are sent, limit has no default and no maximum.
         */
        get: operations["list_preservation_companies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ratings/preservation.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rated preservation companies by name.
         * @description The list as it is without a suffix.
         */
        get: operations["list_preservation_companies_json"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ratings/preservation.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rated preservation companies by name.
         * @description All rows that match as a table, RFC 4180.
         */
        get: operations["list_preservation_companies_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ratings/preservation.ndjson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rated preservation companies by name.
         * @description All rows that match as JSON, one a line.
         */
        get: operations["list_preservation_companies_ndjson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ratings/preservation.atom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rated preservation companies by name.
         * @description What is new and changed among the rows that match, the last changed first.
         */
        get: operations["list_preservation_companies_atom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ratings/preservation.jsonld": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rated preservation companies by name.
         * @description The list as a Dataset of schema.org: what it is, and in which forms it can be had.
         */
        get: operations["list_preservation_companies_jsonld"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ratings/preservation/{publicId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One rated preservation company with its dimensions.
         * @description Other forms, by a suffix of the path or by Accept: `.jsonld` (application/ld+json).
         */
        get: operations["get_preservation_company"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ratings/preservation/{publicId}.jsonld": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One rated preservation company with its dimensions.
         * @description The record in the words of schema.org, as JSON-LD.
         */
        get: operations["get_preservation_company_jsonld"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ratings/funds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Funds with at least one published review, best rated first.
         * @description Other forms, by a suffix of the path or by Accept: `.json` (application/json), `.csv` (text/csv), `.ndjson` (application/x-ndjson), `.atom` (application/atom+xml), `.jsonld` (application/ld+json). Where all rows are sent, limit has no default and no maximum.
         */
        get: operations["list_rated_funds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ratings/funds.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Funds with at least one published review, best rated first.
         * @description The list as it is without a suffix.
         */
        get: operations["list_rated_funds_json"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ratings/funds.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Funds with at least one published review, best rated first.
         * @description All rows that match as a table, RFC 4180.
         */
        get: operations["list_rated_funds_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ratings/funds.ndjson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Funds with at least one published review, best rated first.
         * @description All rows that match as JSON, one a line.
         */
        get: operations["list_rated_funds_ndjson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ratings/funds.atom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Funds with at least one published review, best rated first.
         * @description What is new and changed among the rows that match, the last changed first.
         */
        get: operations["list_rated_funds_atom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ratings/funds.jsonld": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Funds with at least one published review, best rated first.
         * @description The list as a Dataset of schema.org: what it is, and in which forms it can be had.
         */
        get: operations["list_rated_funds_jsonld"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ratings/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rated projects, best first.
         * @description Other forms, by a suffix of the path or by Accept: `.json` (application/json), `.csv` (text/csv), `.ndjson` (application/x-ndjson), `.atom` (application/atom+xml), `.jsonld` (application/ld+json). Where all rows are sent, limit has no default and no maximum.
         */
        get: operations["list_rated_projects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ratings/projects.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rated projects, best first.
         * @description The list as it is without a suffix.
         */
        get: operations["list_rated_projects_json"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ratings/projects.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rated projects, best first.
         * @description All rows that match as a table, RFC 4180.
         */
        get: operations["list_rated_projects_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ratings/projects.ndjson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rated projects, best first.
         * @description All rows that match as JSON, one a line.
         */
        get: operations["list_rated_projects_ndjson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ratings/projects.atom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rated projects, best first.
         * @description What is new and changed among the rows that match, the last changed first.
         */
        get: operations["list_rated_projects_atom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ratings/projects.jsonld": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rated projects, best first.
         * @description The list as a Dataset of schema.org: what it is, and in which forms it can be had.
         */
        get: operations["list_rated_projects_jsonld"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ratings/projects/{publicId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One rated project with its authors, companies and evidence.
         * @description Other forms, by a suffix of the path or by Accept: `.jsonld` (application/ld+json).
         */
        get: operations["get_rated_project"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ratings/projects/{publicId}.jsonld": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One rated project with its authors, companies and evidence.
         * @description The record in the words of schema.org, as JSON-LD.
         */
        get: operations["get_rated_project_jsonld"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/heroes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Heroes, best rated first.
         * @description Other forms, by a suffix of the path or by Accept: `.json` (application/json), `.csv` (text/csv), `.ndjson` (application/x-ndjson), `.atom` (application/atom+xml), `.jsonld` (application/ld+json). Where all rows are sent, limit has no default and no maximum.
         */
        get: operations["list_heroes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/heroes.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Heroes, best rated first.
         * @description The list as it is without a suffix.
         */
        get: operations["list_heroes_json"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/heroes.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Heroes, best rated first.
         * @description All rows that match as a table, RFC 4180.
         */
        get: operations["list_heroes_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/heroes.ndjson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Heroes, best rated first.
         * @description All rows that match as JSON, one a line.
         */
        get: operations["list_heroes_ndjson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/heroes.atom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Heroes, best rated first.
         * @description What is new and changed among the rows that match, the last changed first.
         */
        get: operations["list_heroes_atom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/heroes.jsonld": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Heroes, best rated first.
         * @description The list as a Dataset of schema.org: what it is, and in which forms it can be had.
         */
        get: operations["list_heroes_jsonld"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/heroes/{publicId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One hero with scores, statements, acts and sources.
         * @description Other forms, by a suffix of the path or by Accept: `.jsonld` (application/ld+json).
         */
        get: operations["get_hero"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/heroes/{publicId}.jsonld": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One hero with scores, statements, acts and sources.
         * @description The record in the words of schema.org, as JSON-LD.
         */
        get: operations["get_hero_jsonld"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/theories/clusters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Theory clusters with counts over the theories the caller may see.
         * @description Other forms, by a suffix of the path or by Accept: `.json` (application/json), `.csv` (text/csv), `.ndjson` (application/x-ndjson), `.atom` (application/atom+xml), `.jsonld` (application/ld+json). Where all rows are sent, limit has no default and no maximum.
         */
        get: operations["list_theory_clusters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/theories/clusters.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Theory clusters with counts over the theories the caller may see.
         * @description The list as it is without a suffix.
         */
        get: operations["list_theory_clusters_json"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/theories/clusters.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Theory clusters with counts over the theories the caller may see.
         * @description All rows that match as a table, RFC 4180.
         */
        get: operations["list_theory_clusters_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/theories/clusters.ndjson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Theory clusters with counts over the theories the caller may see.
         * @description All rows that match as JSON, one a line.
         */
        get: operations["list_theory_clusters_ndjson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/theories/clusters.atom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Theory clusters with counts over the theories the caller may see.
         * @description What is new and changed among the rows that match, the last changed first.
         */
        get: operations["list_theory_clusters_atom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/theories/clusters.jsonld": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Theory clusters with counts over the theories the caller may see.
         * @description The list as a Dataset of schema.org: what it is, and in which forms it can be had.
         */
        get: operations["list_theory_clusters_jsonld"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/theories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Theories, highest popperian_sum first.
         * @description Other forms, by a suffix of the path or by Accept: `.json` (application/json), `.csv` (text/csv), `.ndjson` (application/x-ndjson), `.atom` (application/atom+xml), `.jsonld` (application/ld+json). Where all rows are sent, limit has no default and no maximum.
         */
        get: operations["list_theories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/theories.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Theories, highest popperian_sum first.
         * @description The list as it is without a suffix.
         */
        get: operations["list_theories_json"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/theories.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Theories, highest popperian_sum first.
         * @description All rows that match as a table, RFC 4180.
         */
        get: operations["list_theories_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/theories.ndjson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Theories, highest popperian_sum first.
         * @description All rows that match as JSON, one a line.
         */
        get: operations["list_theories_ndjson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/theories.atom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Theories, highest popperian_sum first.
         * @description What is new and changed among the rows that match, the last changed first.
         */
        get: operations["list_theories_atom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/theories.jsonld": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Theories, highest popperian_sum first.
         * @description The list as a Dataset of schema.org: what it is, and in which forms it can be had.
         */
        get: operations["list_theories_jsonld"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Contacts by name; an array without an envelope.
         * @description Other forms, by a suffix of the path or by Accept: `.json` (application/json), `.csv` (text/csv), `.ndjson` (application/x-ndjson), `.atom` (application/atom+xml), `.jsonld` (application/ld+json). Where all rows are sent, limit has no default and no maximum.
         */
        get: operations["list_contacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contacts.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Contacts by name; an array without an envelope.
         * @description The list as it is without a suffix.
         */
        get: operations["list_contacts_json"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contacts.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Contacts by name; an array without an envelope.
         * @description All rows that match as a table, RFC 4180.
         */
        get: operations["list_contacts_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contacts.ndjson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Contacts by name; an array without an envelope.
         * @description All rows that match as JSON, one a line.
         */
        get: operations["list_contacts_ndjson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contacts.atom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Contacts by name; an array without an envelope.
         * @description What is new and changed among the rows that match, the last changed first.
         */
        get: operations["list_contacts_atom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contacts.jsonld": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Contacts by name; an array without an envelope.
         * @description The list as a Dataset of schema.org: what it is, and in which forms it can be had.
         */
        get: operations["list_contacts_jsonld"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/{family}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The items of one family of content, newest first.
         * @description Other forms, by a suffix of the path or by Accept: `.json` (application/json), `.csv` (text/csv), `.ndjson` (application/x-ndjson), `.atom` (application/atom+xml), `.jsonld` (application/ld+json). Where all rows are sent, limit has no default and no maximum.
         */
        get: operations["list_content"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/{family}.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The items of one family of content, newest first.
         * @description The list as it is without a suffix.
         */
        get: operations["list_content_json"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/{family}.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The items of one family of content, newest first.
         * @description All rows that match as a table, RFC 4180.
         */
        get: operations["list_content_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/{family}.ndjson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The items of one family of content, newest first.
         * @description All rows that match as JSON, one a line.
         */
        get: operations["list_content_ndjson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/{family}.atom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The items of one family of content, newest first.
         * @description What is new and changed among the rows that match, the last changed first.
         */
        get: operations["list_content_atom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/{family}.jsonld": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The items of one family of content, newest first.
         * @description The list as a Dataset of schema.org: what it is, and in which forms it can be had.
         */
        get: operations["list_content_jsonld"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pages of the site by path.
         * @description Other forms, by a suffix of the path or by Accept: `.json` (application/json), `.csv` (text/csv), `.ndjson` (application/x-ndjson), `.atom` (application/atom+xml), `.jsonld` (application/ld+json). Where all rows are sent, limit has no default and no maximum.
         */
        get: operations["list_pages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pages.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pages of the site by path.
         * @description The list as it is without a suffix.
         */
        get: operations["list_pages_json"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pages.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pages of the site by path.
         * @description All rows that match as a table, RFC 4180.
         */
        get: operations["list_pages_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pages.ndjson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pages of the site by path.
         * @description All rows that match as JSON, one a line.
         */
        get: operations["list_pages_ndjson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pages.atom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pages of the site by path.
         * @description What is new and changed among the rows that match, the last changed first.
         */
        get: operations["list_pages_atom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pages.jsonld": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pages of the site by path.
         * @description The list as a Dataset of schema.org: what it is, and in which forms it can be had.
         */
        get: operations["list_pages_jsonld"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Grants that match, best match first, and events, soonest first; full and top callers also get leads. */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/funding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open grants that fit a project described in plain words, best first, with reasons.
         * @description Words and topic labels are compared, no model is asked. Of the verified open grants that share a word or a label, those that share most are weighed: twice as many as are asked for, more (up to 100) where those do not fit. career_stage and country leave out grants that name others only; not_stated says that the grant does not tell.
         */
        get: operations["find_funding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The records that a name may mean, most alike first, with their public_id.
         * @description Case and diacritics do not count. Records that are past or stale are found too. get names the operation that shows the record, and its parameter.
         */
        get: operations["resolve_name"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What changed, in the order in which it was accepted; one entry for each record, its newest state.
         * @description Begin with a dump and its snapshot_cursor, with since, or with neither for everything; then go on with next_cursor, which is always given. A record that leaves the caller's tier is told as hide, a removed one as delete, with nothing but its id. A change may be told twice. A cursor is good for 400 days. Other forms, by a suffix of the path or by Accept: `.json` (application/json), `.atom` (application/atom+xml).
         */
        get: operations["list_changes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/changes.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What changed, in the order in which it was accepted; one entry for each record, its newest state.
         * @description The changes as they are without a suffix.
         */
        get: operations["list_changes_json"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/changes.atom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What changed, in the order in which it was accepted; one entry for each record, its newest state.
         * @description The newest changes first, a hundred to a page; what is gone is told by its id alone.
         */
        get: operations["list_changes_atom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/whats-new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What changed since a day: counts for each family, and the records, added ones first.
         * @description Each record counts once, by its newest state. added is said where a row tells when it was created, else changed. The newest 2000 changes are read; more then says that list_changes has those before them.
         */
        get: operations["whats_new"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/catalogue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The families of data with the number of rows, and where to read each: API, change feed, schema, dump.
         * @description Counted anew every ten minutes. rows are those that the caller may see.
         */
        get: operations["get_catalogue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/datasets/index.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The nightly dumps that the caller may have: addresses, sizes, hashes and numbers of rows.
         * @description A file never changes once it is listed: fetch it by url, check its sha256, then go on with /changes from snapshot_cursor.
         */
        get: operations["get_datasets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/schemas/{family}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The JSON Schema of the rows of a family, as the caller may see them. */
        get: operations["get_schema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Figures: open grants, those closing within 14 days, coming events; full and top callers also get the lead pipeline and the newest harvests. */
        get: operations["get_stats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tier, team and key of the caller, and how often it may ask. */
        get: operations["get_me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/theories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One theory: its owner, evaluation with rationale, and connections.
         * @description Other forms, by a suffix of the path or by Accept: `.jsonld` (application/ld+json).
         */
        get: operations["get_theory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/theories/{id}.jsonld": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One theory: its owner, evaluation with rationale, and connections.
         * @description The record in the words of schema.org, as JSON-LD.
         */
        get: operations["get_theory_jsonld"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/taxonomy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All vocabularies: labels, kinds, stages, dimensions with their rubrics. */
        get: operations["get_taxonomy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The families of content, with counts by text policy and their members. */
        get: operations["list_content_families"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/{family}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One item of content.
         * @description Other forms, by a suffix of the path or by Accept: `.jsonld` (application/ld+json).
         */
        get: operations["get_content_item"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/{family}/{id}.jsonld": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One item of content.
         * @description The record in the words of schema.org, as JSON-LD.
         */
        get: operations["get_content_item_jsonld"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/omega/experiments/{public_id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The comments on a published experiment, flat, oldest first.
         * @description A removed comment is not listed; answers to it keep their parent_id. One answer lists at most 10000 comments (and ends earlier after 8000000 characters of text); next_after then says where the next one begins.
         */
        get: operations["list_comments"];
        put?: never;
        /**
         * Comment on a published experiment, as a visitor or an agent.
         * @description Each author (an account, else an address) may post 12 comments in 10 minutes. The same body on the same experiment within 24 hours is a duplicate. delete_token is shown this once and is the only way to remove the comment without an account.
         */
        post: operations["create_comment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/omega/comments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a comment, as its account or with its delete token.
         * @description Whatever the reason for which it is not removed, the answer is one and the same 403.
         */
        delete: operations["delete_comment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to the people behind the catalogue.
         * @description Send the e-mail address of a person only with that person’s consent.
         */
        post: operations["contact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/data-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for removal, correction or a copy of data about a person, or object to its use.
         * @description Send the e-mail address of a person only with that person’s consent.
         */
        post: operations["create_data_request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/data-requests/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far a data-protection request is, with the receipt of a removal. */
        get: operations["get_data_request"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/data-requests/{token}/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm a data-protection request with the token that was mailed. */
        post: operations["verify_data_request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/research": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Research jobs of your team, newest first, without their results. */
        get: operations["list_research"];
        put?: never;
        /**
         * Start research on a query or a project: two jobs, one over grants and one over events.
         * @description Give exactly one of query and project_id. A team has at most 10 unfinished jobs at once.
         */
        post: operations["create_research"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/research/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One research job: how far it is, and its result. */
        get: operations["get_research"];
        put?: never;
        post?: never;
        /** Cancel a research job that is not finished. */
        delete: operations["cancel_research"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/research/{id}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell the webhook of a research job once more how it stands. */
        post: operations["redeliver_research"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/investors/{public_id}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an investor said and published, newest first.
         * @description Other forms, by a suffix of the path or by Accept: `.json` (application/json), `.csv` (text/csv), `.ndjson` (application/x-ndjson), `.atom` (application/atom+xml), `.jsonld` (application/ld+json). Where all rows are sent, limit has no default and no maximum.
         */
        get: operations["list_investor_content"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/investors/{public_id}/content.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an investor said and published, newest first.
         * @description The list as it is without a suffix.
         */
        get: operations["list_investor_content_json"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/investors/{public_id}/content.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an investor said and published, newest first.
         * @description All rows that match as a table, RFC 4180.
         */
        get: operations["list_investor_content_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/investors/{public_id}/content.ndjson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an investor said and published, newest first.
         * @description All rows that match as JSON, one a line.
         */
        get: operations["list_investor_content_ndjson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/investors/{public_id}/content.atom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an investor said and published, newest first.
         * @description What is new and changed among the rows that match, the last changed first.
         */
        get: operations["list_investor_content_atom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/investors/{public_id}/content.jsonld": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an investor said and published, newest first.
         * @description The list as a Dataset of schema.org: what it is, and in which forms it can be had.
         */
        get: operations["list_investor_content_jsonld"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/crm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stages, counts of your claims, how many leads are free, and what you may do. */
        get: operations["get_crm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/crm/claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The claims of your team, newest first; an array without an envelope. */
        get: operations["list_claims"];
        put?: never;
        /**
         * Claim a lead, or another record, for your team.
         * @description Exactly one of lead_id and entity. A team has at most one live claim of a thing: a second one is 409 already_claimed with existing_id.
         */
        post: operations["create_claim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/crm/claims/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Give up a claim of your team. */
        delete: operations["delete_claim"];
        options?: never;
        head?: never;
        /**
         * Change a claim of your team by a JSON merge patch (RFC 7396).
         * @description Members that are left out stay as they are, null empties one.
         */
        patch: operations["update_claim"];
        trace?: never;
    };
    "/api/v1/intelligence/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Events at which tracked investors were seen, with the pairs that met there.
         * @description attendees_tracked counts distinct investors; events with most of them stand first. A pair is two investors at the event, by public_id, and its count says at how many events both are on record; at most 200 pairs of an event, those with the highest count first. An event that is still to come counts as soon as an attendance is on record. Every call is written to the audit log.
         */
        get: operations["list_intelligence_events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/intelligence/investors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tracked investors by name: their rounds, where they were seen, what they take an interest in.
         * @description health_topic_interest is a professional interest: the share of attended events and content about the investor that has a health topic, below a third low, below two thirds medium, else high. Every call is written to the audit log.
         */
        get: operations["list_intelligence_investors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/intelligence/investors/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The dossier of one investor, for the operator's own team.
         * @description The weights of semantic_profile are the shares of the topics among those of attended events and of content about the investor. Every call is written to the audit log.
         */
        get: operations["get_intelligence_investor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ideas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Canonical ideas in the order of their trees, with the edges among those listed.
         * @description Other forms, by a suffix of the path or by Accept: `.json` (application/json), `.csv` (text/csv), `.ndjson` (application/x-ndjson), `.atom` (application/atom+xml), `.jsonld` (application/ld+json). Where all rows are sent, limit has no default and no maximum.
         */
        get: operations["list_ideas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ideas.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Canonical ideas in the order of their trees, with the edges among those listed.
         * @description The list as it is without a suffix.
         */
        get: operations["list_ideas_json"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ideas.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Canonical ideas in the order of their trees, with the edges among those listed.
         * @description All rows that match as a table, RFC 4180.
         */
        get: operations["list_ideas_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ideas.ndjson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Canonical ideas in the order of their trees, with the edges among those listed.
         * @description All rows that match as JSON, one a line.
         */
        get: operations["list_ideas_ndjson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ideas.atom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Canonical ideas in the order of their trees, with the edges among those listed.
         * @description What is new and changed among the rows that match, the last changed first.
         */
        get: operations["list_ideas_atom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ideas.jsonld": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Canonical ideas in the order of their trees, with the edges among those listed.
         * @description The list as a Dataset of schema.org: what it is, and in which forms it can be had.
         */
        get: operations["list_ideas_jsonld"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/webhook-keys.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The public keys that verify the v1a signatures of webhooks, newest first. */
        get: operations["get_webhook_keys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common-grants/opportunities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Verified grants as CommonGrants opportunities, the last modified first. */
        get: operations["list_opportunities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common-grants/opportunities/{oppId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One grant as a CommonGrants opportunity. */
        get: operations["get_opportunity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common-grants/opportunities/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Search of grants by the filters of the CommonGrants protocol. */
        post: operations["search_opportunities"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deprecations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What will be removed from this interface, and when. */
        get: operations["list_deprecations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This interface as an OpenAPI document. */
        get: operations["get_openapi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/openapi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same OpenAPI document, below the API. */
        get: operations["get_api_openapi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same OpenAPI document, under the name of a file. */
        get: operations["get_api_openapi_json"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/docs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The documentation, as a page or as JSON. */
        get: operations["get_docs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/llms.txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A map of the service for agents, in the form of llmstxt.org. */
        get: operations["get_llms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/llms-full.txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything an agent needs to use the service: every route with parameters and an example. */
        get: operations["get_llms_full"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/datasets/{version}/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A file of the dumps, by the address that the index gives.
         * @description It never changes. One range of bytes may be asked for. latest in the place of the version leads to the newest set.
         */
        get: operations["get_dataset_file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mcp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The tool server: one message of the Model Context Protocol over streamable HTTP, without sessions.
         * @description Its tools are the operations of this document, by their names, as far as the tier of the caller reaches.
         */
        post: operations["call_tool_server"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The front page. */
        get: operations["get_front_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data-requests/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The page with the button that confirms a data-protection request. */
        get: operations["get_data_request_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the process lives. */
        get: operations["get_health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the server should get requests. */
        get: operations["get_readiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Figures for Prometheus, where the operator lets them be read. */
        get: operations["get_metrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ChangeEntry: {
            /** @description The place in the log; newer changes have larger numbers. */
            seq: number;
            /** @enum {string} */
            op: "upsert" | "delete" | "merge" | "hide" | "unhide";
            /** @enum {string} */
            family: "grants" | "events" | "companies" | "company_records" | "preservation_companies" | "rated_funds" | "rated_projects" | "heroes" | "theory_clusters" | "theories" | "omega_hypotheses" | "experiments" | "labels" | "content" | "pages" | "organizations" | "investors" | "leads" | "sponsors" | "contacts" | "ideas";
            id: string;
            public_id?: string;
            /** @description The version of the record: grows with each change. */
            version: number;
            /**
             * Format: date-time
             * @description When the change was accepted.
             */
            updated_at: string;
            /** @description The record that took its place. */
            merged_into?: {
                id: string;
                public_id: string | null;
            };
            /**
             * @description Why the record is gone.
             * @enum {string}
             */
            reason?: "source_removed" | "duplicate" | "privacy_request" | "correction" | "policy";
            /** @description The row as lists show it. */
            record?: components["schemas"]["Grant"] | components["schemas"]["Event"] | components["schemas"]["RatedCompany"] | components["schemas"]["CompanyRecord"] | components["schemas"]["RatedPreservationCompany"] | components["schemas"]["RatedFund"] | components["schemas"]["RatedProject"] | components["schemas"]["Hero"] | components["schemas"]["TheoryCluster"] | components["schemas"]["Theory"] | components["schemas"]["OmegaHypothesis"] | components["schemas"]["Experiment"] | components["schemas"]["Label"] | components["schemas"]["ContentItem"] | components["schemas"]["Page"] | components["schemas"]["Organization"] | components["schemas"]["Investor"] | components["schemas"]["Lead"] | components["schemas"]["Sponsor"] | components["schemas"]["Contact"] | components["schemas"]["Idea"];
            /** @description The line that a mirror keeps. */
            replica?: Record<string, unknown>;
        };
        Claim: {
            /** Format: uuid */
            id?: string;
            lead_id?: string | null;
            entity?: {
                /** @enum {string} */
                kind?: "lead" | "organization" | "investor" | "company" | "grant" | "event" | "sponsor" | "rated_project";
                public_id?: string;
            };
            /** @enum {string} */
            stage?: "identified" | "qualified" | "contacted" | "in_talks" | "applied" | "won" | "lost" | "dormant";
            owner?: {
                user_id?: string;
                name?: string;
            };
            team_id?: string;
            priority?: number | null;
            next_action?: string | null;
            /** Format: date-time */
            next_action_at?: string | null;
            amount_target?: components["schemas"]["Money"] | null;
            notes?: string | null;
            tags?: string[];
            version?: number;
            /** Format: date-time */
            created_at?: string;
            /** Format: date-time */
            updated_at?: string;
            /** Format: date-time */
            stage_changed_at?: string;
            history?: {
                /** Format: date-time */
                at?: string;
                by?: {
                    user_id?: string;
                    name?: string;
                };
                from?: string | null;
                to?: string;
            }[];
        };
        CompanyRecord: {
            /** @description Opaque id. */
            id: string;
            /**
             * @description Kind of record.
             * @enum {string}
             */
            record_type: "publication" | "patent" | "trial" | "press" | "filing" | "round" | "news" | "page" | "dataset";
            /** @description Title of the record. */
            title: string;
            /**
             * Format: date
             * @description The day it was published or took effect.
             */
            date: string | null;
            /** @description Its identifiers in public registers. */
            ids: {
                doi?: string | null;
                pmid?: string | null;
                nct?: string | null;
                patent?: string | null;
                accession?: string | null;
            };
            /** @description Where the record stands. */
            url: string;
            /** @description The whole text, where its rights allow it. */
            text: string | null;
            /** @description A piece of the text, or its beginning. */
            excerpt: string | null;
            /** @description Whether the record was found to be about the company; others are not shown. */
            accepted: boolean;
            /**
             * @description Who accepted it.
             * @enum {string|null}
             */
            accepted_by: "rule" | "human" | null;
            /** @description Projects, people and claims that were read from it. */
            extracted: {
                projects?: (Record<string, unknown> | string)[];
                people?: (Record<string, unknown> | string)[];
                claims?: (Record<string, unknown> | string)[];
            };
            /** @description Where the record comes from. */
            source: string | null;
            /**
             * @description Whether the text of others may be shown whole or as an excerpt of at most 300 characters.
             * @enum {string}
             */
            text_policy: "full" | "excerpt_only";
            /** @description The page at the source. */
            source_url: string | null;
        };
        Contact: {
            /** @description Opaque id. */
            id: string;
            /** @description Name of the person or office. */
            name: string;
            /** @description The professional role. */
            role: string | null;
            /** @description The organization of the contact. */
            organization_name: string | null;
            /** @description Its public_id among the organizations. */
            organization_public_id: string | null;
            /** @description The id of the lead it belongs to. */
            lead_id: string | null;
            /** @description A professional address. */
            email: string | null;
            /**
             * @description Whether the address was seen to work.
             * @enum {string}
             */
            email_status: "verified" | "unverified" | "bounced";
            /** @description A public professional page. */
            profile_url: string | null;
            /**
             * @description Why the contact may be kept.
             * @enum {string}
             */
            basis: "published_business" | "added_by_team" | "consented";
            /** @description Where the contact comes from. */
            source: string | null;
            /**
             * Format: date-time
             * @description When the contact was last checked.
             */
            last_verified_at: string | null;
            /** @description Whether the person asked not to be written to. */
            do_not_contact: boolean;
            /**
             * Format: date-time
             * @description When the record was first accepted.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record last changed.
             */
            updated_at: string;
        };
        ContentItem: {
            /** @description Opaque id. */
            id: string;
            /** @description Short stable slug used in addresses; never reused. */
            public_id: string | null;
            /**
             * @description The family of content.
             * @enum {string}
             */
            family: "interview" | "podcast" | "post" | "talk" | "press" | "letter" | "filing" | "publication";
            /** @description Title of the item. */
            title: string;
            /** @description Where it was published. */
            url: string;
            /**
             * Format: date-time
             * @description When it was published.
             */
            published_at: string | null;
            /** @description Who published it. */
            publisher: string | null;
            /** @description Who made it. */
            authors: string[];
            /** @description Its language, as a BCP 47 tag. */
            language: string | null;
            /** @description The whole text, where its rights allow it. */
            text: string | null;
            /** @description A piece of the text, or its beginning. */
            excerpt: string | null;
            /** @description Our own summary, CC BY 4.0. */
            summary: string | null;
            /** @description Short quotations, of at most 300 characters where the text is not open; start and end count characters of the text. */
            quotes: {
                text?: string | null;
                start?: number | null;
                end?: number | null;
            }[];
            /** @description Topic slugs. */
            topics: string[];
            /** @description Whom or what it is about: investor, company, hero, … */
            subjects: {
                kind: string;
                public_id: string;
            }[];
            /**
             * Format: date-time
             * @description When it was read.
             */
            retrieved_at: string;
            /** @description The licence of the text. */
            licence: string | null;
            /**
             * @description Whether the text of others may be shown whole or as an excerpt of at most 300 characters.
             * @enum {string}
             */
            text_policy: "full" | "excerpt_only";
            /** @description The page at the source. */
            source_url: string | null;
        };
        Deprecation: {
            /**
             * @description What goes.
             * @enum {string}
             */
            kind: "operation" | "parameter";
            /** @description The name of the operation. */
            operation: string;
            /** @description The parameter that goes; there when the operation itself stays. */
            parameter?: string;
            /**
             * Format: date
             * @description The day of the notice.
             */
            since: string;
            /**
             * Format: date
             * @description The first day without it, at least twelve months later.
             */
            sunset: string;
            /** @description What takes its place and how to change over. */
            instead: string;
            /** @description The name of the operation that takes its place, where there is one. */
            successor?: string;
        };
        Error: {
            /** @description What happened and what to do, as a sentence for people; it may change. */
            error: string;
            /**
             * @description What happened, for programs; it stays.
             * @enum {string}
             */
            code: "invalid_input" | "unknown_parameter" | "invalid_token" | "missing_credential" | "tier_required" | "not_a_member" | "forbidden" | "not_found" | "method_not_allowed" | "merged" | "cursor_expired" | "conflict" | "already_claimed" | "duplicate" | "version_mismatch" | "too_large" | "unsupported_media_type" | "rate_limited" | "unavailable" | "internal";
            /** @description The name of the request in the log of the server. */
            request_id: string;
            /** @description The status of the answer; only below /common-grants. */
            status?: number;
            /** @description The same as error; only below /common-grants. */
            message?: string;
            /** @description Each bad member of the input. */
            errors?: components["schemas"]["FieldError"][];
            /**
             * @description The tier that the route needs.
             * @enum {string}
             */
            required_tier?: "public" | "full" | "top";
            /**
             * @description The tier of the caller.
             * @enum {string}
             */
            current_tier?: "public" | "full" | "top";
            /** @description The id of what is there already. */
            existing_id?: string;
            /** @description Where the dumps are. */
            dumps_url?: string;
            /** @description The present version. */
            version?: number;
        };
        Event: {
            /** @description Opaque id. */
            id: string;
            /** @description Short stable slug used in addresses; never reused. */
            public_id: string | null;
            /** @description Name of the event. */
            title: string;
            /** @description What the event is about, as plain text. */
            description: string | null;
            /** @description The page of the event. */
            url: string | null;
            /** @description Where to register. */
            registration_url: string | null;
            /**
             * Format: date-time
             * @description When it begins; null while no date is known.
             */
            start_date: string | null;
            /**
             * Format: date-time
             * @description When it ends; null: on the day it begins, or not known.
             */
            end_date: string | null;
            /**
             * Format: date-time
             * @description Last moment to submit a contribution.
             */
            submission_deadline: string | null;
            /** @description Where it takes place, in words. */
            location: string | null;
            /** @description Whether it takes place online only; null when not known. */
            is_online: boolean | null;
            /** @description Who holds it. */
            organizer: string | null;
            /** @description Kind of event: conference, summit, workshop, … */
            event_type: string | null;
            /** @description Where to submit a contribution. */
            submission_url: string | null;
            /** @description Slugs of its topics. */
            topics: string[] | null;
            /** @description What can be won, in the words of the organizer. */
            prizes_text: string | null;
            /** @description Who may take part, in the words of the organizer. */
            eligibility_text: string | null;
            /** @description How relevant the event is to longevity science, 0 to 100. */
            relevance_score?: number | null;
            /** @description Where the record comes from. */
            source?: string | null;
            /** @description The page of this event on this site. */
            public_url: string | null;
            /**
             * Format: date-time
             * @description When the record was first accepted.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record last changed.
             */
            updated_at: string;
            /**
             * @description Whether the text of others may be shown whole or as an excerpt of at most 300 characters.
             * @enum {string}
             */
            text_policy: "full" | "excerpt_only";
            /** @description The page at the source. */
            source_url: string | null;
        };
        EventDetail: {
            /** @description Opaque id. */
            id: string;
            /** @description Short stable slug used in addresses; never reused. */
            public_id: string | null;
            /** @description Name of the event. */
            title: string;
            /** @description What the event is about, as plain text. */
            description: string | null;
            /** @description The page of the event. */
            url: string | null;
            /** @description Where to register. */
            registration_url: string | null;
            /**
             * Format: date-time
             * @description When it begins; null while no date is known.
             */
            start_date: string | null;
            /**
             * Format: date-time
             * @description When it ends; null: on the day it begins, or not known.
             */
            end_date: string | null;
            /**
             * Format: date-time
             * @description Last moment to submit a contribution.
             */
            submission_deadline: string | null;
            /** @description Where it takes place, in words. */
            location: string | null;
            /** @description Whether it takes place online only; null when not known. */
            is_online: boolean | null;
            /** @description Who holds it. */
            organizer: string | null;
            /** @description Kind of event: conference, summit, workshop, … */
            event_type: string | null;
            /** @description Where to submit a contribution. */
            submission_url: string | null;
            /** @description Slugs of its topics. */
            topics: string[] | null;
            /** @description What can be won, in the words of the organizer. */
            prizes_text: string | null;
            /** @description Who may take part, in the words of the organizer. */
            eligibility_text: string | null;
            /** @description How relevant the event is to longevity science, 0 to 100. */
            relevance_score?: number | null;
            /** @description Where the record comes from. */
            source?: string | null;
            /** @description The page of this event on this site. */
            public_url: string | null;
            /**
             * Format: date-time
             * @description When the record was first accepted.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record last changed.
             */
            updated_at: string;
            /**
             * @description Whether the text of others may be shown whole or as an excerpt of at most 300 characters.
             * @enum {string}
             */
            text_policy: "full" | "excerpt_only";
            /** @description The page at the source. */
            source_url: string | null;
        };
        Evidence: {
            id?: string;
            quote?: string;
            source?: components["schemas"]["Source"];
            document_id?: string | null;
            page?: number | null;
            char_start?: number | null;
            char_end?: number | null;
            quote_sha256?: string;
            text_fragment_url?: string | null;
            /** @enum {string} */
            state?: "confirmed" | "conflict" | "unknown" | "extraction_incomplete";
        };
        Experiment: {
            /** @description Opaque id. */
            id: string;
            /** @description The code in the address of the experiment. */
            public_id: string;
            /** @description Name of the experiment. */
            title: string;
            /** @description What it asks. */
            question: string | null;
            /** @description What it does and found, in short. */
            summary: string | null;
            /** @description How it is done. */
            protocol: string | null;
            /** @description The ids of the Omega hypotheses it tests. */
            hypothesis_ids: string[];
            /** @description The page of this experiment on this site. */
            public_url: string;
            /**
             * Format: date-time
             * @description When the record was first accepted.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record last changed.
             */
            updated_at: string;
        };
        ExperimentComment: {
            /**
             * Format: uuid
             * @description The id of the comment.
             */
            id: string;
            /**
             * Format: uuid
             * @description The comment it answers; null at top level.
             */
            parent_id: string | null;
            /**
             * @description What the author says to be; a label only.
             * @enum {string}
             */
            author_kind: "account" | "visitor" | "agent";
            /** @description The name of the account, or the name its author gave. */
            author_name: string | null;
            /** @description The picture of the account. */
            author_image: string | null;
            /** @description What it says. */
            body: string;
            /**
             * Format: date-time
             * @description When it was posted.
             */
            created_at: string;
        };
        Extractor: {
            name?: string;
            version?: string;
            run_id?: string;
            /** Format: date-time */
            at?: string;
            /** @enum {string|null} */
            reviewed_by?: "human" | "none" | null;
        };
        FamilyChanges: {
            family?: string;
            added?: number;
            changed?: number;
            removed?: number;
            merged?: number;
        };
        FieldError: {
            /** @description The parameter or the member, as a path of names. */
            field: string;
            /** @description What is wrong with it, for programs. */
            code: string;
            /** @description What it must be, as a sentence. */
            message: string;
        };
        FieldSource: {
            path?: string;
            source_ids?: string[];
            /** Format: date-time */
            first_seen?: string;
            /** Format: date-time */
            last_seen?: string;
            /** @enum {string} */
            method?: "copied" | "extracted" | "computed" | "human";
        };
        FundingMatch: {
            public_id?: string | null;
            id?: string;
            title?: string;
            funder_name?: string;
            /** Format: date-time */
            deadline?: string | null;
            url?: string;
            score?: number;
            reasons?: {
                /** @description The member of the grant that is quoted. */
                member: string;
                /** @description What speaks for it, in words of the grant. */
                text: string;
            }[];
            /** @enum {string} */
            eligibility_state?: "unrestricted" | "restricted" | "unknown";
            /** @enum {string|null} */
            career_stage?: "named" | "not_stated" | null;
            /** @enum {string|null} */
            country?: "named" | "not_stated" | null;
        };
        Grant: {
            /** @description Opaque id; a UUID in harvested records. */
            id: string;
            /** @description Short stable slug used in addresses; never reused. */
            public_id: string | null;
            /** @description Name of the call. */
            title: string;
            /** @description What the call funds, as plain text. */
            description: string | null;
            /** @description Who gives the money. */
            funder_name: string;
            /**
             * Format: date-time
             * @description Last moment to apply; null when there is no closing date.
             */
            deadline: string | null;
            /** @description Where to apply. */
            url: string;
            /** @description Further information by the funder. */
            info_url: string | null;
            /** @description Where applicants must be, in words. */
            location: string | null;
            /** @description Label slugs. */
            labels: string[];
            /** @description The page of this grant on this site. */
            public_url: string | null;
            /** @description How relevant the call is to longevity science, 0 to 100. */
            relevance_score?: number | null;
            /** @description Stage in the editors’ pipeline. */
            stage?: string | null;
            /** @description Status at the source: open, forecast, closed, archived. */
            status?: string | null;
            /** @description Where the record comes from. */
            source?: string | null;
            /**
             * Format: date-time
             * @description When the record was first accepted.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record last changed.
             */
            updated_at: string;
            /**
             * @description Whether the text of others may be shown whole or as an excerpt of at most 300 characters.
             * @enum {string}
             */
            text_policy: "full" | "excerpt_only";
            /** @description The page at the source. */
            source_url: string | null;
        };
        GrantDetail: {
            /** @description Opaque id; a UUID in harvested records. */
            id: string;
            /** @description Short stable slug used in addresses; never reused. */
            public_id: string | null;
            /** @description Name of the call. */
            title: string;
            /** @description What the call funds, as plain text. */
            description: string | null;
            /** @description Who gives the money. */
            funder_name: string;
            /**
             * Format: date-time
             * @description Last moment to apply; null when there is no closing date.
             */
            deadline: string | null;
            /** @description Where to apply. */
            url: string;
            /** @description Further information by the funder. */
            info_url: string | null;
            /** @description Where applicants must be, in words. */
            location: string | null;
            /** @description Label slugs. */
            labels: string[];
            /** @description The page of this grant on this site. */
            public_url: string | null;
            /** @description How relevant the call is to longevity science, 0 to 100. */
            relevance_score?: number | null;
            /** @description Stage in the editors’ pipeline. */
            stage?: string | null;
            /** @description Status at the source: open, forecast, closed, archived. */
            status?: string | null;
            /** @description Where the record comes from. */
            source?: string | null;
            /** @description The parts of the relevance_score, one sentence each. */
            relevance_reasons?: string[];
            /**
             * Format: date-time
             * @description When the record was first accepted.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record last changed.
             */
            updated_at: string;
            /**
             * @description Whether the text of others may be shown whole or as an excerpt of at most 300 characters.
             * @enum {string}
             */
            text_policy: "full" | "excerpt_only";
            /** @description The page at the source. */
            source_url: string | null;
            /** @description The number of the call at its source. */
            number: string | null;
            /** @description All dates of the call, with the zone they were given in. */
            deadlines: {
                /** @enum {string} */
                kind?: "loi" | "preproposal" | "full" | "step" | "webinar" | "decision" | "other";
                label?: string;
                /** Format: date */
                date?: string | null;
                time?: string | null;
                tz?: string | null;
                /** Format: date-time */
                at?: string | null;
                /** @enum {string} */
                precision?: "minute" | "day" | "month" | "unknown";
                rolling?: boolean;
                evidence_ids?: string[];
            }[];
            /**
             * Format: date
             * @description When the call was published.
             */
            posted_at: string | null;
            /**
             * Format: date
             * @description When the source archives the call.
             */
            archived_at: string | null;
            /**
             * Format: date
             * @description When awards are expected.
             */
            award_date_expected: string | null;
            /**
             * Format: date
             * @description When projects are expected to start.
             */
            project_start_expected: string | null;
            /** @description The fiscal year of the money. */
            fiscal_year: number | null;
            /** @description Form and size of the support. */
            funding: {
                /** @enum {string} */
                instrument?: "grant" | "fellowship" | "prize" | "contract" | "loan" | "equity" | "in_kind" | "other";
                total?: components["schemas"]["Money"] | null;
                min_award?: components["schemas"]["Money"] | null;
                max_award?: components["schemas"]["Money"] | null;
                awards_min?: number | null;
                awards_max?: number | null;
                awards_expected?: number | null;
                duration_months_max?: number | null;
                cost_sharing?: boolean | null;
                /** @enum {string|null} */
                indirect_costs?: "allowed" | "capped" | "not_allowed" | null;
                details?: string | null;
            } | null;
            /** @description Who may apply. */
            eligibility: {
                applicant_types?: {
                    value?: string;
                    custom_value?: string | null;
                }[];
                career_stages?: string[];
                countries_in?: string[];
                countries_out?: string[];
                /** @enum {string} */
                foreign_applicants?: "yes" | "no" | "partial" | "unknown";
                /** @enum {string} */
                for_profit?: "yes" | "no" | "unknown";
                details?: string | null;
            } | null;
            /** @description What the call demands, each with evidence. */
            requirements: {
                id?: string;
                /** @enum {string} */
                category?: "eligibility" | "budget" | "format" | "attachment" | "registration" | "letters" | "review_criteria" | "reporting" | "other";
                statement?: string;
                /** @enum {string} */
                obligation?: "must" | "should" | "may";
                value?: Record<string, unknown> | null;
                /** @enum {string} */
                state?: "confirmed" | "conflict" | "unknown" | "extraction_incomplete";
                evidence?: components["schemas"]["Evidence"][];
                extractor?: components["schemas"]["Extractor"];
                confidence?: number;
            }[];
            /** @description The documents of the call. */
            documents: {
                id?: string;
                title?: string;
                /** @enum {string} */
                kind?: "solicitation" | "amendment" | "faq" | "template" | "webinar" | "other";
                is_primary?: boolean;
                url?: string;
                mime_type?: string;
                size_bytes?: number | null;
                sha256?: string;
                page_count?: number | null;
                language?: string | null;
                /** Format: date-time */
                retrieved_at?: string;
                version?: number;
                /** @enum {string} */
                parse_status?: "parsed" | "partial" | "failed" | "not_attempted";
                /** @enum {string} */
                text_policy?: "full" | "excerpt_only";
                text?: string | null;
                excerpt?: string | null;
            }[];
            /** @description How and when the call was checked. */
            verification: {
                verified_open?: boolean;
                /** @enum {string} */
                method?: "human" | "source_api" | "page_check";
                /** Format: date-time */
                last_checked_at?: string;
                /** Format: date-time */
                next_check_at?: string;
                url_status?: number | null;
                deadline_seen_in_source?: boolean;
                amount_seen_in_source?: boolean;
                funder_domain_match?: boolean;
                flags?: {
                    /** @enum {string} */
                    code?: "dead_link" | "deadline_conflict" | "stale_source" | "login_wall" | "possible_duplicate" | "invite_only" | "text_missing";
                    /** Format: date-time */
                    since?: string;
                }[];
            } | null;
            /** @description Changes of the call since it was published. */
            amendments: {
                version?: number;
                /** Format: date-time */
                at?: string;
                changes?: {
                    path?: string;
                    old?: string | null;
                    new?: string | null;
                }[];
                evidence_ids?: string[];
            }[];
            /** @description Awards of earlier rounds. */
            past_awards: {
                title?: string;
                recipient?: string;
                amount?: components["schemas"]["Money"] | null;
                year?: number | null;
                url?: string;
                source?: components["schemas"]["Source"];
            }[];
            /** @description Grants like this one. */
            similar: {
                public_id?: string;
                title?: string;
                score?: number;
                why?: string;
            }[];
            /** @description The funder and its identifiers. */
            funder: {
                organization_public_id?: string | null;
                name?: string;
                ids?: {
                    ror?: string | null;
                    crossref_funder?: string | null;
                    ein?: string | null;
                    uei?: string | null;
                };
            } | null;
            /** @description Whom at the funder to ask; harvests leave it out. */
            contact: {
                name?: string | null;
                email?: string | null;
                phone?: string | null;
                public_office?: boolean;
            } | null;
            /** @description Where each member comes from. */
            field_sources: components["schemas"]["FieldSource"][];
            /** @description Addresses of this record. */
            links: {
                self?: string;
                html?: string;
                ics?: string;
                jsonld?: string;
                common_grants?: string | null;
            };
            /** @description Whether the call is open, at this moment. */
            status_public: {
                /** @enum {string} */
                value?: "forecasted" | "open" | "rolling" | "closed" | "archived" | "unknown";
                is_open?: boolean;
                days_left?: number | null;
                /** Format: date-time */
                computed_at?: string;
            };
        };
        Hero: {
            /** @description Opaque id. */
            id: string;
            /** @description Short stable slug used in addresses; never reused. */
            public_id: string;
            /** @description Name of the person. */
            name: string;
            /** @description The person in one line. */
            tagline: string | null;
            /** @description A published photo. */
            photo_url: string | null;
            /**
             * Format: date-time
             * @description When the photo was last found at its address.
             */
            photo_checked_at: string | null;
            /** @description Roles: scientist, clinician, founder, investor, philanthropist, … */
            role_tags: string[];
            /** @description Themes, mostly label slugs. */
            theme_tags: string[];
            /** @description What would be missing without them. */
            impact_statement: string | null;
            /** @description The whole rating, 0 to 100. */
            overall_score: number | null;
            /** @description Money brought to the field, in US dollars; amounts of high confidence only. */
            total_capital_moved: number;
            /**
             * Format: date-time
             * @description When the record last changed.
             */
            updated_at: string | null;
            /** @description The rated dimensions; n_a_reason tells why one does not apply. */
            scores: {
                dimension: string;
                score?: number | null;
                rationale_summary?: string | null;
                confidence?: string | null;
                n_a_reason?: string | null;
            }[];
            /** @description The page of this person on this site. */
            public_url: string;
        };
        HeroDetail: {
            /** @description Opaque id. */
            id: string;
            /** @description Short stable slug used in addresses; never reused. */
            public_id: string;
            /** @description Name of the person. */
            name: string;
            /** @description The person in one line. */
            tagline: string | null;
            /** @description A published photo. */
            photo_url: string | null;
            /**
             * Format: date-time
             * @description When the photo was last found at its address.
             */
            photo_checked_at: string | null;
            /** @description Roles: scientist, clinician, founder, investor, philanthropist, … */
            role_tags: string[];
            /** @description Themes, mostly label slugs. */
            theme_tags: string[];
            /** @description What would be missing without them. */
            impact_statement: string | null;
            /** @description The whole rating, 0 to 100. */
            overall_score: number | null;
            /** @description Money brought to the field, in US dollars; amounts of high confidence only. */
            total_capital_moved: number;
            /**
             * Format: date-time
             * @description When the record last changed.
             */
            updated_at: string | null;
            /** @description The rated dimensions; n_a_reason tells why one does not apply. */
            scores: {
                dimension: string;
                score?: number | null;
                rationale_summary?: string | null;
                confidence?: string | null;
                n_a_reason?: string | null;
            }[];
            /** @description The page of this person on this site. */
            public_url: string;
            /** @description The professional profile, as plain text. */
            bio: string | null;
            /** @description The name on X, without @. */
            x_handle: string | null;
            /** @description The page on X. */
            x_url: string | null;
            /** @description The own website. */
            website: string | null;
            /**
             * @description Whether the text of others may be shown whole or as an excerpt of at most 300 characters.
             * @enum {string}
             */
            text_policy: "full" | "excerpt_only";
            /** @description The page at the source. */
            source_url: string | null;
        };
        Idea: {
            /**
             * Format: uuid
             * @description Id of the idea.
             */
            id: string;
            /** @description Short stable slug. */
            slug: string;
            /** @description The idea in a few words. */
            title: string;
            /** @description The idea as a statement. */
            statement: string;
            /**
             * @description What kind of idea it is.
             * @enum {string}
             */
            level: "problem" | "approach" | "mechanism" | "intervention" | "method";
            /**
             * Format: uuid
             * @description The id of the idea above it.
             */
            parent_id: string | null;
            /** @description Slugs from the root of its tree down to this idea. */
            path: string[];
            /**
             * @description Whether it still stands.
             * @enum {string}
             */
            status: "active" | "merged" | "retired";
            /** @description The id of the idea that took its place. */
            merged_into: string | null;
            /** @description How many matches of each kind it has. */
            counts: {
                companies?: number;
                people?: number;
                investors?: number;
                projects?: number;
                publications?: number;
            };
            /** @description Who and what works on it, each with evidence; scores 0 to 1. */
            matches: {
                /** @enum {string} */
                kind?: "company" | "person" | "investor" | "project" | "publication";
                public_id?: string;
                name?: string;
                score?: number;
                rationale?: string;
                evidence?: components["schemas"]["Evidence"][];
            }[];
            /**
             * Format: date-time
             * @description When the record last changed.
             */
            updated_at: string;
        };
        Investor: {
            /** @description Opaque id. */
            id: string;
            /** @description Short stable slug used in addresses; never reused. */
            public_id: string | null;
            /** @description Name of the person or firm. */
            name: string;
            /**
             * @description Kind of investor.
             * @enum {string}
             */
            type: "individual" | "angel" | "vc" | "family_office" | "corporate_vc" | "accelerator" | "institution" | "lp";
            /** @description The professional profile, as plain text. */
            bio: string | null;
            /** @description Companies, funds and other bodies it is connected with. */
            entities: {
                entity_name?: string;
                entity_type?: string;
                role?: string | null;
                url?: string | null;
            }[];
            /** @description Leads that name this investor, most relevant first. */
            linked_leads: {
                id?: string;
                name?: string;
                relationship?: string | null;
                relevance_score?: number | null;
            }[];
            /** @description The page of this investor on this site. */
            public_url: string | null;
            /**
             * @description Whether the text of others may be shown whole or as an excerpt of at most 300 characters.
             * @enum {string}
             */
            text_policy: "full" | "excerpt_only";
            /** @description The page at the source. */
            source_url: string | null;
        };
        InvestorDetail: {
            /** @description Opaque id. */
            id: string;
            /** @description Short stable slug used in addresses; never reused. */
            public_id: string | null;
            /** @description Name of the person or firm. */
            name: string;
            /**
             * @description Kind of investor.
             * @enum {string}
             */
            type: "individual" | "angel" | "vc" | "family_office" | "corporate_vc" | "accelerator" | "institution" | "lp";
            /** @description The professional profile, as plain text. */
            bio: string | null;
            /** @description Companies, funds and other bodies it is connected with. */
            entities: {
                entity_name?: string;
                entity_type?: string;
                role?: string | null;
                url?: string | null;
            }[];
            /** @description Leads that name this investor, most relevant first. */
            linked_leads: {
                id?: string;
                name?: string;
                relationship?: string | null;
                relevance_score?: number | null;
            }[];
            /** @description The page of this investor on this site. */
            public_url: string | null;
            /**
             * @description Whether the text of others may be shown whole or as an excerpt of at most 300 characters.
             * @enum {string}
             */
            text_policy: "full" | "excerpt_only";
            /** @description The page at the source. */
            source_url: string | null;
            /** @description Whether it is a person; otherwise it is a firm or an institution. */
            is_person: boolean;
            /** @description Whether nothing was seen of it for so long that lists leave it out. */
            stale: boolean;
            /** @description The investor in one line. */
            headline: string | null;
            /** @description The firm a person works for. */
            firm: {
                public_id?: string | null;
                name?: string;
                role?: string | null;
            } | null;
            /** @description Countries and regions it invests in. */
            geo: string[];
            /** @description Stages of companies it invests in. */
            stages: string[];
            /** @description Fields it invests in. */
            sectors: string[];
            /** @description The smallest and the largest usual investment. */
            check_size: {
                min?: components["schemas"]["Money"] | null;
                max?: components["schemas"]["Money"] | null;
            };
            /** @description What it believes in, with evidence. */
            thesis: {
                text?: string | null;
                evidence?: components["schemas"]["Evidence"][];
            } | null;
            /** @description Companies it has invested in. */
            portfolio: {
                company_public_id?: string | null;
                name?: string;
                round?: string | null;
                date?: string | null;
                amount?: components["schemas"]["Money"] | null;
                lead?: boolean | null;
                source?: string;
            }[];
            /**
             * Format: date
             * @description The day of its last known investment.
             */
            last_investment_at: string | null;
            /**
             * Format: date-time
             * @description Since when the record counts as stale.
             */
            stale_since: string | null;
            /** @description Professional pages of the investor. */
            links: {
                website?: string | null;
                linkedin?: string | null;
                x?: string | null;
            };
            /** @description Where each member comes from. */
            field_sources: components["schemas"]["FieldSource"][];
            /** @description Where to ask for a correction or a removal. */
            correction_url: string;
        };
        Label: {
            /** @description Opaque id. */
            id: string;
            /** @description The label as records carry it. */
            slug: string;
            /** @description The label in words. */
            name: string;
            /** @description What it means. */
            description: string | null;
            /** @description The slug of the label above it; records do not carry that one. */
            parent: string | null;
        };
        Lead: {
            /** @description Opaque id. */
            id: string;
            /** @description Name of the organization, company, investor or event behind the lead. */
            name: string;
            /** @description What stands behind the lead: organization, company, investor, event. */
            entity_type: string | null;
            /** @description What may come of it: grant, investment, partnership, … */
            opportunity_types: string[];
            /** @description Whether somebody works on it: new, reviewed, active, parked, closed. */
            status: string | null;
            /** @description How far it has come. */
            stage: string | null;
            /** @description What is being done now. */
            active_action: string | null;
            /** @description How relevant the lead is, 0 to 100. */
            relevance_score: number | null;
            /** @description What the lead is about, as plain text. */
            description: string | null;
            /** @description Its website. */
            url: string | null;
            /** @description Where it is, in words. */
            location: string | null;
            /** @description A published address to write to. */
            contact_email: string | null;
            /** @description Where to apply. */
            submission_url: string | null;
            /** @description Further information. */
            info_url: string | null;
            /** @description How to approach it. */
            approach_strategy: string | null;
            /**
             * Format: date-time
             * @description Last moment to apply.
             */
            grant_deadline: string | null;
            /** @description How the lead was found. */
            discovery_source: string | null;
            /**
             * Format: date-time
             * @description When the record was first accepted.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record last changed.
             */
            updated_at: string;
            /**
             * @description Whether the text of others may be shown whole or as an excerpt of at most 300 characters.
             * @enum {string}
             */
            text_policy: "full" | "excerpt_only";
            /** @description The page at the source. */
            source_url: string | null;
        };
        LicenceLine: {
            /**
             * @description The licence of the data.
             * @example CC BY 4.0
             */
            license: string;
            /** @description Whom to name when the data are used. */
            attribution: string;
        };
        ListCompaniesAnswer: {
            data: components["schemas"]["RatedCompany"][];
            pagination: components["schemas"]["Pagination"];
            /** @description On an empty answer: which filter to drop, and how many rows would match. */
            meta?: {
                relax?: {
                    drop?: string;
                    total?: number;
                }[];
            };
            /**
             * @description The caller's tier.
             * @enum {string}
             */
            access_level: "public" | "full" | "top";
            /**
             * @description The licence of the data.
             * @example CC BY 4.0
             */
            license: string;
            /** @description Whom to name when the data are used. */
            attribution: string;
        };
        ListCompanyRecordsAnswer: {
            data: components["schemas"]["CompanyRecord"][];
            pagination: components["schemas"]["Pagination"];
            /** @description On an empty answer: which filter to drop, and how many rows would match. */
            meta?: {
                relax?: {
                    drop?: string;
                    total?: number;
                }[];
            };
            /**
             * @description The caller's tier.
             * @enum {string}
             */
            access_level: "public" | "full" | "top";
            /**
             * @description The licence of the data.
             * @example CC BY 4.0
             */
            license: string;
            /** @description Whom to name when the data are used. */
            attribution: string;
        };
        ListContentAnswer: {
            data: components["schemas"]["ContentItem"][];
            pagination: components["schemas"]["Pagination"];
            /** @description On an empty answer: which filter to drop, and how many rows would match. */
            meta?: {
                relax?: {
                    drop?: string;
                    total?: number;
                }[];
            };
            /**
             * @description The licence of the data.
             * @example CC BY 4.0
             */
            license: string;
            /** @description Whom to name when the data are used. */
            attribution: string;
        };
        ListEventsAnswer: {
            data: components["schemas"]["Event"][];
            pagination: components["schemas"]["Pagination"];
            /** @description Counts of the asked facets. */
            facets?: {
                [key: string]: {
                    value?: string;
                    count?: number;
                }[];
            };
            /** @description On an empty answer: which filter to drop, and how many rows would match. */
            meta?: {
                relax?: {
                    drop?: string;
                    total?: number;
                }[];
            };
            /**
             * @description The licence of the data.
             * @example CC BY 4.0
             */
            license: string;
            /** @description Whom to name when the data are used. */
            attribution: string;
        };
        ListGrantsAnswer: {
            data: components["schemas"]["Grant"][];
            pagination: components["schemas"]["Pagination"];
            /** @description Counts of the asked facets. */
            facets?: {
                [key: string]: {
                    value?: string;
                    count?: number;
                }[];
            };
            /** @description On an empty answer: which filter to drop, and how many rows would match. */
            meta?: {
                relax?: {
                    drop?: string;
                    total?: number;
                }[];
            };
            /**
             * @description The caller's tier.
             * @enum {string}
             */
            access_level: "public" | "full" | "top";
            /**
             * @description The licence of the data.
             * @example CC BY 4.0
             */
            license: string;
            /** @description Whom to name when the data are used. */
            attribution: string;
        };
        ListHeroesAnswer: {
            data: components["schemas"]["Hero"][];
            pagination: components["schemas"]["Pagination"];
            /** @description On an empty answer: which filter to drop, and how many rows would match. */
            meta?: {
                relax?: {
                    drop?: string;
                    total?: number;
                }[];
            };
            /**
             * @description The caller's tier.
             * @enum {string}
             */
            access_level: "public" | "full" | "top";
            /**
             * @description The licence of the data.
             * @example CC BY 4.0
             */
            license: string;
            /** @description Whom to name when the data are used. */
            attribution: string;
        };
        ListIdeasAnswer: {
            data: components["schemas"]["Idea"][];
            pagination: components["schemas"]["Pagination"];
            /** @description On an empty answer: which filter to drop, and how many rows would match. */
            meta?: {
                relax?: {
                    drop?: string;
                    total?: number;
                }[];
            };
            /**
             * @description The caller's tier.
             * @enum {string}
             */
            access_level: "public" | "full" | "top";
            /** @description Edges of which both ends are listed, by id; of kind parent, `to` stands above `from`. */
            edges: {
                from?: string;
                to?: string;
                /** @enum {string} */
                kind?: "parent" | "supports" | "contradicts" | "depends_on" | "competes_with" | "same_as";
                weight?: number | null;
                rationale?: string | null;
                evidence_ids?: string[];
            }[];
            /**
             * @description The licence of the data.
             * @example CC BY 4.0
             */
            license: string;
            /** @description Whom to name when the data are used. */
            attribution: string;
        };
        ListInvestorContentAnswer: {
            data: components["schemas"]["ContentItem"][];
            pagination: components["schemas"]["Pagination"];
            /** @description On an empty answer: which filter to drop, and how many rows would match. */
            meta?: {
                relax?: {
                    drop?: string;
                    total?: number;
                }[];
            };
            /**
             * @description The caller's tier.
             * @enum {string}
             */
            access_level: "public" | "full" | "top";
            /**
             * @description The licence of the data.
             * @example CC BY 4.0
             */
            license: string;
            /** @description Whom to name when the data are used. */
            attribution: string;
        };
        ListLeadsAnswer: {
            data: components["schemas"]["Lead"][];
            pagination: components["schemas"]["Pagination"];
            /** @description On an empty answer: which filter to drop, and how many rows would match. */
            meta?: {
                relax?: {
                    drop?: string;
                    total?: number;
                }[];
            };
            /**
             * @description The licence of the data.
             * @example CC BY 4.0
             */
            license: string;
            /** @description Whom to name when the data are used. */
            attribution: string;
        };
        ListOrganizationsAnswer: {
            data: components["schemas"]["Organization"][];
            pagination: components["schemas"]["Pagination"];
            /** @description On an empty answer: which filter to drop, and how many rows would match. */
            meta?: {
                relax?: {
                    drop?: string;
                    total?: number;
                }[];
            };
            /**
             * @description The licence of the data.
             * @example CC BY 4.0
             */
            license: string;
            /** @description Whom to name when the data are used. */
            attribution: string;
        };
        ListPagesAnswer: {
            data: components["schemas"]["Page"][];
            pagination: components["schemas"]["Pagination"];
            /** @description On an empty answer: which filter to drop, and how many rows would match. */
            meta?: {
                relax?: {
                    drop?: string;
                    total?: number;
                }[];
            };
            /**
             * @description The licence of the data.
             * @example CC BY 4.0
             */
            license: string;
            /** @description Whom to name when the data are used. */
            attribution: string;
        };
        ListPreservationCompaniesAnswer: {
            data: components["schemas"]["RatedPreservationCompany"][];
            pagination: components["schemas"]["Pagination"];
            /** @description On an empty answer: which filter to drop, and how many rows would match. */
            meta?: {
                relax?: {
                    drop?: string;
                    total?: number;
                }[];
            };
            /**
             * @description The caller's tier.
             * @enum {string}
             */
            access_level: "public" | "full" | "top";
            /**
             * @description The licence of the data.
             * @example CC BY 4.0
             */
            license: string;
            /** @description Whom to name when the data are used. */
            attribution: string;
        };
        ListRatedCompaniesAnswer: {
            data: components["schemas"]["RatedCompany"][];
            pagination: components["schemas"]["Pagination"];
            /** @description On an empty answer: which filter to drop, and how many rows would match. */
            meta?: {
                relax?: {
                    drop?: string;
                    total?: number;
                }[];
            };
            /**
             * @description The caller's tier.
             * @enum {string}
             */
            access_level: "public" | "full" | "top";
            /**
             * @description The licence of the data.
             * @example CC BY 4.0
             */
            license: string;
            /** @description Whom to name when the data are used. */
            attribution: string;
        };
        ListRatedFundsAnswer: {
            data: components["schemas"]["RatedFund"][];
            pagination: components["schemas"]["Pagination"];
            /** @description On an empty answer: which filter to drop, and how many rows would match. */
            meta?: {
                relax?: {
                    drop?: string;
                    total?: number;
                }[];
            };
            /**
             * @description The caller's tier.
             * @enum {string}
             */
            access_level: "public" | "full" | "top";
            /**
             * @description The licence of the data.
             * @example CC BY 4.0
             */
            license: string;
            /** @description Whom to name when the data are used. */
            attribution: string;
        };
        ListRatedProjectsAnswer: {
            data: components["schemas"]["RatedProject"][];
            pagination: components["schemas"]["Pagination"];
            /** @description On an empty answer: which filter to drop, and how many rows would match. */
            meta?: {
                relax?: {
                    drop?: string;
                    total?: number;
                }[];
            };
            /**
             * @description The caller's tier.
             * @enum {string}
             */
            access_level: "public" | "full" | "top";
            /**
             * @description The licence of the data.
             * @example CC BY 4.0
             */
            license: string;
            /** @description Whom to name when the data are used. */
            attribution: string;
        };
        ListSponsorsAnswer: {
            data: components["schemas"]["Sponsor"][];
            pagination: components["schemas"]["Pagination"];
            /** @description On an empty answer: which filter to drop, and how many rows would match. */
            meta?: {
                relax?: {
                    drop?: string;
                    total?: number;
                }[];
            };
            /**
             * @description The licence of the data.
             * @example CC BY 4.0
             */
            license: string;
            /** @description Whom to name when the data are used. */
            attribution: string;
        };
        ListTheoriesAnswer: {
            data: components["schemas"]["Theory"][];
            pagination: components["schemas"]["Pagination"];
            /** @description On an empty answer: which filter to drop, and how many rows would match. */
            meta?: {
                relax?: {
                    drop?: string;
                    total?: number;
                }[];
            };
            /**
             * @description The caller's tier.
             * @enum {string}
             */
            access_level: "public" | "full" | "top";
            /**
             * @description The licence of the data.
             * @example CC BY 4.0
             */
            license: string;
            /** @description Whom to name when the data are used. */
            attribution: string;
        };
        ListTheoryClustersAnswer: {
            data: components["schemas"]["TheoryCluster"][];
            pagination: components["schemas"]["Pagination"];
            /** @description On an empty answer: which filter to drop, and how many rows would match. */
            meta?: {
                relax?: {
                    drop?: string;
                    total?: number;
                }[];
            };
            /**
             * @description The caller's tier.
             * @enum {string}
             */
            access_level: "public" | "full" | "top";
            /**
             * @description The licence of the data.
             * @example CC BY 4.0
             */
            license: string;
            /** @description Whom to name when the data are used. */
            attribution: string;
        };
        Money: {
            amount?: string;
            currency?: string;
            amount_usd?: number | null;
            /** Format: date */
            fx_date?: string | null;
        };
        NameMatch: {
            family?: string;
            id?: string | null;
            public_id?: string | null;
            name?: string;
            /** @enum {string} */
            match?: "exact" | "all_words" | "some_words";
            get?: {
                tool?: string;
                argument?: string;
            } | null;
        };
        NewsItem: {
            family?: string;
            id?: string;
            public_id?: string | null;
            name?: string | null;
            /** @enum {string} */
            change?: "added" | "changed" | "removed" | "merged";
            /** Format: date-time */
            at?: string;
        };
        OmegaHypothesis: {
            /** @description Opaque id. */
            id: string;
            /** @description Short stable slug used in addresses; never reused. */
            public_id: string | null;
            /** @description The hypothesis. */
            statement: string;
            /** @description How it is thought to work. */
            mechanism: string | null;
            /** @description What must be seen if it is true. */
            prediction: string | null;
            /** @description What would refute it. */
            falsifier: string | null;
            /** @description Its strength from pairwise games, fitted by the Bradley-Terry model. */
            rank: {
                /** @enum {string} */
                method?: "bradley_terry";
                strength?: number;
                games?: number;
            } | null;
            /** @description Dimension names to a score and the items it was derived from. */
            scores: {
                [key: string]: {
                    score?: number | null;
                    items?: Record<string, unknown>[];
                };
            };
            /** @description What it cites, and whether each citation was found. */
            citations: {
                id?: string;
                resolved?: boolean;
                match?: string | null;
            }[];
            /** @description The ids of theories it builds on. */
            theory_ids: string[];
            /**
             * Format: date-time
             * @description When the record was first accepted.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record last changed.
             */
            updated_at: string;
        };
        Opportunity: {
            /** Format: uuid */
            id: string;
            title: string;
            status: {
                /** @enum {string} */
                value?: "forecasted" | "open" | "closed" | "custom";
                customValue?: string;
                description?: string;
            };
            description: string;
            funding?: {
                details?: string;
                totalAmountAvailable?: {
                    amount?: string;
                    currency?: string;
                };
                minAwardAmount?: {
                    amount?: string;
                    currency?: string;
                };
                maxAwardAmount?: {
                    amount?: string;
                    currency?: string;
                };
                minAwardCount?: number;
                maxAwardCount?: number;
                estimatedAwardCount?: number;
            };
            keyDates?: {
                postDate?: {
                    name?: string;
                    /** @enum {string} */
                    eventType?: "singleDate";
                    /** Format: date */
                    date?: string;
                    time?: string;
                    description?: string;
                };
                closeDate?: {
                    name?: string;
                    /** @enum {string} */
                    eventType?: "singleDate";
                    /** Format: date */
                    date?: string;
                    time?: string;
                    description?: string;
                };
                otherDates?: {
                    [key: string]: {
                        name?: string;
                        /** @enum {string} */
                        eventType?: "singleDate";
                        /** Format: date */
                        date?: string;
                        time?: string;
                        description?: string;
                    };
                };
            };
            acceptedApplicantTypes?: {
                value?: string;
                customValue?: string;
            }[];
            source?: string;
            customFields?: {
                [key: string]: {
                    name?: string;
                    /** @enum {string} */
                    fieldType?: "string" | "array";
                    value?: string | number | boolean | Record<string, unknown> | unknown[];
                    description?: string;
                };
            };
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastModifiedAt: string;
        };
        Organization: {
            /** @description Opaque id. */
            id: string;
            /** @description Short stable slug used in addresses; never reused. */
            public_id: string | null;
            /** @description Name of the organization. */
            name: string;
            /**
             * @description Kind of funder.
             * @enum {string}
             */
            org_type: "foundation" | "government" | "corporate" | "university" | "lab" | "hybrid_fund";
            /** @description What it does, as plain text. */
            description: string | null;
            /** @description Where it is seated, in words. */
            location: string | null;
            /** @description Its website. */
            url: string | null;
            /** @description How many grants of the catalogue name it. */
            grants_count: number;
            /** @description How many of them are verified and open. */
            open_grants_count: number;
            /**
             * Format: date-time
             * @description The soonest deadline among the open ones.
             */
            next_open_deadline: string | null;
            /** @description Label slugs. */
            labels: string[];
            /** @description How well it can be approached, 0 to 100. */
            actionability_score: number | null;
            /** @description The page of this organization on this site. */
            public_url: string | null;
            /**
             * @description Whether the text of others may be shown whole or as an excerpt of at most 300 characters.
             * @enum {string}
             */
            text_policy: "full" | "excerpt_only";
            /** @description The page at the source. */
            source_url: string | null;
        };
        OrganizationDetail: {
            /** @description Opaque id. */
            id: string;
            /** @description Short stable slug used in addresses; never reused. */
            public_id: string | null;
            /** @description Name of the organization. */
            name: string;
            /**
             * @description Kind of funder.
             * @enum {string}
             */
            org_type: "foundation" | "government" | "corporate" | "university" | "lab" | "hybrid_fund";
            /** @description What it does, as plain text. */
            description: string | null;
            /** @description Where it is seated, in words. */
            location: string | null;
            /** @description Its website. */
            url: string | null;
            /** @description How many grants of the catalogue name it. */
            grants_count: number;
            /** @description How many of them are verified and open. */
            open_grants_count: number;
            /**
             * Format: date-time
             * @description The soonest deadline among the open ones.
             */
            next_open_deadline: string | null;
            /** @description Label slugs. */
            labels: string[];
            /** @description How well it can be approached, 0 to 100. */
            actionability_score: number | null;
            /** @description The page of this organization on this site. */
            public_url: string | null;
            /**
             * @description Whether the text of others may be shown whole or as an excerpt of at most 300 characters.
             * @enum {string}
             */
            text_policy: "full" | "excerpt_only";
            /** @description The page at the source. */
            source_url: string | null;
            /** @description Its logo. */
            logo_url: string | null;
            /** @description Other names. */
            aliases: string[];
            /** @description Its identifiers in public registers. */
            ids: {
                ror?: string | null;
                crossref_funder?: string | null;
                ein?: string | null;
                uei?: string | null;
                lei?: string | null;
                wikidata?: string | null;
                openalex?: string | null;
            };
            /** @description The organization it belongs to. */
            parent: {
                public_id?: string;
                name?: string;
            } | null;
            /** @description Countries it works in, as ISO 3166-1 alpha-2 codes. */
            countries: string[];
            /** @description What it is there for, in its own words or ours. */
            mission: string | null;
            /** @description The year it was founded. */
            founded: number | null;
            /** @description The size of a usual award. */
            typical_award: components["schemas"]["Money"] | null;
            /** @description Awards by year. */
            grant_history: {
                year?: number;
                count?: number;
                total?: components["schemas"]["Money"] | null;
            }[];
            /** @description How it gives: unsolicited proposals, indirect costs in percent, rules on results. */
            policies: {
                unsolicited?: boolean | null;
                indirect_rate?: number | null;
                ip_url?: string | null;
                open_access_url?: string | null;
            };
            /** @description People in public roles, each with the source. */
            people: {
                public_id?: string | null;
                name?: string;
                role?: string;
                source?: string;
            }[];
            /** @description What applicants say, as means over published reviews. */
            reviews: {
                review_count?: number;
                total_rating?: number;
                dimension_means?: Record<string, unknown>;
            } | null;
            /** @description Where each member comes from. */
            field_sources: components["schemas"]["FieldSource"][];
            /** @description Up to 20 open grants, soonest deadline first. */
            open_grants: {
                id?: string;
                title?: string;
                funder_name?: string;
                /** Format: date-time */
                deadline?: string | null;
                url?: string;
                public_id?: string | null;
            }[];
        };
        Page: {
            /** @description Opaque id. */
            id: string;
            /** @description The path of the page, from the root of the site. */
            path: string;
            /** @description Title of the page. */
            title: string;
            /** @description Kind of page: article, guide, … */
            kind: string;
            /** @description The public_id of the record it belongs to. */
            public_id: string | null;
            /**
             * Format: date-time
             * @description When the page last changed.
             */
            lastmod: string;
            /** @description What it says, in short. */
            summary: string | null;
            /** @description The page as Markdown. */
            markdown_url: string | null;
            /** @description Whether the page carries JSON-LD. */
            jsonld: boolean;
        };
        Pagination: {
            /** @description How many rows match in all. */
            total: number;
            /** @description How many rows were asked for. */
            limit: number;
            /** @description How many rows were passed over. */
            offset: number;
            /** @description Whether rows follow. */
            has_more: boolean;
        };
        Problem: {
            /** @description about:blank. */
            type: string;
            /** @description What happened, as a sentence. */
            title: string;
            /** @description The status of the answer. */
            status: number;
            /** @description What happened and what to do, as a sentence. */
            detail: string;
            /** @description The name of the request in the log of the server. */
            instance: string;
            /**
             * @description What happened, for programs; it stays.
             * @enum {string}
             */
            code: "invalid_input" | "unknown_parameter" | "invalid_token" | "missing_credential" | "tier_required" | "not_a_member" | "forbidden" | "not_found" | "method_not_allowed" | "merged" | "cursor_expired" | "conflict" | "already_claimed" | "duplicate" | "version_mismatch" | "too_large" | "unsupported_media_type" | "rate_limited" | "unavailable" | "internal";
            /** @description Each bad member of the input. */
            errors?: components["schemas"]["FieldError"][];
            /**
             * @description The tier that the route needs.
             * @enum {string}
             */
            required_tier?: "public" | "full" | "top";
            /**
             * @description The tier of the caller.
             * @enum {string}
             */
            current_tier?: "public" | "full" | "top";
            /** @description The id of what is there already. */
            existing_id?: string;
            /** @description Where the dumps are. */
            dumps_url?: string;
            /** @description The present version. */
            version?: number;
        };
        RatedCompany: {
            /** @description Opaque id. */
            id: string;
            /** @description Short stable slug used in addresses; never reused. */
            public_id: string;
            /** @description Name of the company. */
            name: string;
            /** @description Its logo. */
            logo_url: string | null;
            /** @description Its main approach, as the taxonomy primary_approaches names it. */
            primary_approach: string | null;
            /** @description Where it is seated, in words. */
            headquarters: string | null;
            /** @description Its last closed round: seed, series_a, … */
            funding_stage: string | null;
            /** @description stealth, active, dormant, acquired, merged, dissolved. */
            company_status: string | null;
            /** @description The year it was founded. */
            founding_year: number | null;
            /** @description Its website. */
            website: string | null;
            /** @description Mean of the scored dimensions, 0 to 100; null when too few are scored. */
            overall_score: number | null;
            /**
             * Format: date-time
             * @description When overall_score was computed.
             */
            overall_score_computed_at: string | null;
            /** @description Dimension names to scores, 0 to 100; scored ones only. */
            scores: {
                [key: string]: number;
            };
            /** @description The page of this company on this site. */
            public_url: string;
        };
        RatedCompanyDetail: {
            /** @description Opaque id. */
            id: string;
            /** @description Short stable slug used in addresses; never reused. */
            public_id: string;
            /** @description Name of the company. */
            name: string;
            /** @description Its logo. */
            logo_url: string | null;
            /** @description Its main approach, as the taxonomy primary_approaches names it. */
            primary_approach: string | null;
            /** @description Where it is seated, in words. */
            headquarters: string | null;
            /** @description Its last closed round: seed, series_a, … */
            funding_stage: string | null;
            /** @description stealth, active, dormant, acquired, merged, dissolved. */
            company_status: string | null;
            /** @description The year it was founded. */
            founding_year: number | null;
            /** @description Its website. */
            website: string | null;
            /** @description Mean of the scored dimensions, 0 to 100; null when too few are scored. */
            overall_score: number | null;
            /**
             * Format: date-time
             * @description When overall_score was computed.
             */
            overall_score_computed_at: string | null;
            /** @description The eight dimensions, each with its reasons in short. */
            scores: {
                dimension: string;
                score?: number | null;
                confidence?: string | null;
                theory_count?: number;
                evidence_count?: number;
                rationale_summary?: string | null;
            }[];
            /** @description The page of this company on this site. */
            public_url: string;
            /** @description What the company does, as plain text. */
            description: string | null;
            /** @description All funding known, in US dollars, as a decimal number. */
            total_funding_usd: string | null;
            /** @description The theories it works by, its central one first. */
            theories: {
                theory_name?: string;
                source_type?: string | null;
                source_url?: string | null;
                is_primary?: boolean;
            }[];
            /** @description Publications of and about the company. */
            publications: {
                title?: string;
                journal?: string | null;
                publication_year?: number | null;
                citation_count?: number | null;
                pubmed_id?: string | null;
                doi?: string | null;
                source_url?: string | null;
            }[];
            /** @description Projects, people, each step of the scoring, and what is missing. */
            dossier?: {
                projects?: {
                    name?: string;
                    modality?: string | null;
                    indication?: string | null;
                    stage?: string | null;
                    evidence_ids?: string[];
                }[];
                people?: {
                    public_id?: string | null;
                    name?: string;
                    role?: string | null;
                    since?: string | null;
                    until?: string | null;
                    evidence_ids?: string[];
                }[];
                scoring?: {
                    dimension?: string;
                    score?: number | null;
                    rationale?: string;
                    supporting?: string[];
                    contradicting?: string[];
                    model?: string | null;
                    prompt_version?: string | null;
                    run_id?: string;
                    /** Format: date-time */
                    scored_at?: string;
                }[];
                gaps?: {
                    dimension?: string;
                    missing?: string;
                }[];
                facets?: Record<string, unknown>;
            };
            /** @description All accepted records about the company with what was extracted from them; sha256 is that of the records as JSON, generated_at the last change among them. */
            evidence_bundle?: {
                bundle_id?: string;
                /** Format: date-time */
                generated_at?: string | null;
                sha256?: string;
                record_count?: number;
                records?: {
                    id?: string;
                    /** @enum {string} */
                    record_type?: "publication" | "patent" | "trial" | "press" | "filing" | "round" | "news" | "page" | "dataset";
                    title?: string;
                    /** Format: date */
                    date?: string | null;
                    ids?: {
                        doi?: string | null;
                        pmid?: string | null;
                        nct?: string | null;
                        patent?: string | null;
                        accession?: string | null;
                    };
                    url?: string;
                    source?: string | null;
                    source_url?: string | null;
                    /** @enum {string} */
                    text_policy?: "full" | "excerpt_only";
                    text?: string | null;
                    excerpt?: string | null;
                    accepted?: boolean;
                    /** @enum {string|null} */
                    accepted_by?: "rule" | "human" | null;
                    extracted?: {
                        projects?: (Record<string, unknown> | string)[];
                        people?: (Record<string, unknown> | string)[];
                        claims?: (Record<string, unknown> | string)[];
                    };
                }[];
                projects?: Record<string, unknown>[];
                people?: Record<string, unknown>[];
            };
            /**
             * Format: date-time
             * @description When the record was first accepted.
             */
            created_at: string | null;
            /**
             * Format: date-time
             * @description When the record last changed.
             */
            updated_at: string | null;
            /**
             * @description Whether the text of others may be shown whole or as an excerpt of at most 300 characters.
             * @enum {string}
             */
            text_policy: "full" | "excerpt_only";
            /** @description The page at the source. */
            source_url: string | null;
        };
        RatedFund: {
            /** @description Short stable slug used in addresses; never reused. */
            public_id: string | null;
            /** @description Name of the fund. */
            name: string;
            /** @description Logo. */
            logo_url: string | null;
            /**
             * Format: date-time
             * @description When the newest published review was written.
             */
            last_review_at: string | null;
            /** @description Number of published reviews. */
            review_count: number;
            /** @description Mean of the dimension means. */
            total_rating: number;
            /** @description Mean rating of each dimension over published reviews. */
            dimension_means: {
                [key: string]: number;
            };
            /** @description The page of this fund on this site. */
            public_url: string | null;
        };
        RatedPreservationCompany: {
            /** @description Opaque id. */
            id: string;
            /** @description Short stable slug used in addresses; never reused. */
            public_id: string;
            /** @description Name of the provider. */
            name: string;
            /** @description Its logo. */
            logo_url: string | null;
            /** @description What it does, as the taxonomy preservation_sections names it. */
            section: string;
            /** @description The provider in one line. */
            one_liner: string | null;
            /** @description Its website. */
            website: string | null;
            /** @description Mean of the continuity dimensions, 0 to 100. */
            continuity_overall: number | null;
            /** @description Mean of the legacy dimensions, 0 to 100. */
            legacy_overall: number | null;
            /** @description Dimension names to scores, 0 to 100; the public tier reads those of high confidence. */
            scores: {
                [key: string]: number;
            };
            /** @description The page of this provider on this site. */
            public_url: string;
        };
        RatedPreservationCompanyDetail: {
            /** @description Opaque id. */
            id: string;
            /** @description Short stable slug used in addresses; never reused. */
            public_id: string;
            /** @description Name of the provider. */
            name: string;
            /** @description Its logo. */
            logo_url: string | null;
            /** @description What it does, as the taxonomy preservation_sections names it. */
            section: string;
            /** @description The provider in one line. */
            one_liner: string | null;
            /** @description Its website. */
            website: string | null;
            /** @description Mean of the continuity dimensions, 0 to 100. */
            continuity_overall: number | null;
            /** @description Mean of the legacy dimensions, 0 to 100. */
            legacy_overall: number | null;
            /** @description Dimension names to scores, 0 to 100; the public tier reads those of high confidence. */
            scores: {
                [key: string]: number;
            };
            /** @description The page of this provider on this site. */
            public_url: string;
            /** @description The scored dimensions that this tier reads. */
            dimensions: {
                dimension: string;
                score?: number | null;
                confidence?: string | null;
                rationale?: string | null;
            }[];
            /** @description The evidence by facet, and each step of the scoring. */
            dossier?: {
                facets?: {
                    sources?: Record<string, unknown>[];
                    publications?: Record<string, unknown>[];
                    projects?: Record<string, unknown>[];
                    funding?: Record<string, unknown>[];
                    partnerships?: Record<string, unknown>[];
                    ip?: Record<string, unknown>[];
                    people?: Record<string, unknown>[];
                    social?: Record<string, unknown>[];
                    theories?: Record<string, unknown>[];
                };
                scoring?: {
                    dimension?: string;
                    score?: number | null;
                    rationale?: string;
                    supporting?: string[];
                    contradicting?: string[];
                    model?: string | null;
                    prompt_version?: string | null;
                    run_id?: string;
                    /** Format: date-time */
                    scored_at?: string;
                }[];
            };
        };
        RatedProject: {
            /** @description Opaque id. */
            id: string;
            /** @description Short stable slug used in addresses; never reused. */
            public_id: string;
            /** @description Name of the project. */
            name: string;
            /**
             * @description The part of the field it belongs to.
             * @enum {string}
             */
            section: "bioreplacement" | "bioinformation" | "drug-discovery" | "genetic-cellular-therapies" | "aging-biology" | "diagnostics-biomarkers" | "brain-cognitive" | "research-infrastructure";
            /** @description The page of the project itself. */
            canonical_url: string | null;
            /** @description The project in short. */
            brief_concise: string | null;
            /** @description The whole rating, 0 to 100. */
            overall_score: number | null;
            /** @description Mean of the scientific dimensions, 0 to 100. */
            scientific_overall: number | null;
            /** @description Mean of the breakthrough dimensions, 0 to 100. */
            breakthrough_overall: number | null;
            /** @description Mean of the investor dimensions, 0 to 100. */
            investor_overall: number | null;
            /**
             * Format: date-time
             * @description When it was last rated.
             */
            last_rated_at: string | null;
            /** @description The page of this project on this site. */
            public_url: string;
        };
        RatedProjectDetail: {
            /** @description Opaque id. */
            id: string;
            /** @description Short stable slug used in addresses; never reused. */
            public_id: string;
            /** @description Name of the project. */
            name: string;
            /**
             * @description The part of the field it belongs to.
             * @enum {string}
             */
            section: "bioreplacement" | "bioinformation" | "drug-discovery" | "genetic-cellular-therapies" | "aging-biology" | "diagnostics-biomarkers" | "brain-cognitive" | "research-infrastructure";
            /** @description The page of the project itself. */
            canonical_url: string | null;
            /** @description The project in short. */
            brief_concise: string | null;
            /** @description The whole rating, 0 to 100. */
            overall_score: number | null;
            /** @description Mean of the scientific dimensions, 0 to 100. */
            scientific_overall: number | null;
            /** @description Mean of the breakthrough dimensions, 0 to 100. */
            breakthrough_overall: number | null;
            /** @description Mean of the investor dimensions, 0 to 100. */
            investor_overall: number | null;
            /**
             * Format: date-time
             * @description When it was last rated.
             */
            last_rated_at: string | null;
            /** @description The page of this project on this site. */
            public_url: string;
            /** @description What the project takes to be true. */
            brief_hypothesis: string | null;
            /** @description How it is thought to work. */
            brief_mechanism: string | null;
            /** @description How the project goes about it. */
            brief_approach: string | null;
            /** @description How far it has come. */
            brief_status: string | null;
            /** @description By what its success is judged. */
            brief_success_criteria: string | null;
            /** @description What it changes soon if it works. */
            brief_near_term_impact: string | null;
            /** @description What it opens later. */
            brief_future_horizons: string | null;
            /** @description Why it may be a breakthrough. */
            breakthrough_thesis: string | null;
            /** @description Why it may fail. */
            failure_thesis: string | null;
            /** @description Scientific dimensions, names to scores from 0 to 100. */
            scientific_dims: Record<string, unknown> | null;
            /** @description Breakthrough dimensions, names to scores from 0 to 100. */
            breakthrough_dims: Record<string, unknown> | null;
            /** @description Investor dimensions, names to scores from 0 to 100. */
            investor_dims: Record<string, unknown> | null;
            /** @description Risks by name: level, probability (0 to 1), impact (0 to 100), note, evidence. */
            risk_panel: Record<string, unknown> | null;
            /** @description Total addressable market, in US dollars a year. */
            tam_usd: number | null;
            /** @description Capital needed to break even, in US dollars. */
            capital_to_breakeven_usd: number | null;
            /** @description Return in the best case, as a multiple of the investment. */
            upside_best_case_multiple: number | null;
            /** @description Capital needed to reach the market, in US dollars. */
            total_capital_to_commercialize_usd: number | null;
            /** @description Expected effect, in years of human lifespan. */
            effect_size_years_lifespan: number | null;
            /** @description Expected effect, in effect_size_unit. */
            effect_size_value: number | null;
            /** @description Years until the effect can be had. */
            time_horizon_years: number | null;
            /** @description Months until the project has a value of its own. */
            time_to_value_months: number | null;
            /** @description Comparable exits of others. */
            exit_comparables: unknown[] | null;
            /** @description The unit of effect_size_value. */
            effect_size_unit: string | null;
            /** @description Who owns what in this market. */
            ip_market_structure: string | null;
        };
        ResearchJob: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            job_type: "grants" | "events";
            /** @enum {string} */
            status: "pending" | "running" | "completed" | "partial" | "failed" | "cancelled" | "expired";
            query: string | null;
            /** Format: uuid */
            project_id: string | null;
            progress: {
                percent: number;
                step: string | null;
                message: string | null;
            };
            counts: {
                found: number;
                accepted: number;
                rejected: number;
            };
            result?: {
                items: {
                    /** @enum {string} */
                    kind: "grant" | "event";
                    /** @description Its name in the catalogue; null where it is not in it. */
                    public_id: string | null;
                    title: string;
                    /** @description Its page at the source. */
                    url?: string | null;
                    /**
                     * @description live: a live source lists it, the catalogue does not.
                     * @enum {string}
                     */
                    source?: "catalogue" | "live";
                    /** @description The live source that lists it. */
                    source_name?: string | null;
                    score: number;
                    reasons: {
                        text: string;
                        evidence_ids: string[];
                    }[];
                    /** @enum {string} */
                    eligibility_state: "unrestricted" | "restricted" | "unknown";
                }[];
                evidence: {
                    id: string;
                    path: string;
                    quote: string;
                    source_url: string | null;
                }[];
                summary: string;
            } | null;
            error: {
                code: string;
                message: string;
                retryable: boolean;
            } | null;
            webhook: {
                host: string;
                attempts: {
                    /** Format: date-time */
                    at: string;
                    type: string;
                    webhook_id: string;
                    status: number | null;
                    error: string | null;
                }[];
            } | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            started_at: string | null;
            /** Format: date-time */
            completed_at: string | null;
            /** Format: date-time */
            expires_at: string;
            links: {
                self: string;
            };
        };
        ResearchJobHandle: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "pending" | "running" | "completed" | "partial" | "failed" | "cancelled" | "expired";
            /** @enum {string} */
            job_type: "grants" | "events";
        };
        SearchEvent: {
            /** @description Opaque id. */
            id: string;
            /** @description Name of the event. */
            title: string;
            /** @description What the event is about, as plain text. */
            description: string | null;
            /** @description The page of the event. */
            url: string | null;
            /**
             * Format: date-time
             * @description When it begins; null while no date is known.
             */
            start_date: string | null;
            /** @description Where it takes place, in words. */
            location: string | null;
            /** @description Who holds it. */
            organizer: string | null;
            /** @description Kind of event: conference, summit, workshop, … */
            event_type: string | null;
            /** @description Short stable slug used in addresses; never reused. */
            public_id?: string | null;
        };
        SearchGrant: {
            /** @description Opaque id; a UUID in harvested records. */
            id: string;
            /** @description Name of the call. */
            title: string;
            /** @description Who gives the money. */
            funder_name: string;
            /**
             * Format: date-time
             * @description Last moment to apply; null when there is no closing date.
             */
            deadline: string | null;
            /** @description Where to apply. */
            url: string;
            /** @description Short stable slug used in addresses; never reused. */
            public_id: string | null;
        };
        Source: {
            id?: string;
            name?: string;
            url?: string;
            /** @enum {string} */
            kind?: "api" | "page" | "pdf" | "filing" | "press" | "human";
            /** Format: date-time */
            retrieved_at?: string;
            licence?: string | null;
            /** @enum {string} */
            text_policy?: "full" | "excerpt_only";
        };
        Sponsor: {
            /** @description Opaque id. */
            id: string;
            /** @description Short stable slug used in addresses; never reused. */
            public_id: string | null;
            /** @description Name of the sponsor. */
            name: string;
            /** @description Slug of the name. */
            slug: string | null;
            /**
             * @description Kind of sponsor.
             * @enum {string|null}
             */
            sponsor_type: "corporate" | "foundation" | "government" | "university" | "individual" | "vc_fund" | "accelerator" | "other" | null;
            /** @description Who it is, as plain text. */
            description: string | null;
            /** @description Where it is seated, in words. */
            location: string | null;
            /** @description Its website. */
            url: string | null;
            /** @description Its logo. */
            logo_url: string | null;
            /** @description How many events of the catalogue it supports or supported. */
            events_count: number;
            /** @description Label slugs. */
            labels: string[];
            /** @description The page of this sponsor on this site. */
            public_url: string | null;
            /**
             * @description Whether the text of others may be shown whole or as an excerpt of at most 300 characters.
             * @enum {string}
             */
            text_policy: "full" | "excerpt_only";
            /** @description The page at the source. */
            source_url: string | null;
        };
        Theory: {
            /**
             * Format: uuid
             * @description Id of the theory.
             */
            id: string;
            /** @description Short name of the theory. */
            theory_name: string;
            /** @description Summary in our words. */
            theory_summary: string | null;
            /** @description The statement as extracted. */
            theory_text: string;
            /** @description Where the statement was found. */
            source_url: string | null;
            /**
             * @description Whether the text of others may be shown whole or as an excerpt of at most 300 characters.
             * @enum {string}
             */
            text_policy: "full" | "excerpt_only";
            /**
             * @description What kind of source it was found in.
             * @enum {string|null}
             */
            source_type: "publication" | "company_website" | "press_release" | "patent" | "interview" | "investor_deck" | "manual_entry" | null;
            /** @description Whether it is the owner's central theory. */
            is_primary: boolean;
            /** @description When it was extracted. */
            extracted_at: string | null;
            /** @description Who holds the theory; is_public is for token holders. */
            owner: components["schemas"]["TheoryOwner"];
            /** @description Scores, from the latest run that scored each dimension. */
            evaluation: {
                popperian_sum?: number | null;
                premise_plausibility?: number | null;
                explanatory_power?: number | null;
                falsifiability?: number | null;
                ambition?: number | null;
                dimensions?: Record<string, unknown>;
                foundational_alignment_avg?: number | null;
            };
            /** @description How many things it is connected to. */
            connections: {
                cluster_slugs?: string[];
                cluster_count?: number;
                endorsement_count?: number;
                foundational_alignment_count?: number;
                project_count?: number;
                reasoning_node_count?: number;
            };
            /** @description The address of its detail. */
            detail_url: string;
            /** @description How sure the extraction is. */
            extraction_confidence?: string | null;
            /** @description Who added it. */
            added_by?: string | null;
            /** @description The e-mail of the user who added it. */
            added_by_user_email?: string | null;
            /** @description Through which channel it was added. */
            added_via?: string | null;
        };
        TheoryCluster: {
            /** @description Slug of the cluster. */
            slug: string;
            /** @description The claim in one sentence. */
            canonical_statement: string;
            /** @description How general the claim is: paradigm, family, mechanism, claim. */
            level: string;
            /** @description The slug of the more general cluster. */
            parent_cluster_slug: string | null;
            /** @description By which methods the claim is studied. */
            methodology_dimensions: string[];
            /** @description Whether the cluster is no longer used. */
            deprecated: boolean;
            /** @description The slug of the cluster that took its place. */
            merged_into_slug: string | null;
            /** @description Member theories visible to the caller's tier. */
            theory_count: number;
            /** @description Distinct owners among the visible members. */
            owner_count: number;
            /** @description Mean popperian_sum of the visible members that have one. */
            avg_popperian_sum: number | null;
            /** @description Who seeded the cluster. */
            seeded_by?: string | null;
        };
        TheoryDetail: {
            theory: components["schemas"]["Theory"];
            /** @description Who holds the theory; is_public is for token holders. */
            owner: components["schemas"]["TheoryOwner"];
            evaluation: {
                layer?: string;
                popperian_sum?: number | null;
                premise_plausibility?: number | null;
                explanatory_power?: number | null;
                falsifiability?: number | null;
                ambition?: number | null;
                dimensions?: Record<string, unknown>;
                foundational_alignment_avg?: number | null;
                scores?: {
                    dimension?: string;
                    score?: number | null;
                    rationale?: string;
                    supporting_evidence?: string[];
                    counter_evidence?: string[];
                    confidence?: string | number | boolean | Record<string, unknown> | unknown[] | null;
                }[];
            };
            connections: {
                clusters: Record<string, unknown>[];
                related_theories: Record<string, unknown>[];
                endorsements: Record<string, unknown>[];
                foundational_alignment: Record<string, unknown>[];
                projects: Record<string, unknown>[];
                reasoning_nodes: Record<string, unknown>[];
            };
            /**
             * @description The caller's tier.
             * @enum {string}
             */
            access_level: "public" | "full" | "top";
        };
        TheoryOwner: {
            /** @enum {string|null} */
            kind?: "company" | "rated_project" | null;
            name?: string | null;
            public_id?: string | null;
            public_url?: string | null;
            is_public?: boolean;
        };
    };
    responses: {
        /** @description Nothing changed since the ETag in If-None-Match. */
        NotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                Link: components["headers"]["Link"];
                "X-Attribution": components["headers"]["X-Attribution"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description `invalid_input`: a value is not what its parameter takes, or a parameter is given twice. `unknown_parameter`: there is no such parameter; the nearest one is named. */
        BadRequest: {
            headers: {
                Link: components["headers"]["Link"];
                "X-Attribution": components["headers"]["X-Attribution"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `invalid_token`: a credential is sent and not valid, on public routes too. `missing_credential`: nothing was sent that says who may do this. */
        Unauthorized: {
            headers: {
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                Link: components["headers"]["Link"];
                "X-Attribution": components["headers"]["X-Attribution"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `tier_required`: the route needs a key of a higher tier; required_tier and current_tier say which. `not_a_member`: it is only for members of another team, or for members of a team. `forbidden`: the caller may not do this. */
        Forbidden: {
            headers: {
                Link: components["headers"]["Link"];
                "X-Attribution": components["headers"]["X-Attribution"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `not_found`: there is no such address, or no such record for this caller. */
        NotFound: {
            headers: {
                Link: components["headers"]["Link"];
                "X-Attribution": components["headers"]["X-Attribution"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `merged`: the record was merged into another one, which Location names. */
        PermanentRedirect: {
            headers: {
                Location: components["headers"]["Location"];
                Link: components["headers"]["Link"];
                "X-Attribution": components["headers"]["X-Attribution"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `cursor_expired`: the cursor is too old or of another history; dumps_url says where to begin again. */
        Gone: {
            headers: {
                Link: components["headers"]["Link"];
                "X-Attribution": components["headers"]["X-Attribution"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `conflict`: it does not fit the present state. `already_claimed`: the team has claimed this already; existing_id names the claim. `duplicate`: the very same was sent before. */
        Conflict: {
            headers: {
                Link: components["headers"]["Link"];
                "X-Attribution": components["headers"]["X-Attribution"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `version_mismatch`: it has changed since the version in If-Match. */
        PreconditionFailed: {
            headers: {
                Link: components["headers"]["Link"];
                "X-Attribution": components["headers"]["X-Attribution"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `too_large`: the body is too large. */
        PayloadTooLarge: {
            headers: {
                Link: components["headers"]["Link"];
                "X-Attribution": components["headers"]["X-Attribution"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `unsupported_media_type`: the body is not JSON in UTF-8, or it is compressed. */
        UnsupportedMediaType: {
            headers: {
                Link: components["headers"]["Link"];
                "X-Attribution": components["headers"]["X-Attribution"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `rate_limited`: too many requests; Retry-After says when to come back. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                Link: components["headers"]["Link"];
                "X-Attribution": components["headers"]["X-Attribution"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `unavailable`: it is not possible at the moment; Retry-After says when to try again. */
        ServiceUnavailable: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                Link: components["headers"]["Link"];
                "X-Attribution": components["headers"]["X-Attribution"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `internal`: our fault: it is logged under the request_id. */
        InternalServerError: {
            headers: {
                Link: components["headers"]["Link"];
                "X-Attribution": components["headers"]["X-Attribution"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description All rows that match as a table, RFC 4180. */
        CsvList: {
            headers: {
                ETag: components["headers"]["ETag"];
                Link: components["headers"]["Link"];
                "X-Attribution": components["headers"]["X-Attribution"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "text/csv": string;
            };
        };
        /** @description All rows that match as JSON, one a line. */
        NdjsonList: {
            headers: {
                ETag: components["headers"]["ETag"];
                Link: components["headers"]["Link"];
                "X-Attribution": components["headers"]["X-Attribution"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/x-ndjson": string;
            };
        };
        /** @description What is new and changed among the rows that match, the last changed first. */
        AtomList: {
            headers: {
                ETag: components["headers"]["ETag"];
                Link: components["headers"]["Link"];
                "X-Attribution": components["headers"]["X-Attribution"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/atom+xml": string;
            };
        };
        /** @description The list as a Dataset of schema.org: what it is, and in which forms it can be had. */
        JsonldList: {
            headers: {
                ETag: components["headers"]["ETag"];
                Link: components["headers"]["Link"];
                "X-Attribution": components["headers"]["X-Attribution"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/ld+json": Record<string, unknown>;
            };
        };
        /** @description The dates of all rows that match as a calendar, RFC 5545. */
        IcsList: {
            headers: {
                ETag: components["headers"]["ETag"];
                Link: components["headers"]["Link"];
                "X-Attribution": components["headers"]["X-Attribution"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "text/calendar": string;
            };
        };
        /** @description The record in the words of schema.org, as JSON-LD. */
        JsonldRecord: {
            headers: {
                ETag: components["headers"]["ETag"];
                Link: components["headers"]["Link"];
                "X-Attribution": components["headers"]["X-Attribution"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/ld+json": Record<string, unknown>;
            };
        };
        /** @description The dates of the record as a calendar, RFC 5545. */
        IcsRecord: {
            headers: {
                ETag: components["headers"]["ETag"];
                Link: components["headers"]["Link"];
                "X-Attribution": components["headers"]["X-Attribution"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "text/calendar": string;
            };
        };
        /** @description The newest changes first, a hundred to a page; what is gone is told by its id alone. */
        AtomChanges: {
            headers: {
                ETag: components["headers"]["ETag"];
                Link: components["headers"]["Link"];
                "X-Attribution": components["headers"]["X-Attribution"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/atom+xml": string;
            };
        };
    };
    parameters: {
        /**
         * @description Words that all occur in title, description or funder, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
         * @example senescence
         */
        "list_grants.q": string;
        /**
         * @description A label the grant carries.
         * @example cellular-senescence
         */
        "list_grants.label": string;
        /**
         * @description Labels the grant carries, ALL of them, comma-separated.
         * @example [
         *       "cellular-senescence",
         *       "preclinical"
         *     ]
         */
        "list_grants.labels": string[];
        /**
         * @description Labels of which the grant carries at least one.
         * @example [
         *       "dementia",
         *       "alzheimers-disease"
         *     ]
         */
        "list_grants.labels_any": string[];
        /**
         * @description Part of the name of the funder; case does not count.
         * @example institute
         */
        "list_grants.funder": string;
        /**
         * @description Only deadlines on or after this day (UTC).
         * @example 2026-12-31
         */
        "list_grants.deadline_after": string;
        /**
         * @description Only deadlines on or before this day (UTC).
         * @example 2026-12-31
         */
        "list_grants.deadline_before": string;
        /**
         * @description Also list grants whose deadline is past.
         * @example false
         */
        "list_grants.include_expired": boolean;
        /**
         * @description verified_open lists grants that were verified, all lists unverified ones too; both list open grants unless include_expired says otherwise.
         * @example verified_open
         */
        "list_grants.scope": "verified_open" | "all";
        /**
         * @description The order of the rows.
         * @example deadline
         */
        "list_grants.sort": "deadline" | "relevance" | "created";
        /**
         * @description Which counts to add, as facets.
         * @example [
         *       "labels"
         *     ]
         */
        "list_grants.facets": ("labels" | "funder" | "closing")[];
        /**
         * @description How many rows to answer.
         * @example 50
         */
        "list_grants.limit": number;
        /**
         * @description How many rows to pass over; beyond 100,000 use the dumps.
         * @example 0
         */
        "list_grants.offset": number;
        /**
         * @description The public_id (or id) of the grant.
         * @example senescence-in-living-tissue-awards
         */
        "get_grant.public_id": string;
        /**
         * @description Words that all occur in title, description, organizer or location, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
         * @example senescence
         */
        "list_events.q": string;
        /**
         * @description The kind of event, as the taxonomy event_types names it.
         * @example conference
         */
        "list_events.event_type": string;
        /**
         * @description Part of the place; case does not count.
         * @example copenhagen
         */
        "list_events.location": string;
        /**
         * @description Only events that begin on or after this day (UTC).
         * @example 2026-12-31
         */
        "list_events.date_after": string;
        /**
         * @description Only events that begin on or before this day (UTC).
         * @example 2026-12-31
         */
        "list_events.date_before": string;
        /**
         * @description Also list events that are over.
         * @example false
         */
        "list_events.include_past": boolean;
        /**
         * @description Which counts to add, as facets.
         * @example [
         *       "labels"
         *     ]
         */
        "list_events.facets": ("labels" | "funder" | "closing" | "starting")[];
        /**
         * @description How many rows to answer.
         * @example 50
         */
        "list_events.limit": number;
        /**
         * @description How many rows to pass over; beyond 100,000 use the dumps.
         * @example 0
         */
        "list_events.offset": number;
        /**
         * @description The public_id (or id) of the event.
         * @example larkspur-conference-on-the-biology-of-ageing
         */
        "get_event.public_id": string;
        /**
         * @description Words that all occur in name or description, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
         * @example senescence
         */
        "list_organizations.q": string;
        /**
         * @description The kind of funder.
         * @example foundation
         */
        "list_organizations.org_type": "foundation" | "government" | "corporate" | "university" | "lab" | "hybrid_fund";
        /**
         * @description A label the organization carries.
         * @example biology-of-ageing
         */
        "list_organizations.label": string;
        /**
         * @description Labels the organization carries, ALL of them, comma-separated.
         * @example [
         *       "biology-of-ageing",
         *       "early-career"
         *     ]
         */
        "list_organizations.labels": string[];
        /**
         * @description Labels of which the organization carries at least one, comma-separated.
         * @example [
         *       "dementia",
         *       "alzheimers-disease"
         *     ]
         */
        "list_organizations.labels_any": string[];
        /** @description Only organizations with at least so many open grants. */
        "list_organizations.min_open_grants": number;
        /**
         * @description How many rows to answer.
         * @example 50
         */
        "list_organizations.limit": number;
        /**
         * @description How many rows to pass over; beyond 100,000 use the dumps.
         * @example 0
         */
        "list_organizations.offset": number;
        /**
         * @description The public_id (or id) of the organization.
         * @example meridian-longevity-fund
         */
        "get_organization.public_id": string;
        /**
         * @description Words that all occur in name or bio, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
         * @example senescence
         */
        "list_investors.q": string;
        /**
         * @description The kind of investor.
         * @example individual
         */
        "list_investors.type": "individual" | "angel" | "vc" | "family_office" | "corporate_vc" | "accelerator" | "institution" | "lp";
        /** @description true lists people, false firms and institutions. */
        "list_investors.is_person": boolean;
        /**
         * @description Also list investors of whom nothing was seen for long.
         * @example false
         */
        "list_investors.include_stale": boolean;
        /**
         * @description How many rows to answer.
         * @example 50
         */
        "list_investors.limit": number;
        /**
         * @description The public_id (or id) of the investor.
         * @example tidegate-capital
         */
        "get_investor.public_id": string;
        /**
         * @description Words that all occur in name or description, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
         * @example senescence
         */
        "list_leads.q": string;
        /**
         * @description What stands behind the lead.
         * @example organization
         */
        "list_leads.entity_type": string;
        /**
         * @description What may come of it.
         * @example grant
         */
        "list_leads.opportunity_type": string;
        /**
         * @description Whether somebody works on it.
         * @example active
         */
        "list_leads.status": string;
        /**
         * @description How far it has come.
         * @example qualified
         */
        "list_leads.stage": string;
        /** @description Only leads with at least this relevance_score. */
        "list_leads.min_score": number;
        /**
         * @description Also list leads that are out of date.
         * @example false
         */
        "list_leads.include_stale": boolean;
        /**
         * @description How many rows to answer.
         * @example 50
         */
        "list_leads.limit": number;
        /**
         * @description How many rows to pass over; beyond 100,000 use the dumps.
         * @example 0
         */
        "list_leads.offset": number;
        /**
         * @description Words that all occur in name or description, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
         * @example senescence
         */
        "list_sponsors.q": string;
        /**
         * @description The kind of sponsor.
         * @example corporate
         */
        "list_sponsors.sponsor_type": "corporate" | "foundation" | "government" | "university" | "individual" | "vc_fund" | "accelerator" | "other";
        /**
         * @description A label the sponsor carries.
         * @example biology-of-ageing
         */
        "list_sponsors.label": string;
        /**
         * @description Labels the sponsor carries, ALL of them, comma-separated.
         * @example [
         *       "biology-of-ageing",
         *       "early-career"
         *     ]
         */
        "list_sponsors.labels": string[];
        /**
         * @description Labels of which the sponsor carries at least one, comma-separated.
         * @example [
         *       "dementia",
         *       "alzheimers-disease"
         *     ]
         */
        "list_sponsors.labels_any": string[];
        /**
         * @description How many rows to answer.
         * @example 50
         */
        "list_sponsors.limit": number;
        /**
         * @description How many rows to pass over; beyond 100,000 use the dumps.
         * @example 0
         */
        "list_sponsors.offset": number;
        /**
         * @description Words that all occur in name or description, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
         * @example senescence
         */
        "list_rated_companies.q": string;
        /**
         * @description How many rows to answer.
         * @example 50
         */
        "list_rated_companies.limit": number;
        /**
         * @description How many rows to pass over; beyond 100,000 use the dumps.
         * @example 0
         */
        "list_rated_companies.offset": number;
        /**
         * @description Words that all occur in name or description, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
         * @example senescence
         */
        "list_companies.q": string;
        /**
         * @description How many rows to answer.
         * @example 50
         */
        "list_companies.limit": number;
        /**
         * @description How many rows to pass over; beyond 100,000 use the dumps.
         * @example 0
         */
        "list_companies.offset": number;
        /**
         * @description The public_id (or id) of the company.
         * @example ombrelune-bio
         */
        "get_rated_company.publicId": string;
        /**
         * @description The public_id (or id) of the company.
         * @example ombrelune-bio
         */
        "get_company.public_id": string;
        /**
         * @description Words that all occur in title or text, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
         * @example senescence
         */
        "list_company_records.q": string;
        /**
         * @description The kind of record.
         * @example publication
         */
        "list_company_records.type": "publication" | "patent" | "trial" | "press" | "filing" | "round" | "news" | "page" | "dataset";
        /**
         * @description Only records of this day or later.
         * @example 2026-12-31
         */
        "list_company_records.since": string;
        /**
         * @description The public_id (or id) of the company.
         * @example ombrelune-bio
         */
        "list_company_records.public_id": string;
        /**
         * @description How many rows to answer.
         * @example 50
         */
        "list_company_records.limit": number;
        /**
         * @description How many rows to pass over; beyond 100,000 use the dumps.
         * @example 0
         */
        "list_company_records.offset": number;
        /**
         * @description Words that all occur in name or one_liner, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
         * @example senescence
         */
        "list_preservation_companies.q": string;
        /**
         * @description What the provider does.
         * @example cryonics
         */
        "list_preservation_companies.section": string;
        /**
         * @description How many rows to answer.
         * @example 50
         */
        "list_preservation_companies.limit": number;
        /**
         * @description How many rows to pass over; beyond 100,000 use the dumps.
         * @example 0
         */
        "list_preservation_companies.offset": number;
        /**
         * @description The public_id (or id) of the preservation_company.
         * @example stillwater-vault
         */
        "get_preservation_company.publicId": string;
        /**
         * @description Part of the name.
         * @example longevity
         */
        "list_rated_funds.q": string;
        /**
         * @description How many rows to answer.
         * @example 50
         */
        "list_rated_funds.limit": number;
        /**
         * @description How many rows to pass over; beyond 100,000 use the dumps.
         * @example 0
         */
        "list_rated_funds.offset": number;
        /**
         * @description Words that all occur in name or brief, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
         * @example senescence
         */
        "list_rated_projects.q": string;
        /**
         * @description The part of the field.
         * @example bioreplacement
         */
        "list_rated_projects.section": "bioreplacement" | "bioinformation" | "drug-discovery" | "genetic-cellular-therapies" | "aging-biology" | "diagnostics-biomarkers" | "brain-cognitive" | "research-infrastructure";
        /**
         * @description How many rows to answer.
         * @example 50
         */
        "list_rated_projects.limit": number;
        /**
         * @description How many rows to pass over; beyond 100,000 use the dumps.
         * @example 0
         */
        "list_rated_projects.offset": number;
        /**
         * @description The public_id (or id) of the rated_project.
         * @example second-thymus
         */
        "get_rated_project.publicId": string;
        /**
         * @description Words that all occur in name, tagline or impact statement, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
         * @example senescence
         */
        "list_heroes.q": string;
        /**
         * @description A role of the person.
         * @example scientist
         */
        "list_heroes.role": string;
        /**
         * @description A theme of the person, as a label slug.
         * @example biology-of-ageing
         */
        "list_heroes.theme": string;
        /**
         * @description How many rows to answer.
         * @example 50
         */
        "list_heroes.limit": number;
        /**
         * @description How many rows to pass over; beyond 100,000 use the dumps.
         * @example 0
         */
        "list_heroes.offset": number;
        /**
         * @description The public_id (or id) of the hero.
         * @example ada-thistlewood
         */
        "get_hero.publicId": string;
        /**
         * @description Words that all occur in slug or canonical statement, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
         * @example senescence
         */
        "list_theory_clusters.q": string;
        /**
         * @description Level of the claim.
         * @example paradigm
         */
        "list_theory_clusters.level": string;
        /**
         * @description Slug of the parent cluster.
         * @example evolved-neglect
         */
        "list_theory_clusters.parent": string;
        /**
         * @description Also list deprecated and merged clusters.
         * @example false
         */
        "list_theory_clusters.include_deprecated": boolean;
        /**
         * @description How many rows to answer.
         * @example 50
         */
        "list_theory_clusters.limit": number;
        /**
         * @description How many rows to pass over; beyond 100,000 use the dumps.
         * @example 0
         */
        "list_theory_clusters.offset": number;
        /**
         * @description Words that all occur in name, statement or summary, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
         * @example senescence
         */
        "list_theories.q": string;
        /**
         * @description Kind of the owner.
         * @example company
         */
        "list_theories.owner_kind": "company" | "rated_project";
        /**
         * @description The public_id of a company that holds the theory.
         * @example ombrelune-bio
         */
        "list_theories.company": string;
        /**
         * @description The public_id of a rated project that holds the theory.
         * @example second-thymus
         */
        "list_theories.project": string;
        /**
         * @description The slug of a cluster the theory belongs to.
         * @example evolved-neglect
         */
        "list_theories.cluster": string;
        /** @description The least popperian_sum, 0 to 40. */
        "list_theories.min_popperian": number;
        /**
         * @description The order of the rows.
         * @example popperian_sum
         */
        "list_theories.sort": "popperian_sum" | "theory_name" | "extracted_at" | "owner_name" | "premise_plausibility" | "explanatory_power" | "falsifiability" | "ambition" | "foundational_alignment_avg";
        /**
         * @description Ascending or descending.
         * @example desc
         */
        "list_theories.order": "asc" | "desc";
        /**
         * @description How many rows to answer.
         * @example 50
         */
        "list_theories.limit": number;
        /**
         * @description How many rows to pass over; beyond 100,000 use the dumps.
         * @example 0
         */
        "list_theories.offset": number;
        /**
         * @description Words that all occur in name, role or organization, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
         * @example senescence
         */
        "list_contacts.q": string;
        /** @description The public_id of the organization. */
        "list_contacts.organization": string;
        /** @description The id of the lead. */
        "list_contacts.lead": string;
        /**
         * @description Part of the role; case does not count.
         * @example programme
         */
        "list_contacts.role": string;
        /**
         * @description How many rows to answer.
         * @example 50
         */
        "list_contacts.limit": number;
        /**
         * @description Words that all occur in title, summary, text, publisher or authors, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
         * @example senescence
         */
        "list_content.q": string;
        /**
         * @description The family of content.
         * @example letter
         */
        "list_content.family": "interview" | "podcast" | "post" | "talk" | "press" | "letter" | "filing" | "publication";
        /**
         * @description A topic of the item.
         * @example longevity
         */
        "list_content.topic": string;
        /**
         * @description Whom or what it is about, as kind/public_id.
         * @example company/ombrelune-bio
         */
        "list_content.subject": string;
        /** @description The language, as a BCP 47 tag. */
        "list_content.language": string;
        /**
         * @description Only items published on or after this day (UTC).
         * @example 2026-12-31
         */
        "list_content.published_after": string;
        /**
         * @description Only items published on or before this day (UTC).
         * @example 2026-12-31
         */
        "list_content.published_before": string;
        /**
         * @description How many rows to answer.
         * @example 50
         */
        "list_content.limit": number;
        /**
         * @description How many rows to pass over; beyond 100,000 use the dumps.
         * @example 0
         */
        "list_content.offset": number;
        /**
         * @description How many rows to answer.
         * @example 50
         */
        "list_pages.limit": number;
        /**
         * @description How many rows to pass over; beyond 100,000 use the dumps.
         * @example 0
         */
        "list_pages.offset": number;
        /** @description Only what was accepted at this moment or later. */
        "list_changes.since": string;
        /** @description The next_cursor of an earlier answer, as it was. */
        "list_changes.cursor": string;
        /**
         * @description Only these families, comma-separated.
         * @example [
         *       "grants"
         *     ]
         */
        "list_changes.families": ("grants" | "events" | "organizations" | "investors" | "leads" | "sponsors" | "companies" | "company_records" | "preservation_companies" | "rated_funds" | "rated_projects" | "heroes" | "theory_clusters" | "theories" | "ideas" | "omega_hypotheses" | "experiments" | "contacts" | "labels" | "content" | "pages")[];
        /**
         * @description Only these kinds of change, comma-separated.
         * @example [
         *       "upsert"
         *     ]
         */
        "list_changes.ops": ("upsert" | "delete" | "merge" | "hide" | "unhide")[];
        /**
         * @description What is said of a record: its name alone, its row as lists show it, or the line that a mirror keeps.
         * @example ref
         */
        "list_changes.include": "ref" | "record" | "replica";
        /**
         * @description How many entries to answer.
         * @example 100
         */
        "list_changes.limit": number;
        /**
         * @description The id of the theory.
         * @example cd046b51-f682-525a-ad49-d1b05adf5751
         */
        "get_theory.id": string;
        /**
         * @description The family of content.
         * @example letter
         */
        "get_content_item.family": "interview" | "podcast" | "post" | "talk" | "press" | "letter" | "filing" | "publication";
        /**
         * @description The id (or public_id) of the item.
         * @example why-we-hold
         */
        "get_content_item.id": string;
        /**
         * @description Words that all occur in title, summary, text, publisher or authors, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
         * @example senescence
         */
        "list_investor_content.q": string;
        /**
         * @description The public_id (or id) of the investor whom the items are about.
         * @example tidegate-capital
         */
        "list_investor_content.public_id": string;
        /**
         * @description A topic of the item.
         * @example longevity
         */
        "list_investor_content.topic": string;
        /**
         * @description Whom or what it is about, as kind/public_id.
         * @example company/ombrelune-bio
         */
        "list_investor_content.subject": string;
        /** @description The language, as a BCP 47 tag. */
        "list_investor_content.language": string;
        /**
         * @description Only items published on or after this day (UTC).
         * @example 2026-12-31
         */
        "list_investor_content.published_after": string;
        /**
         * @description Only items published on or before this day (UTC).
         * @example 2026-12-31
         */
        "list_investor_content.published_before": string;
        /**
         * @description How many rows to answer.
         * @example 50
         */
        "list_investor_content.limit": number;
        /**
         * @description How many rows to pass over; beyond 100,000 use the dumps.
         * @example 0
         */
        "list_investor_content.offset": number;
        /**
         * @description Words that all occur in title or statement, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
         * @example senescence
         */
        "list_ideas.q": string;
        /** @description The slug of the root of a tree. */
        "list_ideas.root": string;
        /**
         * @description The kind of idea.
         * @example problem
         */
        "list_ideas.level": "problem" | "approach" | "mechanism" | "intervention" | "method";
        /**
         * @description Only ideas with a match of this kind.
         * @example company
         */
        "list_ideas.matched_kind": "company" | "person" | "investor" | "project" | "publication";
        /** @description Only ideas with a match of at least this score, 0 to 1. */
        "list_ideas.min_score": number;
        /**
         * @description How many rows to answer.
         * @example 50
         */
        "list_ideas.limit": number;
        /**
         * @description How many rows to pass over; beyond 100,000 use the dumps.
         * @example 0
         */
        "list_ideas.offset": number;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Changes with the answer; send it back in If-None-Match, or in If-Match before a change.
         * @example W/"Zr0vB3o8d0N8mJ3k1cQm2w"
         */
        ETag: string;
        /** @description How long the answer may be kept, and by whom. */
        "Cache-Control": string;
        /**
         * @description The licence, as rel="license"; on what goes away also rel="deprecation" and others.
         * @example <https://creativecommons.org/licenses/by/4.0/>; rel="license"
         */
        Link: string;
        /** @description Whom to name when the data are used. */
        "X-Attribution": string;
        /** @description The name of this request in the log of the server. */
        "X-Request-Id": string;
        /**
         * @description How many requests are left (r) and after how many seconds one more is (t).
         * @example "anon";r=597;t=42
         */
        RateLimit: string;
        /**
         * @description How many requests (q) in how many seconds (w).
         * @example "anon";q=600;w=60
         */
        "RateLimit-Policy": string;
        /**
         * @description Requests in a minute.
         * @example 600
         */
        "X-RateLimit-Limit": number;
        /**
         * @description How many of them are left.
         * @example 597
         */
        "X-RateLimit-Remaining": number;
        /**
         * @description Seconds until one more is left.
         * @example 42
         */
        "X-RateLimit-Reset": number;
        /** @description Seconds after which it makes sense to ask again. */
        "Retry-After": number;
        /** @description What is wrong with the credential. */
        "WWW-Authenticate": string;
        /** @description The address of the record that took its place. */
        Location: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    list_grants: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in title, description or funder, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_grants.q"];
                /**
                 * @description A label the grant carries.
                 * @example cellular-senescence
                 */
                label?: components["parameters"]["list_grants.label"];
                /**
                 * @description Labels the grant carries, ALL of them, comma-separated.
                 * @example [
                 *       "cellular-senescence",
                 *       "preclinical"
                 *     ]
                 */
                labels?: components["parameters"]["list_grants.labels"];
                /**
                 * @description Labels of which the grant carries at least one.
                 * @example [
                 *       "dementia",
                 *       "alzheimers-disease"
                 *     ]
                 */
                labels_any?: components["parameters"]["list_grants.labels_any"];
                /**
                 * @description Part of the name of the funder; case does not count.
                 * @example institute
                 */
                funder?: components["parameters"]["list_grants.funder"];
                /**
                 * @description Only deadlines on or after this day (UTC).
                 * @example 2026-12-31
                 */
                deadline_after?: components["parameters"]["list_grants.deadline_after"];
                /**
                 * @description Only deadlines on or before this day (UTC).
                 * @example 2026-12-31
                 */
                deadline_before?: components["parameters"]["list_grants.deadline_before"];
                /**
                 * @description Also list grants whose deadline is past.
                 * @example false
                 */
                include_expired?: components["parameters"]["list_grants.include_expired"];
                /**
                 * @description verified_open lists grants that were verified, all lists unverified ones too; both list open grants unless include_expired says otherwise.
                 * @example verified_open
                 */
                scope?: components["parameters"]["list_grants.scope"];
                /**
                 * @description The order of the rows.
                 * @example deadline
                 */
                sort?: components["parameters"]["list_grants.sort"];
                /**
                 * @description Which counts to add, as facets.
                 * @example [
                 *       "labels"
                 *     ]
                 */
                facets?: components["parameters"]["list_grants.facets"];
                /**
                 * @description How many rows to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["list_grants.limit"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_grants.offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Grants, soonest deadline first. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListGrantsAnswer"];
                    "text/csv": string;
                    "application/x-ndjson": string;
                    "application/atom+xml": string;
                    "application/ld+json": Record<string, unknown>;
                    "text/calendar": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_grants_json: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in title, description or funder, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_grants.q"];
                /**
                 * @description A label the grant carries.
                 * @example cellular-senescence
                 */
                label?: components["parameters"]["list_grants.label"];
                /**
                 * @description Labels the grant carries, ALL of them, comma-separated.
                 * @example [
                 *       "cellular-senescence",
                 *       "preclinical"
                 *     ]
                 */
                labels?: components["parameters"]["list_grants.labels"];
                /**
                 * @description Labels of which the grant carries at least one.
                 * @example [
                 *       "dementia",
                 *       "alzheimers-disease"
                 *     ]
                 */
                labels_any?: components["parameters"]["list_grants.labels_any"];
                /**
                 * @description Part of the name of the funder; case does not count.
                 * @example institute
                 */
                funder?: components["parameters"]["list_grants.funder"];
                /**
                 * @description Only deadlines on or after this day (UTC).
                 * @example 2026-12-31
                 */
                deadline_after?: components["parameters"]["list_grants.deadline_after"];
                /**
                 * @description Only deadlines on or before this day (UTC).
                 * @example 2026-12-31
                 */
                deadline_before?: components["parameters"]["list_grants.deadline_before"];
                /**
                 * @description Also list grants whose deadline is past.
                 * @example false
                 */
                include_expired?: components["parameters"]["list_grants.include_expired"];
                /**
                 * @description verified_open lists grants that were verified, all lists unverified ones too; both list open grants unless include_expired says otherwise.
                 * @example verified_open
                 */
                scope?: components["parameters"]["list_grants.scope"];
                /**
                 * @description The order of the rows.
                 * @example deadline
                 */
                sort?: components["parameters"]["list_grants.sort"];
                /**
                 * @description Which counts to add, as facets.
                 * @example [
                 *       "labels"
                 *     ]
                 */
                facets?: components["parameters"]["list_grants.facets"];
                /**
                 * @description How many rows to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["list_grants.limit"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_grants.offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list as it is without a suffix. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListGrantsAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_grants_csv: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in title, description or funder, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_grants.q"];
                /**
                 * @description A label the grant carries.
                 * @example cellular-senescence
                 */
                label?: components["parameters"]["list_grants.label"];
                /**
                 * @description Labels the grant carries, ALL of them, comma-separated.
                 * @example [
                 *       "cellular-senescence",
                 *       "preclinical"
                 *     ]
                 */
                labels?: components["parameters"]["list_grants.labels"];
                /**
                 * @description Labels of which the grant carries at least one.
                 * @example [
                 *       "dementia",
                 *       "alzheimers-disease"
                 *     ]
                 */
                labels_any?: components["parameters"]["list_grants.labels_any"];
                /**
                 * @description Part of the name of the funder; case does not count.
                 * @example institute
                 */
                funder?: components["parameters"]["list_grants.funder"];
                /**
                 * @description Only deadlines on or after this day (UTC).
                 * @example 2026-12-31
                 */
                deadline_after?: components["parameters"]["list_grants.deadline_after"];
                /**
                 * @description Only deadlines on or before this day (UTC).
                 * @example 2026-12-31
                 */
                deadline_before?: components["parameters"]["list_grants.deadline_before"];
                /**
                 * @description Also list grants whose deadline is past.
                 * @example false
                 */
                include_expired?: components["parameters"]["list_grants.include_expired"];
                /**
                 * @description verified_open lists grants that were verified, all lists unverified ones too; both list open grants unless include_expired says otherwise.
                 * @example verified_open
                 */
                scope?: components["parameters"]["list_grants.scope"];
                /**
                 * @description The order of the rows.
                 * @example deadline
                 */
                sort?: components["parameters"]["list_grants.sort"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_grants.offset"];
                /** @description How many rows at most; left out, all that match. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_grants_ndjson: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in title, description or funder, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_grants.q"];
                /**
                 * @description A label the grant carries.
                 * @example cellular-senescence
                 */
                label?: components["parameters"]["list_grants.label"];
                /**
                 * @description Labels the grant carries, ALL of them, comma-separated.
                 * @example [
                 *       "cellular-senescence",
                 *       "preclinical"
                 *     ]
                 */
                labels?: components["parameters"]["list_grants.labels"];
                /**
                 * @description Labels of which the grant carries at least one.
                 * @example [
                 *       "dementia",
                 *       "alzheimers-disease"
                 *     ]
                 */
                labels_any?: components["parameters"]["list_grants.labels_any"];
                /**
                 * @description Part of the name of the funder; case does not count.
                 * @example institute
                 */
                funder?: components["parameters"]["list_grants.funder"];
                /**
                 * @description Only deadlines on or after this day (UTC).
                 * @example 2026-12-31
                 */
                deadline_after?: components["parameters"]["list_grants.deadline_after"];
                /**
                 * @description Only deadlines on or before this day (UTC).
                 * @example 2026-12-31
                 */
                deadline_before?: components["parameters"]["list_grants.deadline_before"];
                /**
                 * @description Also list grants whose deadline is past.
                 * @example false
                 */
                include_expired?: components["parameters"]["list_grants.include_expired"];
                /**
                 * @description verified_open lists grants that were verified, all lists unverified ones too; both list open grants unless include_expired says otherwise.
                 * @example verified_open
                 */
                scope?: components["parameters"]["list_grants.scope"];
                /**
                 * @description The order of the rows.
                 * @example deadline
                 */
                sort?: components["parameters"]["list_grants.sort"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_grants.offset"];
                /** @description How many rows at most; left out, all that match. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NdjsonList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_grants_atom: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in title, description or funder, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_grants.q"];
                /**
                 * @description A label the grant carries.
                 * @example cellular-senescence
                 */
                label?: components["parameters"]["list_grants.label"];
                /**
                 * @description Labels the grant carries, ALL of them, comma-separated.
                 * @example [
                 *       "cellular-senescence",
                 *       "preclinical"
                 *     ]
                 */
                labels?: components["parameters"]["list_grants.labels"];
                /**
                 * @description Labels of which the grant carries at least one.
                 * @example [
                 *       "dementia",
                 *       "alzheimers-disease"
                 *     ]
                 */
                labels_any?: components["parameters"]["list_grants.labels_any"];
                /**
                 * @description Part of the name of the funder; case does not count.
                 * @example institute
                 */
                funder?: components["parameters"]["list_grants.funder"];
                /**
                 * @description Only deadlines on or after this day (UTC).
                 * @example 2026-12-31
                 */
                deadline_after?: components["parameters"]["list_grants.deadline_after"];
                /**
                 * @description Only deadlines on or before this day (UTC).
                 * @example 2026-12-31
                 */
                deadline_before?: components["parameters"]["list_grants.deadline_before"];
                /**
                 * @description Also list grants whose deadline is past.
                 * @example false
                 */
                include_expired?: components["parameters"]["list_grants.include_expired"];
                /**
                 * @description verified_open lists grants that were verified, all lists unverified ones too; both list open grants unless include_expired says otherwise.
                 * @example verified_open
                 */
                scope?: components["parameters"]["list_grants.scope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AtomList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_grants_jsonld: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JsonldList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_grants_ics: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in title, description or funder, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_grants.q"];
                /**
                 * @description A label the grant carries.
                 * @example cellular-senescence
                 */
                label?: components["parameters"]["list_grants.label"];
                /**
                 * @description Labels the grant carries, ALL of them, comma-separated.
                 * @example [
                 *       "cellular-senescence",
                 *       "preclinical"
                 *     ]
                 */
                labels?: components["parameters"]["list_grants.labels"];
                /**
                 * @description Labels of which the grant carries at least one.
                 * @example [
                 *       "dementia",
                 *       "alzheimers-disease"
                 *     ]
                 */
                labels_any?: components["parameters"]["list_grants.labels_any"];
                /**
                 * @description Part of the name of the funder; case does not count.
                 * @example institute
                 */
                funder?: components["parameters"]["list_grants.funder"];
                /**
                 * @description Only deadlines on or after this day (UTC).
                 * @example 2026-12-31
                 */
                deadline_after?: components["parameters"]["list_grants.deadline_after"];
                /**
                 * @description Only deadlines on or before this day (UTC).
                 * @example 2026-12-31
                 */
                deadline_before?: components["parameters"]["list_grants.deadline_before"];
                /**
                 * @description Also list grants whose deadline is past.
                 * @example false
                 */
                include_expired?: components["parameters"]["list_grants.include_expired"];
                /**
                 * @description verified_open lists grants that were verified, all lists unverified ones too; both list open grants unless include_expired says otherwise.
                 * @example verified_open
                 */
                scope?: components["parameters"]["list_grants.scope"];
                /**
                 * @description The order of the rows.
                 * @example deadline
                 */
                sort?: components["parameters"]["list_grants.sort"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_grants.offset"];
                /** @description How many rows at most; left out, all that match. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["IcsList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    get_grant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The public_id (or id) of the grant.
                 * @example senescence-in-living-tissue-awards
                 */
                public_id: components["parameters"]["get_grant.public_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One grant with its details. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        grant: components["schemas"]["GrantDetail"];
                        /**
                         * @description The caller's tier.
                         * @enum {string}
                         */
                        access_level: "public" | "full" | "top";
                        /**
                         * @description The licence of the data.
                         * @example CC BY 4.0
                         */
                        license: string;
                        /** @description Whom to name when the data are used. */
                        attribution: string;
                    };
                    "application/ld+json": Record<string, unknown>;
                    "text/calendar": string;
                };
            };
            304: components["responses"]["NotModified"];
            308: components["responses"]["PermanentRedirect"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    get_grant_jsonld: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The public_id (or id) of the grant.
                 * @example senescence-in-living-tissue-awards
                 */
                public_id: components["parameters"]["get_grant.public_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JsonldRecord"];
            304: components["responses"]["NotModified"];
            308: components["responses"]["PermanentRedirect"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    get_grant_ics: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The public_id (or id) of the grant.
                 * @example senescence-in-living-tissue-awards
                 */
                public_id: components["parameters"]["get_grant.public_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["IcsRecord"];
            304: components["responses"]["NotModified"];
            308: components["responses"]["PermanentRedirect"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_events: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in title, description, organizer or location, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_events.q"];
                /**
                 * @description The kind of event, as the taxonomy event_types names it.
                 * @example conference
                 */
                event_type?: components["parameters"]["list_events.event_type"];
                /**
                 * @description Part of the place; case does not count.
                 * @example copenhagen
                 */
                location?: components["parameters"]["list_events.location"];
                /**
                 * @description Only events that begin on or after this day (UTC).
                 * @example 2026-12-31
                 */
                date_after?: components["parameters"]["list_events.date_after"];
                /**
                 * @description Only events that begin on or before this day (UTC).
                 * @example 2026-12-31
                 */
                date_before?: components["parameters"]["list_events.date_before"];
                /**
                 * @description Also list events that are over.
                 * @example false
                 */
                include_past?: components["parameters"]["list_events.include_past"];
                /**
                 * @description Which counts to add, as facets.
                 * @example [
                 *       "labels"
                 *     ]
                 */
                facets?: components["parameters"]["list_events.facets"];
                /**
                 * @description How many rows to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["list_events.limit"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_events.offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events, soonest first. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListEventsAnswer"];
                    "text/csv": string;
                    "application/x-ndjson": string;
                    "application/atom+xml": string;
                    "application/ld+json": Record<string, unknown>;
                    "text/calendar": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_events_json: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in title, description, organizer or location, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_events.q"];
                /**
                 * @description The kind of event, as the taxonomy event_types names it.
                 * @example conference
                 */
                event_type?: components["parameters"]["list_events.event_type"];
                /**
                 * @description Part of the place; case does not count.
                 * @example copenhagen
                 */
                location?: components["parameters"]["list_events.location"];
                /**
                 * @description Only events that begin on or after this day (UTC).
                 * @example 2026-12-31
                 */
                date_after?: components["parameters"]["list_events.date_after"];
                /**
                 * @description Only events that begin on or before this day (UTC).
                 * @example 2026-12-31
                 */
                date_before?: components["parameters"]["list_events.date_before"];
                /**
                 * @description Also list events that are over.
                 * @example false
                 */
                include_past?: components["parameters"]["list_events.include_past"];
                /**
                 * @description Which counts to add, as facets.
                 * @example [
                 *       "labels"
                 *     ]
                 */
                facets?: components["parameters"]["list_events.facets"];
                /**
                 * @description How many rows to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["list_events.limit"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_events.offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list as it is without a suffix. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListEventsAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_events_csv: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in title, description, organizer or location, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_events.q"];
                /**
                 * @description The kind of event, as the taxonomy event_types names it.
                 * @example conference
                 */
                event_type?: components["parameters"]["list_events.event_type"];
                /**
                 * @description Part of the place; case does not count.
                 * @example copenhagen
                 */
                location?: components["parameters"]["list_events.location"];
                /**
                 * @description Only events that begin on or after this day (UTC).
                 * @example 2026-12-31
                 */
                date_after?: components["parameters"]["list_events.date_after"];
                /**
                 * @description Only events that begin on or before this day (UTC).
                 * @example 2026-12-31
                 */
                date_before?: components["parameters"]["list_events.date_before"];
                /**
                 * @description Also list events that are over.
                 * @example false
                 */
                include_past?: components["parameters"]["list_events.include_past"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_events.offset"];
                /** @description How many rows at most; left out, all that match. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_events_ndjson: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in title, description, organizer or location, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_events.q"];
                /**
                 * @description The kind of event, as the taxonomy event_types names it.
                 * @example conference
                 */
                event_type?: components["parameters"]["list_events.event_type"];
                /**
                 * @description Part of the place; case does not count.
                 * @example copenhagen
                 */
                location?: components["parameters"]["list_events.location"];
                /**
                 * @description Only events that begin on or after this day (UTC).
                 * @example 2026-12-31
                 */
                date_after?: components["parameters"]["list_events.date_after"];
                /**
                 * @description Only events that begin on or before this day (UTC).
                 * @example 2026-12-31
                 */
                date_before?: components["parameters"]["list_events.date_before"];
                /**
                 * @description Also list events that are over.
                 * @example false
                 */
                include_past?: components["parameters"]["list_events.include_past"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_events.offset"];
                /** @description How many rows at most; left out, all that match. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NdjsonList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_events_atom: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in title, description, organizer or location, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_events.q"];
                /**
                 * @description The kind of event, as the taxonomy event_types names it.
                 * @example conference
                 */
                event_type?: components["parameters"]["list_events.event_type"];
                /**
                 * @description Part of the place; case does not count.
                 * @example copenhagen
                 */
                location?: components["parameters"]["list_events.location"];
                /**
                 * @description Only events that begin on or after this day (UTC).
                 * @example 2026-12-31
                 */
                date_after?: components["parameters"]["list_events.date_after"];
                /**
                 * @description Only events that begin on or before this day (UTC).
                 * @example 2026-12-31
                 */
                date_before?: components["parameters"]["list_events.date_before"];
                /**
                 * @description Also list events that are over.
                 * @example false
                 */
                include_past?: components["parameters"]["list_events.include_past"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AtomList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_events_jsonld: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JsonldList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_events_ics: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in title, description, organizer or location, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_events.q"];
                /**
                 * @description The kind of event, as the taxonomy event_types names it.
                 * @example conference
                 */
                event_type?: components["parameters"]["list_events.event_type"];
                /**
                 * @description Part of the place; case does not count.
                 * @example copenhagen
                 */
                location?: components["parameters"]["list_events.location"];
                /**
                 * @description Only events that begin on or after this day (UTC).
                 * @example 2026-12-31
                 */
                date_after?: components["parameters"]["list_events.date_after"];
                /**
                 * @description Only events that begin on or before this day (UTC).
                 * @example 2026-12-31
                 */
                date_before?: components["parameters"]["list_events.date_before"];
                /**
                 * @description Also list events that are over.
                 * @example false
                 */
                include_past?: components["parameters"]["list_events.include_past"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_events.offset"];
                /** @description How many rows at most; left out, all that match. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["IcsList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    get_event: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The public_id (or id) of the event.
                 * @example larkspur-conference-on-the-biology-of-ageing
                 */
                public_id: components["parameters"]["get_event.public_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One event. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        event: components["schemas"]["EventDetail"];
                        /**
                         * @description The caller's tier.
                         * @enum {string}
                         */
                        access_level: "public" | "full" | "top";
                        /**
                         * @description The licence of the data.
                         * @example CC BY 4.0
                         */
                        license: string;
                        /** @description Whom to name when the data are used. */
                        attribution: string;
                    };
                    "application/ld+json": Record<string, unknown>;
                    "text/calendar": string;
                };
            };
            304: components["responses"]["NotModified"];
            308: components["responses"]["PermanentRedirect"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    get_event_jsonld: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The public_id (or id) of the event.
                 * @example larkspur-conference-on-the-biology-of-ageing
                 */
                public_id: components["parameters"]["get_event.public_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JsonldRecord"];
            304: components["responses"]["NotModified"];
            308: components["responses"]["PermanentRedirect"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    get_event_ics: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The public_id (or id) of the event.
                 * @example larkspur-conference-on-the-biology-of-ageing
                 */
                public_id: components["parameters"]["get_event.public_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["IcsRecord"];
            304: components["responses"]["NotModified"];
            308: components["responses"]["PermanentRedirect"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_organizations: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name or description, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_organizations.q"];
                /**
                 * @description The kind of funder.
                 * @example foundation
                 */
                org_type?: components["parameters"]["list_organizations.org_type"];
                /**
                 * @description A label the organization carries.
                 * @example biology-of-ageing
                 */
                label?: components["parameters"]["list_organizations.label"];
                /**
                 * @description Labels the organization carries, ALL of them, comma-separated.
                 * @example [
                 *       "biology-of-ageing",
                 *       "early-career"
                 *     ]
                 */
                labels?: components["parameters"]["list_organizations.labels"];
                /**
                 * @description Labels of which the organization carries at least one, comma-separated.
                 * @example [
                 *       "dementia",
                 *       "alzheimers-disease"
                 *     ]
                 */
                labels_any?: components["parameters"]["list_organizations.labels_any"];
                /** @description Only organizations with at least so many open grants. */
                min_open_grants?: components["parameters"]["list_organizations.min_open_grants"];
                /**
                 * @description How many rows to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["list_organizations.limit"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_organizations.offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Organizations by name. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListOrganizationsAnswer"];
                    "text/csv": string;
                    "application/x-ndjson": string;
                    "application/atom+xml": string;
                    "application/ld+json": Record<string, unknown>;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_organizations_json: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name or description, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_organizations.q"];
                /**
                 * @description The kind of funder.
                 * @example foundation
                 */
                org_type?: components["parameters"]["list_organizations.org_type"];
                /**
                 * @description A label the organization carries.
                 * @example biology-of-ageing
                 */
                label?: components["parameters"]["list_organizations.label"];
                /**
                 * @description Labels the organization carries, ALL of them, comma-separated.
                 * @example [
                 *       "biology-of-ageing",
                 *       "early-career"
                 *     ]
                 */
                labels?: components["parameters"]["list_organizations.labels"];
                /**
                 * @description Labels of which the organization carries at least one, comma-separated.
                 * @example [
                 *       "dementia",
                 *       "alzheimers-disease"
                 *     ]
                 */
                labels_any?: components["parameters"]["list_organizations.labels_any"];
                /** @description Only organizations with at least so many open grants. */
                min_open_grants?: components["parameters"]["list_organizations.min_open_grants"];
                /**
                 * @description How many rows to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["list_organizations.limit"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_organizations.offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list as it is without a suffix. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListOrganizationsAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_organizations_csv: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name or description, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_organizations.q"];
                /**
                 * @description The kind of funder.
                 * @example foundation
                 */
                org_type?: components["parameters"]["list_organizations.org_type"];
                /**
                 * @description A label the organization carries.
                 * @example biology-of-ageing
                 */
                label?: components["parameters"]["list_organizations.label"];
                /**
                 * @description Labels the organization carries, ALL of them, comma-separated.
                 * @example [
                 *       "biology-of-ageing",
                 *       "early-career"
                 *     ]
                 */
                labels?: components["parameters"]["list_organizations.labels"];
                /**
                 * @description Labels of which the organization carries at least one, comma-separated.
                 * @example [
                 *       "dementia",
                 *       "alzheimers-disease"
                 *     ]
                 */
                labels_any?: components["parameters"]["list_organizations.labels_any"];
                /** @description Only organizations with at least so many open grants. */
                min_open_grants?: components["parameters"]["list_organizations.min_open_grants"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_organizations.offset"];
                /** @description How many rows at most; left out, all that match. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_organizations_ndjson: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name or description, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_organizations.q"];
                /**
                 * @description The kind of funder.
                 * @example foundation
                 */
                org_type?: components["parameters"]["list_organizations.org_type"];
                /**
                 * @description A label the organization carries.
                 * @example biology-of-ageing
                 */
                label?: components["parameters"]["list_organizations.label"];
                /**
                 * @description Labels the organization carries, ALL of them, comma-separated.
                 * @example [
                 *       "biology-of-ageing",
                 *       "early-career"
                 *     ]
                 */
                labels?: components["parameters"]["list_organizations.labels"];
                /**
                 * @description Labels of which the organization carries at least one, comma-separated.
                 * @example [
                 *       "dementia",
                 *       "alzheimers-disease"
                 *     ]
                 */
                labels_any?: components["parameters"]["list_organizations.labels_any"];
                /** @description Only organizations with at least so many open grants. */
                min_open_grants?: components["parameters"]["list_organizations.min_open_grants"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_organizations.offset"];
                /** @description How many rows at most; left out, all that match. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NdjsonList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_organizations_atom: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name or description, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_organizations.q"];
                /**
                 * @description The kind of funder.
                 * @example foundation
                 */
                org_type?: components["parameters"]["list_organizations.org_type"];
                /**
                 * @description A label the organization carries.
                 * @example biology-of-ageing
                 */
                label?: components["parameters"]["list_organizations.label"];
                /**
                 * @description Labels the organization carries, ALL of them, comma-separated.
                 * @example [
                 *       "biology-of-ageing",
                 *       "early-career"
                 *     ]
                 */
                labels?: components["parameters"]["list_organizations.labels"];
                /**
                 * @description Labels of which the organization carries at least one, comma-separated.
                 * @example [
                 *       "dementia",
                 *       "alzheimers-disease"
                 *     ]
                 */
                labels_any?: components["parameters"]["list_organizations.labels_any"];
                /** @description Only organizations with at least so many open grants. */
                min_open_grants?: components["parameters"]["list_organizations.min_open_grants"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AtomList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_organizations_jsonld: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JsonldList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    get_organization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The public_id (or id) of the organization.
                 * @example meridian-longevity-fund
                 */
                public_id: components["parameters"]["get_organization.public_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One organization with its details. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        organization: components["schemas"]["OrganizationDetail"];
                        /**
                         * @description The caller's tier.
                         * @enum {string}
                         */
                        access_level: "public" | "full" | "top";
                        /**
                         * @description The licence of the data.
                         * @example CC BY 4.0
                         */
                        license: string;
                        /** @description Whom to name when the data are used. */
                        attribution: string;
                    };
                    "application/ld+json": Record<string, unknown>;
                };
            };
            304: components["responses"]["NotModified"];
            308: components["responses"]["PermanentRedirect"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    get_organization_jsonld: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The public_id (or id) of the organization.
                 * @example meridian-longevity-fund
                 */
                public_id: components["parameters"]["get_organization.public_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JsonldRecord"];
            304: components["responses"]["NotModified"];
            308: components["responses"]["PermanentRedirect"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_investors: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name or bio, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_investors.q"];
                /**
                 * @description The kind of investor.
                 * @example individual
                 */
                type?: components["parameters"]["list_investors.type"];
                /** @description true lists people, false firms and institutions. */
                is_person?: components["parameters"]["list_investors.is_person"];
                /**
                 * @description Also list investors of whom nothing was seen for long.
                 * @example false
                 */
                include_stale?: components["parameters"]["list_investors.include_stale"];
                /**
                 * @description How many rows to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["list_investors.limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Investors by name; an array without an envelope. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Investor"][];
                    "text/csv": string;
                    "application/x-ndjson": string;
                    "application/atom+xml": string;
                    "application/ld+json": Record<string, unknown>;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_investors_json: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name or bio, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_investors.q"];
                /**
                 * @description The kind of investor.
                 * @example individual
                 */
                type?: components["parameters"]["list_investors.type"];
                /** @description true lists people, false firms and institutions. */
                is_person?: components["parameters"]["list_investors.is_person"];
                /**
                 * @description Also list investors of whom nothing was seen for long.
                 * @example false
                 */
                include_stale?: components["parameters"]["list_investors.include_stale"];
                /**
                 * @description How many rows to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["list_investors.limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list as it is without a suffix. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Investor"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_investors_csv: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name or bio, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_investors.q"];
                /**
                 * @description The kind of investor.
                 * @example individual
                 */
                type?: components["parameters"]["list_investors.type"];
                /** @description true lists people, false firms and institutions. */
                is_person?: components["parameters"]["list_investors.is_person"];
                /**
                 * @description Also list investors of whom nothing was seen for long.
                 * @example false
                 */
                include_stale?: components["parameters"]["list_investors.include_stale"];
                /** @description How many rows at most; left out, all that match. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_investors_ndjson: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name or bio, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_investors.q"];
                /**
                 * @description The kind of investor.
                 * @example individual
                 */
                type?: components["parameters"]["list_investors.type"];
                /** @description true lists people, false firms and institutions. */
                is_person?: components["parameters"]["list_investors.is_person"];
                /**
                 * @description Also list investors of whom nothing was seen for long.
                 * @example false
                 */
                include_stale?: components["parameters"]["list_investors.include_stale"];
                /** @description How many rows at most; left out, all that match. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NdjsonList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_investors_atom: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name or bio, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_investors.q"];
                /**
                 * @description The kind of investor.
                 * @example individual
                 */
                type?: components["parameters"]["list_investors.type"];
                /** @description true lists people, false firms and institutions. */
                is_person?: components["parameters"]["list_investors.is_person"];
                /**
                 * @description Also list investors of whom nothing was seen for long.
                 * @example false
                 */
                include_stale?: components["parameters"]["list_investors.include_stale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AtomList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_investors_jsonld: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JsonldList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    get_investor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The public_id (or id) of the investor.
                 * @example tidegate-capital
                 */
                public_id: components["parameters"]["get_investor.public_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One investor with its details. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        investor: components["schemas"]["InvestorDetail"];
                        /**
                         * @description The caller's tier.
                         * @enum {string}
                         */
                        access_level: "public" | "full" | "top";
                        /**
                         * @description The licence of the data.
                         * @example CC BY 4.0
                         */
                        license: string;
                        /** @description Whom to name when the data are used. */
                        attribution: string;
                    };
                    "application/ld+json": Record<string, unknown>;
                };
            };
            304: components["responses"]["NotModified"];
            308: components["responses"]["PermanentRedirect"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    get_investor_jsonld: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The public_id (or id) of the investor.
                 * @example tidegate-capital
                 */
                public_id: components["parameters"]["get_investor.public_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JsonldRecord"];
            304: components["responses"]["NotModified"];
            308: components["responses"]["PermanentRedirect"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_leads: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name or description, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_leads.q"];
                /**
                 * @description What stands behind the lead.
                 * @example organization
                 */
                entity_type?: components["parameters"]["list_leads.entity_type"];
                /**
                 * @description What may come of it.
                 * @example grant
                 */
                opportunity_type?: components["parameters"]["list_leads.opportunity_type"];
                /**
                 * @description Whether somebody works on it.
                 * @example active
                 */
                status?: components["parameters"]["list_leads.status"];
                /**
                 * @description How far it has come.
                 * @example qualified
                 */
                stage?: components["parameters"]["list_leads.stage"];
                /** @description Only leads with at least this relevance_score. */
                min_score?: components["parameters"]["list_leads.min_score"];
                /**
                 * @description Also list leads that are out of date.
                 * @example false
                 */
                include_stale?: components["parameters"]["list_leads.include_stale"];
                /**
                 * @description How many rows to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["list_leads.limit"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_leads.offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Leads, most relevant first. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListLeadsAnswer"];
                    "text/csv": string;
                    "application/x-ndjson": string;
                    "application/atom+xml": string;
                    "application/ld+json": Record<string, unknown>;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_leads_json: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name or description, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_leads.q"];
                /**
                 * @description What stands behind the lead.
                 * @example organization
                 */
                entity_type?: components["parameters"]["list_leads.entity_type"];
                /**
                 * @description What may come of it.
                 * @example grant
                 */
                opportunity_type?: components["parameters"]["list_leads.opportunity_type"];
                /**
                 * @description Whether somebody works on it.
                 * @example active
                 */
                status?: components["parameters"]["list_leads.status"];
                /**
                 * @description How far it has come.
                 * @example qualified
                 */
                stage?: components["parameters"]["list_leads.stage"];
                /** @description Only leads with at least this relevance_score. */
                min_score?: components["parameters"]["list_leads.min_score"];
                /**
                 * @description Also list leads that are out of date.
                 * @example false
                 */
                include_stale?: components["parameters"]["list_leads.include_stale"];
                /**
                 * @description How many rows to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["list_leads.limit"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_leads.offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list as it is without a suffix. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListLeadsAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_leads_csv: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name or description, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_leads.q"];
                /**
                 * @description What stands behind the lead.
                 * @example organization
                 */
                entity_type?: components["parameters"]["list_leads.entity_type"];
                /**
                 * @description What may come of it.
                 * @example grant
                 */
                opportunity_type?: components["parameters"]["list_leads.opportunity_type"];
                /**
                 * @description Whether somebody works on it.
                 * @example active
                 */
                status?: components["parameters"]["list_leads.status"];
                /**
                 * @description How far it has come.
                 * @example qualified
                 */
                stage?: components["parameters"]["list_leads.stage"];
                /** @description Only leads with at least this relevance_score. */
                min_score?: components["parameters"]["list_leads.min_score"];
                /**
                 * @description Also list leads that are out of date.
                 * @example false
                 */
                include_stale?: components["parameters"]["list_leads.include_stale"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_leads.offset"];
                /** @description How many rows at most; left out, all that match. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_leads_ndjson: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name or description, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_leads.q"];
                /**
                 * @description What stands behind the lead.
                 * @example organization
                 */
                entity_type?: components["parameters"]["list_leads.entity_type"];
                /**
                 * @description What may come of it.
                 * @example grant
                 */
                opportunity_type?: components["parameters"]["list_leads.opportunity_type"];
                /**
                 * @description Whether somebody works on it.
                 * @example active
                 */
                status?: components["parameters"]["list_leads.status"];
                /**
                 * @description How far it has come.
                 * @example qualified
                 */
                stage?: components["parameters"]["list_leads.stage"];
                /** @description Only leads with at least this relevance_score. */
                min_score?: components["parameters"]["list_leads.min_score"];
                /**
                 * @description Also list leads that are out of date.
                 * @example false
                 */
                include_stale?: components["parameters"]["list_leads.include_stale"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_leads.offset"];
                /** @description How many rows at most; left out, all that match. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NdjsonList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_leads_atom: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name or description, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_leads.q"];
                /**
                 * @description What stands behind the lead.
                 * @example organization
                 */
                entity_type?: components["parameters"]["list_leads.entity_type"];
                /**
                 * @description What may come of it.
                 * @example grant
                 */
                opportunity_type?: components["parameters"]["list_leads.opportunity_type"];
                /**
                 * @description Whether somebody works on it.
                 * @example active
                 */
                status?: components["parameters"]["list_leads.status"];
                /**
                 * @description How far it has come.
                 * @example qualified
                 */
                stage?: components["parameters"]["list_leads.stage"];
                /** @description Only leads with at least this relevance_score. */
                min_score?: components["parameters"]["list_leads.min_score"];
                /**
                 * @description Also list leads that are out of date.
                 * @example false
                 */
                include_stale?: components["parameters"]["list_leads.include_stale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AtomList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_leads_jsonld: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JsonldList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_sponsors: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name or description, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_sponsors.q"];
                /**
                 * @description The kind of sponsor.
                 * @example corporate
                 */
                sponsor_type?: components["parameters"]["list_sponsors.sponsor_type"];
                /**
                 * @description A label the sponsor carries.
                 * @example biology-of-ageing
                 */
                label?: components["parameters"]["list_sponsors.label"];
                /**
                 * @description Labels the sponsor carries, ALL of them, comma-separated.
                 * @example [
                 *       "biology-of-ageing",
                 *       "early-career"
                 *     ]
                 */
                labels?: components["parameters"]["list_sponsors.labels"];
                /**
                 * @description Labels of which the sponsor carries at least one, comma-separated.
                 * @example [
                 *       "dementia",
                 *       "alzheimers-disease"
                 *     ]
                 */
                labels_any?: components["parameters"]["list_sponsors.labels_any"];
                /**
                 * @description How many rows to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["list_sponsors.limit"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_sponsors.offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sponsors by name. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListSponsorsAnswer"];
                    "text/csv": string;
                    "application/x-ndjson": string;
                    "application/atom+xml": string;
                    "application/ld+json": Record<string, unknown>;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_sponsors_json: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name or description, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_sponsors.q"];
                /**
                 * @description The kind of sponsor.
                 * @example corporate
                 */
                sponsor_type?: components["parameters"]["list_sponsors.sponsor_type"];
                /**
                 * @description A label the sponsor carries.
                 * @example biology-of-ageing
                 */
                label?: components["parameters"]["list_sponsors.label"];
                /**
                 * @description Labels the sponsor carries, ALL of them, comma-separated.
                 * @example [
                 *       "biology-of-ageing",
                 *       "early-career"
                 *     ]
                 */
                labels?: components["parameters"]["list_sponsors.labels"];
                /**
                 * @description Labels of which the sponsor carries at least one, comma-separated.
                 * @example [
                 *       "dementia",
                 *       "alzheimers-disease"
                 *     ]
                 */
                labels_any?: components["parameters"]["list_sponsors.labels_any"];
                /**
                 * @description How many rows to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["list_sponsors.limit"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_sponsors.offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list as it is without a suffix. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListSponsorsAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_sponsors_csv: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name or description, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_sponsors.q"];
                /**
                 * @description The kind of sponsor.
                 * @example corporate
                 */
                sponsor_type?: components["parameters"]["list_sponsors.sponsor_type"];
                /**
                 * @description A label the sponsor carries.
                 * @example biology-of-ageing
                 */
                label?: components["parameters"]["list_sponsors.label"];
                /**
                 * @description Labels the sponsor carries, ALL of them, comma-separated.
                 * @example [
                 *       "biology-of-ageing",
                 *       "early-career"
                 *     ]
                 */
                labels?: components["parameters"]["list_sponsors.labels"];
                /**
                 * @description Labels of which the sponsor carries at least one, comma-separated.
                 * @example [
                 *       "dementia",
                 *       "alzheimers-disease"
                 *     ]
                 */
                labels_any?: components["parameters"]["list_sponsors.labels_any"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_sponsors.offset"];
                /** @description How many rows at most; left out, all that match. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_sponsors_ndjson: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name or description, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_sponsors.q"];
                /**
                 * @description The kind of sponsor.
                 * @example corporate
                 */
                sponsor_type?: components["parameters"]["list_sponsors.sponsor_type"];
                /**
                 * @description A label the sponsor carries.
                 * @example biology-of-ageing
                 */
                label?: components["parameters"]["list_sponsors.label"];
                /**
                 * @description Labels the sponsor carries, ALL of them, comma-separated.
                 * @example [
                 *       "biology-of-ageing",
                 *       "early-career"
                 *     ]
                 */
                labels?: components["parameters"]["list_sponsors.labels"];
                /**
                 * @description Labels of which the sponsor carries at least one, comma-separated.
                 * @example [
                 *       "dementia",
                 *       "alzheimers-disease"
                 *     ]
                 */
                labels_any?: components["parameters"]["list_sponsors.labels_any"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_sponsors.offset"];
                /** @description How many rows at most; left out, all that match. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NdjsonList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_sponsors_atom: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name or description, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_sponsors.q"];
                /**
                 * @description The kind of sponsor.
                 * @example corporate
                 */
                sponsor_type?: components["parameters"]["list_sponsors.sponsor_type"];
                /**
                 * @description A label the sponsor carries.
                 * @example biology-of-ageing
                 */
                label?: components["parameters"]["list_sponsors.label"];
                /**
                 * @description Labels the sponsor carries, ALL of them, comma-separated.
                 * @example [
                 *       "biology-of-ageing",
                 *       "early-career"
                 *     ]
                 */
                labels?: components["parameters"]["list_sponsors.labels"];
                /**
                 * @description Labels of which the sponsor carries at least one, comma-separated.
                 * @example [
                 *       "dementia",
                 *       "alzheimers-disease"
                 *     ]
                 */
                labels_any?: components["parameters"]["list_sponsors.labels_any"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AtomList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_sponsors_jsonld: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JsonldList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_rated_companies: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name or description, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_rated_companies.q"];
                /**
                 * @description How many rows to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["list_rated_companies.limit"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_rated_companies.offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rated companies, best first. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListRatedCompaniesAnswer"];
                    "text/csv": string;
                    "application/x-ndjson": string;
                    "application/atom+xml": string;
                    "application/ld+json": Record<string, unknown>;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_rated_companies_json: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name or description, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_rated_companies.q"];
                /**
                 * @description How many rows to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["list_rated_companies.limit"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_rated_companies.offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list as it is without a suffix. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListRatedCompaniesAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_rated_companies_csv: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name or description, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_rated_companies.q"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_rated_companies.offset"];
                /** @description How many rows at most; left out, all that match. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_rated_companies_ndjson: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name or description, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_rated_companies.q"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_rated_companies.offset"];
                /** @description How many rows at most; left out, all that match. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NdjsonList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_rated_companies_atom: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name or description, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_rated_companies.q"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AtomList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_rated_companies_jsonld: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JsonldList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_companies: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name or description, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_companies.q"];
                /**
                 * @description How many rows to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["list_companies.limit"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_companies.offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Companies, best rated first. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListCompaniesAnswer"];
                    "text/csv": string;
                    "application/x-ndjson": string;
                    "application/atom+xml": string;
                    "application/ld+json": Record<string, unknown>;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_companies_json: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name or description, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_companies.q"];
                /**
                 * @description How many rows to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["list_companies.limit"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_companies.offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list as it is without a suffix. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListCompaniesAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_companies_csv: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name or description, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_companies.q"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_companies.offset"];
                /** @description How many rows at most; left out, all that match. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_companies_ndjson: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name or description, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_companies.q"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_companies.offset"];
                /** @description How many rows at most; left out, all that match. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NdjsonList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_companies_atom: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name or description, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_companies.q"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AtomList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_companies_jsonld: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JsonldList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    get_rated_company: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The public_id (or id) of the company.
                 * @example ombrelune-bio
                 */
                publicId: components["parameters"]["get_rated_company.publicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One rated company with its details. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        company: components["schemas"]["RatedCompanyDetail"];
                        /**
                         * @description The caller's tier.
                         * @enum {string}
                         */
                        access_level: "public" | "full" | "top";
                        /**
                         * @description The licence of the data.
                         * @example CC BY 4.0
                         */
                        license: string;
                        /** @description Whom to name when the data are used. */
                        attribution: string;
                    };
                    "application/ld+json": Record<string, unknown>;
                };
            };
            304: components["responses"]["NotModified"];
            308: components["responses"]["PermanentRedirect"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    get_rated_company_jsonld: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The public_id (or id) of the company.
                 * @example ombrelune-bio
                 */
                publicId: components["parameters"]["get_rated_company.publicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JsonldRecord"];
            304: components["responses"]["NotModified"];
            308: components["responses"]["PermanentRedirect"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    get_company: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The public_id (or id) of the company.
                 * @example ombrelune-bio
                 */
                public_id: components["parameters"]["get_company.public_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One company with its details. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        company: components["schemas"]["RatedCompanyDetail"];
                        /**
                         * @description The caller's tier.
                         * @enum {string}
                         */
                        access_level: "public" | "full" | "top";
                        /**
                         * @description The licence of the data.
                         * @example CC BY 4.0
                         */
                        license: string;
                        /** @description Whom to name when the data are used. */
                        attribution: string;
                    };
                    "application/ld+json": Record<string, unknown>;
                };
            };
            304: components["responses"]["NotModified"];
            308: components["responses"]["PermanentRedirect"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    get_company_jsonld: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The public_id (or id) of the company.
                 * @example ombrelune-bio
                 */
                public_id: components["parameters"]["get_company.public_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JsonldRecord"];
            304: components["responses"]["NotModified"];
            308: components["responses"]["PermanentRedirect"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_company_records: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in title or text, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_company_records.q"];
                /**
                 * @description The kind of record.
                 * @example publication
                 */
                type?: components["parameters"]["list_company_records.type"];
                /**
                 * @description Only records of this day or later.
                 * @example 2026-12-31
                 */
                since?: components["parameters"]["list_company_records.since"];
                /**
                 * @description How many rows to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["list_company_records.limit"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_company_records.offset"];
            };
            header?: never;
            path: {
                /**
                 * @description The public_id (or id) of the company.
                 * @example ombrelune-bio
                 */
                public_id: components["parameters"]["list_company_records.public_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accepted public records about a company, newest first. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListCompanyRecordsAnswer"];
                    "text/csv": string;
                    "application/x-ndjson": string;
                    "application/atom+xml": string;
                    "application/ld+json": Record<string, unknown>;
                };
            };
            304: components["responses"]["NotModified"];
            308: components["responses"]["PermanentRedirect"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_company_records_json: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in title or text, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_company_records.q"];
                /**
                 * @description The kind of record.
                 * @example publication
                 */
                type?: components["parameters"]["list_company_records.type"];
                /**
                 * @description Only records of this day or later.
                 * @example 2026-12-31
                 */
                since?: components["parameters"]["list_company_records.since"];
                /**
                 * @description How many rows to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["list_company_records.limit"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_company_records.offset"];
            };
            header?: never;
            path: {
                /**
                 * @description The public_id (or id) of the company.
                 * @example ombrelune-bio
                 */
                public_id: components["parameters"]["list_company_records.public_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list as it is without a suffix. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListCompanyRecordsAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            308: components["responses"]["PermanentRedirect"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_company_records_csv: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in title or text, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_company_records.q"];
                /**
                 * @description The kind of record.
                 * @example publication
                 */
                type?: components["parameters"]["list_company_records.type"];
                /**
                 * @description Only records of this day or later.
                 * @example 2026-12-31
                 */
                since?: components["parameters"]["list_company_records.since"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_company_records.offset"];
                /** @description How many rows at most; left out, all that match. */
                limit?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The public_id (or id) of the company.
                 * @example ombrelune-bio
                 */
                public_id: components["parameters"]["list_company_records.public_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvList"];
            304: components["responses"]["NotModified"];
            308: components["responses"]["PermanentRedirect"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_company_records_ndjson: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in title or text, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_company_records.q"];
                /**
                 * @description The kind of record.
                 * @example publication
                 */
                type?: components["parameters"]["list_company_records.type"];
                /**
                 * @description Only records of this day or later.
                 * @example 2026-12-31
                 */
                since?: components["parameters"]["list_company_records.since"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_company_records.offset"];
                /** @description How many rows at most; left out, all that match. */
                limit?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The public_id (or id) of the company.
                 * @example ombrelune-bio
                 */
                public_id: components["parameters"]["list_company_records.public_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NdjsonList"];
            304: components["responses"]["NotModified"];
            308: components["responses"]["PermanentRedirect"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_company_records_atom: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in title or text, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_company_records.q"];
                /**
                 * @description The kind of record.
                 * @example publication
                 */
                type?: components["parameters"]["list_company_records.type"];
                /**
                 * @description Only records of this day or later.
                 * @example 2026-12-31
                 */
                since?: components["parameters"]["list_company_records.since"];
            };
            header?: never;
            path: {
                /**
                 * @description The public_id (or id) of the company.
                 * @example ombrelune-bio
                 */
                public_id: components["parameters"]["list_company_records.public_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AtomList"];
            304: components["responses"]["NotModified"];
            308: components["responses"]["PermanentRedirect"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_company_records_jsonld: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The public_id (or id) of the company.
                 * @example ombrelune-bio
                 */
                public_id: components["parameters"]["list_company_records.public_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JsonldList"];
            304: components["responses"]["NotModified"];
            308: components["responses"]["PermanentRedirect"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_preservation_companies: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name or one_liner, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_preservation_companies.q"];
                /**
                 * @description What the provider does.
                 * @example cryonics
                 */
                section?: components["parameters"]["list_preservation_companies.section"];
                /**
                 * @description How many rows to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["list_preservation_companies.limit"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_preservation_companies.offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rated preservation companies by name. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListPreservationCompaniesAnswer"];
                    "text/csv": string;
                    "application/x-ndjson": string;
                    "application/atom+xml": string;
                    "application/ld+json": Record<string, unknown>;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_preservation_companies_json: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name or one_liner, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_preservation_companies.q"];
                /**
                 * @description What the provider does.
                 * @example cryonics
                 */
                section?: components["parameters"]["list_preservation_companies.section"];
                /**
                 * @description How many rows to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["list_preservation_companies.limit"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_preservation_companies.offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list as it is without a suffix. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListPreservationCompaniesAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_preservation_companies_csv: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name or one_liner, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_preservation_companies.q"];
                /**
                 * @description What the provider does.
                 * @example cryonics
                 */
                section?: components["parameters"]["list_preservation_companies.section"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_preservation_companies.offset"];
                /** @description How many rows at most; left out, all that match. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_preservation_companies_ndjson: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name or one_liner, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_preservation_companies.q"];
                /**
                 * @description What the provider does.
                 * @example cryonics
                 */
                section?: components["parameters"]["list_preservation_companies.section"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_preservation_companies.offset"];
                /** @description How many rows at most; left out, all that match. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NdjsonList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_preservation_companies_atom: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name or one_liner, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_preservation_companies.q"];
                /**
                 * @description What the provider does.
                 * @example cryonics
                 */
                section?: components["parameters"]["list_preservation_companies.section"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AtomList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_preservation_companies_jsonld: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JsonldList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    get_preservation_company: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The public_id (or id) of the preservation_company.
                 * @example stillwater-vault
                 */
                publicId: components["parameters"]["get_preservation_company.publicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One rated preservation company with its dimensions. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        company: components["schemas"]["RatedPreservationCompanyDetail"];
                        /**
                         * @description The caller's tier.
                         * @enum {string}
                         */
                        access_level: "public" | "full" | "top";
                        /**
                         * @description The licence of the data.
                         * @example CC BY 4.0
                         */
                        license: string;
                        /** @description Whom to name when the data are used. */
                        attribution: string;
                    };
                    "application/ld+json": Record<string, unknown>;
                };
            };
            304: components["responses"]["NotModified"];
            308: components["responses"]["PermanentRedirect"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    get_preservation_company_jsonld: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The public_id (or id) of the preservation_company.
                 * @example stillwater-vault
                 */
                publicId: components["parameters"]["get_preservation_company.publicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JsonldRecord"];
            304: components["responses"]["NotModified"];
            308: components["responses"]["PermanentRedirect"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_rated_funds: {
        parameters: {
            query?: {
                /**
                 * @description Part of the name.
                 * @example longevity
                 */
                q?: components["parameters"]["list_rated_funds.q"];
                /**
                 * @description How many rows to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["list_rated_funds.limit"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_rated_funds.offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Funds with at least one published review, best rated first. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListRatedFundsAnswer"];
                    "text/csv": string;
                    "application/x-ndjson": string;
                    "application/atom+xml": string;
                    "application/ld+json": Record<string, unknown>;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_rated_funds_json: {
        parameters: {
            query?: {
                /**
                 * @description Part of the name.
                 * @example longevity
                 */
                q?: components["parameters"]["list_rated_funds.q"];
                /**
                 * @description How many rows to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["list_rated_funds.limit"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_rated_funds.offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list as it is without a suffix. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListRatedFundsAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_rated_funds_csv: {
        parameters: {
            query?: {
                /**
                 * @description Part of the name.
                 * @example longevity
                 */
                q?: components["parameters"]["list_rated_funds.q"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_rated_funds.offset"];
                /** @description How many rows at most; left out, all that match. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_rated_funds_ndjson: {
        parameters: {
            query?: {
                /**
                 * @description Part of the name.
                 * @example longevity
                 */
                q?: components["parameters"]["list_rated_funds.q"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_rated_funds.offset"];
                /** @description How many rows at most; left out, all that match. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NdjsonList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_rated_funds_atom: {
        parameters: {
            query?: {
                /**
                 * @description Part of the name.
                 * @example longevity
                 */
                q?: components["parameters"]["list_rated_funds.q"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AtomList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_rated_funds_jsonld: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JsonldList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_rated_projects: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name or brief, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_rated_projects.q"];
                /**
                 * @description The part of the field.
                 * @example bioreplacement
                 */
                section?: components["parameters"]["list_rated_projects.section"];
                /**
                 * @description How many rows to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["list_rated_projects.limit"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_rated_projects.offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rated projects, best first. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListRatedProjectsAnswer"];
                    "text/csv": string;
                    "application/x-ndjson": string;
                    "application/atom+xml": string;
                    "application/ld+json": Record<string, unknown>;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_rated_projects_json: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name or brief, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_rated_projects.q"];
                /**
                 * @description The part of the field.
                 * @example bioreplacement
                 */
                section?: components["parameters"]["list_rated_projects.section"];
                /**
                 * @description How many rows to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["list_rated_projects.limit"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_rated_projects.offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list as it is without a suffix. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListRatedProjectsAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_rated_projects_csv: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name or brief, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_rated_projects.q"];
                /**
                 * @description The part of the field.
                 * @example bioreplacement
                 */
                section?: components["parameters"]["list_rated_projects.section"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_rated_projects.offset"];
                /** @description How many rows at most; left out, all that match. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_rated_projects_ndjson: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name or brief, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_rated_projects.q"];
                /**
                 * @description The part of the field.
                 * @example bioreplacement
                 */
                section?: components["parameters"]["list_rated_projects.section"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_rated_projects.offset"];
                /** @description How many rows at most; left out, all that match. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NdjsonList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_rated_projects_atom: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name or brief, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_rated_projects.q"];
                /**
                 * @description The part of the field.
                 * @example bioreplacement
                 */
                section?: components["parameters"]["list_rated_projects.section"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AtomList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_rated_projects_jsonld: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JsonldList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    get_rated_project: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The public_id (or id) of the rated_project.
                 * @example second-thymus
                 */
                publicId: components["parameters"]["get_rated_project.publicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One rated project with its authors, companies and evidence. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        project: components["schemas"]["RatedProjectDetail"];
                        /** @description Who stands behind the project. */
                        authors: Record<string, unknown>[];
                        /** @description Companies connected with the project. */
                        companies: Record<string, unknown>[];
                        /** @description What the rating rests on. */
                        evidence: Record<string, unknown>[];
                        /**
                         * @description The caller's tier.
                         * @enum {string}
                         */
                        access_level: "public" | "full" | "top";
                        /**
                         * @description The licence of the data.
                         * @example CC BY 4.0
                         */
                        license: string;
                        /** @description Whom to name when the data are used. */
                        attribution: string;
                    };
                    "application/ld+json": Record<string, unknown>;
                };
            };
            304: components["responses"]["NotModified"];
            308: components["responses"]["PermanentRedirect"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    get_rated_project_jsonld: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The public_id (or id) of the rated_project.
                 * @example second-thymus
                 */
                publicId: components["parameters"]["get_rated_project.publicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JsonldRecord"];
            304: components["responses"]["NotModified"];
            308: components["responses"]["PermanentRedirect"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_heroes: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name, tagline or impact statement, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_heroes.q"];
                /**
                 * @description A role of the person.
                 * @example scientist
                 */
                role?: components["parameters"]["list_heroes.role"];
                /**
                 * @description A theme of the person, as a label slug.
                 * @example biology-of-ageing
                 */
                theme?: components["parameters"]["list_heroes.theme"];
                /**
                 * @description How many rows to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["list_heroes.limit"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_heroes.offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Heroes, best rated first. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListHeroesAnswer"];
                    "text/csv": string;
                    "application/x-ndjson": string;
                    "application/atom+xml": string;
                    "application/ld+json": Record<string, unknown>;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_heroes_json: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name, tagline or impact statement, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_heroes.q"];
                /**
                 * @description A role of the person.
                 * @example scientist
                 */
                role?: components["parameters"]["list_heroes.role"];
                /**
                 * @description A theme of the person, as a label slug.
                 * @example biology-of-ageing
                 */
                theme?: components["parameters"]["list_heroes.theme"];
                /**
                 * @description How many rows to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["list_heroes.limit"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_heroes.offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list as it is without a suffix. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListHeroesAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_heroes_csv: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name, tagline or impact statement, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_heroes.q"];
                /**
                 * @description A role of the person.
                 * @example scientist
                 */
                role?: components["parameters"]["list_heroes.role"];
                /**
                 * @description A theme of the person, as a label slug.
                 * @example biology-of-ageing
                 */
                theme?: components["parameters"]["list_heroes.theme"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_heroes.offset"];
                /** @description How many rows at most; left out, all that match. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_heroes_ndjson: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name, tagline or impact statement, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_heroes.q"];
                /**
                 * @description A role of the person.
                 * @example scientist
                 */
                role?: components["parameters"]["list_heroes.role"];
                /**
                 * @description A theme of the person, as a label slug.
                 * @example biology-of-ageing
                 */
                theme?: components["parameters"]["list_heroes.theme"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_heroes.offset"];
                /** @description How many rows at most; left out, all that match. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NdjsonList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_heroes_atom: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name, tagline or impact statement, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_heroes.q"];
                /**
                 * @description A role of the person.
                 * @example scientist
                 */
                role?: components["parameters"]["list_heroes.role"];
                /**
                 * @description A theme of the person, as a label slug.
                 * @example biology-of-ageing
                 */
                theme?: components["parameters"]["list_heroes.theme"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AtomList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_heroes_jsonld: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JsonldList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    get_hero: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The public_id (or id) of the hero.
                 * @example ada-thistlewood
                 */
                publicId: components["parameters"]["get_hero.publicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One hero with scores, statements, acts and sources. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        hero: components["schemas"]["HeroDetail"];
                        /** @description The rated dimensions; n_a_reason tells why one does not apply. */
                        scores: {
                            dimension: string;
                            score?: number | null;
                            rationale_summary?: string | null;
                            confidence?: string | null;
                            n_a_reason?: string | null;
                        }[];
                        /** @description What they want the future to be, in their words. */
                        vision_statements: Record<string, unknown>[];
                        /** @description Investments in the field. */
                        investments: Record<string, unknown>[];
                        /** @description Gifts to the field. */
                        donations: Record<string, unknown>[];
                        /** @description Organizations they founded. */
                        orgs_founded: Record<string, unknown>[];
                        /** @description Publications and other scientific work. */
                        scientific_sources: Record<string, unknown>[];
                        /** @description Acts against interest or consensus, with reasons. */
                        bravery_exhibits: Record<string, unknown>[];
                        /** @description Experiments they made public themselves. */
                        self_experiments: Record<string, unknown>[];
                        /** @description Companies they are connected with, and how. */
                        company_connections: Record<string, unknown>[];
                        /** @description What they said they believe, by date. */
                        belief_timeline: Record<string, unknown>[];
                        /** @description How they go about it; null when not known. */
                        strategy: Record<string, unknown> | null;
                        /**
                         * @description The caller's tier.
                         * @enum {string}
                         */
                        access_level: "public" | "full" | "top";
                        /**
                         * @description The licence of the data.
                         * @example CC BY 4.0
                         */
                        license: string;
                        /** @description Whom to name when the data are used. */
                        attribution: string;
                    };
                    "application/ld+json": Record<string, unknown>;
                };
            };
            304: components["responses"]["NotModified"];
            308: components["responses"]["PermanentRedirect"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    get_hero_jsonld: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The public_id (or id) of the hero.
                 * @example ada-thistlewood
                 */
                publicId: components["parameters"]["get_hero.publicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JsonldRecord"];
            304: components["responses"]["NotModified"];
            308: components["responses"]["PermanentRedirect"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_theory_clusters: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in slug or canonical statement, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_theory_clusters.q"];
                /**
                 * @description Level of the claim.
                 * @example paradigm
                 */
                level?: components["parameters"]["list_theory_clusters.level"];
                /**
                 * @description Slug of the parent cluster.
                 * @example evolved-neglect
                 */
                parent?: components["parameters"]["list_theory_clusters.parent"];
                /**
                 * @description Also list deprecated and merged clusters.
                 * @example false
                 */
                include_deprecated?: components["parameters"]["list_theory_clusters.include_deprecated"];
                /**
                 * @description How many rows to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["list_theory_clusters.limit"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_theory_clusters.offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Theory clusters with counts over the theories the caller may see. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListTheoryClustersAnswer"];
                    "text/csv": string;
                    "application/x-ndjson": string;
                    "application/atom+xml": string;
                    "application/ld+json": Record<string, unknown>;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_theory_clusters_json: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in slug or canonical statement, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_theory_clusters.q"];
                /**
                 * @description Level of the claim.
                 * @example paradigm
                 */
                level?: components["parameters"]["list_theory_clusters.level"];
                /**
                 * @description Slug of the parent cluster.
                 * @example evolved-neglect
                 */
                parent?: components["parameters"]["list_theory_clusters.parent"];
                /**
                 * @description Also list deprecated and merged clusters.
                 * @example false
                 */
                include_deprecated?: components["parameters"]["list_theory_clusters.include_deprecated"];
                /**
                 * @description How many rows to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["list_theory_clusters.limit"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_theory_clusters.offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list as it is without a suffix. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListTheoryClustersAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_theory_clusters_csv: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in slug or canonical statement, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_theory_clusters.q"];
                /**
                 * @description Level of the claim.
                 * @example paradigm
                 */
                level?: components["parameters"]["list_theory_clusters.level"];
                /**
                 * @description Slug of the parent cluster.
                 * @example evolved-neglect
                 */
                parent?: components["parameters"]["list_theory_clusters.parent"];
                /**
                 * @description Also list deprecated and merged clusters.
                 * @example false
                 */
                include_deprecated?: components["parameters"]["list_theory_clusters.include_deprecated"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_theory_clusters.offset"];
                /** @description How many rows at most; left out, all that match. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_theory_clusters_ndjson: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in slug or canonical statement, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_theory_clusters.q"];
                /**
                 * @description Level of the claim.
                 * @example paradigm
                 */
                level?: components["parameters"]["list_theory_clusters.level"];
                /**
                 * @description Slug of the parent cluster.
                 * @example evolved-neglect
                 */
                parent?: components["parameters"]["list_theory_clusters.parent"];
                /**
                 * @description Also list deprecated and merged clusters.
                 * @example false
                 */
                include_deprecated?: components["parameters"]["list_theory_clusters.include_deprecated"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_theory_clusters.offset"];
                /** @description How many rows at most; left out, all that match. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NdjsonList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_theory_clusters_atom: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in slug or canonical statement, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_theory_clusters.q"];
                /**
                 * @description Level of the claim.
                 * @example paradigm
                 */
                level?: components["parameters"]["list_theory_clusters.level"];
                /**
                 * @description Slug of the parent cluster.
                 * @example evolved-neglect
                 */
                parent?: components["parameters"]["list_theory_clusters.parent"];
                /**
                 * @description Also list deprecated and merged clusters.
                 * @example false
                 */
                include_deprecated?: components["parameters"]["list_theory_clusters.include_deprecated"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AtomList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_theory_clusters_jsonld: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JsonldList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_theories: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name, statement or summary, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_theories.q"];
                /**
                 * @description Kind of the owner.
                 * @example company
                 */
                owner_kind?: components["parameters"]["list_theories.owner_kind"];
                /**
                 * @description The public_id of a company that holds the theory.
                 * @example ombrelune-bio
                 */
                company?: components["parameters"]["list_theories.company"];
                /**
                 * @description The public_id of a rated project that holds the theory.
                 * @example second-thymus
                 */
                project?: components["parameters"]["list_theories.project"];
                /**
                 * @description The slug of a cluster the theory belongs to.
                 * @example evolved-neglect
                 */
                cluster?: components["parameters"]["list_theories.cluster"];
                /** @description The least popperian_sum, 0 to 40. */
                min_popperian?: components["parameters"]["list_theories.min_popperian"];
                /**
                 * @description The order of the rows.
                 * @example popperian_sum
                 */
                sort?: components["parameters"]["list_theories.sort"];
                /**
                 * @description Ascending or descending.
                 * @example desc
                 */
                order?: components["parameters"]["list_theories.order"];
                /**
                 * @description How many rows to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["list_theories.limit"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_theories.offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Theories, highest popperian_sum first. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListTheoriesAnswer"];
                    "text/csv": string;
                    "application/x-ndjson": string;
                    "application/atom+xml": string;
                    "application/ld+json": Record<string, unknown>;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_theories_json: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name, statement or summary, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_theories.q"];
                /**
                 * @description Kind of the owner.
                 * @example company
                 */
                owner_kind?: components["parameters"]["list_theories.owner_kind"];
                /**
                 * @description The public_id of a company that holds the theory.
                 * @example ombrelune-bio
                 */
                company?: components["parameters"]["list_theories.company"];
                /**
                 * @description The public_id of a rated project that holds the theory.
                 * @example second-thymus
                 */
                project?: components["parameters"]["list_theories.project"];
                /**
                 * @description The slug of a cluster the theory belongs to.
                 * @example evolved-neglect
                 */
                cluster?: components["parameters"]["list_theories.cluster"];
                /** @description The least popperian_sum, 0 to 40. */
                min_popperian?: components["parameters"]["list_theories.min_popperian"];
                /**
                 * @description The order of the rows.
                 * @example popperian_sum
                 */
                sort?: components["parameters"]["list_theories.sort"];
                /**
                 * @description Ascending or descending.
                 * @example desc
                 */
                order?: components["parameters"]["list_theories.order"];
                /**
                 * @description How many rows to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["list_theories.limit"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_theories.offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list as it is without a suffix. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListTheoriesAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_theories_csv: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name, statement or summary, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_theories.q"];
                /**
                 * @description Kind of the owner.
                 * @example company
                 */
                owner_kind?: components["parameters"]["list_theories.owner_kind"];
                /**
                 * @description The public_id of a company that holds the theory.
                 * @example ombrelune-bio
                 */
                company?: components["parameters"]["list_theories.company"];
                /**
                 * @description The public_id of a rated project that holds the theory.
                 * @example second-thymus
                 */
                project?: components["parameters"]["list_theories.project"];
                /**
                 * @description The slug of a cluster the theory belongs to.
                 * @example evolved-neglect
                 */
                cluster?: components["parameters"]["list_theories.cluster"];
                /** @description The least popperian_sum, 0 to 40. */
                min_popperian?: components["parameters"]["list_theories.min_popperian"];
                /**
                 * @description The order of the rows.
                 * @example popperian_sum
                 */
                sort?: components["parameters"]["list_theories.sort"];
                /**
                 * @description Ascending or descending.
                 * @example desc
                 */
                order?: components["parameters"]["list_theories.order"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_theories.offset"];
                /** @description How many rows at most; left out, all that match. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_theories_ndjson: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name, statement or summary, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_theories.q"];
                /**
                 * @description Kind of the owner.
                 * @example company
                 */
                owner_kind?: components["parameters"]["list_theories.owner_kind"];
                /**
                 * @description The public_id of a company that holds the theory.
                 * @example ombrelune-bio
                 */
                company?: components["parameters"]["list_theories.company"];
                /**
                 * @description The public_id of a rated project that holds the theory.
                 * @example second-thymus
                 */
                project?: components["parameters"]["list_theories.project"];
                /**
                 * @description The slug of a cluster the theory belongs to.
                 * @example evolved-neglect
                 */
                cluster?: components["parameters"]["list_theories.cluster"];
                /** @description The least popperian_sum, 0 to 40. */
                min_popperian?: components["parameters"]["list_theories.min_popperian"];
                /**
                 * @description The order of the rows.
                 * @example popperian_sum
                 */
                sort?: components["parameters"]["list_theories.sort"];
                /**
                 * @description Ascending or descending.
                 * @example desc
                 */
                order?: components["parameters"]["list_theories.order"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_theories.offset"];
                /** @description How many rows at most; left out, all that match. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NdjsonList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_theories_atom: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name, statement or summary, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_theories.q"];
                /**
                 * @description Kind of the owner.
                 * @example company
                 */
                owner_kind?: components["parameters"]["list_theories.owner_kind"];
                /**
                 * @description The public_id of a company that holds the theory.
                 * @example ombrelune-bio
                 */
                company?: components["parameters"]["list_theories.company"];
                /**
                 * @description The public_id of a rated project that holds the theory.
                 * @example second-thymus
                 */
                project?: components["parameters"]["list_theories.project"];
                /**
                 * @description The slug of a cluster the theory belongs to.
                 * @example evolved-neglect
                 */
                cluster?: components["parameters"]["list_theories.cluster"];
                /** @description The least popperian_sum, 0 to 40. */
                min_popperian?: components["parameters"]["list_theories.min_popperian"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AtomList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_theories_jsonld: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JsonldList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_contacts: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name, role or organization, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_contacts.q"];
                /** @description The public_id of the organization. */
                organization?: components["parameters"]["list_contacts.organization"];
                /** @description The id of the lead. */
                lead?: components["parameters"]["list_contacts.lead"];
                /**
                 * @description Part of the role; case does not count.
                 * @example programme
                 */
                role?: components["parameters"]["list_contacts.role"];
                /**
                 * @description How many rows to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["list_contacts.limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Contacts by name; an array without an envelope. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"][];
                    "text/csv": string;
                    "application/x-ndjson": string;
                    "application/atom+xml": string;
                    "application/ld+json": Record<string, unknown>;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_contacts_json: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name, role or organization, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_contacts.q"];
                /** @description The public_id of the organization. */
                organization?: components["parameters"]["list_contacts.organization"];
                /** @description The id of the lead. */
                lead?: components["parameters"]["list_contacts.lead"];
                /**
                 * @description Part of the role; case does not count.
                 * @example programme
                 */
                role?: components["parameters"]["list_contacts.role"];
                /**
                 * @description How many rows to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["list_contacts.limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list as it is without a suffix. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_contacts_csv: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name, role or organization, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_contacts.q"];
                /** @description The public_id of the organization. */
                organization?: components["parameters"]["list_contacts.organization"];
                /** @description The id of the lead. */
                lead?: components["parameters"]["list_contacts.lead"];
                /**
                 * @description Part of the role; case does not count.
                 * @example programme
                 */
                role?: components["parameters"]["list_contacts.role"];
                /** @description How many rows at most; left out, all that match. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_contacts_ndjson: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name, role or organization, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_contacts.q"];
                /** @description The public_id of the organization. */
                organization?: components["parameters"]["list_contacts.organization"];
                /** @description The id of the lead. */
                lead?: components["parameters"]["list_contacts.lead"];
                /**
                 * @description Part of the role; case does not count.
                 * @example programme
                 */
                role?: components["parameters"]["list_contacts.role"];
                /** @description How many rows at most; left out, all that match. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NdjsonList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_contacts_atom: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in name, role or organization, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_contacts.q"];
                /** @description The public_id of the organization. */
                organization?: components["parameters"]["list_contacts.organization"];
                /** @description The id of the lead. */
                lead?: components["parameters"]["list_contacts.lead"];
                /**
                 * @description Part of the role; case does not count.
                 * @example programme
                 */
                role?: components["parameters"]["list_contacts.role"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AtomList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_contacts_jsonld: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JsonldList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_content: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in title, summary, text, publisher or authors, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_content.q"];
                /**
                 * @description A topic of the item.
                 * @example longevity
                 */
                topic?: components["parameters"]["list_content.topic"];
                /**
                 * @description Whom or what it is about, as kind/public_id.
                 * @example company/ombrelune-bio
                 */
                subject?: components["parameters"]["list_content.subject"];
                /** @description The language, as a BCP 47 tag. */
                language?: components["parameters"]["list_content.language"];
                /**
                 * @description Only items published on or after this day (UTC).
                 * @example 2026-12-31
                 */
                published_after?: components["parameters"]["list_content.published_after"];
                /**
                 * @description Only items published on or before this day (UTC).
                 * @example 2026-12-31
                 */
                published_before?: components["parameters"]["list_content.published_before"];
                /**
                 * @description How many rows to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["list_content.limit"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_content.offset"];
            };
            header?: never;
            path: {
                /**
                 * @description The family of content.
                 * @example letter
                 */
                family: components["parameters"]["list_content.family"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items of one family of content, newest first. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListContentAnswer"];
                    "text/csv": string;
                    "application/x-ndjson": string;
                    "application/atom+xml": string;
                    "application/ld+json": Record<string, unknown>;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_content_json: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in title, summary, text, publisher or authors, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_content.q"];
                /**
                 * @description A topic of the item.
                 * @example longevity
                 */
                topic?: components["parameters"]["list_content.topic"];
                /**
                 * @description Whom or what it is about, as kind/public_id.
                 * @example company/ombrelune-bio
                 */
                subject?: components["parameters"]["list_content.subject"];
                /** @description The language, as a BCP 47 tag. */
                language?: components["parameters"]["list_content.language"];
                /**
                 * @description Only items published on or after this day (UTC).
                 * @example 2026-12-31
                 */
                published_after?: components["parameters"]["list_content.published_after"];
                /**
                 * @description Only items published on or before this day (UTC).
                 * @example 2026-12-31
                 */
                published_before?: components["parameters"]["list_content.published_before"];
                /**
                 * @description How many rows to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["list_content.limit"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_content.offset"];
            };
            header?: never;
            path: {
                /**
                 * @description The family of content.
                 * @example letter
                 */
                family: components["parameters"]["list_content.family"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list as it is without a suffix. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListContentAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_content_csv: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in title, summary, text, publisher or authors, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_content.q"];
                /**
                 * @description A topic of the item.
                 * @example longevity
                 */
                topic?: components["parameters"]["list_content.topic"];
                /**
                 * @description Whom or what it is about, as kind/public_id.
                 * @example company/ombrelune-bio
                 */
                subject?: components["parameters"]["list_content.subject"];
                /** @description The language, as a BCP 47 tag. */
                language?: components["parameters"]["list_content.language"];
                /**
                 * @description Only items published on or after this day (UTC).
                 * @example 2026-12-31
                 */
                published_after?: components["parameters"]["list_content.published_after"];
                /**
                 * @description Only items published on or before this day (UTC).
                 * @example 2026-12-31
                 */
                published_before?: components["parameters"]["list_content.published_before"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_content.offset"];
                /** @description How many rows at most; left out, all that match. */
                limit?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The family of content.
                 * @example letter
                 */
                family: components["parameters"]["list_content.family"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_content_ndjson: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in title, summary, text, publisher or authors, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_content.q"];
                /**
                 * @description A topic of the item.
                 * @example longevity
                 */
                topic?: components["parameters"]["list_content.topic"];
                /**
                 * @description Whom or what it is about, as kind/public_id.
                 * @example company/ombrelune-bio
                 */
                subject?: components["parameters"]["list_content.subject"];
                /** @description The language, as a BCP 47 tag. */
                language?: components["parameters"]["list_content.language"];
                /**
                 * @description Only items published on or after this day (UTC).
                 * @example 2026-12-31
                 */
                published_after?: components["parameters"]["list_content.published_after"];
                /**
                 * @description Only items published on or before this day (UTC).
                 * @example 2026-12-31
                 */
                published_before?: components["parameters"]["list_content.published_before"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_content.offset"];
                /** @description How many rows at most; left out, all that match. */
                limit?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The family of content.
                 * @example letter
                 */
                family: components["parameters"]["list_content.family"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NdjsonList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_content_atom: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in title, summary, text, publisher or authors, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_content.q"];
                /**
                 * @description A topic of the item.
                 * @example longevity
                 */
                topic?: components["parameters"]["list_content.topic"];
                /**
                 * @description Whom or what it is about, as kind/public_id.
                 * @example company/ombrelune-bio
                 */
                subject?: components["parameters"]["list_content.subject"];
                /** @description The language, as a BCP 47 tag. */
                language?: components["parameters"]["list_content.language"];
                /**
                 * @description Only items published on or after this day (UTC).
                 * @example 2026-12-31
                 */
                published_after?: components["parameters"]["list_content.published_after"];
                /**
                 * @description Only items published on or before this day (UTC).
                 * @example 2026-12-31
                 */
                published_before?: components["parameters"]["list_content.published_before"];
            };
            header?: never;
            path: {
                /**
                 * @description The family of content.
                 * @example letter
                 */
                family: components["parameters"]["list_content.family"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AtomList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_content_jsonld: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The family of content.
                 * @example letter
                 */
                family: components["parameters"]["list_content.family"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JsonldList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_pages: {
        parameters: {
            query?: {
                /**
                 * @description How many rows to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["list_pages.limit"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_pages.offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Pages of the site by path. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListPagesAnswer"];
                    "text/csv": string;
                    "application/x-ndjson": string;
                    "application/atom+xml": string;
                    "application/ld+json": Record<string, unknown>;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_pages_json: {
        parameters: {
            query?: {
                /**
                 * @description How many rows to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["list_pages.limit"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_pages.offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list as it is without a suffix. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListPagesAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_pages_csv: {
        parameters: {
            query?: {
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_pages.offset"];
                /** @description How many rows at most; left out, all that match. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_pages_ndjson: {
        parameters: {
            query?: {
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_pages.offset"];
                /** @description How many rows at most; left out, all that match. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NdjsonList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_pages_atom: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AtomList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_pages_jsonld: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JsonldList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    search: {
        parameters: {
            query: {
                /**
                 * @description Words that all occur, in any order; at least 2 characters.
                 * @example senescence
                 */
                q: string;
                /**
                 * @description How many results of each kind.
                 * @example 20
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Grants that match, best match first, and events, soonest first; full and top callers also get leads. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        grants: components["schemas"]["SearchGrant"][];
                        events: components["schemas"]["SearchEvent"][];
                        leads?: components["schemas"]["Lead"][];
                        /**
                         * @description The licence of the data.
                         * @example CC BY 4.0
                         */
                        license: string;
                        /** @description Whom to name when the data are used. */
                        attribution: string;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    find_funding: {
        parameters: {
            query: {
                /**
                 * @description What the project is about, in plain words; at least 10 characters.
                 * @example senescence in skeletal muscle ageing
                 */
                about: string;
                /**
                 * @description Who applies.
                 * @example student
                 */
                career_stage?: "student" | "predoctoral" | "postdoctoral" | "early-career" | "mid-career";
                /**
                 * @description Where the applicant works: an ISO 3166 code of two letters, as in DE.
                 * @example DE
                 */
                country?: string;
                /** @description Only grants with a deadline on or before this day (UTC). */
                closing_before?: string;
                /**
                 * @description How many grants to answer.
                 * @example 10
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open grants that fit a project described in plain words, best first, with reasons. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FundingMatch"][];
                        /** @description How many of the weighed grants fit. */
                        total: number;
                        /** @description How many grants were weighed. */
                        weighed: number;
                        /** @description What was looked for: words without those that say nothing, and topic labels. */
                        read: {
                            words?: string[];
                            labels?: string[];
                        };
                        /** @description On an empty answer: which filter to drop, and how many rows would match. */
                        meta?: {
                            relax?: {
                                drop?: string;
                                total?: number;
                            }[];
                        };
                        /**
                         * @description The licence of the data.
                         * @example CC BY 4.0
                         */
                        license: string;
                        /** @description Whom to name when the data are used. */
                        attribution: string;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resolve_name: {
        parameters: {
            query: {
                /**
                 * @description The name, or a part of it.
                 * @example Hallowmere Ageing Trust
                 */
                name: string;
                /**
                 * @description Only this family.
                 * @example grants
                 */
                family?: "grants" | "events" | "organizations" | "investors" | "leads" | "sponsors" | "companies" | "company_records" | "preservation_companies" | "rated_projects" | "heroes" | "theory_clusters" | "theories" | "ideas" | "omega_hypotheses" | "experiments" | "contacts" | "labels" | "content" | "pages";
                /**
                 * @description How many records to answer.
                 * @example 10
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records that a name may mean, most alike first, with their public_id. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NameMatch"][];
                        /** @description On an empty answer: which filter to drop, and how many rows would match. */
                        meta?: {
                            relax?: {
                                drop?: string;
                                total?: number;
                            }[];
                        };
                        /**
                         * @description The licence of the data.
                         * @example CC BY 4.0
                         */
                        license: string;
                        /** @description Whom to name when the data are used. */
                        attribution: string;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_changes: {
        parameters: {
            query?: {
                /** @description Only what was accepted at this moment or later. */
                since?: components["parameters"]["list_changes.since"];
                /** @description The next_cursor of an earlier answer, as it was. */
                cursor?: components["parameters"]["list_changes.cursor"];
                /**
                 * @description Only these families, comma-separated.
                 * @example [
                 *       "grants"
                 *     ]
                 */
                families?: components["parameters"]["list_changes.families"];
                /**
                 * @description Only these kinds of change, comma-separated.
                 * @example [
                 *       "upsert"
                 *     ]
                 */
                ops?: components["parameters"]["list_changes.ops"];
                /**
                 * @description What is said of a record: its name alone, its row as lists show it, or the line that a mirror keeps.
                 * @example ref
                 */
                include?: components["parameters"]["list_changes.include"];
                /**
                 * @description How many entries to answer.
                 * @example 100
                 */
                limit?: components["parameters"]["list_changes.limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What changed, in the order in which it was accepted; one entry for each record, its newest state. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ChangeEntry"][];
                        /** @description Where to go on; opaque. */
                        next_cursor: string;
                        /** @description Whether more follow at this moment. */
                        has_more: boolean;
                        /** Format: date-time */
                        as_of: string;
                        /** @description The oldest change that is remembered for sure. */
                        oldest_seq: number;
                        /**
                         * @description The licence of the data.
                         * @example CC BY 4.0
                         */
                        license: string;
                        /** @description Whom to name when the data are used. */
                        attribution: string;
                    };
                    "application/atom+xml": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_changes_json: {
        parameters: {
            query?: {
                /** @description Only what was accepted at this moment or later. */
                since?: components["parameters"]["list_changes.since"];
                /** @description The next_cursor of an earlier answer, as it was. */
                cursor?: components["parameters"]["list_changes.cursor"];
                /**
                 * @description Only these families, comma-separated.
                 * @example [
                 *       "grants"
                 *     ]
                 */
                families?: components["parameters"]["list_changes.families"];
                /**
                 * @description Only these kinds of change, comma-separated.
                 * @example [
                 *       "upsert"
                 *     ]
                 */
                ops?: components["parameters"]["list_changes.ops"];
                /**
                 * @description What is said of a record: its name alone, its row as lists show it, or the line that a mirror keeps.
                 * @example ref
                 */
                include?: components["parameters"]["list_changes.include"];
                /**
                 * @description How many entries to answer.
                 * @example 100
                 */
                limit?: components["parameters"]["list_changes.limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes as they are without a suffix. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ChangeEntry"][];
                        /** @description Where to go on; opaque. */
                        next_cursor: string;
                        /** @description Whether more follow at this moment. */
                        has_more: boolean;
                        /** Format: date-time */
                        as_of: string;
                        /** @description The oldest change that is remembered for sure. */
                        oldest_seq: number;
                        /**
                         * @description The licence of the data.
                         * @example CC BY 4.0
                         */
                        license: string;
                        /** @description Whom to name when the data are used. */
                        attribution: string;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_changes_atom: {
        parameters: {
            query?: {
                /**
                 * @description Only these families, comma-separated.
                 * @example [
                 *       "grants"
                 *     ]
                 */
                families?: components["parameters"]["list_changes.families"];
                /**
                 * @description Only these kinds of change, comma-separated.
                 * @example [
                 *       "upsert"
                 *     ]
                 */
                ops?: components["parameters"]["list_changes.ops"];
                /** @description Where the next link of an earlier page leads, as it was. */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AtomChanges"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    whats_new: {
        parameters: {
            query: {
                /**
                 * @description The day from whose beginning (UTC) on changes count.
                 * @example 2026-01-01
                 */
                since: string;
                /**
                 * @description How many records to answer.
                 * @example 30
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What changed since a day: counts for each family, and the records, added ones first. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        counts: components["schemas"]["FamilyChanges"][];
                        data: components["schemas"]["NewsItem"][];
                        /** @description Whether there are changes that are not counted here. */
                        more: boolean;
                        /**
                         * Format: date-time
                         * @description When this was counted.
                         */
                        as_of: string;
                        /**
                         * @description The licence of the data.
                         * @example CC BY 4.0
                         */
                        license: string;
                        /** @description Whom to name when the data are used. */
                        attribution: string;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    get_catalogue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The families of data with the number of rows, and where to read each: API, change feed, schema, dump. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        generated_at: string;
                        refresh_seconds: number;
                        /** @description The last change that the caller may see. */
                        change_seq: number;
                        families: {
                            family?: string;
                            title?: string;
                            /** @enum {string} */
                            access_level?: "public" | "full" | "top";
                            rows?: number;
                            rows_public?: number;
                            /** Format: date-time */
                            updated_at?: string | null;
                            api_url?: string | null;
                            changes_url?: string;
                            schema_url?: string;
                            dump?: {
                                url?: string;
                                bytes?: number;
                                sha256?: string;
                                rows?: number;
                                /** Format: date-time */
                                generated_at?: string;
                            } | null;
                        }[];
                        /**
                         * @description The licence of the data.
                         * @example CC BY 4.0
                         */
                        license: string;
                        /** @description Whom to name when the data are used. */
                        attribution: string;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    get_datasets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The nightly dumps that the caller may have: addresses, sizes, hashes and numbers of rows. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The moment of the set; null before the first. */
                        version: string | null;
                        /** Format: date-time */
                        generated_at: string | null;
                        /** @description The number of the change log that the files stand at. */
                        snapshot_seq: number | null;
                        /** @description The cursor for /changes that goes on where the files end; null when it cannot: read /changes from its beginning. */
                        snapshot_cursor: string | null;
                        /** @description The licence line as a file beside the dumps. */
                        license_url: string | null;
                        /** @description A file for each family: its rows as lists show them. */
                        files: {
                            family?: string;
                            /** @enum {string} */
                            access_level?: "public" | "full" | "top";
                            url?: string;
                            latest_url?: string;
                            format?: string;
                            bytes?: number;
                            sha256?: string;
                            sha256_uncompressed?: string;
                            rows?: number;
                            schema_version?: string;
                            schema_url?: string | null;
                            /** Format: date-time */
                            min_updated_at?: string | null;
                            /** Format: date-time */
                            max_updated_at?: string | null;
                        }[];
                        /** @description The same records with all that a mirror needs to answer as this service does, details included. */
                        replicas: {
                            family?: string;
                            /** @enum {string} */
                            access_level?: "public" | "full" | "top";
                            url?: string;
                            latest_url?: string;
                            format?: string;
                            bytes?: number;
                            sha256?: string;
                            sha256_uncompressed?: string;
                            rows?: number;
                            schema_version?: string;
                            schema_url?: string | null;
                            /** Format: date-time */
                            min_updated_at?: string | null;
                            /** Format: date-time */
                            max_updated_at?: string | null;
                        }[];
                        /** @description What was removed or hidden since, by family and id. */
                        tombstones: {
                            url: string;
                            bytes: number;
                            sha256: string;
                            rows: number;
                        } | null;
                        /** @description Older sets that are still there. */
                        previous: {
                            version?: string;
                            url?: string;
                        }[];
                        /**
                         * @description The licence of the data.
                         * @example CC BY 4.0
                         */
                        license: string;
                        /** @description Whom to name when the data are used. */
                        attribution: string;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    get_schema: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The family.
                 * @example grants
                 */
                family: "grants" | "events" | "organizations" | "investors" | "leads" | "sponsors" | "companies" | "company_records" | "preservation_companies" | "rated_funds" | "rated_projects" | "heroes" | "theory_clusters" | "theories" | "ideas" | "omega_hypotheses" | "experiments" | "contacts" | "labels" | "content" | "pages";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The JSON Schema of the rows of a family, as the caller may see them. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    get_stats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Figures: open grants, those closing within 14 days, coming events; full and top callers also get the lead pipeline and the newest harvests. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        grants: {
                            total?: number;
                            closing_soon?: number;
                            /** Format: date-time */
                            earliest_deadline?: string | null;
                            /** Format: date-time */
                            latest_deadline?: string | null;
                        };
                        events: {
                            total?: number;
                            next_30_days?: number;
                        };
                        /**
                         * Format: date-time
                         * @description When a grant or event last changed.
                         */
                        last_updated: string;
                        /**
                         * @description The caller's tier.
                         * @enum {string}
                         */
                        access_level: "public" | "full" | "top";
                        /** @description The leads that their list shows by default; null counts those without the member. */
                        leads?: {
                            total?: number;
                            by_status?: {
                                value?: string | null;
                                count?: number;
                            }[];
                            by_stage?: {
                                value?: string | null;
                                count?: number;
                            }[];
                        };
                        /** @description The newest harvests of outside sources, newest first. */
                        harvest_runs?: {
                            source?: string;
                            /** Format: date-time */
                            started_at?: string;
                            /** Format: date-time */
                            finished_at?: string;
                            /** @enum {string} */
                            status?: "completed" | "failed" | "unchanged";
                            added?: number;
                            changed?: number;
                            unchanged?: number;
                            left?: number;
                            refused?: number;
                        }[];
                        /**
                         * @description The licence of the data.
                         * @example CC BY 4.0
                         */
                        license: string;
                        /** @description Whom to name when the data are used. */
                        attribution: string;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    get_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tier, team and key of the caller, and how often it may ask. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        tier: "public" | "full" | "top";
                        team: {
                            id: string;
                            name: string;
                            operator: boolean;
                        } | null;
                        key: {
                            id: string;
                            last4: string;
                            /** Format: date-time */
                            expires_at: string;
                        } | null;
                        limits: {
                            policy: string;
                            requests: number;
                            window_seconds: number;
                        } | null;
                        /**
                         * @description The licence of the data.
                         * @example CC BY 4.0
                         */
                        license: string;
                        /** @description Whom to name when the data are used. */
                        attribution: string;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    get_theory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the theory.
                 * @example cd046b51-f682-525a-ad49-d1b05adf5751
                 */
                id: components["parameters"]["get_theory.id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One theory: its owner, evaluation with rationale, and connections. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TheoryDetail"] & components["schemas"]["LicenceLine"];
                    "application/ld+json": Record<string, unknown>;
                };
            };
            304: components["responses"]["NotModified"];
            308: components["responses"]["PermanentRedirect"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    get_theory_jsonld: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the theory.
                 * @example cd046b51-f682-525a-ad49-d1b05adf5751
                 */
                id: components["parameters"]["get_theory.id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JsonldRecord"];
            304: components["responses"]["NotModified"];
            308: components["responses"]["PermanentRedirect"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    get_taxonomy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All vocabularies: labels, kinds, stages, dimensions with their rubrics. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: string;
                        /** @description Changes whenever a term does. */
                        fingerprint: string;
                        data: {
                            scheme: string;
                            terms: {
                                slug?: string;
                                name?: string;
                                description?: string | null;
                                parent?: string | null;
                                aliases?: string[];
                                scale?: {
                                    min?: number;
                                    max?: number;
                                } | null;
                                rubric?: {
                                    score?: string | number | boolean | Record<string, unknown> | unknown[];
                                    meaning?: string;
                                }[];
                                counts?: Record<string, unknown> | null;
                                deprecated?: boolean;
                                replaced_by?: string | null;
                            }[];
                        }[];
                        /**
                         * @description The licence of the data.
                         * @example CC BY 4.0
                         */
                        license: string;
                        /** @description Whom to name when the data are used. */
                        attribution: string;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_content_families: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The families of content, with counts by text policy and their members. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            family?: string;
                            title?: string;
                            count?: number;
                            by_text_policy?: {
                                full?: number;
                                excerpt_only?: number;
                            };
                            fields?: {
                                name?: string;
                                type?: string;
                                nullable?: boolean;
                            }[];
                            api_url?: string;
                            dump_url?: string | null;
                        }[];
                        /**
                         * @description The licence of the data.
                         * @example CC BY 4.0
                         */
                        license: string;
                        /** @description Whom to name when the data are used. */
                        attribution: string;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    get_content_item: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The family of content.
                 * @example letter
                 */
                family: components["parameters"]["get_content_item.family"];
                /**
                 * @description The id (or public_id) of the item.
                 * @example why-we-hold
                 */
                id: components["parameters"]["get_content_item.id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One item of content. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        item: components["schemas"]["ContentItem"];
                        /**
                         * @description The licence of the data.
                         * @example CC BY 4.0
                         */
                        license: string;
                        /** @description Whom to name when the data are used. */
                        attribution: string;
                    };
                    "application/ld+json": Record<string, unknown>;
                };
            };
            304: components["responses"]["NotModified"];
            308: components["responses"]["PermanentRedirect"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    get_content_item_jsonld: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The family of content.
                 * @example letter
                 */
                family: components["parameters"]["get_content_item.family"];
                /**
                 * @description The id (or public_id) of the item.
                 * @example why-we-hold
                 */
                id: components["parameters"]["get_content_item.id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JsonldRecord"];
            304: components["responses"]["NotModified"];
            308: components["responses"]["PermanentRedirect"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_comments: {
        parameters: {
            query?: {
                /** @description Only comments posted after this one, as next_after of an answer says. */
                after?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The code in the address of the experiment.
                 * @example thin-blood-1
                 */
                public_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comments on a published experiment, flat, oldest first. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        comments: components["schemas"]["ExperimentComment"][];
                        /**
                         * Format: uuid
                         * @description There only when more comments follow.
                         */
                        next_after?: string;
                        /**
                         * @description The licence of the data.
                         * @example CC BY 4.0
                         */
                        license: string;
                        /** @description Whom to name when the data are used. */
                        attribution: string;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    create_comment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code in the address of the experiment.
                 * @example thin-blood-1
                 */
                public_id: string;
            };
            cookie?: never;
        };
        /** @description A JSON object in UTF-8, not compressed, of at most 64 kB. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "body": "Was the order of the samples blinded?"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The comment; 1 to 5000 characters.
                     * @example Was the order of the samples blinded?
                     */
                    body: string;
                    /** @description The name to sign with; blank or left out: none. */
                    name?: string | null;
                    /**
                     * @description What the author is; self-declared.
                     * @default visitor
                     * @enum {string}
                     */
                    kind?: "agent" | "visitor";
                    /**
                     * Format: uuid
                     * @description The comment that this one answers.
                     */
                    parent_id?: string | null;
                };
            };
        };
        responses: {
            /** @description Comment on a published experiment, as a visitor or an agent. */
            201: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        comment: components["schemas"]["ExperimentComment"];
                        delete_token: string | null;
                        /**
                         * @description The licence of the data.
                         * @example CC BY 4.0
                         */
                        license: string;
                        /** @description Whom to name when the data are used. */
                        attribution: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    delete_comment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The delete_token of the comment.
                 * @example perennial_cmt_0000000000000000000000000000000000
                 */
                "X-Comment-Token"?: string;
            };
            path: {
                /**
                 * @description The id of the comment.
                 * @example 0b5c1f6e-6f0d-4f57-9d0c-3a3f1c1f7a52
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Remove a comment, as its account or with its delete token. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        removed: boolean;
                        /**
                         * @description The licence of the data.
                         * @example CC BY 4.0
                         */
                        license: string;
                        /** @description Whom to name when the data are used. */
                        attribution: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    contact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A JSON object in UTF-8, not compressed, of at most 256 kB. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "purpose": "press",
                 *       "name": "Ada Example",
                 *       "email": "ada@example.org",
                 *       "message": "May we print your figures?"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Why you write.
                     * @enum {string}
                     */
                    purpose: "press" | "investor" | "correct";
                    /**
                     * @description Who writes.
                     * @example Ada Example
                     */
                    name: string;
                    /**
                     * Format: email
                     * @description Where an answer reaches the writer.
                     * @example ada@example.org
                     */
                    email: string;
                    /**
                     * @description What you write.
                     * @example May we print your figures?
                     */
                    message: string;
                    /** @description For whom you write. */
                    organisation?: string;
                    /** @description What is to be corrected; required when purpose is correct. */
                    entity_to_correct?: string;
                };
            };
        };
        responses: {
            /** @description Write to the people behind the catalogue. */
            202: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: uuid
                         * @description The name of the message, for later questions.
                         */
                        request_id: string;
                        /**
                         * @description What became of it.
                         * @enum {string}
                         */
                        status: "received";
                        /**
                         * @description As it was sent.
                         * @enum {string}
                         */
                        purpose: "press" | "investor" | "correct";
                        /**
                         * Format: date-time
                         * @description When it was received.
                         */
                        received_at: string;
                        /**
                         * @description The licence of the data.
                         * @example CC BY 4.0
                         */
                        license: string;
                        /** @description Whom to name when the data are used. */
                        attribution: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    create_data_request: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A JSON object in UTF-8, not compressed, of at most 256 kB. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "request_kind": "remove_profile",
                 *       "requester_email": "ada@example.org"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description What is asked for.
                     * @enum {string}
                     */
                    request_kind: "remove_profile" | "correct_profile" | "object_to_processing" | "copy_of_data";
                    /**
                     * Format: email
                     * @description Where the answer goes.
                     * @example ada@example.org
                     */
                    requester_email: string;
                    /** @description Who asks. */
                    requester_name?: string;
                    /** @description What kind of record it is about, such as hero. */
                    subject_kind?: string;
                    /** @description The public_id of the record. */
                    subject_public_id?: string;
                    /** @description Whom it is about. */
                    subject_name?: string;
                    /** @description Anything else. */
                    message?: string;
                };
            };
        };
        responses: {
            /** @description Ask for removal, correction or a copy of data about a person, or object to its use. */
            202: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: uuid
                         * @description The name of the request.
                         */
                        request_id: string;
                        /**
                         * @description What is asked for.
                         * @enum {string}
                         */
                        request_kind: "remove_profile" | "correct_profile" | "object_to_processing" | "copy_of_data";
                        /**
                         * @description How far it is.
                         * @enum {string}
                         */
                        status: "received" | "awaiting_verification" | "in_review" | "done" | "partly_done" | "refused";
                        /**
                         * Format: date-time
                         * @description When it was received.
                         */
                        received_at: string;
                        /**
                         * Format: date
                         * @description The day by which it is answered.
                         */
                        due_by: string;
                        /** @description The link that is mailed to the requester; there when mail is sent. */
                        verification?: {
                            /** @enum {string} */
                            method?: "email_link";
                            /** Format: date-time */
                            expires_at?: string;
                            /** Format: date-time */
                            verified_at?: string | null;
                        };
                        /** @description The address of its status. Only its receiver knows it; it is shown once. */
                        status_url: string;
                        /**
                         * @description The licence of the data.
                         * @example CC BY 4.0
                         */
                        license: string;
                        /** @description Whom to name when the data are used. */
                        attribution: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    get_data_request: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The token of the address.
                 * @example perennial_req_0000000000000000000000000000000000
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How far a data-protection request is, with the receipt of a removal. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: uuid
                         * @description The name of the request.
                         */
                        request_id: string;
                        /**
                         * @description What is asked for.
                         * @enum {string}
                         */
                        request_kind: "remove_profile" | "correct_profile" | "object_to_processing" | "copy_of_data";
                        /**
                         * @description How far it is.
                         * @enum {string}
                         */
                        status: "received" | "awaiting_verification" | "in_review" | "done" | "partly_done" | "refused";
                        /**
                         * Format: date-time
                         * @description When it was received.
                         */
                        received_at: string;
                        /**
                         * Format: date
                         * @description The day by which it is answered.
                         */
                        due_by: string;
                        /** @description The link that is mailed to the requester; there when mail is sent. */
                        verification?: {
                            /** @enum {string} */
                            method?: "email_link";
                            /** Format: date-time */
                            expires_at?: string;
                            /** Format: date-time */
                            verified_at?: string | null;
                        };
                        /** @description The address of its status. Only its receiver knows it; it is shown once. */
                        status_url?: string;
                        /**
                         * Format: date-time
                         * @description When it was closed.
                         */
                        resolved_at?: string;
                        /** @description What was decided, in words. */
                        outcome?: string;
                        /** @description The receipt of a removal: when the API and the tool server stopped showing it, its number in the log, the first dump without it (null until one is made). */
                        propagated?: {
                            /** Format: date-time */
                            api_at?: string;
                            changes_seq?: number;
                            dump_version?: string | null;
                            /** Format: date-time */
                            tool_server_at?: string;
                        };
                        /**
                         * @description The licence of the data.
                         * @example CC BY 4.0
                         */
                        license: string;
                        /** @description Whom to name when the data are used. */
                        attribution: string;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    verify_data_request: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The token of the address.
                 * @example perennial_req_0000000000000000000000000000000000
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Confirm a data-protection request with the token that was mailed. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: uuid
                         * @description The name of the request.
                         */
                        request_id: string;
                        /**
                         * @description What is asked for.
                         * @enum {string}
                         */
                        request_kind: "remove_profile" | "correct_profile" | "object_to_processing" | "copy_of_data";
                        /**
                         * @description How far it is.
                         * @enum {string}
                         */
                        status: "received" | "awaiting_verification" | "in_review" | "done" | "partly_done" | "refused";
                        /**
                         * Format: date-time
                         * @description When it was received.
                         */
                        received_at: string;
                        /**
                         * Format: date
                         * @description The day by which it is answered.
                         */
                        due_by: string;
                        /** @description The link that is mailed to the requester; there when mail is sent. */
                        verification?: {
                            /** @enum {string} */
                            method?: "email_link";
                            /** Format: date-time */
                            expires_at?: string;
                            /** Format: date-time */
                            verified_at?: string | null;
                        };
                        /** @description The address of its status. Only its receiver knows it; it is shown once. */
                        status_url?: string;
                        /**
                         * Format: date-time
                         * @description When it was closed.
                         */
                        resolved_at?: string;
                        /** @description What was decided, in words. */
                        outcome?: string;
                        /** @description The receipt of a removal: when the API and the tool server stopped showing it, its number in the log, the first dump without it (null until one is made). */
                        propagated?: {
                            /** Format: date-time */
                            api_at?: string;
                            changes_seq?: number;
                            dump_version?: string | null;
                            /** Format: date-time */
                            tool_server_at?: string;
                        };
                        /**
                         * @description The licence of the data.
                         * @example CC BY 4.0
                         */
                        license: string;
                        /** @description Whom to name when the data are used. */
                        attribution: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_research: {
        parameters: {
            query?: {
                /**
                 * @description How many jobs.
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description How many jobs to skip.
                 * @example 0
                 */
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Research jobs of your team, newest first, without their results. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResearchJob"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    create_research: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your own: the same one within 24 hours gives the same pair of jobs. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description A JSON object in UTF-8, not compressed, of at most 256 kB. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "query": "senescence in skeletal muscle ageing"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description What to look for, in plain words; at least 10 characters. Either this or project_id.
                     * @example senescence in skeletal muscle ageing
                     */
                    query?: string;
                    /**
                     * Format: uuid
                     * @description A project of your team. Either this or query.
                     */
                    project_id?: string;
                    /** @description Where progress and results are told: https on port 443. */
                    webhook_url?: string;
                };
            };
        };
        responses: {
            /** @description Start research on a query or a project: two jobs, one over grants and one over events. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        grants_job: components["schemas"]["ResearchJobHandle"];
                        events_job: components["schemas"]["ResearchJobHandle"];
                        /**
                         * @description The licence of the data.
                         * @example CC BY 4.0
                         */
                        license: string;
                        /** @description Whom to name when the data are used. */
                        attribution: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    get_research: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the job.
                 * @example 0b5c1f6e-6f0d-4f57-9d0c-3a3f1c1f7a52
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One research job: how far it is, and its result. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResearchJob"] & components["schemas"]["LicenceLine"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cancel_research: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the job.
                 * @example 0b5c1f6e-6f0d-4f57-9d0c-3a3f1c1f7a52
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancel a research job that is not finished. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** @constant */
                        status: "cancelled";
                        /**
                         * @description The licence of the data.
                         * @example CC BY 4.0
                         */
                        license: string;
                        /** @description Whom to name when the data are used. */
                        attribution: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    redeliver_research: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the job.
                 * @example 0b5c1f6e-6f0d-4f57-9d0c-3a3f1c1f7a52
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tell the webhook of a research job once more how it stands. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResearchJob"] & components["schemas"]["LicenceLine"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_investor_content: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in title, summary, text, publisher or authors, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_investor_content.q"];
                /**
                 * @description A topic of the item.
                 * @example longevity
                 */
                topic?: components["parameters"]["list_investor_content.topic"];
                /**
                 * @description Whom or what it is about, as kind/public_id.
                 * @example company/ombrelune-bio
                 */
                subject?: components["parameters"]["list_investor_content.subject"];
                /** @description The language, as a BCP 47 tag. */
                language?: components["parameters"]["list_investor_content.language"];
                /**
                 * @description Only items published on or after this day (UTC).
                 * @example 2026-12-31
                 */
                published_after?: components["parameters"]["list_investor_content.published_after"];
                /**
                 * @description Only items published on or before this day (UTC).
                 * @example 2026-12-31
                 */
                published_before?: components["parameters"]["list_investor_content.published_before"];
                /**
                 * @description How many rows to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["list_investor_content.limit"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_investor_content.offset"];
            };
            header?: never;
            path: {
                /**
                 * @description The public_id (or id) of the investor whom the items are about.
                 * @example tidegate-capital
                 */
                public_id: components["parameters"]["list_investor_content.public_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What an investor said and published, newest first. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListInvestorContentAnswer"];
                    "text/csv": string;
                    "application/x-ndjson": string;
                    "application/atom+xml": string;
                    "application/ld+json": Record<string, unknown>;
                };
            };
            304: components["responses"]["NotModified"];
            308: components["responses"]["PermanentRedirect"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_investor_content_json: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in title, summary, text, publisher or authors, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_investor_content.q"];
                /**
                 * @description A topic of the item.
                 * @example longevity
                 */
                topic?: components["parameters"]["list_investor_content.topic"];
                /**
                 * @description Whom or what it is about, as kind/public_id.
                 * @example company/ombrelune-bio
                 */
                subject?: components["parameters"]["list_investor_content.subject"];
                /** @description The language, as a BCP 47 tag. */
                language?: components["parameters"]["list_investor_content.language"];
                /**
                 * @description Only items published on or after this day (UTC).
                 * @example 2026-12-31
                 */
                published_after?: components["parameters"]["list_investor_content.published_after"];
                /**
                 * @description Only items published on or before this day (UTC).
                 * @example 2026-12-31
                 */
                published_before?: components["parameters"]["list_investor_content.published_before"];
                /**
                 * @description How many rows to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["list_investor_content.limit"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_investor_content.offset"];
            };
            header?: never;
            path: {
                /**
                 * @description The public_id (or id) of the investor whom the items are about.
                 * @example tidegate-capital
                 */
                public_id: components["parameters"]["list_investor_content.public_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list as it is without a suffix. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListInvestorContentAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            308: components["responses"]["PermanentRedirect"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_investor_content_csv: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in title, summary, text, publisher or authors, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_investor_content.q"];
                /**
                 * @description A topic of the item.
                 * @example longevity
                 */
                topic?: components["parameters"]["list_investor_content.topic"];
                /**
                 * @description Whom or what it is about, as kind/public_id.
                 * @example company/ombrelune-bio
                 */
                subject?: components["parameters"]["list_investor_content.subject"];
                /** @description The language, as a BCP 47 tag. */
                language?: components["parameters"]["list_investor_content.language"];
                /**
                 * @description Only items published on or after this day (UTC).
                 * @example 2026-12-31
                 */
                published_after?: components["parameters"]["list_investor_content.published_after"];
                /**
                 * @description Only items published on or before this day (UTC).
                 * @example 2026-12-31
                 */
                published_before?: components["parameters"]["list_investor_content.published_before"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_investor_content.offset"];
                /** @description How many rows at most; left out, all that match. */
                limit?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The public_id (or id) of the investor whom the items are about.
                 * @example tidegate-capital
                 */
                public_id: components["parameters"]["list_investor_content.public_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvList"];
            304: components["responses"]["NotModified"];
            308: components["responses"]["PermanentRedirect"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_investor_content_ndjson: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in title, summary, text, publisher or authors, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_investor_content.q"];
                /**
                 * @description A topic of the item.
                 * @example longevity
                 */
                topic?: components["parameters"]["list_investor_content.topic"];
                /**
                 * @description Whom or what it is about, as kind/public_id.
                 * @example company/ombrelune-bio
                 */
                subject?: components["parameters"]["list_investor_content.subject"];
                /** @description The language, as a BCP 47 tag. */
                language?: components["parameters"]["list_investor_content.language"];
                /**
                 * @description Only items published on or after this day (UTC).
                 * @example 2026-12-31
                 */
                published_after?: components["parameters"]["list_investor_content.published_after"];
                /**
                 * @description Only items published on or before this day (UTC).
                 * @example 2026-12-31
                 */
                published_before?: components["parameters"]["list_investor_content.published_before"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_investor_content.offset"];
                /** @description How many rows at most; left out, all that match. */
                limit?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The public_id (or id) of the investor whom the items are about.
                 * @example tidegate-capital
                 */
                public_id: components["parameters"]["list_investor_content.public_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NdjsonList"];
            304: components["responses"]["NotModified"];
            308: components["responses"]["PermanentRedirect"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_investor_content_atom: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in title, summary, text, publisher or authors, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_investor_content.q"];
                /**
                 * @description A topic of the item.
                 * @example longevity
                 */
                topic?: components["parameters"]["list_investor_content.topic"];
                /**
                 * @description Whom or what it is about, as kind/public_id.
                 * @example company/ombrelune-bio
                 */
                subject?: components["parameters"]["list_investor_content.subject"];
                /** @description The language, as a BCP 47 tag. */
                language?: components["parameters"]["list_investor_content.language"];
                /**
                 * @description Only items published on or after this day (UTC).
                 * @example 2026-12-31
                 */
                published_after?: components["parameters"]["list_investor_content.published_after"];
                /**
                 * @description Only items published on or before this day (UTC).
                 * @example 2026-12-31
                 */
                published_before?: components["parameters"]["list_investor_content.published_before"];
            };
            header?: never;
            path: {
                /**
                 * @description The public_id (or id) of the investor whom the items are about.
                 * @example tidegate-capital
                 */
                public_id: components["parameters"]["list_investor_content.public_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AtomList"];
            304: components["responses"]["NotModified"];
            308: components["responses"]["PermanentRedirect"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_investor_content_jsonld: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The public_id (or id) of the investor whom the items are about.
                 * @example tidegate-capital
                 */
                public_id: components["parameters"]["list_investor_content.public_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JsonldList"];
            304: components["responses"]["NotModified"];
            308: components["responses"]["PermanentRedirect"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    get_crm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stages, counts of your claims, how many leads are free, and what you may do. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        stages: {
                            slug?: string;
                            name?: string;
                            terminal?: boolean;
                        }[];
                        unclaimed: number;
                        permissions: {
                            /** @enum {string} */
                            role?: "owner" | "editor" | "viewer";
                            can_claim?: boolean;
                            can_edit?: boolean;
                            can_delete?: boolean;
                        };
                        links: {
                            self?: string;
                            claims?: string;
                            leads?: string;
                        };
                        counts: {
                            by_stage?: {
                                [key: string]: number;
                            };
                            by_kind?: {
                                [key: string]: number;
                            };
                        };
                        /**
                         * @description The licence of the data.
                         * @example CC BY 4.0
                         */
                        license: string;
                        /** @description Whom to name when the data are used. */
                        attribution: string;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_claims: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The claims of your team, newest first; an array without an envelope. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Claim"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    create_claim: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A JSON object in UTF-8, not compressed, of at most 256 kB. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "lead_id": "978fc87d-ff30-58b2-92d2-91e9f9059813",
                 *       "stage": "contacted"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The id of the lead.
                     * @example 978fc87d-ff30-58b2-92d2-91e9f9059813
                     */
                    lead_id?: string;
                    /** @description The record, by kind and public_id (or id). */
                    entity?: {
                        /** @enum {string} */
                        kind: "lead" | "organization" | "investor" | "company" | "grant" | "event" | "sponsor" | "rated_project";
                        public_id: string;
                    };
                    /**
                     * @description How far it has come.
                     * @example contacted
                     * @enum {string}
                     */
                    stage?: "identified" | "qualified" | "contacted" | "in_talks" | "applied" | "won" | "lost" | "dormant";
                    /** @description Who works on it: the id of a key of your team. By default your own. */
                    owner_user_id?: string;
                    /** @description 1 is the most urgent. */
                    priority?: number | null;
                    /** @description What is to be done next. */
                    next_action?: string | null;
                    /**
                     * Format: date-time
                     * @description When it is to be done, UTC.
                     */
                    next_action_at?: string | null;
                    /** @description The amount that is hoped for: {amount: decimal text, currency: ISO 4217}. */
                    amount_target?: {
                        /** @example 25000.00 */
                        amount?: string;
                        /** @example EUR */
                        currency?: string;
                        amount_usd?: number | null;
                        /** Format: date */
                        fx_date?: string | null;
                    } | null;
                    /** @description Notes of the team. */
                    notes?: string | null;
                    /** @description Tags of the team, at most 50. */
                    tags?: string[];
                };
            };
        };
        responses: {
            /** @description Claim a lead, or another record, for your team. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Claim"] & components["schemas"]["LicenceLine"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    delete_claim: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the caller knows, as ETag or version said it; another one is 412. */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description The id of the claim.
                 * @example 0b5c1f6e-6f0d-4f57-9d0c-3a3f1c1f7a52
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Give up a claim of your team. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** @constant */
                        removed: true;
                        /**
                         * @description The licence of the data.
                         * @example CC BY 4.0
                         */
                        license: string;
                        /** @description Whom to name when the data are used. */
                        attribution: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    update_claim: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the caller knows, as ETag or version said it; another one is 412. */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description The id of the claim.
                 * @example 0b5c1f6e-6f0d-4f57-9d0c-3a3f1c1f7a52
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description A JSON object in UTF-8, not compressed, of at most 256 kB. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "stage": "contacted"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description How far it has come.
                     * @example contacted
                     * @enum {string}
                     */
                    stage?: "identified" | "qualified" | "contacted" | "in_talks" | "applied" | "won" | "lost" | "dormant";
                    /** @description Who works on it: the id of a key of your team. By default your own. */
                    owner_user_id?: string;
                    /** @description 1 is the most urgent. */
                    priority?: number | null;
                    /** @description What is to be done next. */
                    next_action?: string | null;
                    /**
                     * Format: date-time
                     * @description When it is to be done, UTC.
                     */
                    next_action_at?: string | null;
                    /** @description The amount that is hoped for; members that are left out stay as they are. */
                    amount_target?: {
                        /** @example 25000.00 */
                        amount?: string | null;
                        /** @example EUR */
                        currency?: string | null;
                        amount_usd?: number | null;
                        /** Format: date */
                        fx_date?: string | null;
                    } | null;
                    /** @description Notes of the team. */
                    notes?: string | null;
                    /** @description Tags of the team, at most 50. */
                    tags?: string[] | null;
                };
            };
        };
        responses: {
            /** @description Change a claim of your team by a JSON merge patch (RFC 7396). */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Claim"] & components["schemas"]["LicenceLine"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_intelligence_events: {
        parameters: {
            query?: {
                /**
                 * @description Only events with at least so many tracked investors.
                 * @example 1
                 */
                min?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events at which tracked investors were seen, with the pairs that met there. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            event?: {
                                public_id?: string | null;
                                title?: string;
                                /** Format: date-time */
                                start_date?: string | null;
                                location?: string | null;
                            };
                            attendees_tracked?: number;
                            pairs?: {
                                a?: string;
                                b?: string;
                                count?: number;
                            }[];
                            sources?: string[];
                        }[];
                        /**
                         * @description The caller's tier.
                         * @enum {string}
                         */
                        access_level: "public" | "full" | "top";
                        /**
                         * @description The licence of the data.
                         * @example CC BY 4.0
                         */
                        license: string;
                        /** @description Whom to name when the data are used. */
                        attribution: string;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_intelligence_investors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tracked investors by name: their rounds, where they were seen, what they take an interest in. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id?: string;
                            public_id?: string | null;
                            name?: string;
                            type?: string;
                            funding_sequence?: {
                                /** Format: date */
                                date?: string | null;
                                round?: string | null;
                                company?: string | null;
                                company_public_id?: string | null;
                                amount?: components["schemas"]["Money"] | null;
                            }[];
                            attendance?: {
                                events_12m?: number;
                                /** Format: date-time */
                                last_at?: string | null;
                            };
                            signals?: {
                                /** @enum {string|null} */
                                health_topic_interest?: "low" | "medium" | "high" | null;
                                evidence_count?: number;
                            };
                        }[];
                        /**
                         * @description The caller's tier.
                         * @enum {string}
                         */
                        access_level: "public" | "full" | "top";
                        /**
                         * @description The licence of the data.
                         * @example CC BY 4.0
                         */
                        license: string;
                        /** @description Whom to name when the data are used. */
                        attribution: string;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    get_intelligence_investor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The public_id (or id) of the investor.
                 * @example tidegate-capital
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dossier of one investor, for the operator's own team. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        investor: components["schemas"]["InvestorDetail"];
                        events: {
                            public_id?: string | null;
                            title?: string;
                            /** Format: date-time */
                            start_date?: string | null;
                            location?: string | null;
                            /** Format: date-time */
                            attended_at?: string | null;
                            sources?: string[];
                        }[];
                        funding_rounds: {
                            /** Format: date */
                            date?: string | null;
                            round?: string | null;
                            company?: string | null;
                            company_public_id?: string | null;
                            amount?: components["schemas"]["Money"] | null;
                            source?: string | null;
                        }[];
                        hypotheses: {
                            statement?: string;
                            probability?: number | null;
                            basis?: string[];
                            status?: string | null;
                        }[];
                        semantic_profile: {
                            topics?: {
                                slug?: string;
                                weight?: number;
                            }[];
                            model?: string;
                            /** Format: date-time */
                            built_at?: string;
                        };
                        /**
                         * @description The caller's tier.
                         * @enum {string}
                         */
                        access_level: "public" | "full" | "top";
                        /**
                         * @description The licence of the data.
                         * @example CC BY 4.0
                         */
                        license: string;
                        /** @description Whom to name when the data are used. */
                        attribution: string;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            308: components["responses"]["PermanentRedirect"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_ideas: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in title or statement, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_ideas.q"];
                /** @description The slug of the root of a tree. */
                root?: components["parameters"]["list_ideas.root"];
                /**
                 * @description The kind of idea.
                 * @example problem
                 */
                level?: components["parameters"]["list_ideas.level"];
                /**
                 * @description Only ideas with a match of this kind.
                 * @example company
                 */
                matched_kind?: components["parameters"]["list_ideas.matched_kind"];
                /** @description Only ideas with a match of at least this score, 0 to 1. */
                min_score?: components["parameters"]["list_ideas.min_score"];
                /**
                 * @description How many rows to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["list_ideas.limit"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_ideas.offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Canonical ideas in the order of their trees, with the edges among those listed. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListIdeasAnswer"];
                    "text/csv": string;
                    "application/x-ndjson": string;
                    "application/atom+xml": string;
                    "application/ld+json": Record<string, unknown>;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_ideas_json: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in title or statement, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_ideas.q"];
                /** @description The slug of the root of a tree. */
                root?: components["parameters"]["list_ideas.root"];
                /**
                 * @description The kind of idea.
                 * @example problem
                 */
                level?: components["parameters"]["list_ideas.level"];
                /**
                 * @description Only ideas with a match of this kind.
                 * @example company
                 */
                matched_kind?: components["parameters"]["list_ideas.matched_kind"];
                /** @description Only ideas with a match of at least this score, 0 to 1. */
                min_score?: components["parameters"]["list_ideas.min_score"];
                /**
                 * @description How many rows to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["list_ideas.limit"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_ideas.offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list as it is without a suffix. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListIdeasAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_ideas_csv: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in title or statement, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_ideas.q"];
                /** @description The slug of the root of a tree. */
                root?: components["parameters"]["list_ideas.root"];
                /**
                 * @description The kind of idea.
                 * @example problem
                 */
                level?: components["parameters"]["list_ideas.level"];
                /**
                 * @description Only ideas with a match of this kind.
                 * @example company
                 */
                matched_kind?: components["parameters"]["list_ideas.matched_kind"];
                /** @description Only ideas with a match of at least this score, 0 to 1. */
                min_score?: components["parameters"]["list_ideas.min_score"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_ideas.offset"];
                /** @description How many rows at most; left out, all that match. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_ideas_ndjson: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in title or statement, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_ideas.q"];
                /** @description The slug of the root of a tree. */
                root?: components["parameters"]["list_ideas.root"];
                /**
                 * @description The kind of idea.
                 * @example problem
                 */
                level?: components["parameters"]["list_ideas.level"];
                /**
                 * @description Only ideas with a match of this kind.
                 * @example company
                 */
                matched_kind?: components["parameters"]["list_ideas.matched_kind"];
                /** @description Only ideas with a match of at least this score, 0 to 1. */
                min_score?: components["parameters"]["list_ideas.min_score"];
                /**
                 * @description How many rows to pass over; beyond 100,000 use the dumps.
                 * @example 0
                 */
                offset?: components["parameters"]["list_ideas.offset"];
                /** @description How many rows at most; left out, all that match. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NdjsonList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_ideas_atom: {
        parameters: {
            query?: {
                /**
                 * @description Words that all occur in title or statement, in any order; case and diacritics do not count, each word also matches as the beginning of a word, "quoted words" match as a phrase.
                 * @example senescence
                 */
                q?: components["parameters"]["list_ideas.q"];
                /** @description The slug of the root of a tree. */
                root?: components["parameters"]["list_ideas.root"];
                /**
                 * @description The kind of idea.
                 * @example problem
                 */
                level?: components["parameters"]["list_ideas.level"];
                /**
                 * @description Only ideas with a match of this kind.
                 * @example company
                 */
                matched_kind?: components["parameters"]["list_ideas.matched_kind"];
                /** @description Only ideas with a match of at least this score, 0 to 1. */
                min_score?: components["parameters"]["list_ideas.min_score"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AtomList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_ideas_jsonld: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JsonldList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    get_webhook_keys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The public keys that verify the v1a signatures of webhooks, newest first. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        keys: {
                            id: string;
                            /** @constant */
                            algorithm: "ed25519";
                            /** @description whpk_ and the 32 bytes of the key in base64. */
                            public_key: string;
                            /** Format: date-time */
                            created_at: string;
                            /** @description From then on it signs no more. */
                            ends_at: string | null;
                        }[];
                        /**
                         * @description The licence of the data.
                         * @example CC BY 4.0
                         */
                        license: string;
                        /** @description Whom to name when the data are used. */
                        attribution: string;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_opportunities: {
        parameters: {
            query?: {
                /**
                 * @description The page to answer; the first is 1.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description How many opportunities a page has.
                 * @example 100
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Verified grants as CommonGrants opportunities, the last modified first. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        items: components["schemas"]["Opportunity"][];
                        paginationInfo: {
                            page?: number;
                            pageSize?: number;
                            totalItems?: number;
                            totalPages?: number;
                        };
                        /**
                         * @description The licence of the data.
                         * @example CC BY 4.0
                         */
                        license: string;
                        /** @description Whom to name when the data are used. */
                        attribution: string;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    get_opportunity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the grant, a UUID.
                 * @example 89042adf-803e-5b1e-9cd7-59f9c7eab532
                 */
                oppId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One grant as a CommonGrants opportunity. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        /** @description A grant in the words of the CommonGrants protocol. */
                        data: components["schemas"]["Opportunity"];
                        /**
                         * @description The licence of the data.
                         * @example CC BY 4.0
                         */
                        license: string;
                        /** @description Whom to name when the data are used. */
                        attribution: string;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            308: components["responses"]["PermanentRedirect"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    search_opportunities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A JSON object in UTF-8, not compressed, of at most 256 kB. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "search": "ageing"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Words that all occur in title, description or funder.
                     * @example ageing
                     */
                    search?: string;
                    /** @description What an opportunity must satisfy, all of it. */
                    filters?: {
                        status?: {
                            /** @enum {string} */
                            operator: "in" | "notIn";
                            value: string[];
                        };
                        closeDateRange?: {
                            /** @enum {string} */
                            operator: "between" | "outside";
                            value: {
                                min: string;
                                max: string;
                            };
                        };
                        totalFundingAvailableRange?: {
                            /** @enum {string} */
                            operator: "between" | "outside";
                            value: {
                                min: {
                                    amount: string;
                                    currency: string;
                                };
                                max: {
                                    amount: string;
                                    currency: string;
                                };
                            };
                        };
                        minAwardAmountRange?: {
                            /** @enum {string} */
                            operator: "between" | "outside";
                            value: {
                                min: {
                                    amount: string;
                                    currency: string;
                                };
                                max: {
                                    amount: string;
                                    currency: string;
                                };
                            };
                        };
                        maxAwardAmountRange?: {
                            /** @enum {string} */
                            operator: "between" | "outside";
                            value: {
                                min: {
                                    amount: string;
                                    currency: string;
                                };
                                max: {
                                    amount: string;
                                    currency: string;
                                };
                            };
                        };
                        customFilters?: Record<string, unknown>;
                    };
                    /** @description The order of the opportunities. */
                    sorting?: {
                        sortBy: string;
                        customSortBy?: string;
                        /** @enum {string} */
                        sortOrder?: "asc" | "desc";
                    };
                    /** @description Which page to answer. */
                    pagination?: {
                        /** @description The page to answer; the first is 1. */
                        page?: number;
                        /** @description How many opportunities a page has. */
                        pageSize?: number;
                    };
                };
            };
        };
        responses: {
            /** @description Search of grants by the filters of the CommonGrants protocol. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: number;
                        message: string;
                        items: components["schemas"]["Opportunity"][];
                        paginationInfo: {
                            page?: number;
                            pageSize?: number;
                            totalItems?: number;
                            totalPages?: number;
                        };
                        sortInfo: {
                            sortBy?: string;
                            /** @enum {string} */
                            sortOrder?: "asc" | "desc";
                            errors?: string[];
                        };
                        filterInfo: {
                            filters: {
                                status?: {
                                    /** @enum {string} */
                                    operator: "in" | "notIn";
                                    value: string[];
                                };
                                closeDateRange?: {
                                    /** @enum {string} */
                                    operator: "between" | "outside";
                                    value: {
                                        min: string;
                                        max: string;
                                    };
                                };
                                totalFundingAvailableRange?: {
                                    /** @enum {string} */
                                    operator: "between" | "outside";
                                    value: {
                                        min: {
                                            amount: string;
                                            currency: string;
                                        };
                                        max: {
                                            amount: string;
                                            currency: string;
                                        };
                                    };
                                };
                                minAwardAmountRange?: {
                                    /** @enum {string} */
                                    operator: "between" | "outside";
                                    value: {
                                        min: {
                                            amount: string;
                                            currency: string;
                                        };
                                        max: {
                                            amount: string;
                                            currency: string;
                                        };
                                    };
                                };
                                maxAwardAmountRange?: {
                                    /** @enum {string} */
                                    operator: "between" | "outside";
                                    value: {
                                        min: {
                                            amount: string;
                                            currency: string;
                                        };
                                        max: {
                                            amount: string;
                                            currency: string;
                                        };
                                    };
                                };
                                customFilters?: Record<string, unknown>;
                            };
                            errors?: string[];
                        };
                        /**
                         * @description The licence of the data.
                         * @example CC BY 4.0
                         */
                        license: string;
                        /** @description Whom to name when the data are used. */
                        attribution: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_deprecations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What will be removed from this interface, and when. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What goes, in the order of the documentation. */
                        data: components["schemas"]["Deprecation"][];
                        /**
                         * @description The licence of the data.
                         * @example CC BY 4.0
                         */
                        license: string;
                        /** @description Whom to name when the data are used. */
                        attribution: string;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    get_openapi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An OpenAPI 3.1 document. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    get_api_openapi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An OpenAPI 3.1 document. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    get_api_openapi_json: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An OpenAPI 3.1 document. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    get_docs: {
        parameters: {
            query?: {
                /**
                 * @description The form of the documentation.
                 * @example json
                 */
                format?: "html" | "json";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. The same, by topic and route. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/json": Record<string, unknown>;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    get_llms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Markdown. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    get_llms_full: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Markdown. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    get_dataset_file: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The version of the set, or latest.
                 * @example latest
                 */
                version: string;
                /**
                 * @description The name of the file; index.json and LICENSE.txt are there too.
                 * @example grants.ndjson.gz
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lines of JSON, compressed by gzip. index.json: what the set holds. LICENSE.txt. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/gzip": string;
                    "application/json": Record<string, unknown>;
                    "text/plain": string;
                };
            };
            /** @description The range that was asked for. */
            206: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/gzip": string;
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The file of the newest set is where Location says. */
            307: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The file has no such bytes. */
            416: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    call_tool_server: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description One message of JSON-RPC 2.0; batches are refused. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "jsonrpc": "2.0",
                 *       "id": 1,
                 *       "method": "tools/list"
                 *     }
                 */
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description The result, or an error of the protocol. The same for clients of 2025, as one event. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                    "text/event-stream": string;
                };
            };
            /** @description A notification was taken; there is no body. */
            202: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            /** @description No message, or one that the protocol refuses. */
            400: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such method. */
            404: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    get_front_page: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    get_data_request_page: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The token that was mailed.
                 * @example perennial_req_0000000000000000000000000000000000
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page; opening it changes nothing. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Attribution": components["headers"]["X-Attribution"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    get_health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It does. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
        };
    };
    get_readiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It should; status says whether it is ready, behind the log, or without its database. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            /** @description It builds its shelf, does not follow the log, or is about to stop. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
        };
    };
    get_metrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Figures in the form of Prometheus. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description They are not served here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
        };
    };
}
