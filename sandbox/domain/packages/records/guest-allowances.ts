import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { membershipTypes, venues } from '../../../store/schema/catalogue.ts';
import { memberships } from '../../../store/schema/people.ts';
import type { Store } from '../../../store/store.ts';
import { createNameUuid, formatPeriodKey, toLondonDate } from '../../common/index.ts';
import type { CountedUses, GuestRules, NamedRef } from '../../common/types.ts';
import { findFreezes, isFrozenOn } from '../../memberships/index.ts';
import { findRenewalDate } from '../rules/guest-passes.ts';
import { findUses } from './reduction-uses.ts';

/** The guest passes that a membership of the customer includes. */
export interface GuestAllowance {
  /** The id of the benefit of this particular membership. */
  benefitId: string;
  name: string;
  membership: string;
  left: number;
  total: number;
  renewsOn: string | null;
  /** The last day of the membership; null if it continues. */
  lastDay: string | null;
  rules: GuestRules;
  /** Where the passes are valid. */
  venues: NamedRef[];
  /** How a pass for a day is counted. */
  buildUsesOn: (visitDate: string) => CountedUses;
  /** Whether the membership is frozen on a day; it has no guest passes then. */
  isFrozenOn: (visitDate: string) => boolean;
}

/** The customer's guest passes, with how many are left in the current period. */
export async function findGuestAllowances(
  db: Tx,
  store: Store,
  customerId: string,
): Promise<GuestAllowance[]> {
  const today = toLondonDate(store.clock.now());
  const rows = await db
    .select({ membership: memberships, type: membershipTypes, group: venues.venueGroup })
    .from(memberships)
    .innerJoin(membershipTypes, eq(membershipTypes.id, memberships.membershipTypeId))
    .innerJoin(venues, eq(venues.id, memberships.homeVenueId))
    .where(
      and(
        eq(memberships.operatorId, store.operatorId),
        eq(memberships.customerId, customerId),
        eq(memberships.status, 'active'),
      ),
    );
  const freezes = await findFreezes(db, store, customerId);
  const currentMemberships = rows.filter(
    ({ membership: { startDate, endDate } }) => startDate <= today && (endDate === null || today <= endDate),
  );
  const usesByKey = await findUses(db, store, customerId);
  const allowances: GuestAllowance[] = [];
  for (const { membership, type, group } of currentMemberships) {
    const membershipFreezes = freezes.filter(({ membershipId }) => membershipId === membership.id);
    for (const { key, pass, name, totalUses, frequency } of type.detail.benefits) {
      if (key === undefined || pass === undefined || totalUses === null) continue;
      const isLocal = type.detail.access === 'venue' || group === null;
      const buildCountedUses = (date: string): CountedUses => ({
        key: `benefit:${membership.id}:${key}:${formatPeriodKey(frequency, date)}`,
        total: totalUses,
        frequency,
        isPersonal: false,
      });
      allowances.push({
        benefitId: createNameUuid(`benefit:${membership.id}:${key}`),
        name,
        membership: type.name,
        left: Math.max(0, totalUses - (usesByKey.get(buildCountedUses(today).key) ?? 0)),
        total: totalUses,
        renewsOn: findRenewalDate(frequency, today),
        lastDay: membership.endDate,
        rules: pass,
        venues: await selectVenues(db, store, isLocal ? { id: membership.homeVenueId } : { group }),
        buildUsesOn: buildCountedUses,
        isFrozenOn: (date) => isFrozenOn(membershipFreezes, date),
      });
    }
  }
  return allowances;
}

function selectVenues(db: Tx, { operatorId }: Store, { id, group }: { id?: string; group?: string | null }) {
  const isChosenVenue = id === undefined ? eq(venues.venueGroup, group ?? '') : eq(venues.id, id);
  return db
    .select({ id: venues.id, name: venues.name })
    .from(venues)
    .where(and(eq(venues.operatorId, operatorId), isChosenVenue))
    .orderBy(asc(venues.name));
}
