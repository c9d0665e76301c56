import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Whose account a message came from, so that it goes with the account. Who asked for the full tier before is found
 * by the address, where one account alone has it.
 */
export const requestersWithAccounts: Migration = {
  up: async (db) => {
    await db.schema.alterTable('requesters').addColumn('user_id', 'text').execute();
    await sql`
      update requesters set user_id = (select min(id) from users where users.email = requesters.email)
      where request_id in (select id from messages where purpose = 'access')
        and (select count(*) from users where users.email = requesters.email) = 1`.execute(db);
  },
};
