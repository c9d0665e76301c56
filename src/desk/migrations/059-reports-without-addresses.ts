import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Reports once held an unsalted SHA-256 of the reporter's address, in 64 hexadecimal digits: who lists addresses
 * finds it, and joins reports by it. It cannot be keyed anew, so it goes; such reports of one experiment count as
 * those of one address. What is made with the secret has 43 characters, and stays.
 */
export const reportsWithoutAddresses: Migration = {
  up: async (db) => {
    await sql`update omega_reports set address_hash = 'unknown' where length(address_hash) = 64`.execute(db);
  },
};
