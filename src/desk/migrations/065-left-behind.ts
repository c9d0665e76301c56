import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Whose account a message came from, so that it goes with the account. Who asked for the full tier before is found
 * by the address, where one account alone has it. And reviews of who left go on days of their own, which no receipt
 * counts; receipts from before lose the count.
 */
export const leftBehind: Migration = {
  up: async (db) => {
    await db.schema.alterTable('requesters').addColumn('user_id', 'text').execute();
    await sql`
      update requesters set user_id = (select min(id) from users where users.email = requesters.email)
      where request_id in (select id from messages where purpose = 'access')
        and (select count(*) from users where users.email = requesters.email) = 1`.execute(db);
    await db.schema
      .alterTable('account_closings')
      .addColumn('reviews_wait', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    const { rows } = await sql<{ user_id: string; receipt: string }>`
      select user_id, receipt from account_closings where receipt like '%"reviews"%'`.execute(db);
    for (const { user_id, receipt } of rows)
      await sql`update account_closings set receipt = ${withoutReviews(receipt)} where user_id = ${user_id}`.execute(
        db,
      );
  },
};

function withoutReviews(receipt: string): string {
  const { kept = [], ...counts } = JSON.parse(receipt);
  for (const counted of Object.values<Record<string, number>>(counts)) delete counted.reviews;
  return JSON.stringify({
    ...counts,
    kept: kept.filter((one: { table: string }) => one.table !== 'reviews'),
  });
}
