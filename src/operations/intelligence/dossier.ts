// The dossier of one tracked investor, for the operator's own team alone: another team's caller learns
// the same whether or not there is such an investor.

import type { AppContext } from '../../context.ts';
import { investors } from '../../families/investors/investors.ts';
import { parts } from '../../families/shared/shapes.ts';
import { absentOrMoved } from '../../kernel/absent.ts';
import { answerOf } from '../../kernel/answer.ts';
import { example, name } from '../../kernel/field.ts';
import { parsed } from '../../kernel/json.ts';
import { accessLevel, recordSchema } from '../../kernel/listing.ts';
import { inPath, operation } from '../../kernel/operation.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { wholeShape } from '../../kernel/shape.ts';
import { topicWeights } from '../taxonomy/health-topics.ts';
import { attendedBy, contentTopics, hypothesesOf, roundsOf, topicsOf } from './records.ts';
import { past, shownRound } from './tracked.ts';

const path = '/intelligence/investors/{id}';

const members = {
  events: wholeShape(
    '{public_id?: text, title: text, start_date?: dt, location?: text, attended_at?: dt, sources: text[]}[]',
  ),
  funding_rounds: wholeShape(
    '{date?: date, round?: text, company?: text, company_public_id?: text, amount?: Money, source?: text}[]',
    parts,
  ),
  hypotheses: wholeShape('{statement: text, probability?: share, basis: text[], status?: text}[]'),
  semantic_profile: wholeShape('{topics: {slug: text, weight: share}[], model: text, built_at: dt}'),
};

export const getIntelligenceInvestor = operation({
  name: 'get_intelligence_investor',
  method: 'GET',
  path,
  tier: 'top',
  tag: 'Intelligence',
  summary: "The dossier of one investor, for the operator's own team.",
  description:
    'The weights of semantic_profile are the shares of the topics among those of attended events and of content about the investor. Every call is written to the audit log.',
  audited: true,
  input: { id: inPath(example(name('The public_id (or id) of the investor.'), investors.example as string)) },
  refuses: ['not_a_member', 'forbidden', 'merged', 'moved'],
  output: (tier) => {
    const investor = recordSchema(investors, tier, 'detail');
    const properties = { investor, ...members, access_level: accessLevel.schema };
    return { type: 'object', properties, required: Object.keys(properties) };
  },
  run: async ({ id }, context: AppContext) => {
    if (!context.caller.team?.operator) {
      throw new Refusal('not_a_member', "Dossiers are for members of the operator's own team.");
    }
    // Who typed a code may have been talked into it; dossiers need a sign-in in the browser, or a key.
    if (context.caller.grant?.flow === 'device') {
      throw new Refusal('forbidden', 'Dossiers are not for programs that were let in by a code.');
    }
    const found = context.reader.detail(investors, id, context.tier, context.now);
    if (!found) throw await absentOrMoved(investors, { path }, id, context);
    const attended = past(attendedBy(context, found.id), context.now);
    const items = contentTopics(context, found.id).map(({ topics }) => topics);
    const dossier = {
      investor: parsed(found.text, context.site),
      events: attended
        .toSorted((a, b) => Date.parse(b.at ?? '1970-01-01') - Date.parse(a.at ?? '1970-01-01'))
        .map(({ event: { public_id, title, start_date, location }, at, sources }) => {
          return { public_id, title, start_date, location, attended_at: at, sources };
        }),
      funding_rounds: roundsOf(context, found.id).map((round) => ({
        ...shownRound(round),
        source: round.source,
      })),
      hypotheses: hypothesesOf(context, found.id).map(({ statement, probability, basis, status }) => {
        return { statement, probability, basis, status };
      }),
      semantic_profile: {
        topics: topicWeights([...attended.map(({ event }) => topicsOf(event)), ...items]),
        model: 'topic-frequency',
        built_at: context.now.toISOString(),
      },
      access_level: context.tier,
    };
    return { ...answerOf(dossier), subjects: [found.id] };
  },
});
