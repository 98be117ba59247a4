import { and, eq } from 'drizzle-orm';
import { hasWaivers } from '../../domain/attendees/index.ts';
import {
  findActivityCatalogue,
  findCampsAtVenue,
  findVenue,
  type VenueRecord,
} from '../../domain/catalogue/index.ts';
import { addDays, DomainError, listDatesFrom, toLondonDate } from '../../domain/common/index.ts';
import { placeImmediateOrder } from '../../domain/payments/index.ts';
import { type BookableSession, findSessionsOnDates, quoteBooking } from '../../domain/sessions/index.ts';
import type { Tx } from '../../store/connection.ts';
import { bookings } from '../../store/schema/bookings.ts';
import type { Store } from '../../store/store.ts';
import { demoId } from '../demo-ids.ts';
import { CAMP_CAPACITY } from './camps.ts';
import { copyMissedBooking, waiveMissedBooking } from './demo-missed.ts';
import { bookPastWeeks } from './demo-past.ts';
import { refreshDemoWaitingLists } from './demo-waiting.ts';

// The bookings and waiting list entries of the demo customers. Each start adds what has passed since: bookings of
// classes@demo.example for the next days and the next hour (a new database also gets the past eight weeks), the next camp,
// and a class of Leo, the son of parent@demo.example, whose sister Mia could come instead. The charge for the class that
// classes@ missed was waived; penalties@demo.example owes the charge for the same class.

const DEMO_VENUE_SLUG = 'ardwick-fields-leisure-centre';
const BOOKING_CUSTOMER_ID = demoId('customer:D1000041');
const PARENT_CUSTOMER_ID = demoId('customer:D1000031');
const LEO_ATTENDEE_ID = demoId('attendee:D1000031:Leo');
const MIA_ATTENDEE_ID = demoId('attendee:D1000031:Mia');
const CUSTOMER_WITH_PENALTY = { id: demoId('customer:D1000004'), name: 'Pia Demo' };
const OWED_PENALTY_ID = demoId('penalty:D1000004:Missed class: Spin');
const BOOKED_CLASS_COUNT = 5;
const BOOKED_DAYS_AHEAD = 7;
const BOOKED_CAMP_DAYS = 2;
const SOON_WITHIN_MS = 60 * 60_000;

/** Does nothing in a database without the demo centre. */
export async function refreshDemoBookings(store: Store): Promise<void> {
  const venue = await store.read((db) => findVenue(db, store, DEMO_VENUE_SLUG));
  if (!venue) return;
  await store.write((tx) => refreshDemoWaitingLists(tx, store));
  await store.write((tx) => bookClasses(tx, store, venue));
  await store.write((tx) => bookPastWeeks(tx, store, BOOKING_CUSTOMER_ID));
  await store.write((tx) => waiveMissedBooking(tx, store, BOOKING_CUSTOMER_ID));
  await store.write((tx) =>
    copyMissedBooking(tx, store, {
      from: BOOKING_CUSTOMER_ID,
      to: CUSTOMER_WITH_PENALTY,
      penaltyId: OWED_PENALTY_ID,
    }),
  );
  await store.write((tx) => bookClassInNextHour(tx, store, venue)).catch(ignoreRefusal);
  await store.write((tx) => bookCamp(tx, store, venue)).catch(ignoreRefusal);
  await store.write((tx) => bookChildClass(tx, store, venue)).catch(ignoreRefusal);
}

/** Books classes that the membership includes, at lunchtime or earlier, one a day. */
async function bookClasses(tx: Tx, store: Store, venue: VenueRecord): Promise<void> {
  const today = toLondonDate(store.clock.now());
  const upcomingDates = (await findUpcomingBookings(tx, store, BOOKING_CUSTOMER_ID)).map(
    ({ detail }) => detail.localDate,
  );
  const bookedDates = upcomingDates.filter((date) => date > today);
  const dates = listDatesFrom(addDays(today, 1), BOOKED_DAYS_AHEAD);
  const sessions = await findSessionsOnDates(tx, store, await findActivityCatalogue(tx, store, venue), dates);
  const items = [];
  for (const date of dates.filter((day) => !bookedDates.includes(day))) {
    if (bookedDates.length + items.length >= BOOKED_CLASS_COUNT) break;
    for (const session of sessions.filter(({ localDate }) => localDate === date).filter(isAtMidday)) {
      if ((await findPrice(tx, store, session.id, BOOKING_CUSTOMER_ID)) !== 0) continue;
      items.push({ id: session.id, type: 'activity' as const, options: {} });
      break;
    }
  }
  if (items.length === 0) return;
  await placeImmediateOrder(tx, store, {
    customerId: BOOKING_CUSTOMER_ID,
    items,
    source: 'activity-booking',
    tenderType: null,
  });
}

function isAtMidday({ space, localStart }: BookableSession): boolean {
  return space?.name === 'Studio 1' && localStart >= '09:00' && localStart < '13:00';
}

