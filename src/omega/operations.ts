// The operations of Omega Point, in the order in which the documents show them.

import type { Operation } from '../kernel/operation.ts';
import { invite, joinRun } from './operations/joins.ts';
import { me, register, revokeLink, rotateLink } from './operations/participants.ts';
import { getManifest, reportExperiment } from './operations/published.ts';
import { getPublishedRun } from './operations/published-run.ts';
import { listPublishedRuns } from './operations/published-runs.ts';
import { publish, reportResult, withdraw } from './operations/publishing.ts';
import { readProtocol, readRecord, resolveCitations, searchEvidence } from './operations/reading.ts';
import {
  abandonRun,
  resetStep,
  resumeRun,
  runStatusOperation,
  startRunOperation,
} from './operations/runs.ts';
import { checkStep, nextStep, releaseStep, submitStep } from './operations/steps.ts';

export const omegaOperations: readonly Operation[] = [
  register,
  me,
  rotateLink,
  revokeLink,
  startRunOperation,
  nextStep,
  submitStep,
  checkStep,
  releaseStep,
  runStatusOperation,
  resetStep,
  resumeRun,
  abandonRun,
  invite,
  joinRun,
  searchEvidence,
  readRecord,
  resolveCitations,
  publish,
  withdraw,
  reportResult,
  listPublishedRuns,
  getPublishedRun,
  getManifest,
  reportExperiment,
  readProtocol,
];
