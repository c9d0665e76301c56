// No kind of page is forgotten where all kinds are looked at: the list is held against the routes.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { operations } from '../../src/catalogue.ts';
import { families } from '../../src/families.ts';
import { pageRoutes, type Wings } from '../../src/website/website.ts';
import { kinds } from '../support/website.ts';

/** Pages of persons and teams: tests of their own look at them, in the states that somebody meets them in. */
const ofPersons =
  /^\/(?:account|teams?|operator|sign-in|welcome|invitations|oauth|device|essays|markets|report|feeds|u)(?:\/|$)|^\/crm\/claims\/:|^\/research\/:|^\/funds\/:\w+\/|^\/omega\/experiments\/:\w+\/comments/;
/** What answers with data, a file, or the way to another page. */
const noPage =
  /\.(?:json|csv|md|atom|ics|ndjson|jsonld|svg|xml|txt|ico|bib|ris)$|:(?:file|figure)$|\/try$|^\/experiments\//;
/** Whole records of higher tiers: their lists and what everybody may know of them are looked at. */
const ofHigherTiers = /^\/leads\/:|^\/intelligence\/investors\/:/;
const alsoElsewhere = /^\/(?:sponsors|contacts)\/:|^\/omega\/experiments\/:\w+\/report$/;

test('every kind of page that everybody may open is among those that are looked at', () => {
  const site = { families, operations, name: 'Perennial', url: 'http://perennial.test' };
  const accounts = { off: [], secret: 'secret', providers: [] };
  const wings = { accounts, site, operations, partner: 'Partner', documented: () => ({}) };
  const routes = pageRoutes(wings as unknown as Wings);
  const looked = Object.values(kinds).map((path) => path.split('?')[0] as string);
  const forgotten = routes
    .filter(({ method, path }) => method === 'GET' && !ofPersons.test(path) && !noPage.test(path))
    .filter(({ path }) => !ofHigherTiers.test(path) && !alsoElsewhere.test(path))
    .filter(({ path }) => {
      const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`);
      return !looked.some((one) => pattern.test(one));
    })
    .map(({ name, path }) => `${name}: ${path}`);
  assert.deepEqual(forgotten, []);
});