/** The price of a place for one of a customer's people; null if they cannot book it, or have something else at that time. */
async function findPrice(
  tx: Tx,
  store: Store,
  sessionId: string,
  ownerId: string,
  attendeeId: string | null = null,
): Promise<number | null> {
  const choice = { cartItemId: null, ownerId, sessionId, attendeeId, quantity: 1, extras: [] };
  try {
    const { offer, clash } = await quoteBooking(tx, store, { ...choice, price: { kind: 'without uses' } });
    return clash === null ? offer.price : null;
  } catch (error) {
    ignoreRefusal(error);
    return null;
  }
}

/** Books a class in the next hour, if there is one, so that classes@ can tell the centre that they will be late. */
async function bookClassInNextHour(tx: Tx, store: Store, venue: VenueRecord): Promise<void> {
  const now = store.clock.now();
  const isSoon = ({ startsAt }: { startsAt: Date }) =>
    startsAt > now && startsAt.getTime() <= now.getTime() + SOON_WITHIN_MS;
  const upcomingBookings = await findUpcomingBookings(tx, store, BOOKING_CUSTOMER_ID);
  if (upcomingBookings.some(({ detail }) => isSoon({ startsAt: new Date(detail.startsAt) }))) return;
  const catalogue = await findActivityCatalogue(tx, store, venue);
  const sessionsToday = await findSessionsOnDates(tx, store, catalogue, [toLondonDate(now)]);
  for (const session of sessionsToday.filter(isSoon)) {
    if ((await findPrice(tx, store, session.id, BOOKING_CUSTOMER_ID)) !== 0) continue;
    const item = { id: session.id, type: 'activity' as const, options: {} };
    const order = {
      customerId: BOOKING_CUSTOMER_ID,
      items: [item],
      source: 'activity-booking',
      tenderType: null,
    };
    return placeImmediateOrder(tx, store, order);
  }
}

/** Books a class in the next days that is open to both children without a waiver, paid at the desk. */
async function bookChildClass(tx: Tx, store: Store, venue: VenueRecord): Promise<void> {
  if (
    (await findUpcomingBookings(tx, store, PARENT_CUSTOMER_ID)).some(
      ({ detail }) => detail.category !== 'Camps',
    )
  )
    return;
  const dates = listDatesFrom(addDays(toLondonDate(store.clock.now()), 1), BOOKED_DAYS_AHEAD);
  const sessions = await findSessionsOnDates(tx, store, await findActivityCatalogue(tx, store, venue), dates);
  for (const session of sessions.filter(
    ({ group, activity }) => group === 'juniors' && activity.detail.needsNames,
  )) {
    if (await hasWaivers(tx, store, session.activity.id)) continue;
    const price = await findPrice(tx, store, session.id, PARENT_CUSTOMER_ID, LEO_ATTENDEE_ID);
    if (
      price === null ||
      price !== (await findPrice(tx, store, session.id, PARENT_CUSTOMER_ID, MIA_ATTENDEE_ID))
    )
      continue;
    const item = {
      id: session.id,
      type: 'activity' as const,
      purchasedForUserId: LEO_ATTENDEE_ID,
      options: {},
    };
    const order = {
      customerId: PARENT_CUSTOMER_ID,
      items: [item],
      source: 'front-of-house',
      tenderType: 'cash' as const,
    };
    return placeImmediateOrder(tx, store, order);
  }
}

/** Books the first days of the next camp with free places, paid at the desk. */
async function bookCamp(tx: Tx, store: Store, venue: VenueRecord): Promise<void> {
  if (
    (await findUpcomingBookings(tx, store, PARENT_CUSTOMER_ID)).some(
      ({ detail }) => detail.category === 'Camps',
    )
  )
    return;
  const today = toLondonDate(store.clock.now());
  const camp = (await findCampsAtVenue(tx, store, venue)).find(({ days }) => (days[0]?.date ?? '') > today);
  const fullDayOption = camp?.options.find(({ halves }) => halves.length === 2);
  if (!camp || !fullDayOption) return;
  const dayChoices = camp.days
    .filter(({ deskPlaces }) => deskPlaces < CAMP_CAPACITY)
    .slice(0, BOOKED_CAMP_DAYS)
    .map((day) => ({ day_id: day.id, option_id: fullDayOption.id }));
  const options = { days: dayChoices, extras: [] };
  const item = { id: camp.record.id, type: 'camp' as const, purchasedForUserId: LEO_ATTENDEE_ID, options };
  const order = {
    customerId: PARENT_CUSTOMER_ID,
    items: [item],
    source: 'front-of-house',
    tenderType: 'cash' as const,
  };
  await placeImmediateOrder(tx, store, order);
}

async function findUpcomingBookings(tx: Tx, { operatorId, clock }: Store, customerId: string) {
  const now = clock.now().toISOString();
  const rows = await tx
    .select({ detail: bookings.detail })
    .from(bookings)
    .where(
      and(
        eq(bookings.operatorId, operatorId),
        eq(bookings.customerId, customerId),
        eq(bookings.status, 'booked'),
      ),
    );
  return rows.filter(({ detail }) => detail.startsAt > now);
}

/** Continues without a booking that a rule refuses, for example because a form has expired since the database was created. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof DomainError)) throw error;
}
