import type {
  activities,
  bookingRules,
  priceLists,
  sessionPatterns,
  spaces,
  venueClosures,
} from '../../store/schema/activities.ts';
import { demoId, demoPatternId } from '../demo-ids.ts';
import { demoVenues, openEveryDay } from '../venues.ts';
import { demoActivities, toActivitySlug } from './activities.ts';
import { pickLeader } from './leaders.ts';
import { demoBookingRules, demoPriceLists } from './prices.ts';
import { findProfile, profiles } from './profiles.ts';
import { type DemoSpace, type Programme, programmes } from './programmes.ts';
import { rotations, type SessionKind, sessionKinds } from './session-kinds.ts';

// Rows of bookable things. Ids are derived from names, so they are the same after every reset.

type PatternRow = typeof sessionPatterns.$inferInsert;

const VAT_PERCENT = 20;
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

export function buildActivityRows(operatorId: string): (typeof activities.$inferInsert)[] {
  return demoActivities.map(({ name, category, ...detail }) => ({
    id: demoActivityId(name),
    operatorId,
    slug: toActivitySlug(name),
    name,
    category,
    openActiveId: null,
    detail: { ...detail, vatPercent: VAT_PERCENT },
  }));
}

/** The id of a demo activity. */
export function demoActivityId(name: string): string {
  return demoId(`activity:${name}`);
}

/** The id of a space of a demo centre. */
export function demoSpaceId(venueSlug: string, name: string): string {
  return demoId(`space:${venueSlug}:${name}`);
}

export function buildSpaceRows(operatorId: string): (typeof spaces.$inferInsert)[] {
  return demoVenues.flatMap(({ slug }) =>
    profiles[findProfile(slug)].map(({ name }) => buildSpaceRow(operatorId, slug, name)),
  );
}

function buildSpaceRow(operatorId: string, venueSlug: string, name: string): typeof spaces.$inferInsert {
  return {
    id: demoSpaceId(venueSlug, name),
    operatorId,
    venueId: demoId(`venue:${venueSlug}`),
    name,
    facilitySlug: null,
    facilityType: null,
  };
}

export function buildPatternRows(operatorId: string): PatternRow[] {
  return demoVenues.flatMap(({ slug }, venueNo) =>
    profiles[findProfile(slug)].flatMap((space: DemoSpace, spaceNo) =>
      buildPatterns(
        operatorId,
        { venueSlug: slug, venueNo, space: space.name, spaceNo },
        programmes[space.programme],
      ),
    ),
  );
}

interface Place {
  venueSlug: string;
  venueNo: number;
  space: string;
  spaceNo: number;
}

function buildPatterns(operatorId: string, place: Place, programme: Programme): PatternRow[] {
  return WEEKDAYS.flatMap((weekday) =>
    pickDaySlots(programme, weekday).map(([localStart, kindName], slotNo) =>
      buildPatternRow(operatorId, place, {
        weekday,
        localStart,
        turn: slotNo + weekday * 3,
        kind: findKind(kindName, place.venueNo + slotNo * 2 + weekday * 3),
      }),
    ),
  );
}

function pickDaySlots({ weekday, saturday, sunday }: Programme, day: number): Programme['weekday'] {
  if (day === 7) return sunday;
  return day === 6 ? saturday : weekday;
}

/** The session kind that a programme names, or the next one of the rotation that it names. */
function findKind(name: string, turn: number): SessionKind {
  const rotation = rotations[name.replace('@', '')];
  const kind =
    sessionKinds[name.startsWith('@') && rotation ? (rotation[turn % rotation.length] ?? '') : name];
  if (!kind) throw new Error(`The demo programme names an unknown kind of session: ${name}.`);
  return kind;
}

function buildPatternRow(
  operatorId: string,
  { venueSlug, venueNo, space, spaceNo }: Place,
  {
    weekday,
    localStart,
    turn,
    kind,
  }: { weekday: number; localStart: string; turn: number; kind: SessionKind },
): PatternRow {
  const { activity, isLed, ...columns } = kind;
  return {
    id: demoPatternId(`${venueSlug}:${space}:${weekday}:${localStart}`),
    operatorId,
    venueId: demoId(`venue:${venueSlug}`),
    spaceId: demoSpaceId(venueSlug, space),
    activityId: demoActivityId(activity),
    weekday,
    localStart,
    deskPlaces: null,
    leader: isLed ? pickLeader(venueNo, spaceNo, turn) : null,
    fromDate: null,
    untilDate: null,
    ...columns,
  };
}

/** Closures: bank holidays, except where the centre is open every day, and the winter at the lidos. */
export function buildClosureRows(operatorId: string): (typeof venueClosures.$inferInsert)[] {
  const buildClosure = (venueSlug: string, firstDay: string, lastDay: string, reason: string) => ({
    id: demoId(`closure:${venueSlug}:${firstDay}`),
    operatorId,
    venueId: demoId(`venue:${venueSlug}`),
    firstDay,
    lastDay,
    reason,
  });
  const closingVenues = demoVenues.filter(({ slug }) => !openEveryDay.includes(slug));
  const lidos = demoVenues.filter(({ slug }) => findProfile(slug) === 'lido');
  return [
    ...closingVenues.flatMap(({ slug }) => [
      buildClosure(slug, '12-25', '12-26', 'We are closed for Christmas.'),
      buildClosure(slug, '01-01', '01-01', 'Happy New Year: we open again tomorrow.'),
    ]),
    ...lidos.map(({ slug }) => buildClosure(slug, '10-01', '03-31', 'The lido is closed until 1 April.')),
  ];
}

export function priceListRows(operatorId: string): (typeof priceLists.$inferInsert)[] {
  return demoPriceLists.map((list) => ({ id: demoId(`price-list:${list.key}`), operatorId, ...list }));
}

export function buildBookingRuleRows(operatorId: string): (typeof bookingRules.$inferInsert)[] {
  return Object.entries(demoBookingRules).map(([scope, rules]) => ({
    id: demoId(`booking-rules:${scope}`),
    operatorId,
    scope,
    rules,
  }));
}
