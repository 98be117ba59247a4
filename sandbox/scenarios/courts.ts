import { randomUUID } from 'node:crypto';
import { formatSlotId } from '../domain/catalogue/index.ts';
import { addDays, getWeekday, toLondonDate } from '../domain/common/index.ts';
import { demoId } from '../seed/demo-ids.ts';
import { sessionPatterns, slotTemplates, spaces } from '../store/schema/activities.ts';
import { sessionPlaces } from '../store/schema/bookings.ts';
import type { Store } from '../store/store.ts';
import { createFreshCustomer } from './fresh-customer.ts';
import { createVenue, type NewVenue } from './new-venue.ts';
import type { Scenario } from './scenario.ts';

/** Far from the centres that other journeys search for. */
const REMOTE_ADDRESS = {
  name: 'Foula Courts',
  address2: 'Foula',
  postcode: 'ZE2 9PN',
  lat: 60.138,
  lng: -2.063,
};
const FACILITY_SLUG = 'badminton-courts';

export type CourtDay = NewVenue & {
  facilitySlug: string;
  sessionDate: string;
  /** A free slot: Court 2 at 18:00. */
  sessionId: string;
  takenSessionId: string;
  /** The id of a slot by court number, from 0, and start time. */
  slotOf: (court: number, start: string) => string;
};

/** Scenarios for courts. Each creates its own centre and customer. */
export const courtScenarios: Record<string, Scenario> = {
  'a-court-day': {
    description:
      'A centre with three badminton courts in a hall, and a customer. Tomorrow a class uses the hall at 12:00 and somebody has booked Court 1 at 10:00; everything else is free from 07:00 to 22:00.',
    run: async ({ store }) => {
      const { slotOf: _slotOf, ...courtDay } = await createCourtDay(store);
      return { ...(await createFreshCustomer(store)), ...courtDay };
    },
  },
};

/** Creates a centre with three courts, and returns tomorrow's slots. */
export async function createCourtDay(store: Store): Promise<CourtDay> {
  const { operatorId } = store;
  const tomorrow = addDays(toLondonDate(store.clock.now()), 1);
  const hallId = randomUUID();
  const courts = ['Court 1', 'Court 2', 'Court 3'].map((name) => ({ name, id: randomUUID() }));
  const buildSlotId = (court: number, start: string) =>
    formatSlotId({ spaceId: courts[court]?.id ?? '', date: tomorrow, start });
  const venue = await store.write(async (tx) => {
    const venue = await createVenue(tx, 'court-day', REMOTE_ADDRESS);
    const venueFields = { operatorId, venueId: venue.venueId };
    await tx.insert(spaces).values([
      { ...venueFields, id: hallId, name: 'Sports hall' },
      ...courts.map((court) => ({
        ...venueFields,
        ...court,
        facilitySlug: FACILITY_SLUG,
        facilityType: 'Badminton',
        partOf: hallId,
      })),
    ]);
    await tx.insert(slotTemplates).values({
      ...venueFields,
      id: randomUUID(),
      facilitySlug: FACILITY_SLUG,
      name: 'Badminton courts',
      title: 'Badminton court',
      activityId: demoId('activity:Badminton'),
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      opens: '07:00',
      closes: '22:00',
      minutes: 50,
      everyMinutes: 60,
      peakFrom: '17:00',
      peakUntil: '20:00',
      pricePeak: 'court-peak',
      priceOffPeak: 'court-off-peak',
      equipment: [{ id: 'rackets', label: 'Two rackets', price: 300 }],
      deskPlaces: 0,
    });
    await tx.insert(sessionPatterns).values({
      ...venueFields,
      id: randomUUID(),
      activityId: demoId('activity:Netball'),
      spaceId: hallId,
      title: 'Netball',
      weekday: getWeekday(tomorrow),
      localStart: '12:00',
      minutes: 45,
      capacity: 20,
      deskPlaces: 0,
      group: 'anyone',
      priceKey: 'class',
      dropIn: false,
      fromDate: tomorrow,
      untilDate: tomorrow,
    });
    await tx.insert(sessionPlaces).values({
      operatorId,
      id: randomUUID(),
      sessionKey: buildSlotId(0, '10:00'),
      placeNo: 1,
      holderId: randomUUID(),
    });
    return venue;
  });
  return {
    ...venue,
    facilitySlug: FACILITY_SLUG,
    sessionDate: tomorrow,
    sessionId: buildSlotId(1, '18:00'),
    takenSessionId: buildSlotId(0, '10:00'),
    slotOf: buildSlotId,
  };
}
