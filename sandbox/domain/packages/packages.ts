import type { Store } from '../../store/store.ts';
import { derivePackageState, findVenue, type PackageInHand, type VenueRecord } from '../catalogue/index.ts';
import { notFound } from '../common/index.ts';
import type { Caller } from '../common/types.ts';
import { findPackageTypesAtVenue, type PackageType } from './records/customer-packages.ts';
import { findCustomerReductions } from './records/own-reductions.ts';

export interface Packages {
  venue: VenueRecord;
  sold: PackageType[];
  mine: (PackageInHand & ReturnType<typeof derivePackageState>)[];
}

/**
 * The packages of a centre, and those that the caller has.
 * @throws DomainError 404 for an unknown centre
 */
export function getPackagesAtVenue(
  store: Store,
  caller: Caller | null,
  venueSlug: string,
): Promise<Packages> {
  return store.read(async (db) => {
    const venue = await findVenue(db, store, venueSlug);
    if (!venue?.hasActivities) throw notFound();
    const packageTypes = await findPackageTypesAtVenue(db, store, venue.id);
    if (caller === null) return { venue, sold: packageTypes, mine: [] };
    const ownReductions = await findCustomerReductions(db, store, caller.userId, []);
    return {
      venue,
      sold: packageTypes,
      mine: ownReductions.packages.map((heldPackage) => ({
        ...heldPackage,
        ...derivePackageState(ownReductions, heldPackage),
      })),
    };
  });
}
