import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../store/connection.ts';
import { bookings } from '../../store/schema/bookings.ts';
import { venues } from '../../store/schema/catalogue.ts';
import { customerPackages, packageTypes, reductionUses } from '../../store/schema/reductions.ts';
import type { Store } from '../../store/store.ts';
import { derivePackageState, formatPackageKey, type HeldPackage } from '../catalogue/index.ts';
import type { Caller } from '../common/types.ts';
import { findCustomerReductions } from './records/own-reductions.ts';

/** A booking that used visits of a package. */
export interface PackageUse {
  bookingId: string;
  date: string;
  title: string;
  person: string | null;
  visitCount: number;
}

export type AccountPackage = HeldPackage &
  ReturnType<typeof derivePackageState> & {
    /** Null if the package is no longer sold. */
    description: string | null;
    /** Null if it can be used everywhere. */
    venues: { id: string; slug: string; name: string }[] | null;
    history: PackageUse[];
  };

/**
 * GET my-account/packages: all packages that the customer has bought, the soonest to expire first, with the
 * bookings that used them.
 */
export function listAccountPackages(store: Store, { userId }: Caller): Promise<AccountPackage[]> {
  return store.read(async (db) => {
    const ownReductions = await findCustomerReductions(db, store, userId, []);
    const history = await findUsesByKey(
      db,
      store,
      ownReductions.packages.map(({ id }) => formatPackageKey(id)),
    );
    const descriptions = await findDescriptions(db, store, userId);
    const venuesById = await findVenuesById(
      db,
      store,
      ownReductions.packages.flatMap(({ venueIds }) => venueIds ?? []),
    );
    return ownReductions.packages.map((heldPackage) => ({
      ...heldPackage,
      ...derivePackageState(ownReductions, heldPackage),
      description: descriptions.get(heldPackage.id) ?? null,
      venues: heldPackage.venueIds?.flatMap((id) => venuesById.get(id) ?? []) ?? null,
      history: history.get(formatPackageKey(heldPackage.id)) ?? [],
    }));
  });
}

async function findDescriptions(
  db: Tx,
  { operatorId }: Pick<Store, 'operatorId'>,
  customerId: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: customerPackages.id, detail: packageTypes.detail })
    .from(customerPackages)
    .innerJoin(
      packageTypes,
      and(
        eq(packageTypes.operatorId, customerPackages.operatorId),
        eq(packageTypes.id, customerPackages.packageTypeId),
      ),
    )
    .where(and(eq(customerPackages.operatorId, operatorId), eq(customerPackages.customerId, customerId)));
  return new Map(rows.map(({ id, detail }) => [id, detail.description]));
}

async function findVenuesById(db: Tx, { operatorId }: Pick<Store, 'operatorId'>, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { id: string; slug: string; name: string }>();
  const rows = await db
    .select({ id: venues.id, slug: venues.slug, name: venues.name })
    .from(venues)
    .where(and(eq(venues.operatorId, operatorId), inArray(venues.id, [...ids])));
  return new Map(rows.map((venue) => [venue.id, venue]));
}

async function findUsesByKey(
  db: Tx,
  { operatorId }: Pick<Store, 'operatorId'>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, PackageUse[]>> {
  const usesByKey = new Map<string, PackageUse[]>();
  if (keys.length === 0) return usesByKey;
  const rows = await db
    .select({ key: reductionUses.useKey, bookingId: bookings.id, detail: bookings.detail })
    .from(reductionUses)
    .innerJoin(
      bookings,
      and(eq(bookings.operatorId, reductionUses.operatorId), eq(bookings.id, reductionUses.bookingId)),
    )
    .where(and(eq(reductionUses.operatorId, operatorId), inArray(reductionUses.useKey, [...keys])))
    .orderBy(desc(bookings.createdAt), desc(bookings.id));
  for (const { key, bookingId, detail } of rows) {
    const uses = usesByKey.get(key) ?? [];
    const sameUse = uses.find((use) => use.bookingId === bookingId);
    if (sameUse) sameUse.visitCount += 1;
    else {
      const person = detail.attendee?.name ?? null;
      uses.push({ bookingId, date: detail.localDate, title: detail.title, person, visitCount: 1 });
    }
    usesByKey.set(key, uses);
  }
  return usesByKey;
}
