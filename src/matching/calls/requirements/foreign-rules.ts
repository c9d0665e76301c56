// Whether applicants outside the United States may apply, and whether work may be done abroad, as sentences say it:
// the standard ones of health agencies first, then those of others. Each was read with every hit that it has.

import type { Rule, TextName } from './rules.ts';

const details: readonly TextName[] = ['eligibility.details', 'description'];

const foreign = (kind: string, value: string, pattern: RegExp, statement: string): Rule => ({
  kind,
  category: 'eligibility',
  obligation: value === 'not_eligible' || value === 'not_allowed' ? 'must' : 'may',
  statement,
  value: { op: 'is', value },
  texts: details,
  pattern,
  needs: ['domestic', 'foreign'],
  precision: 1,
});

const nonDomestic = 'Non-domestic \\(non-U\\.?S\\.?\\) ';
const entities = `${nonDomestic}Entities \\(Foreign (?:Organizations?|Institutions?)\\)`;
const us = `${nonDomestic}components? of (?:U\\.?S\\.?|domestic) Organizations?`;
/** The end of a sentence, also where the next one is glued to it ("apply.Non-domestic", "applyNon-domestic"). */
const over = '(?:\\b|(?=Non-|Foreign ))\\.?';
const parts = 'Foreign components?, as defined in the NIH Grants Policy Statement,';

/** The first hit of each kind counts. */
export const foreignRules: readonly Rule[] = [
  foreign(
    'foreign_organizations',
    'not_eligible',
    new RegExp(`${entities} are not eligible to apply${over}`, 'i'),
    'Organizations outside the United States may not apply.',
  ),
  foreign(
    'foreign_organizations',
    'eligible',
    new RegExp(`${entities} are eligible to apply${over}`, 'i'),
    'Organizations outside the United States may apply.',
  ),
  foreign(
    'foreign_organizations',
    'not_eligible',
    /\b(?:Individuals, )?foreign entities(?:, and sole proprietorship organizations)? are not eligible to (?:apply|compete)\b[^.\n]{0,160}\.?/i,
    'Organizations outside the United States may not apply.',
  ),
  foreign(
    'foreign_organizations',
    'only',
    /\bOnly non-domestic \(non-U\.?S\.?\) Entities \(Foreign (?:Organizations?|Institutions?)\)[^.\n]{0,80}? are eligible to apply\b\.?/i,
    'Only organizations outside the United States may apply.',
  ),
  foreign(
    'foreign_organizations',
    'not_eligible',
    /(?<!Entities \()\bforeign (?:entities|organi[sz]ations?|institutions?) (?:are not eligible|will not be considered)\b[^.\n]{0,160}\.?|\bapplications submitted by (?:for-profit organi[sz]ations or )?foreign institutions will not be reviewed\b\.?|\beligible institutions do not include foreign (?:and international )?organi[sz]ations\b\.?|\beligible applicants (?:are|must be(?: a)?) domestic (?:public and private )?(?:non-?profit )?entit(?:y|ies)\b\.?/i,
    'Organizations outside the United States may not apply.',
  ),
  foreign(
    'foreign_organizations',
    'some',
    /\borgani[sz]ations of every type, [^.\n]{0,80}\bdomestic and foreign \(with some caveats\)[^.\n]{0,120}\.?/i,
    'Organizations outside the United States may apply, with limits that the call names.',
  ),
  foreign(
    'foreign_organizations',
    'some',
    /\bForeign organizations: For cooperative projects involving U\.S\. and foreign organizations, support will only be provided for the U\.S\. portion\.?/i,
    'Organizations outside the United States may take part; money is for the part in the United States alone.',
  ),
  foreign(
    'foreign_organizations',
    'eligible',
    /\borgani[sz]ations of every type, domestic and foreign, [^.\n]{0,120}\bmay submit proposals\b[^.\n]{0,80}\.?|\bforeign entities will be considered\b\.?|\b(?:eligible applicants|organizations eligible to apply)\b[^.:;\n]{0,60}? (?:may be|include)\b[^.\n]{0,250}?\b(?:international or foreign|foreign (?:organi[sz]ations|non-profits|public entities))\b[^.\n]{0,160}\.?|\bproposals are sought from\b[^.\n]{0,160}\bdomestic or foreign\b[^.\n]{0,120}\.?|\bforeign-based (?:non-?profits?|educational institutions)\b(?![^.;\n]{0,80}\b(?:not|cannot|ineligible)\b)(?:[^.;\n]|\.(?=\w)){0,100}/i,
    'Organizations outside the United States may apply.',
  ),
  // A list alone, where no sentence behind it says otherwise (looked for so far, or a long text takes a square of its
  // length); a list with the rest of such a sentence behind it says nothing.
  foreign(
    'foreign_organizations',
    'eligible',
    new RegExp(
      `\\bOther Eligible Applicants include the following:(?:(?!\\n\\n)[\\s\\S]){0,440}?${entities}(?![\\s\\S]{0,8000}\\bnot eligible\\b)`,
      'i',
    ),
    'The list of eligible applicants names organizations outside the United States.',
  ),
  foreign(
    'foreign_us_components',
    'not_eligible',
    new RegExp(`${us} are not eligible to apply${over}`, 'i'),
    'Parts of organizations of the United States that lie abroad may not apply.',
  ),
  foreign(
    'foreign_us_components',
    'eligible',
    new RegExp(`${us} are eligible to apply${over}`, 'i'),
    'Parts of organizations of the United States that lie abroad may apply.',
  ),
  foreign(
    'foreign_components',
    'not_allowed',
    new RegExp(`${parts} are not allowed${over}`, 'i'),
    'No part of the work may be done abroad.',
  ),
  foreign(
    'foreign_components',
    'allowed',
    new RegExp(`${parts} (?:are|may be) allowed${over}`, 'i'),
    'Parts of the work may be done abroad.',
  ),
];

/** The list that names foreign organizations among those eligible, against which an explicit sentence stands. */
export const foreignListed = new RegExp(`${entities}(?! are)`, 'i');
