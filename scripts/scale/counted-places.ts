import pg from 'pg';
import { checkCapacity } from './booking-books.ts';
import type { Check } from './checks.ts';

const CAPACITY = 20;
const CUSTOMERS = 40;

/**
 * Proves that the check of capacity can fail, with a naive table whose places are only counted: at `read committed`, each of
 * several concurrent transactions counts before any has written, so all of them sell a place.
 */
export async function checkThatCountingOversells(databaseUrl: string): Promise<Check> {
  const clients = Array.from({ length: CUSTOMERS }, () => new pg.Client({ connectionString: databaseUrl }));
  await Promise.all(clients.map((client) => client.connect()));
  const [firstClient] = clients;
  if (!firstClient) throw new Error('No client.');
  try {
    await firstClient.query('create table counted_places (customer integer)');
    const hasSpaceByClient = await Promise.all(
      clients.map(async (client) => {
        await client.query('begin isolation level read committed');
        const { rows } = await client.query<{ taken: number }>(
          'select count(*)::int as taken from counted_places',
        );
        return (rows[0]?.taken ?? 0) < CAPACITY;
      }),
    );
    await Promise.all(
      clients.map(async (client, customer) => {
        if (hasSpaceByClient[customer])
          await client.query('insert into counted_places values ($1)', [customer]);
        await client.query('commit');
      }),
    );
    const { rows } = await firstClient.query<{ taken: number }>(
      'select count(*)::int as taken from counted_places',
    );
    const filledSessions = [{ session: 'counted', taken: rows[0]?.taken ?? 0, capacity: CAPACITY }];
    const check = checkCapacity('', filledSessions);
    return {
      statement: 'places that are only counted are oversold, and the check sees it',
      isTrue: !check.isTrue,
      found: check.found,
    };
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}
