import {
  addDays,
  findMondayOnOrAfter,
  findNextHoliday,
  getWeekday,
  listWorkingWeek,
  parseDateParts,
  toLondonDate,
} from '../../domain/common/index.ts';
import type { Tx } from '../../store/connection.ts';
import type { CampHalf } from '../../store/schema/camp-details.ts';
import { campDays, campOptions, camps } from '../../store/schema/camps.ts';
import type { Store } from '../../store/store.ts';
import { demoId } from '../demo-ids.ts';
import { toActivitySlug } from './activities.ts';
import {
  CAMP_CAPACITY,
  CAMP_EXTRAS,
  CAMP_INSTRUCTIONS,
  CAMP_PRICES,
  DAYS_IN_WEEK_PRICE,
  type DemoCamp,
  type DemoCampPrices,
  demoCamps,
  FREE_CANCELLATION_MINUTES,
  MOST_WAITING_ENTRIES,
  SIBLING_PERCENT,
} from './camps.ts';
import { buildDemoActivityId } from './rows.ts';

/** The first days of `soon` are at least this many days away. */
const LEAST_DAYS_AHEAD = 10;

type CampRow = typeof camps.$inferInsert;

/** The rows of one camp. */
export interface CampRows {
  camp: CampRow;
  days: (typeof campDays.$inferInsert)[];
  options: (typeof campOptions.$inferInsert)[];
}

/** Adds the next demo camps from today. Existing ones stay unchanged. */
export async function addDemoCamps(tx: Tx, { operatorId, clock }: Store): Promise<void> {
  const today = toLondonDate(clock.now());
  const rows = demoCamps.map((camp) => buildCampRows(operatorId, camp, today));
  await tx
    .insert(camps)
    .values(rows.map(({ camp }) => camp))
    .onConflictDoNothing();
  await tx
    .insert(campDays)
    .values(rows.flatMap(({ days }) => days))
    .onConflictDoNothing();
  await tx
    .insert(campOptions)
    .values(rows.flatMap(({ options }) => options))
    .onConflictDoNothing();
}

function buildCampRows(operatorId: string, camp: DemoCamp, today: string): CampRows {
  const { dates, title } = listCampDates(camp, today);
  const id = demoId(`camp:${camp.venueSlug}:${title}`);
  const prices = camp.prices ?? CAMP_PRICES;
  const isFullOn = (date: string) => camp.fullOn?.includes(getWeekday(date)) ?? false;
  return {
    camp: {
      id,
      operatorId,
      venueId: demoId(`venue:${camp.venueSlug}`),
      slug: toActivitySlug(title),
      name: camp.name,
      detail: buildCampDetail(camp, prices),
    },
    days: dates.map((date) => ({
      id: demoId(`camp-day:${id}:${date}`),
      operatorId,
      campId: id,
      date,
      capacity: CAMP_CAPACITY,
      deskPlaces: isFullOn(date) ? CAMP_CAPACITY : 0,
    })),
    options: buildOptionRows(operatorId, id, prices, (label) => demoId(`camp-option:${id}:${label}`)),
  };
}

/** The dates of a camp, and its name with the time of year that distinguishes it from the same camp at another time. */
function listCampDates({ name, when }: DemoCamp, today: string): { dates: string[]; title: string } {
  if (when !== 'soon') {
    const { year, dates } = findNextHoliday(when, today);
    return { dates, title: `${name} ${year}` };
  }
  const monday = findMondayOnOrAfter(addDays(today, LEAST_DAYS_AHEAD));
  return { dates: listWorkingWeek(monday).filter(isNoBankHoliday), title: `${name} ${monday}` };
}

function isNoBankHoliday(date: string): boolean {
  const { month, day } = parseDateParts(date);
  return !['12-25', '12-26', '1-1'].includes(`${month}-${day}`);
}

/** What the operator says about a camp. */
export function buildCampDetail(
  {
    html,
    imageUrl,
    space,
    age,
    activity,
  }: Pick<DemoCamp, 'html' | 'imageUrl' | 'space' | 'age' | 'activity'>,
  { full }: DemoCampPrices,
): CampRow['detail'] {
  return {
    html,
    ...(imageUrl === undefined ? {} : { imageUrl }),
    ...(activity === undefined ? {} : { activityId: buildDemoActivityId(activity) }),
    instructions: CAMP_INSTRUCTIONS,
    space,
    age,
    weekPence: full * DAYS_IN_WEEK_PRICE,
    siblingPercent: SIBLING_PERCENT,
    formNeeded: true,
    extras: CAMP_EXTRAS,
    cancel: { freeMinutes: FREE_CANCELLATION_MINUTES, lateFee: null },
    vatPercent: 0,
    waitingList: MOST_WAITING_ENTRIES,
  };
}

/** The full day, the morning and the afternoon. */
export function buildOptionRows(
  operatorId: string,
  campId: string,
  { full, half }: DemoCampPrices,
  createOptionId: (label: string) => string,
): CampRows['options'] {
  const options: [string, string, string, number, CampHalf[]][] = [
    ['Full day', '08:30', '17:30', full, ['am', 'pm']],
    ['Morning', '08:30', '12:45', half, ['am']],
    ['Afternoon', '13:15', '17:30', half, ['pm']],
  ];
  return options.map(([label, localStart, localEnd, price, halves], position) => ({
    id: createOptionId(label),
    operatorId,
    campId,
    position,
    label,
    localStart,
    localEnd,
    price,
    halves,
  }));
}
