import { and, asc, eq, inArray, isNull, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { isOneOf } from '../../../store/is-one-of.ts';
import { type PlaceholderFactory, prepareStatement } from '../../../store/prepare-statement.ts';
import { readAll } from '../../../store/read-all.ts';
import {
  activities,
  bookingRules,
  priceLists,
  sessionPatterns,
  spaces,
  venueClosures,
} from '../../../store/schema/activities.ts';
import { venues } from '../../../store/schema/catalogue.ts';
import type { BookingRules } from '../../../store/schema/details.ts';
import type { Store } from '../../../store/store.ts';
import type { PriceOption } from '../../common/types.ts';
import type { Closure } from '../rules/closures.ts';
import { toPriceBand, type VenueSummary, venueSummaryColumns } from './catalogue.ts';

export type ActivityRecord = typeof activities.$inferSelect;
export type SpaceRecord = typeof spaces.$inferSelect;

/** Everything that the sessions of a centre refer to. */
export interface ActivityCatalogue {
  venue: VenueSummary;
  activities: ReadonlyMap<string, ActivityRecord>;
  spaces: ReadonlyMap<string, SpaceRecord>;
  closures: readonly Closure[];
  /** The prices of a price list at this centre; empty for an unknown list. */
  listPrices(key: string): readonly PriceOption[];
  /** The booking rules of an activity: its own, else its category's, else the general ones. */
  findBookingRules(activity: Pick<ActivityRecord, 'slug' | 'category'>): BookingRules;
}

/** The ids and keys that a session or a course refers to. */
interface CatalogueKeys {
  readonly venueId: string;
  readonly activityId: string;
  readonly spaceId: string | null;
  readonly priceKey: string;
}

type PriceList = typeof priceLists.$inferSelect;

interface CatalogueRows {
  readonly venue: VenueSummary;
  readonly activityRows: readonly ActivityRecord[];
  readonly spaceRows: readonly SpaceRecord[];
  readonly priceListRows: readonly PriceList[];
}

/** Reads everything that the sessions of a centre refer to. */
export async function findActivityCatalogue(
  db: Tx,
  store: Pick<Store, 'operatorId'>,
  venue: VenueSummary,
): Promise<ActivityCatalogue> {
  const { operatorId } = store;
  const [activityRows, spaceRows, priceListRows, rules] = await readAll(
    db.select().from(activities).where(eq(activities.operatorId, operatorId)).orderBy(asc(activities.name)),
    db
      .select()
      .from(spaces)
      .where(and(eq(spaces.operatorId, operatorId), eq(spaces.venueId, venue.id)))
      .orderBy(asc(spaces.name)),
    db.select().from(priceLists).where(eq(priceLists.operatorId, operatorId)),
    findVenueRules(db, store, [venue.id]),
  );
  return toCatalogue({ venue, activityRows, spaceRows, priceListRows }, rules);
}

/** Reads the catalogue for one course with few queries, because every booking does so. Null without its centre or activity. */
export async function findCatalogueOfActivity(
  db: Tx,
  store: Pick<Store, 'operatorId'>,
  { venueId, activityId, spaceId, priceKey }: CatalogueKeys,
): Promise<ActivityCatalogue | null> {
  const { operatorId } = store;
  const isChosenSpace = spaceId === null ? sql`false` : eq(spaces.id, spaceId);
  const [catalogueRow] = await db
    .select({ venue: venueSummaryColumns, activity: activities, space: spaces, list: priceLists })
    .from(venues)
    .innerJoin(activities, and(eq(activities.operatorId, operatorId), eq(activities.id, activityId)))
    .leftJoin(spaces, and(eq(spaces.operatorId, operatorId), isChosenSpace))
    .leftJoin(priceLists, and(eq(priceLists.operatorId, operatorId), eq(priceLists.key, priceKey)))
    .where(and(eq(venues.operatorId, operatorId), eq(venues.id, venueId)));
  if (!catalogueRow) return null;
  return toCatalogue(buildCatalogueRows(catalogueRow), await findVenueRules(db, store, [venueId]));
}

/** The catalogue rows of one session or course. */
export function buildCatalogueRows(catalogueParts: {
  venue: VenueSummary;
  activity: ActivityRecord;
  space: SpaceRecord | null;
  list: PriceList | null;
}): CatalogueRows {
  const { venue, activity, space, list } = catalogueParts;
  return {
    venue,
    activityRows: [activity],
    spaceRows: space ? [space] : [],
    priceListRows: list ? [list] : [],
  };
}

type VenueClosure = Closure & { venueId: string | null };
type ScopedRules = { scope: string; rules: BookingRules };

/** Queries closures and booking rules as one JSON value each: everything that a session depends on besides its own rows. */
function selectClosuresAndRules(db: Tx, operatorId: Placeholder, isAtVenue: SQL) {
  const { venueId, firstDay, lastDay, reason } = venueClosures;
  const closureJson = sql`json_build_object('venueId', ${venueId}, 'firstDay', ${firstDay}, 'lastDay', ${lastDay}, 'reason', ${reason})`;
  const closures = db
    .select({ all: sql`coalesce(json_agg(${closureJson}), '[]')` })
    .from(venueClosures)
    .where(and(eq(venueClosures.operatorId, operatorId), or(isNull(venueId), isAtVenue)));
  const scopedRulesJson = sql`json_build_object('scope', ${bookingRules.scope}, 'rules', ${bookingRules.rules})`;
  const rules = db
    .select({ all: sql`coalesce(json_agg(${scopedRulesJson}), '[]')` })
    .from(bookingRules)
    .where(eq(bookingRules.operatorId, operatorId));
  return db
    .select({ closures: sql<VenueClosure[]>`(${closures})`, rules: sql<ScopedRules[]>`(${rules})` })
    .from(sql`(select) as nothing`);
}

const selectVenueRules = prepareStatement(
  'rules of centres',
  (db, placeholder: PlaceholderFactory<'operatorId' | 'venueIds'>) =>
    selectClosuresAndRules(
      db,
      placeholder('operatorId'),
      isOneOf(venueClosures.venueId, placeholder('venueIds')),
    ),
);

const selectPatternRules = prepareStatement(
  'rules of patterns',
  (db, placeholder: PlaceholderFactory<'operatorId' | 'ids'>) => {
    const venueIds = db
      .select({ id: sessionPatterns.venueId })
      .from(sessionPatterns)
      .where(isOneOf(sessionPatterns.id, placeholder('ids')));
    return selectClosuresAndRules(db, placeholder('operatorId'), inArray(venueClosures.venueId, venueIds));
  },
);

const NO_VENUE_RULES = { closures: [], rules: [] };

/** Reads the closures of some centres and the operator's booking rules. */
export async function findVenueRules(
  db: Tx,
  { operatorId }: Pick<Store, 'operatorId'>,
  venueIds: readonly string[],
) {
  const [venueRules] = await selectVenueRules(db, { operatorId, venueIds });
  return venueRules ?? NO_VENUE_RULES;
}

/** Reads the closures of the centres of some patterns and the operator's booking rules. */
export async function findPatternRules(
  db: Tx,
  { operatorId }: Pick<Store, 'operatorId'>,
  patternIds: readonly string[],
) {
  const [venueRules] = await selectPatternRules(db, { operatorId, ids: patternIds });
  return venueRules ?? NO_VENUE_RULES;
}

/** Builds the catalogue of a centre from its rows. */
export function toCatalogue(
  { venue, activityRows, spaceRows, priceListRows }: CatalogueRows,
  closuresAndRules: Awaited<ReturnType<typeof findVenueRules>>,
): ActivityCatalogue {
  const priceBand = toPriceBand(venue.priceBand);
  const prices = new Map(
    priceListRows.map(({ key, options }) => [
      key,
      options.flatMap(({ prices, ...option }) => {
        const price = prices[priceBand];
        return price === undefined ? [] : { ...option, price };
      }),
    ]),
  );
  const rules = new Map(closuresAndRules.rules.map(({ scope, rules }) => [scope, rules]));
  return {
    venue,
    activities: new Map(activityRows.map((row) => [row.id, row])),
    spaces: new Map(spaceRows.map((row) => [row.id, row])),
    closures: closuresAndRules.closures.filter(({ venueId }) => venueId === null || venueId === venue.id),
    listPrices: (key) => prices.get(key) ?? [],
    findBookingRules: ({ slug, category }) => {
      const rule = rules.get(slug) ?? rules.get(category) ?? rules.get('all');
      if (!rule) throw new Error('The operator has no booking rules for the scope "all".');
      return rule;
    },
  };
}
