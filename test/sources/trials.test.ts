import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clinicaltrials } from '../../src/sources/clinicaltrials/clinicaltrials.ts';
import { contextAt, recordsOf, serviceThat } from '../support/source-test.ts';

test('a trial says how it stands, in which phases it is, and when its registry was last told', async () => {
  const study = (nctId: string, statusModule: object, designModule?: object) => ({
    protocolSection: {
      identificationModule: { nctId, briefTitle: 'A trial' },
      sponsorCollaboratorsModule: { leadSponsor: { name: 'Example' } },
      statusModule,
      ...(designModule ? { designModule } : {}),
    },
  });
  const updated = { lastUpdatePostDateStruct: { date: '2026-02-03' } };
  const studies = [
    study(
      'NCT00000001',
      { overallStatus: 'ACTIVE_NOT_RECRUITING', ...updated },
      { phases: ['PHASE1', 'PHASE2'] },
    ),
    study('NCT00000002', { overallStatus: 'COMPLETED' }, { phases: ['EARLY_PHASE1'] }),
    study('NCT00000003', { overallStatus: 'RECRUITING', ...updated }, { phases: ['NA'] }),
    study('NCT00000004', {}),
  ];
  const known = contextAt('2026-05-01T12:00:00Z', { companyByName: (name) => ({ id: 'example', name }) });
  const service = serviceThat(() => Response.json({ studies }));
  const found = await recordsOf(clinicaltrials, await clinicaltrials.readLive(service, known));
  assert.deepEqual(
    found.map(({ trial }) => trial),
    [
      { status: 'active_not_recruiting', phases: ['phase_1', 'phase_2'], updated: '2026-02-03' },
      { status: 'completed', phases: ['early_phase_1'] },
      { status: 'recruiting', phases: [], updated: '2026-02-03' },
      undefined,
    ],
  );
});

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
