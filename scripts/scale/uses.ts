import { eq } from 'drizzle-orm';
import { membershipTypes } from '../../sandbox/store/schema/catalogue.ts';
import { memberships } from '../../sandbox/store/schema/people.ts';
import { customerPackages, reductionUses } from '../../sandbox/store/schema/reductions.ts';
import type { Store } from '../../sandbox/store/store.ts';
import type { Check } from './checks.ts';

/** So much of a package, or of a benefit in one of its periods, is used, of so much that there is. */
interface UseCount {
  readonly what: string;
  readonly used: number;
  readonly total: number;
}

/** Nothing is used more often than it was bought, or than the membership includes. */
export function checkUses(found: readonly UseCount[]): Check {
  const over = found.filter(({ used, total }) => used > total);
  return {
    what: 'no package and no benefit is used more often than it can be',
    isTrue: over.length === 0,
    found:
      over[0] === undefined
        ? `${found.length} in use`
        : `${over[0].used} of ${over[0].total}: ${over[0].what}`,
  };
}

/** The uses in force, held in baskets and booked, by what they are uses of. */
export async function usesInForce(store: Store): Promise<UseCount[]> {
  const { operatorId } = store;
  const now = store.clock.now();
  const [uses, packages, held] = await store.read(async (db) => [
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
  for (const { id, detail } of held)
    for (const { key, totalUses } of detail.benefits)
      if (key !== undefined) totals.set(`benefit:${id}:${key}`, totalUses ?? Number.POSITIVE_INFINITY);
  const counts = new Map<string, number>();
  for (const { useKey, heldUntil } of uses)
    if (heldUntil === null || heldUntil > now) counts.set(useKey, (counts.get(useKey) ?? 0) + 1);
  return [...counts].map(([what, used]) => {
    // A benefit has its period behind it.
    const of = what.startsWith('package:') ? what : what.split(':').slice(0, 3).join(':');
    // What is unknown has no uses.
    return { what, used, total: totals.get(of) ?? 0 };
  });
}
