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
import { findProfile, SPACES_BY_PROFILE } from './profiles.ts';
import { type DemoSpace, type Programme, programmes } from './programmes.ts';
import { ROTATIONS, type SessionKind, sessionKinds } from './session-kinds.ts';

// Rows of bookable things. Ids are derived from names, so they are the same after every reset.

type PatternRow = typeof sessionPatterns.$inferInsert;

const VAT_PERCENT = 20;
const WEEKDAY_NUMBERS = [1, 2, 3, 4, 5, 6, 7];

export function buildActivityRows(operatorId: string): (typeof activities.$inferInsert)[] {
  return demoActivities.map(({ name, category, ...detail }) => ({
    id: buildDemoActivityId(name),
    operatorId,
    slug: toActivitySlug(name),
    name,
    category,
    openActiveId: null,
    detail: { ...detail, vatPercent: VAT_PERCENT },
  }));
}

/** The id of a demo activity. */
export function buildDemoActivityId(name: string): string {
  return demoId(`activity:${name}`);
}

/** The id of a space of a demo centre. */
export function buildDemoSpaceId(venueSlug: string, name: string): string {
  return demoId(`space:${venueSlug}:${name}`);
}

export function buildSpaceRows(operatorId: string): (typeof spaces.$inferInsert)[] {
  return demoVenues.flatMap(({ slug }) =>
    SPACES_BY_PROFILE[findProfile(slug)].map(({ name }) => buildSpaceRow(operatorId, slug, name)),
  );
}

function buildSpaceRow(operatorId: string, venueSlug: string, name: string): typeof spaces.$inferInsert {
  return {
    id: buildDemoSpaceId(venueSlug, name),
    operatorId,
    venueId: demoId(`venue:${venueSlug}`),
    name,
    facilitySlug: null,
    facilityType: null,
  };
}

export function buildPatternRows(operatorId: string): PatternRow[] {
  return demoVenues.flatMap(({ slug }, venueNumber) =>
    SPACES_BY_PROFILE[findProfile(slug)].flatMap((space: DemoSpace, spaceNumber) =>
      buildPatterns(
        operatorId,
        { venueSlug: slug, venueNo: venueNumber, space: space.name, spaceNo: spaceNumber },
        programmes[space.programme],
      ),
    ),
  );
}

interface SpaceInVenue {
  venueSlug: string;
  venueNo: number;
  space: string;
  spaceNo: number;
}

function buildPatterns(operatorId: string, spaceInVenue: SpaceInVenue, programme: Programme): PatternRow[] {
  return WEEKDAY_NUMBERS.flatMap((weekday) =>
    pickDaySlots(programme, weekday).map(([localStart, kindName], slotNumber) =>
      buildPatternRow(operatorId, spaceInVenue, {
        weekday,
        localStart,
        turn: slotNumber + weekday * 3,
        kind: requireSessionKind(kindName, spaceInVenue.venueNo + slotNumber * 2 + weekday * 3),
      }),
    ),
  );
}

function pickDaySlots({ weekday, saturday, sunday }: Programme, weekdayNumber: number): Programme['weekday'] {
  if (weekdayNumber === 7) return sunday;
  return weekdayNumber === 6 ? saturday : weekday;
}

/** The session kind that a programme names, or the next one of the rotation that it names. */
function requireSessionKind(name: string, sessionNumber: number): SessionKind {
  const rotation = ROTATIONS[name.replace('@', '')];
  const kind =
    sessionKinds[name.startsWith('@') && rotation ? (rotation[sessionNumber % rotation.length] ?? '') : name];
  if (!kind) throw new Error(`The demo programme names an unknown kind of session: ${name}.`);
  return kind;
}

function buildPatternRow(
  operatorId: string,
  { venueSlug, venueNo: venueNumber, space, spaceNo: spaceNumber }: SpaceInVenue,
  {
    weekday,
    localStart,
    turn: sessionNumber,
    kind,
  }: { weekday: number; localStart: string; turn: number; kind: SessionKind },
): PatternRow {
  const { activity, isLed, ...columns } = kind;
  return {
    id: demoPatternId(`${venueSlug}:${space}:${weekday}:${localStart}`),
    operatorId,
    venueId: demoId(`venue:${venueSlug}`),
    spaceId: buildDemoSpaceId(venueSlug, space),
    activityId: buildDemoActivityId(activity),
    weekday,
    localStart,
    deskPlaces: null,
    leader: isLed ? pickLeader(venueNumber, spaceNumber, sessionNumber) : null,
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

export function buildPriceListRows(operatorId: string): (typeof priceLists.$inferInsert)[] {
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
