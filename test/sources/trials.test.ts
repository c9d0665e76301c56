import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clinicaltrials } from '../../src/sources/clinicaltrials/clinicaltrials.ts';
import { contextAt, recordsOf, serviceThat } from '../support/source-test.ts';

test('a trial that was withdrawn, or begins later, has the day of its registration; withdrawn it tried nothing', async () => {
  const study = (nctId: string, overallStatus: string, date: string) => ({
    protocolSection: {
      identificationModule: { nctId, briefTitle: 'A trial' },
      sponsorCollaboratorsModule: { leadSponsor: { name: 'Example' } },
      statusModule: {
        overallStatus,
        startDateStruct: { date },
        studyFirstPostDateStruct: { date: '2025-03-01' },
      },
      armsInterventionsModule: { interventions: [{ type: 'DRUG', name: 'EX-101' }] },
    },
  });
  const studies = [
    study('NCT00000001', 'WITHDRAWN', '2026-04-01'),
    study('NCT00000002', 'NOT_YET_RECRUITING', '2030-04-01'),
    study('NCT00000003', 'TERMINATED', '2026-04-01'),
  ];
  const known = contextAt('2026-05-01T12:00:00Z', { companyByName: (name) => ({ id: 'example', name }) });
  const service = serviceThat(() => Response.json({ studies }));
  const found = await recordsOf(clinicaltrials, await clinicaltrials.readLive(service, known));
  const tried = { projects: ['EX-101'] };
  assert.deepEqual(
    found.map(({ date, extracted }) => [date, extracted]),
    [
      ['2025-03-01', undefined],
      ['2025-03-01', tried],
      ['2026-04-01', tried],
    ],
  );
});
