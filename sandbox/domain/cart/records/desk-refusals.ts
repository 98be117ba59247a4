import type { Tx } from '../../../store/connection.ts';
import type { Store } from '../../../store/store.ts';
import { type CartOwner, DomainError, toLocalTime } from '../../common/index.ts';
import type { Caller } from '../../common/types.ts';
import { findCustomerById } from '../../people/index.ts';
import { isHoldInForce, readHold } from '../../sessions/index.ts';
import { findCartItems, findOpenCart, toOnlineOwner } from './cart.ts';

/** The messages for staff about items in the customer's own basket, by session id; null for anything that is not in it. */
async function listOwnBasketMessages(
  db: Tx,
  store: Store,
  customerId: string,
): Promise<(referenceId: string) => string | null> {
  const cart = await findOpenCart(db, store, toOnlineOwner(customerId));
  if (!cart) return () => null;
  const referenceIds = new Set(
    (await findCartItems(db, store, cart.id)).map(({ referenceId }) => referenceId),
  );
  const { firstName } = await findCustomerById(db, store, customerId);
  const hold = readHold(cart);
  const until = isHoldInForce(hold, store.clock.now()) ? ` until ${toLocalTime(hold.until).time}` : '';
  const ownBasketMessage = `In ${firstName}’s own basket${until}.`;
  return (referenceId) => (referenceIds.has(referenceId) ? ownBasketMessage : null);
}

/** The verdicts on a customer's people, telling staff when a place is already in the customer's own basket. */
export async function findVerdictsAtDesk<
  PersonWithVerdict extends { verdict: { code: string | null; message: string | null } },
>(
  db: Tx,
  store: Store,
  caller: Caller,
  referenceId: string,
  people: readonly PersonWithVerdict[],
): Promise<PersonWithVerdict[]> {
  const mustReplaceMessage =
    caller.staffId !== undefined && people.some(({ verdict }) => verdict.code === 'in_basket');
  const message = mustReplaceMessage
    ? (await listOwnBasketMessages(db, store, caller.userId))(referenceId)
    : null;
  return people.map((person) =>
    message !== null && person.verdict.code === 'in_basket'
      ? { ...person, verdict: { ...person.verdict, message } }
      : person,
  );
}

/**
 * The refusal of an item that staff add. If the customer has it in their own basket, the message says so instead
 * of naming the till basket.
 */
export async function explainRefusalAtDesk(
  db: Tx,
  store: Store,
  { customerId, channel }: CartOwner,
  items: readonly { id: string }[],
  refusal: unknown,
): Promise<unknown> {
  if (channel !== 'till' || !(refusal instanceof DomainError) || refusal.reasons === null) return refusal;
  const findMessage = await listOwnBasketMessages(db, store, customerId);
  const deskMessages = items.flatMap(({ id }, index) => {
    const fieldName = `items.${index}`;
    const message = refusal.reasons?.[fieldName] === 'in_basket' ? findMessage(id) : null;
    return message === null ? [] : [{ name: fieldName, message }];
  });
  const [firstDeskMessage] = deskMessages;
  if (!firstDeskMessage) return refusal;
  const { flags, reasons } = refusal;
  const errors = Object.fromEntries(
    deskMessages.map(({ name: fieldName, message }) => [fieldName, [message]]),
  );
  return new DomainError('validation', firstDeskMessage.message, {
    errors: { ...refusal.errors, ...errors },
    flags,
    reasons: { ...reasons },
  });
}
