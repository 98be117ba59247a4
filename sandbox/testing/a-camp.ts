import { randomUUID } from 'node:crypto';
import { addAttendee } from '../domain/bookings/index.ts';
import { addDays, listDatesFrom, toLondonDate } from '../domain/common/index.ts';
import type { Caller } from '../domain/common/types.ts';
import { buildCampDetail, buildOptionRows } from '../seed/bookings/camp-rows.ts';
import { CAMP_PRICES } from '../seed/bookings/camps.ts';
import { demoId } from '../seed/demo-ids.ts';
import type { CampDetail } from '../store/schema/camp-details.ts';
import { campDays, campOptions, camps } from '../store/schema/camps.ts';
import type { Store } from '../store/store.ts';

/** A camp that no other test uses, with its id, its days from Monday and its choices. */
export interface TestCamp {
  id: string;
  slug: string;
  dates: string[];
  dayIds: string[];
  full: string;
  morning: string;
  afternoon: string;
}

/** Creates a camp of five days from a Monday, with places for each half. */
export async function createCamp(
  store: Store,
  spaces: number,
  { monday = '2026-12-07', ...detailOverrides }: Partial<CampDetail> & { monday?: string } = {},
): Promise<TestCamp> {
  const { operatorId } = store;
  const id = randomUUID();
  const slug = `camp-${id}`;
  const dates = listDatesFrom(monday, 5);
  const days = dates.map((date) => ({
    id: randomUUID(),
    operatorId,
    campId: id,
    date,
    capacity: spaces,
    deskPlaces: 0,
  }));
  const options = buildOptionRows(operatorId, id, CAMP_PRICES, () => randomUUID());
  const detail = buildCampDetail({ html: '', space: 'Main hall', age: { min: 5, max: 11 } }, CAMP_PRICES);
  await store.write(async (tx) => {
    const venueId = demoId('venue:ardwick-fields-leisure-centre');
    const campRow = {
      id,
      operatorId,
      venueId,
      slug,
      name: 'Camp',
      detail: { ...detail, formNeeded: false, ...detailOverrides },
    };
    await tx.insert(camps).values(campRow);
    await tx.insert(campDays).values(days);
    await tx.insert(campOptions).values(options);
  });
  const [full, morning, afternoon] = options.map((option) => option.id);
  return {
    id,
    slug,
    dates,
    dayIds: days.map((day) => day.id),
    full: full ?? '',
    morning: morning ?? '',
    afternoon: afternoon ?? '',
  };
}

/** Adds a child to a customer. */
export async function createChild(
  store: Store,
  parent: Caller,
  firstName: string,
  ageYears: number,
): Promise<string> {
  const dateOfBirth = addDays(toLondonDate(store.clock.now()), -Math.round((ageYears + 0.5) * 365.25));
  const child = { firstName, lastName: 'Test', dateOfBirth, relationship: 'child' as const };
  return (await addAttendee(store, parent, child)).id;
}

/** Builds the `POST cart/add` item for some days of a camp, by index, and a child. */
export function toCampItem(
  camp: TestCamp,
  attendeeId: string,
  days: readonly (readonly [day: number, option: 'full' | 'morning' | 'afternoon', ...extras: string[]])[],
) {
  return {
    id: camp.id,
    type: 'camp' as const,
    purchasedForUserId: attendeeId,
    options: {
      days: days.map(([day, option]) => ({ day_id: camp.dayIds[day] ?? '', option_id: camp[option] })),
      extras: days.flatMap(([day, , ...extras]) =>
        extras.map((extraId) => ({ day_id: camp.dayIds[day] ?? '', extra_id: extraId })),
      ),
    },
  };
}
