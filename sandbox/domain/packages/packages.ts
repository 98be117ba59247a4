import type { Store } from '../../store/store.ts';
import { derivePackageState, findVenue, type HeldPackage, type VenueRecord } from '../catalogue/index.ts';
import { notFound } from '../common/index.ts';
import type { Caller } from '../common/types.ts';
import { findPackageTypesAtVenue, type PackageType } from './records/customer-packages.ts';
import { findCustomerReductions } from './records/own-reductions.ts';

export interface VenuePackages {
  venue: VenueRecord;
  packageTypes: PackageType[];
  ownPackages: (HeldPackage & ReturnType<typeof derivePackageState>)[];
}

/**
 * The packages of a centre, and those that the caller has.
 * @throws DomainError 404 for an unknown centre
 */
export function getPackagesAtVenue(
  store: Store,
  caller: Caller | null,
  venueSlug: string,
): Promise<VenuePackages> {
  return store.read(async (db) => {
    const venue = await findVenue(db, store, venueSlug);
    if (!venue?.hasActivities) throw notFound();
    const packageTypes = await findPackageTypesAtVenue(db, store, venue.id);
    if (caller === null) return { venue, packageTypes, ownPackages: [] };
    const ownReductions = await findCustomerReductions(db, store, caller.userId, []);
    return {
      venue,
      packageTypes,
      ownPackages: ownReductions.packages.map((heldPackage) => ({
        ...heldPackage,
        ...derivePackageState(ownReductions, heldPackage),
      })),
    };
  });
}
