import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { type PlaceholderFactory, prepareStatement } from '../../../store/prepare-statement.ts';
import { customerPackages, packageTypes } from '../../../store/schema/reductions.ts';
import type { Store } from '../../../store/store.ts';
import type { HeldPackage } from '../../catalogue/index.ts';
import { isUuid } from '../../common/index.ts';

type OperatorScope = Pick<Store, 'operatorId'>;

export type PackageType = typeof packageTypes.$inferSelect;

/** The packages that can be used at a centre, in the operator's order. */
export async function findPackageTypesAtVenue(
  db: Tx,
  { operatorId }: OperatorScope,
  venueId: string,
): Promise<PackageType[]> {
  const rows = await db
    .select()
    .from(packageTypes)
    .where(eq(packageTypes.operatorId, operatorId))
    .orderBy(asc(packageTypes.position), asc(packageTypes.name));
  return rows.filter(({ detail }) => detail.venueIds === null || detail.venueIds.includes(venueId));
}

/** The packages that are sold, by id. */
export async function findPackageTypesById(
  db: Tx,
  { operatorId }: OperatorScope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PackageType>> {
  const packageIds = [...new Set(ids)].filter(isUuid);
  if (packageIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(packageTypes)
    .where(and(eq(packageTypes.operatorId, operatorId), inArray(packageTypes.id, packageIds)));
  return new Map(rows.map((type) => [type.id, type]));
}

const selectCustomerPackages = prepareStatement(
  'packages of a customer',
  (db, placeholder: PlaceholderFactory<'operatorId' | 'customerId'>) =>
    db
      .select()
      .from(customerPackages)
      .where(
        and(
          eq(customerPackages.operatorId, placeholder('operatorId')),
          eq(customerPackages.customerId, placeholder('customerId')),
        ),
      )
      .orderBy(asc(customerPackages.expiresOn), asc(customerPackages.id)),
);

/** A customer's packages, the soonest to expire first, including those that are used up or have expired. */
export async function findCustomerPackages(
  db: Tx,
  { operatorId }: OperatorScope,
  customerId: string,
): Promise<HeldPackage[]> {
  const rows = await selectCustomerPackages(db, { operatorId, customerId });
  return rows.map(({ id, expiresOn, sold }) => ({ id, expiresOn, ...sold }));
}
