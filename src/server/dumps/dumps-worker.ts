// The thread of nightly-dumps.ts: writes one set, says its version, and ends.

import { parentPort, workerData } from 'node:worker_threads';
import { writeDumps } from '../../dumps/write-dumps.ts';
import { families } from '../../families.ts';
import type { DumpTask } from './nightly-dumps.ts';

const { folder, shelf, site, licence, now } = workerData as DumpTask;
const request = { folder, shelf, site, licence, families, now: new Date(now), allowFewer: false };
const { version } = await writeDumps(request);
parentPort?.postMessage(version);
