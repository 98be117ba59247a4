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
import { isPeakTime, listSlotTimes, type SlotTimes } from '../rules/slots.ts';
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
  const templatesBySlug = new Map<string, SlotTemplate[]>();
  for (const row of rows)
    templatesBySlug.set(row.facilitySlug, [...(templatesBySlug.get(row.facilitySlug) ?? []), row]);
  return [...templatesBySlug].flatMap(([slug, templates]) => {
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
  const getSpaceUses = await findSpaceUses(db, store, facility.spaces, dates);
  return dates
    .filter((date) => findClosedReason(catalogue.closures, date) === null)
    .flatMap((date) =>
      listTemplateTimes(facility, date).flatMap(({ template, times }) =>
        facility.spaces.map((space) =>
          toSlot(catalogue, { facility, template, space, date, times, spaceUses: getSpaceUses(space) }),
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
  const matchingTime =
    facility && listTemplateTimes(facility, date).find(({ times }) => times.localStart === start);
  if (!facility || !matchingTime) return null;
  const getSpaceUses = await findSpaceUses(db, store, [space], [date]);
  const slot = toSlot(catalogue, { facility, ...matchingTime, space, date, spaceUses: getSpaceUses(space) });
  const closedReason = findClosedReason(catalogue.closures, date);
  return slot && (closedReason === null ? slot : { ...slot, cancelledReason: closedReason });
}

/** The rules of a facility: its own, else those of all facilities, else the general ones. */
export function findFacilityRules(catalogue: ActivityCatalogue, { slug }: Facility): BookingRules {
  return catalogue.findBookingRules({ slug, category: 'spaces' });
}

function listTemplateTimes(
  { templates }: Facility,
  date: string,
): { template: SlotTemplate; times: SlotTimes }[] {
  return templates
    .filter(({ weekdays }) => weekdays.includes(getWeekday(date)))
    .flatMap((template) => listSlotTimes(date, template).map((times) => ({ template, times })))
    .sort((first, second) => first.times.startsAt.getTime() - second.times.startsAt.getTime());
}

interface SlotContext {
  facility: Facility;
  template: SlotTemplate;
  space: SpaceRecord;
  date: string;
  times: SlotTimes;
  spaceUses: readonly SpaceUse[];
}

function toSlot(catalogue: ActivityCatalogue, context: SlotContext): BookableSession | null {
  const { facility, template, space, date, times, spaceUses } = context;
  const activity = catalogue.activities.get(template.activityId);
  if (!activity) return null;
  const id = formatSlotId({ spaceId: space.id, date, start: times.localStart });
  const overlappingUse = spaceUses.find(
    ({ startsAt, endsAt }) => startsAt < times.endsAt && times.startsAt < endsAt,
  );
  const isUnavailable =
    overlappingUse !== undefined || (template.deskPlaces ?? calculateDeskPlaces(id, 1)) > 0;
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
    onlineCapacity: isUnavailable ? 0 : 1,
    cancelledReason: null,
    notice: overlappingUse ? `In use for ${overlappingUse.title}.` : null,
    opensAtOverride: null,
    rules: findFacilityRules(catalogue, facility),
    prices: catalogue.listPrices(
      isPeakTime(template, times.localStart) ? template.pricePeak : template.priceOffPeak,
    ),
    facility: { slug: facility.slug, name: facility.name, equipment: template.equipment },
  };
}
