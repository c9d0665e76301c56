// What a record says whatever is asked. To look for it is half of weighing a record, so it is looked for once.

import type { Doc, Family } from '../../kernel/family.ts';
import type { Reader } from '../../kernel/reader.ts';
import { onceFor } from '../../kernel/remembered.ts';
import type { Tier } from '../../kernel/tier.ts';
import { mayExclude } from '../calls/excluded-in.ts';
import { isAdministrative, isGeneralCall, isParent } from '../calls/general-calls.ts';
import { hasEmptyWords } from './found-in.ts';
import { diseasesOf, honoursWhatWasDone, isForNamedApplicants } from './misfits.ts';
import { isOnServiceAlone } from './on-service.ts';
import { peopleOf, type SomePeople, wantsTrials } from './stage-misfits.ts';

export interface Traits {
  /** It takes research on any topic. */
  readonly isGeneral: boolean;
  readonly isParent: boolean;
  readonly isAdministrative: boolean;
  readonly isForNamedApplicants: boolean;
  readonly isOnServiceAlone: boolean;
  readonly honoursWhatWasDone: boolean;
  readonly wantsTrials: boolean;
  /** What its title is on. */
  readonly diseases: readonly string[];
  /** Those for whom alone it is. */
  readonly people: readonly SomePeople[];
  /** Its description may say of something that it is not paid for. */
  readonly mayExclude: boolean;
  /** Some of its words may say nothing. */
  readonly mayBeEmpty: boolean;
}

export function traitsOf(record: Doc): Traits {
  return {
    isGeneral: isGeneralCall(record),
    isParent: isParent(record),
    isAdministrative: isAdministrative(record),
    isForNamedApplicants: isForNamedApplicants(record),
    isOnServiceAlone: isOnServiceAlone(record),
    honoursWhatWasDone: honoursWhatWasDone(record),
    wantsTrials: wantsTrials(record),
    diseases: diseasesOf(record),
    people: peopleOf(record),
    mayExclude: mayExclude(record.description),
    mayBeEmpty: hasEmptyWords(record),
  };
}

interface KnownTraits {
  readonly version: number;
  readonly byId: Map<string, Traits>;
}

/** Of a family and for a tier, some 6 MB; where they are more, all are let go. */
const maxRecords = 20_000;

const known = onceFor((_: Reader) => new Map<string, KnownTraits>());

/** The same for the rows of a family as a tier sees them, which are looked at again once something has changed. */
export function traitsIn(family: Family, reader: Reader, tier: Tier): (row: Doc) => Traits {
  const name = `${family.name} ${tier}`;
  const version = reader.version(tier);
  let own = known(reader).get(name);
  if (own?.version !== version) {
    own = { version, byId: new Map() };
    known(reader).set(name, own);
  }
  const { byId } = own;
  return (row) => {
    const id = String(row.id);
    let traits = byId.get(id);
    if (!traits) {
      traits = traitsOf(row);
      if (byId.size >= maxRecords) byId.clear();
      byId.set(id, traits);
    }
    return traits;
  };
}
