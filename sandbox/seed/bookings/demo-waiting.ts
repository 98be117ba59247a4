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
import { buildDemoPatternId } from './demo-states.ts';

const MS_PER_MINUTE = 60_000;
const OFFER_MINUTES = 50;
const WAITING_CUSTOMER_REFERENCE = 'D1000041';
/** Other customers on the lists, without a log-in. */
const OTHER_FIRST_NAMES = ['Ines', 'Kwame', 'Lotte'] as const;

/** The customers waiting for each demo state, first in line first. */
const WAITING_REFERENCES_BY_STATE: readonly (readonly [state: string, references: readonly string[]])[] = [
  [
    'full',
    [formatReference('Ines'), formatReference('Kwame'), WAITING_CUSTOMER_REFERENCE, formatReference('Lotte')],
  ],
  ['full-too', [WAITING_CUSTOMER_REFERENCE, formatReference('Ines')]],
];

/**
 * Adds the waiting list entries: classes@demo.example is third in one list, first in another, and has an offer that ends
 * in 50 minutes; parent@demo.example is second for the full day of the next camp.
 */
export async function refreshDemoWaitingLists(tx: Tx, store: Store): Promise<void> {
  await tx
    .insert(customers)
    .values(OTHER_FIRST_NAMES.map((firstName) => createOtherCustomer(store, firstName)))
    .onConflictDoNothing();
  for (const [state, references] of WAITING_REFERENCES_BY_STATE) {
    const sessionKey = await buildSessionKey(tx, state);
    for (const [index, reference] of references.entries())
      await addEntryOnce(tx, store, sessionKey, reference, references.length - index);
  }
  await renewOffer(tx, store, await buildSessionKey(tx, 'offered'));
  await addCampEntries(tx, store);
}

/** Adds entries for the full day of the next camp; does nothing if there is no such camp. */
async function addCampEntries(tx: Tx, store: Store): Promise<void> {
  const venue = await findVenue(tx, store, CAMP_VENUE_SLUG);
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
    for (const [reference, attendeeId, hours] of CAMP_ENTRIES)
      await addEntryOnce(tx, store, camp.record.id, reference, hours, {
        attendeeIds: [attendeeId],
        campDays,
      });
    return;
  }
}

const CAMP_VENUE_SLUG = 'ardwick-fields-leisure-centre';
const PARENT_REFERENCE = 'D1000031';
/** The customers waiting and the child that each waits for, first in line first. */
const CAMP_ENTRIES = [
  [formatReference('Ines'), buildCustomerId(formatReference('Ines')), 5],
  [PARENT_REFERENCE, demoId(`attendee:${PARENT_REFERENCE}:Leo`), 3],
] as const;

function formatReference(firstName: (typeof OTHER_FIRST_NAMES)[number]): string {
  return `D19000${OTHER_FIRST_NAMES.indexOf(firstName)}1`;
}

function createOtherCustomer(store: Store, firstName: (typeof OTHER_FIRST_NAMES)[number]) {
  const reference = formatReference(firstName);
  return createCustomerRecord(store, {
    id: buildCustomerId(reference),
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
async function addEntryOnce(
  tx: Tx,
  store: Store,
  sessionKey: string,
  reference: string,
  hoursAgo: number,
  campColumns: Partial<Pick<WaitingRecord, 'attendeeIds' | 'campDays'>> = {},
): Promise<void> {
  const joinedAt = new Date(store.clock.now().getTime() - hoursAgo * 60 * MS_PER_MINUTE);
  await tx
    .insert(waitingEntries)
    .values({
      ...buildEntryColumns(store, sessionKey, reference),
      ...campColumns,
      status: 'waiting',
      joinedAt,
    })
    .onConflictDoNothing();
}

/** Renews the offer of a session's only place, unless it was accepted. */
async function renewOffer(tx: Tx, store: Store, sessionKey: string): Promise<void> {
  const { id, ...entry } = buildEntryColumns(store, sessionKey, WAITING_CUSTOMER_REFERENCE);
  const hasOtherEntry = (await findOpenEntries(tx, store, [sessionKey])).some(
    (openEntry) => openEntry.customerId === entry.customerId && openEntry.id !== id,
  );
  await releaseOfferedPlaces(tx, store, { sessionKeys: [sessionKey], offerId: id });
  if (hasOtherEntry || ((await countTakenPlaces(tx, store, [sessionKey])).get(sessionKey) ?? 0) > 0) return;
  const now = store.clock.now();
  const offerUntil = new Date(now.getTime() + OFFER_MINUTES * MS_PER_MINUTE);
  const offerColumns = { status: 'offered' as const, endedBy: null, offerUntil };
  const [renewedEntry] = await tx
    .insert(waitingEntries)
    .values({ id, ...entry, ...offerColumns, joinedAt: now })
    .onConflictDoUpdate({
      target: waitingEntries.id,
      set: offerColumns,
      setWhere: inArray(waitingEntries.status, ['offered', 'ended']),
    })
    .returning({ id: waitingEntries.id });
  if (!renewedEntry) return;
  const holderColumns = { holderId: entry.customerId, attendeeId: entry.customerId };
  const offeredPlaces = [{ ...holderColumns, offerId: id, heldUntil: offerUntil }];
  await takePlaces(tx, store, { sessionKey, capacity: 1, places: offeredPlaces });
}

function buildEntryColumns({ operatorId }: Store, sessionKey: string, reference: string) {
  const id = buildCustomerId(reference);
  return {
    id: demoId(`waiting:${sessionKey}:${reference}`),
    operatorId,
    sessionKey,
    customerId: id,
    attendeeIds: [id],
  };
}

async function buildSessionKey(tx: Tx, state: string): Promise<string> {
  const id = buildDemoPatternId(state);
  const [pattern] = await tx
    .select({ date: sessionPatterns.fromDate })
    .from(sessionPatterns)
    .where(and(eq(sessionPatterns.id, id)));
  return formatSessionId(id, pattern?.date ?? '');
}

function buildCustomerId(reference: string): string {
  return demoId(`customer:${reference}`);
}
