import type { Tx } from '../../../store/connection.ts';
import type { BookedReduction } from '../../../store/schema/details.ts';
import type { Store } from '../../../store/store.ts';
import { formatReductionUse, type Offer } from '../../catalogue/index.ts';
import {
  type CartItemRecord,
  createNameUuid,
  toLondonDate,
  validationErrorWithCode,
} from '../../common/index.ts';
import type { AppliedReduction } from '../../common/types.ts';
import { findUses, takeUses } from './reduction-uses.ts';

interface UseOwner {
  cartItemId: string;
  ownerId: string;
  quantity: number;
  heldUntil: Date;
}

type ReductionColumns = Pick<CartItemRecord, 'benefit' | 'package'>;

/**
 * Takes a use for each place if the offer uses a benefit or a package, and returns the columns of the cart item.
 * @throws DomainError 422 if another basket took the last use
 */
export async function takeReduction(
  tx: Tx,
  store: Store,
  { pricingOptionId, reduction }: Offer,
  { cartItemId, ownerId, quantity, heldUntil }: UseOwner,
): Promise<ReductionColumns> {
  const noReduction: ReductionColumns = { benefit: null, package: null };
  if (!reduction || reduction.kind === 'membership') return noReduction;
  const { kind, name, uses } = reduction;
  const request = { uses, quantity, holderId: ownerId, cartItemId, heldUntil };
  if (!(await takeUses(tx, store, request)))
    throw validationErrorWithCode('used_up', `"${name}" is used up. Please choose another price.`);
  return { ...noReduction, [kind]: { id: createNameUuid(`applied:${cartItemId}:${pricingOptionId}`), name } };
}

/** The reduction of an offer, for the row of what is booked. */
export function toBookedReduction({ reduction }: Offer): BookedReduction | null {
  if (!reduction || reduction.kind === 'membership') return reduction;
  const { kind, id, name, uses } = reduction;
  return { kind, id, name, uses };
}

/** The benefits and packages applied in a cart, by their own ids, with what is left of them now: "10 swims, 6 left". */
export async function findAppliedReductions(
  db: Tx,
  store: Store,
  customerId: string,
  items: readonly { item: CartItemRecord }[],
): Promise<ReadonlyMap<string | undefined, AppliedReduction>> {
  const appliedUses = items.flatMap(({ item: { booking, benefit, package: packageUse } }) => {
    const reduction = booking?.reduction;
    const itemUse = benefit ?? packageUse;
    return itemUse && reduction && reduction.kind !== 'membership'
      ? [{ id: itemUse.id, reduction, date: booking.localDate }]
      : [];
  });
  if (appliedUses.length === 0) return new Map();
  const usesNow = {
    usedCounts: await findUses(db, store, customerId),
    today: toLondonDate(store.clock.now()),
  };
  return new Map(
    appliedUses.map(({ id, reduction, date }) => [
      id,
      { id, name: formatReductionUse(reduction, usesNow, date) },
    ]),
  );
}
