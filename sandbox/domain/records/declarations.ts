import type { Tx } from '../../store/connection.ts';
import type { Store } from '../../store/store.ts';
import { invalid } from '../domain-error.ts';
import type { CartItemRecord, CartRecord } from './cart.ts';
import { kindOf } from './item-kinds/registry.ts';
import { requireWaivers } from './waivers.ts';

/**
 * Refuses with 422, by name, unless every waiver of a cart was signed, before or now, and the form about each child is valid
 * on this day: one that was valid when the child was added may have run out.
 */
export async function requireDeclarations(
  db: Tx,
  store: Store,
  { customerId }: Pick<CartRecord, 'customerId'>,
  items: readonly CartItemRecord[],
  completedWaivers: readonly string[],
): Promise<void> {
  await requireWaivers(db, store, items, completedWaivers);
  const messages = await missingForms(db, store, customerId, items);
  if (messages.length > 0) throw invalid({ attendeeForms: messages });
}

/** A sentence for each item whose form is missing or out of date. */
export async function missingForms(
  db: Tx,
  store: Store,
  ownerId: string,
  items: readonly CartItemRecord[],
): Promise<string[]> {
  const messages: string[] = [];
  for (const item of items) {
    if (!item.booking || !(await kindOf(item.type)?.lacksForm?.(db, store, ownerId, item))) continue;
    const { attendee, title } = item.booking;
    messages.push(
      `${attendee?.name ?? 'The child'}’s form for “${title}” is out of date. Please fill it in from your basket.`,
    );
  }
  return messages;
}
