import { randomInt, randomUUID } from 'node:crypto';
import { and, count, eq, gt, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { isOneOf } from '../../../store/is-one-of.ts';
import { type PlaceholderFactory, prepareStatement } from '../../../store/prepare-statement.ts';
import { sessionPlaces } from '../../../store/schema/bookings.ts';
import type { Store } from '../../../store/store.ts';
import { buildInForceCondition, pickFreeNumbers } from '../../common/index.ts';
import { releaseUses, updateUses } from '../../packages/index.ts';

type OperatorScope = Pick<Store, 'operatorId' | 'clock'>;
export type PlaceRecord = typeof sessionPlaces.$inferSelect;

/** One place to take: for whom, and the item or offer that holds it. */
export type NewPlace = Pick<PlaceRecord, 'holderId' | 'heldUntil'> &
  Partial<Pick<PlaceRecord, 'attendeeId' | 'cartItemId' | 'bookingId' | 'offerId'>>;

export interface PlacesRequest {
  sessionKey: string;
  /** The number of places that can be booked online. */
  capacity: number;
  /** All places that one request wants in this session, even for several items. */
  places: readonly NewPlace[];
  /** The result of an earlier `findSessionPlaces` call in the same transaction. */
  rows?: readonly PlaceRecord[];
}

/**
 * Takes all the places asked for, or none. A lapsed place counts as free: its row is replaced. If two requests
 * want the same number, the second violates the unique key and is run again. Numbers are tried in random order, so
 * that this seldom happens.
 * @returns whether the places were taken
 */
export async function takePlaces(
  tx: Tx,
  store: OperatorScope,
  { sessionKey, capacity, places, rows: knownRows }: PlacesRequest,
): Promise<boolean> {
  const placeRows = knownRows ?? (await findSessionPlaces(tx, store, sessionKey));
  const reservedNumbers = placeRows.map(({ placeNo: number, heldUntil }) => ({ number, heldUntil }));
  const numberRequest = { capacity, neededCount: places.length, now: store.clock.now() };
  const freeNumbers = pickFreeNumbers(reservedNumbers, numberRequest, shuffle);
  if (!freeNumbers) return false;
  if (places.length === 0) return true;
  const { chosenNumbers, replacedNumbers } = freeNumbers;
  if (replacedNumbers.length > 0)
    await tx
      .delete(sessionPlaces)
      .where(
        and(buildSessionsCondition(store, [sessionKey]), inArray(sessionPlaces.placeNo, replacedNumbers)),
      );
  await tx.insert(sessionPlaces).values(
    places.map((place, index) => ({
      ...place,
      id: randomUUID(),
      operatorId: store.operatorId,
      sessionKey,
      placeNo: chosenNumbers[index] ?? 0,
    })),
  );
  return true;
}

const selectSessionPlaces = prepareStatement(
  'places of a session',
  (db, placeholder: PlaceholderFactory<'operatorId' | 'sessionKey'>) =>
    db
      .select()
      .from(sessionPlaces)
      .where(
        and(
          eq(sessionPlaces.operatorId, placeholder('operatorId')),
          eq(sessionPlaces.sessionKey, placeholder('sessionKey')),
        ),
      ),
);

/** The stored places of a session: booked, held, or lapsed and not yet taken by others. */
export function findSessionPlaces(
  db: Tx,
  { operatorId }: Pick<Store, 'operatorId'>,
  sessionKey: string,
): Promise<PlaceRecord[]> {
  return selectSessionPlaces(db, { operatorId, sessionKey });
}

/**
 * The number of current places by session, held and booked, excluding those of `exceptItemId`, a cart item. A
 * session without any is not in the map.
 */
export async function countTakenPlaces(
  db: Tx,
  store: OperatorScope,
  sessionKeys: readonly string[],
  exceptItemId: string | null = null,
): Promise<ReadonlyMap<string, number>> {
  if (sessionKeys.length === 0) return new Map();
  const countRows = await db
    .select({ sessionKey: sessionPlaces.sessionKey, taken: count() })
    .from(sessionPlaces)
    .where(
      and(
        buildSessionsCondition(store, sessionKeys),
        buildInForceCondition(store.clock.now()),
        buildOtherItemsCondition(exceptItemId),
      ),
    )
    .groupBy(sessionPlaces.sessionKey);
  return new Map(countRows.map(({ sessionKey, taken }) => [sessionKey, taken]));
}

/** Places by cart item. An item without any is not in the map. */
export type PlacesByItem = ReadonlyMap<string, readonly PlaceRecord[]>;

const selectPlacesOfItems = prepareStatement(
  'places of cart items',
  (db, placeholder: PlaceholderFactory<'operatorId' | 'ids' | 'now'>) =>
    db
      .select()
      .from(sessionPlaces)
      .where(
        and(
          eq(sessionPlaces.operatorId, placeholder('operatorId')),
          isOneOf(sessionPlaces.cartItemId, placeholder('ids')),
          or(
            isNull(sessionPlaces.heldUntil),
            gt(sessionPlaces.heldUntil, sql.param(placeholder('now'), sessionPlaces.heldUntil)),
          ),
        ),
      ),
);

/** The current places by cart item. */
export async function findPlacesByItem(
  db: Tx,
  store: OperatorScope,
  cartItemIds: readonly string[],
): Promise<PlacesByItem> {
  if (cartItemIds.length === 0) return new Map();
  const { operatorId, clock } = store;
  const rows = await selectPlacesOfItems(db, { operatorId, ids: cartItemIds, now: clock.now() });
  const placesByItem = new Map<string, PlaceRecord[]>();
  for (const place of rows) {
    const cartItemId = place.cartItemId ?? '';
    placesByItem.set(cartItemId, [...(placesByItem.get(cartItemId) ?? []), place]);
  }
  return placesByItem;
}

/** A customer's places in a session: booked, held, or lapsed and not yet taken by others. */
export async function findPlacesByHolder(
  db: Tx,
  store: Pick<Store, 'operatorId'>,
  { sessionKey, holderId }: Pick<PlaceRecord, 'sessionKey' | 'holderId'>,
): Promise<PlaceRecord[]> {
  return db
    .select()
    .from(sessionPlaces)
    .where(and(buildSessionsCondition(store, [sessionKey]), eq(sessionPlaces.holderId, holderId)));
}

/** The sessions in which a customer has a current place, and whether it is booked. */
export async function findOwnPlaces(
  db: Tx,
  store: OperatorScope,
  sessionKeys: readonly string[],
  holderId: string,
): Promise<ReadonlyMap<string, 'booked' | 'in_basket'>> {
  if (sessionKeys.length === 0) return new Map();
  const rows = await db
    .select({ sessionKey: sessionPlaces.sessionKey, bookingId: sessionPlaces.bookingId })
    .from(sessionPlaces)
    .where(
      and(
        buildSessionsCondition(store, sessionKeys),
        eq(sessionPlaces.holderId, holderId),
        buildInForceCondition(store.clock.now()),
      ),
    );
  return new Map(
    rows.map(({ sessionKey, bookingId }) => [sessionKey, bookingId === null ? 'in_basket' : 'booked']),
  );
}

/**
 * Moves the offered place of one person into a basket.
 * @returns whether the place was still held for the offer
 */
export async function claimOfferedPlaces(
  tx: Tx,
  store: OperatorScope,
  offer: { sessionKey: string; offerId: string; attendeeId: string },
  { cartItemId, heldUntil }: Pick<PlaceRecord, 'cartItemId' | 'heldUntil'>,
): Promise<boolean> {
  const claimedRows = await tx
    .update(sessionPlaces)
    .set({ cartItemId, heldUntil, offerId: null })
    .where(
      and(
        buildSessionsCondition(store, [offer.sessionKey]),
        eq(sessionPlaces.offerId, offer.offerId),
        eq(sessionPlaces.attendeeId, offer.attendeeId),
        buildInForceCondition(store.clock.now()),
      ),
    )
    .returning({ id: sessionPlaces.id });
  return claimedRows.length === 1;
}

/** Frees the places that are held for an offer. */
export async function releaseOfferedPlaces(
  tx: Tx,
  store: Pick<Store, 'operatorId'>,
  { sessionKeys, offerId }: { sessionKeys: readonly string[]; offerId: string },
): Promise<void> {
  await tx
    .delete(sessionPlaces)
    .where(and(buildSessionsCondition(store, sessionKeys), eq(sessionPlaces.offerId, offerId)));
}

/** Frees the places of these cart items at once, and returns the uses of benefits and packages that pay for them. */
export async function releasePlaces(
  tx: Tx,
  store: Pick<Store, 'operatorId'>,
  cartItemIds: readonly string[],
): Promise<void> {
  if (cartItemIds.length === 0) return;
  await tx.delete(sessionPlaces).where(buildItemsCondition(store, cartItemIds));
  await releaseUses(tx, store, cartItemIds);
}

/**
 * Updates the current places of these cart items: until when they are held, or which booking they belong to.
 * Lapsed places stay lapsed: they have to be taken again. Null `sessionKeys` means the places in all sessions. The
 * uses that pay for the places are updated too.
 */
export async function updatePlaces(
  tx: Tx,
  store: OperatorScope,
  cartItemIds: readonly string[],
  changes: Partial<Pick<PlaceRecord, 'heldUntil' | 'bookingId' | 'cartItemId'>>,
  sessionKeys: readonly string[] | null = null,
): Promise<void> {
  if (cartItemIds.length === 0) return;
  const inSessionsCondition = sessionKeys === null ? undefined : buildSessionsCondition(store, sessionKeys);
  await tx
    .update(sessionPlaces)
    .set(changes)
    .where(
      and(
        buildItemsCondition(store, cartItemIds),
        inSessionsCondition,
        buildInForceCondition(store.clock.now()),
      ),
    );
  await updateUses(tx, store, cartItemIds, changes);
}

function buildOtherItemsCondition(itemId: string | null): SQL | undefined {
  if (itemId === null) return undefined;
  return or(isNull(sessionPlaces.cartItemId), ne(sessionPlaces.cartItemId, itemId));
}

function buildSessionsCondition(
  { operatorId }: Pick<Store, 'operatorId'>,
  keys: readonly string[],
): SQL | undefined {
  return and(eq(sessionPlaces.operatorId, operatorId), isOneOf(sessionPlaces.sessionKey, keys));
}

function buildItemsCondition(
  { operatorId }: Pick<Store, 'operatorId'>,
  ids: readonly string[],
): SQL | undefined {
  return and(eq(sessionPlaces.operatorId, operatorId), inArray(sessionPlaces.cartItemId, [...ids]));
}

/** Shuffles numbers (Fisher and Yates). */
function shuffle(numbers: readonly number[]): number[] {
  const shuffledNumbers = [...numbers];
  for (let lastIndex = shuffledNumbers.length - 1; lastIndex > 0; lastIndex -= 1) {
    const otherIndex = randomInt(lastIndex + 1);
    const [lastNumber, otherNumber] = [shuffledNumbers[lastIndex] ?? 0, shuffledNumbers[otherIndex] ?? 0];
    shuffledNumbers[lastIndex] = otherNumber;
    shuffledNumbers[otherIndex] = lastNumber;
  }
  return shuffledNumbers;
}
