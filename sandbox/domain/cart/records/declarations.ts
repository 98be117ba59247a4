import type { Tx } from '../../../store/connection.ts';
import type { Store } from '../../../store/store.ts';
import { type CartItemRecord, invalid } from '../../common/index.ts';
import { findItemKind } from '../item-kinds/registry.ts';

/**
 * Refuses with a 422 that names each child whose form is not valid today. A form that was valid when the child was
 * added may have expired.
 * @throws DomainError 422
 */
export async function requireForms(
  db: Tx,
  store: Store,
  ownerId: string,
  items: readonly CartItemRecord[],
): Promise<void> {
  const messages = await listMissingFormMessages(db, store, ownerId, items);
  if (messages.length > 0) throw invalid({ attendeeForms: messages });
}

/** A sentence for each item whose form is missing or has expired. */
async function listMissingFormMessages(
  db: Tx,
  store: Store,
  ownerId: string,
  items: readonly CartItemRecord[],
): Promise<string[]> {
  const messages: string[] = [];
  for (const item of items) {
    if (!item.booking || !(await findItemKind(item.type)?.lacksForm?.(db, store, ownerId, item))) continue;
    const { attendee, title } = item.booking;
    messages.push(
      `${attendee?.name ?? 'The child'}’s form for “${title}” has expired. Please fill it in from your basket.`,
    );
  }
  return messages;
}
