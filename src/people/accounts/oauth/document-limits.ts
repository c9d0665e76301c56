import type { DocumentLimits } from '../../../access/safe-get.ts';

/** What the document of a program may take: the draft advises no more than 5 kB. */
export const documentLimits: DocumentLimits = { timeoutMs: 2_500, mostBytes: 5 * 1024 };
