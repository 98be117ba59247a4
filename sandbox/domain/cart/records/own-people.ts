import type { Tx } from '../../../store/connection.ts';
import type { Store } from '../../../store/store.ts';
import { findPeople } from '../../attendees/index.ts';
import {
  type CartItemRecord,
  type DomainError,
  toLondonDate,
  validationErrorWithCode,
} from '../../common/index.ts';

/** The refusal of an item for somebody who has withdrawn their consent or was removed. */
export function buildPersonGoneError({ booking }: Pick<CartItemRecord, 'booking'>): DomainError {
  const name = booking?.attendee?.name ?? 'this person';
  return validationErrorWithCode('person_gone', `You can no longer book for ${name}.`);
}

/** Finds the items for people for whom the customer may no longer book. */
export async function findItemsForOthers(
  db: Tx,
  store: Store,
  ownerId: string,
  items: readonly CartItemRecord[],
): Promise<readonly CartItemRecord[]> {
  if (items.every(({ purchasedForUserId }) => purchasedForUserId === ownerId)) return [];
  const people = await findPeople(db, store, ownerId, toLondonDate(store.clock.now()));
  return items.filter(({ purchasedForUserId }) => people.every(({ id }) => id !== purchasedForUserId));
}
