import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type { Tx } from '../../store/connection.ts';
import {
  activities,
  bookingRules,
  priceLists,
  spaces,
  venueClosures,
} from '../../store/schema/activities.ts';
import type { BookingRules } from '../../store/schema/details.ts';
import type { Store } from '../../store/store.ts';
import type { Closure } from '../rules/closures.ts';
import type { PriceOption } from '../rules/offers.ts';
import { toPriceBand, type VenueRecord } from './catalogue.ts';

export type ActivityRecord = typeof activities.$inferSelect;
export type SpaceRecord = typeof spaces.$inferSelect;

/** What the sessions of a centre refer to. */
export interface ActivityCatalogue {
  venue: VenueRecord;
  activities: ReadonlyMap<string, ActivityRecord>;
  spaces: ReadonlyMap<string, SpaceRecord>;
  closures: readonly Closure[];
  /** The prices of a list at this centre. */
  pricesOf(key: string): readonly PriceOption[];
  /** The rules of an activity: its own, its category's, or those of all. */
  rulesOf(activity: Pick<ActivityRecord, 'slug' | 'category'>): BookingRules;
}

/** What one session refers to. */
interface Referred {
  readonly activityId: string;
  readonly spaceId: string | null;
  readonly priceKey: string;
}

/**
 * Reads everything that the sessions of a centre refer to.
 *
 * @param only of the rows that hold the most, those of one session: each booking reads them
 */
export async function activityCatalogue(
  db: Tx,
  { operatorId }: Pick<Store, 'operatorId'>,
  venue: VenueRecord,
  only: Referred | null = null,
): Promise<ActivityCatalogue> {
  const activityRows = await db
    .select()
    .from(activities)
    .where(and(eq(activities.operatorId, operatorId), only ? eq(activities.id, only.activityId) : undefined))
    .orderBy(asc(activities.name));
  const spaceRows = await db
    .select()
    .from(spaces)
    .where(
      and(
        eq(spaces.operatorId, operatorId),
        eq(spaces.venueId, venue.id),
        only?.spaceId ? eq(spaces.id, only.spaceId) : undefined,
      ),
    )
    .orderBy(asc(spaces.name));
  const closures = await db
    .select()
    .from(venueClosures)
    .where(
      and(
        eq(venueClosures.operatorId, operatorId),
        or(isNull(venueClosures.venueId), eq(venueClosures.venueId, venue.id)),
      ),
    );
  const lists = await db
    .select()
    .from(priceLists)
    .where(and(eq(priceLists.operatorId, operatorId), only ? eq(priceLists.key, only.priceKey) : undefined));
  const ruleRows = await db.select().from(bookingRules).where(eq(bookingRules.operatorId, operatorId));
  const band = toPriceBand(venue.priceBand);
  const prices = new Map(
    lists.map(({ key, options }) => [
      key,
      options.flatMap(({ prices, ...option }) => {
        const pence = prices[band];
        return pence === undefined ? [] : { ...option, pence };
      }),
    ]),
  );
  const rules = new Map(ruleRows.map(({ scope, rules }) => [scope, rules]));
  return {
    venue,
    activities: new Map(activityRows.map((row) => [row.id, row])),
    spaces: new Map(spaceRows.map((row) => [row.id, row])),
    closures,
    pricesOf: (key) => prices.get(key) ?? [],
    rulesOf: ({ slug, category }) => {
      const found = rules.get(slug) ?? rules.get(category) ?? rules.get('all');
      if (!found) throw new Error('The operator has no booking rules for the scope "all".');
      return found;
    },
  };
}
