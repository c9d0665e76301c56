// What properties are tried with, loaded before the tests: the same in every run, so that a run that passed
// passes again. TEST_SEED=… tries others; a failure names its seed.

import fc from 'fast-check';

const given = process.env.TEST_SEED ?? '20260301';
if (!/^-?\d{1,10}$/.test(given)) throw new Error(`TEST_SEED is a whole number, not ${given}.`);
fc.configureGlobal({ seed: Number(given) });
