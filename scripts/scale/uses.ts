import { eq } from 'drizzle-orm';
import { membershipTypes } from '../../sandbox/store/schema/catalogue.ts';
import { memberships } from '../../sandbox/store/schema/people.ts';
import { customerPackages, reductionUses } from '../../sandbox/store/schema/reductions.ts';
import type { Store } from '../../sandbox/store/store.ts';
import type { Check } from './checks.ts';

/** The number of uses of a package, or of a benefit in one of its periods, and their maximum. */
interface UseCount {
  readonly useKey: string;
  readonly used: number;
  readonly total: number;
}

/** Checks that no package has more uses than were bought, and no benefit more than the membership includes. */
export function checkUses(counts: readonly UseCount[]): Check {
  const overused = counts.filter(({ used, total }) => used > total);
  return {
    statement: 'no package and no benefit is overused',
    isTrue: overused.length === 0,
    found:
      overused[0] === undefined
        ? `${counts.length} in use`
        : `${overused[0].used} of ${overused[0].total}: ${overused[0].useKey}`,
  };
}

/** Counts the uses that are held in baskets or booked, by package or benefit and period. */
export async function countUsesInForce(store: Store): Promise<UseCount[]> {
  const { operatorId } = store;
  const now = store.clock.now();
  const [uses, packages, heldMemberships] = await store.read(async (db) => [
    await db.select().from(reductionUses).where(eq(reductionUses.operatorId, operatorId)),
    await db.select().from(customerPackages).where(eq(customerPackages.operatorId, operatorId)),
    await db
      .select({ id: memberships.id, detail: membershipTypes.detail })
      .from(memberships)
      .innerJoin(membershipTypes, eq(membershipTypes.id, memberships.membershipTypeId))
      .where(eq(memberships.operatorId, operatorId)),
  ]);
  const totals = new Map<string, number>(
    packages.map(({ id, sold }): [string, number] => [`package:${id}`, sold.uses]),
  );
  for (const { id, detail } of heldMemberships)
    for (const { key, totalUses } of detail.benefits)
      if (key !== undefined) totals.set(`benefit:${id}:${key}`, totalUses ?? Number.POSITIVE_INFINITY);
  const counts = new Map<string, number>();
  for (const { useKey, heldUntil } of uses)
    if (heldUntil === null || heldUntil > now) counts.set(useKey, (counts.get(useKey) ?? 0) + 1);
  return [...counts].map(([useKey, used]) => {
    // The key of a benefit ends with its period.
    const totalKey = useKey.startsWith('package:') ? useKey : useKey.split(':').slice(0, 3).join(':');
    // An unknown package or benefit allows no uses.
    return { useKey, used, total: totals.get(totalKey) ?? 0 };
  });
}
