import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { demoId } from '../seed/demo-ids.ts';
import type { Tx } from '../store/connection.ts';
import { venues } from '../store/schema/catalogue.ts';

export type NewVenue = {
  venueSlug: string;
  venueId: string;
};

/** Creates a centre like Ardwick Fields, except for the given values. */
export async function createVenue(
  tx: Tx,
  slugPrefix: string,
  overrides: Partial<typeof venues.$inferInsert>,
): Promise<NewVenue> {
  const [templateVenue] = await tx
    .select()
    .from(venues)
    .where(eq(venues.id, demoId('venue:ardwick-fields-leisure-centre')));
  if (!templateVenue) throw new Error('The demo centres are gone: run the scenario reset-to-demo.');
  const id = randomUUID();
  const slug = `${slugPrefix}-${id.slice(0, 8)}`;
  await tx.insert(venues).values({ ...templateVenue, id, slug, ...overrides });
  return { venueSlug: slug, venueId: id };
}
