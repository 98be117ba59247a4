import { and, eq, inArray } from 'drizzle-orm';
import { findDayOptions } from '../../domain/camps/index.ts';
import { findCampsAtVenue, findVenue, formatSessionId } from '../../domain/catalogue/index.ts';
import { createCustomerRecord } from '../../domain/people/index.ts';
import {
  countTakenPlaces,
  findOpenEntries,
  releaseOfferedPlaces,
  takePlaces,
  type WaitingRecord,
} from '../../domain/sessions/index.ts';
import type { Tx } from '../../store/connection.ts';
import { sessionPatterns } from '../../store/schema/activities.ts';
import { waitingEntries } from '../../store/schema/bookings.ts';
import { customers } from '../../store/schema/people.ts';
import type { Store } from '../../store/store.ts';
import { demoId } from '../demo-ids.ts';
import { demoStateId } from './demo-states.ts';

const MINUTE_MS = 60_000;
const OFFER_MINUTES = 50;
const WAITING_CUSTOMER = 'D1000041';
/** Other customers on the lists, without a log-in. */
const OTHER_FIRST_NAMES = ['Ines', 'Kwame', 'Lotte'] as const;

/** The customers waiting for each demo state, first in line first. */
const WAITING_LISTS: readonly (readonly [state: string, references: readonly string[]])[] = [
  ['full', [formatReference('Ines'), formatReference('Kwame'), WAITING_CUSTOMER, formatReference('Lotte')]],
  ['full-too', [WAITING_CUSTOMER, formatReference('Ines')]],
];

/**
 * Adds the waiting list entries: classes@demo.example is third in one list, first in another, and has an offer that ends
 * in 50 minutes; parent@demo.example is second for the full day of the next camp.
 */
export async function refreshWaiting(tx: Tx, store: Store): Promise<void> {
  await tx
    .insert(customers)
    .values(OTHER_FIRST_NAMES.map((firstName) => createOtherCustomer(store, firstName)))
    .onConflictDoNothing();
  for (const [state, references] of WAITING_LISTS) {
    const sessionKey = await findSession(tx, state);
    for (const [position, reference] of references.entries())
      await joinList(tx, store, sessionKey, reference, references.length - position);
  }
  await renewOffer(tx, store, await findSession(tx, 'offered'));
  await waitForCamp(tx, store);
}

/** Adds entries for the full day of the next camp; does nothing if there is no such camp. */
async function waitForCamp(tx: Tx, store: Store): Promise<void> {
  const venue = await findVenue(tx, store, CAMP_VENUE);
  const camps = venue ? await findCampsAtVenue(tx, store, venue) : [];
  const now = store.clock.now();
  for (const camp of camps) {
    const dayOption = (await findDayOptions(tx, store, [camp])).find(
      ({ state, startsAt, option }) => state === 'full' && startsAt > now && option.halves.length === 2,
    );
    if (!dayOption) continue;
    const { day, option, startsAt, endsAt } = dayOption;
    const { label, localStart, localEnd, halves } = option;
    const campDays = [
      {
        dayId: day.id,
        optionId: option.id,
        label,
        localDate: day.date,
        localStart,
        localEnd,
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
        halves,
      },
    ];
    for (const [reference, attendeeId, hours] of CAMP_LIST)
      await joinList(tx, store, camp.record.id, reference, hours, { attendeeIds: [attendeeId], campDays });
    return;
  }
}

const CAMP_VENUE = 'ardwick-fields-leisure-centre';
const PARENT = 'D1000031';
/** The customers waiting and the child that each waits for, first in line first. */
const CAMP_LIST = [
  [formatReference('Ines'), getCustomerId(formatReference('Ines')), 5],
  [PARENT, demoId(`attendee:${PARENT}:Leo`), 3],
] as const;

function formatReference(firstName: (typeof OTHER_FIRST_NAMES)[number]): string {
  return `D19000${OTHER_FIRST_NAMES.indexOf(firstName)}1`;
}

function createOtherCustomer(store: Store, firstName: (typeof OTHER_FIRST_NAMES)[number]) {
  const reference = formatReference(firstName);
  return createCustomerRecord(store, {
    id: getCustomerId(reference),
    reference,
    barcode: reference.replace('D', '90'),
    email: `${firstName.toLowerCase()}@others.example`,
    // Nobody can log in with an empty hash.
    passwordHash: '',
    firstName,
    lastName: 'Other',
    dateOfBirth: '1988-08-08',
  });
}

/** Joins a list once. An existing entry stays unchanged. */
async function joinList(
  tx: Tx,
  store: Store,
  sessionKey: string,
  reference: string,
  hoursAgo: number,
  forDays: Partial<Pick<WaitingRecord, 'attendeeIds' | 'campDays'>> = {},
): Promise<void> {
  const joinedAt = new Date(store.clock.now().getTime() - hoursAgo * 60 * MINUTE_MS);
  await tx
    .insert(waitingEntries)
    .values({ ...buildEntry(store, sessionKey, reference), ...forDays, status: 'waiting', joinedAt })
    .onConflictDoNothing();
}

/** Renews the offer of a session's only place, unless it was accepted. */
async function renewOffer(tx: Tx, store: Store, sessionKey: string): Promise<void> {
  const { id, ...entry } = buildEntry(store, sessionKey, WAITING_CUSTOMER);
  const hasOtherEntry = (await findOpenEntries(tx, store, [sessionKey])).some(
    (openEntry) => openEntry.customerId === entry.customerId && openEntry.id !== id,
  );
  await releaseOfferedPlaces(tx, store, { sessionKeys: [sessionKey], offerId: id });
  if (hasOtherEntry || ((await countTakenPlaces(tx, store, [sessionKey])).get(sessionKey) ?? 0) > 0) return;
  const now = store.clock.now();
  const offerUntil = new Date(now.getTime() + OFFER_MINUTES * MINUTE_MS);
  const offered = { status: 'offered' as const, endedBy: null, offerUntil };
  const [renewedEntry] = await tx
    .insert(waitingEntries)
    .values({ id, ...entry, ...offered, joinedAt: now })
    .onConflictDoUpdate({
      target: waitingEntries.id,
      set: offered,
      setWhere: inArray(waitingEntries.status, ['offered', 'ended']),
    })
    .returning({ id: waitingEntries.id });
  if (!renewedEntry) return;
  const holder = { holderId: entry.customerId, attendeeId: entry.customerId };
  const places = [{ ...holder, offerId: id, heldUntil: offerUntil }];
  await takePlaces(tx, store, { sessionKey, capacity: 1, places });
}

function buildEntry({ operatorId }: Store, sessionKey: string, reference: string) {
  const id = getCustomerId(reference);
  return {
    id: demoId(`waiting:${sessionKey}:${reference}`),
    operatorId,
    sessionKey,
    customerId: id,
    attendeeIds: [id],
  };
}

async function findSession(tx: Tx, state: string): Promise<string> {
  const id = demoStateId(state);
  const [pattern] = await tx
    .select({ date: sessionPatterns.fromDate })
    .from(sessionPatterns)
    .where(and(eq(sessionPatterns.id, id)));
  return formatSessionId(id, pattern?.date ?? '');
}

function getCustomerId(reference: string): string {
  return demoId(`customer:${reference}`);
}
