import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { slotTemplates, spaces } from '../../../store/schema/activities.ts';
import type { BookingRules } from '../../../store/schema/details.ts';
import type { Store } from '../../../store/store.ts';
import {
  type ActivityCatalogue,
  findActivityCatalogue,
  findClosedReason,
  findVenueById,
  formatSlotId,
  type SlotName,
  type SpaceRecord,
} from '../../catalogue/index.ts';
import { getWeekday } from '../../common/index.ts';
import { calculateDeskPlaces } from '../rules/desk-places.ts';
import { isPeak, listSlotTimes, type SlotTimes } from '../rules/slots.ts';
import type { BookableSession } from './bookable-session.ts';
import { findSpaceUses, type SpaceUse } from './space-uses.ts';

type OperatorScope = Pick<Store, 'operatorId'>;
type SlotTemplate = typeof slotTemplates.$inferSelect;

/** The spaces of a centre that are hired as one facility, and its hours. */
export interface Facility {
  slug: string;
  name: string;
  spaces: readonly SpaceRecord[];
  templates: readonly SlotTemplate[];
}

/** Loads the facilities of a centre, by name. */
export async function findFacilities(
  db: Tx,
  { operatorId }: OperatorScope,
  catalogue: ActivityCatalogue,
): Promise<Facility[]> {
  const rows = await db
    .select()
    .from(slotTemplates)
    .where(and(eq(slotTemplates.operatorId, operatorId), eq(slotTemplates.venueId, catalogue.venue.id)))
    .orderBy(asc(slotTemplates.name), asc(slotTemplates.id));
  const bySlug = new Map<string, SlotTemplate[]>();
  for (const row of rows) bySlug.set(row.facilitySlug, [...(bySlug.get(row.facilitySlug) ?? []), row]);
  return [...bySlug].flatMap(([slug, templates]) => {
    const facilitySpaces = [...catalogue.spaces.values()].filter(({ facilitySlug }) => facilitySlug === slug);
    const name = templates[0]?.name;
    return name === undefined || facilitySpaces.length === 0
      ? []
      : [{ slug, name, spaces: facilitySpaces, templates }];
  });
}

/** The slots of a facility on consecutive dates, by start and space; none on days when the centre is closed. */
export async function findSlots(
  db: Tx,
  store: OperatorScope,
  catalogue: ActivityCatalogue,
  facility: Facility,
  dates: readonly string[],
): Promise<BookableSession[]> {
  const uses = await findSpaceUses(db, store, facility.spaces, dates);
  return dates
    .filter((date) => findClosedReason(catalogue.closures, date) === null)
    .flatMap((date) =>
      listTimes(facility, date).flatMap(({ template, times }) =>
        facility.spaces.map((space) =>
          toSlot(catalogue, { facility, template, space, date, times, uses: uses(space) }),
        ),
      ),
    )
    .filter((slot) => slot !== null);
}

/** Finds a slot by its id; null if there is none. On a day when the centre is closed it is cancelled. */
export async function findSlotByKey(
  db: Tx,
  store: OperatorScope,
  { spaceId, date, start }: SlotName,
): Promise<BookableSession | null> {
  const [space] = await db
    .select()
    .from(spaces)
    .where(and(eq(spaces.operatorId, store.operatorId), eq(spaces.id, spaceId)));
  if (!space?.facilitySlug) return null;
  const catalogue = await findActivityCatalogue(db, store, await findVenueById(db, store, space.venueId));
  const facilities = await findFacilities(db, store, catalogue);
  const facility = facilities.find(({ slug }) => slug === space.facilitySlug);
  const namedTime = facility && listTimes(facility, date).find(({ times }) => times.localStart === start);
  if (!facility || !namedTime) return null;
  const uses = await findSpaceUses(db, store, [space], [date]);
  const slot = toSlot(catalogue, { facility, ...namedTime, space, date, uses: uses(space) });
  const reason = findClosedReason(catalogue.closures, date);
  return slot && (reason === null ? slot : { ...slot, cancelledReason: reason });
}

/** The rules of a facility: its own, else those of all facilities, else the general ones. */
export function findFacilityRules(catalogue: ActivityCatalogue, { slug }: Facility): BookingRules {
  return catalogue.rulesOf({ slug, category: 'spaces' });
}

function listTimes({ templates }: Facility, date: string): { template: SlotTemplate; times: SlotTimes }[] {
  return templates
    .filter(({ weekdays }) => weekdays.includes(getWeekday(date)))
    .flatMap((template) => listSlotTimes(date, template).map((times) => ({ template, times })))
    .sort((first, second) => first.times.startsAt.getTime() - second.times.startsAt.getTime());
}

interface SlotParts {
  facility: Facility;
  template: SlotTemplate;
  space: SpaceRecord;
  date: string;
  times: SlotTimes;
  uses: readonly SpaceUse[];
}

function toSlot(catalogue: ActivityCatalogue, parts: SlotParts): BookableSession | null {
  const { facility, template, space, date, times, uses } = parts;
  const activity = catalogue.activities.get(template.activityId);
  if (!activity) return null;
  const id = formatSlotId({ spaceId: space.id, date, start: times.localStart });
  const use = uses.find(({ startsAt, endsAt }) => startsAt < times.endsAt && times.startsAt < endsAt);
  const isTaken = use !== undefined || (template.deskPlaces ?? calculateDeskPlaces(id, 1)) > 0;
  return {
    id,
    venue: catalogue.venue,
    activity,
    space,
    title: template.title,
    level: null,
    age: null,
    group: 'anyone',
    leader: null,
    dropIn: false,
    localDate: date,
    ...times,
    capacity: 1,
    onlineCapacity: isTaken ? 0 : 1,
    cancelledReason: null,
    notice: use ? `In use for ${use.title}.` : null,
    opensAtOverride: null,
    rules: findFacilityRules(catalogue, facility),
    prices: catalogue.pricesOf(
      isPeak(template, times.localStart) ? template.pricePeak : template.priceOffPeak,
    ),
    facility: { slug: facility.slug, name: facility.name, equipment: template.equipment },
  };
}
