import type { sessionPatterns, spaces } from '../../store/schema/activities.ts';
import type { venues } from '../../store/schema/catalogue.ts';
import { demoId, demoPatternId } from '../demo-ids.ts';
import { pickLeader } from './leaders.ts';
import { buildDemoActivityId, buildDemoSpaceId } from './rows.ts';
import { sessionKinds } from './session-kinds.ts';

/** The slug of a centre with more sessions than any real one. */
export const LOAD_ARENA_SLUG = 'load-test-arena';

const STUDIO_COUNT = 12;
const SESSIONS_PER_WEEK = 2_000;
const FIRST_START_MINUTE = 6 * 60 + 30;
/** The longest session that lets all of them end before 22:00. */
const LONGEST_CLASS_MINUTES = 35;
const MINUTES_BETWEEN_STARTS = 38;
const DAYS_PER_WEEK = 7;

/** Whether this sandbox creates the centre: `PAVILION_LOAD=1` when the database is first filled. */
export const hasLoadArena = (): boolean => process.env.PAVILION_LOAD === '1';

/** Builds the centre from another one's row. Customers cannot join at it. */
export function buildLoadArenaVenue(templateVenue: typeof venues.$inferInsert): typeof venues.$inferInsert {
  return {
    ...templateVenue,
    id: demoId(`venue:${LOAD_ARENA_SLUG}`),
    slug: LOAD_ARENA_SLUG,
    name: 'Load Test Arena',
    footerHtml: null,
    hasOnlineJoining: false,
  };
}

const formatStudioName = (studio: number) => `Studio ${studio + 1}`;

export function buildLoadArenaSpaces(operatorId: string): (typeof spaces.$inferInsert)[] {
  return Array.from({ length: STUDIO_COUNT }, (_, studio) => ({
    id: buildDemoSpaceId(LOAD_ARENA_SLUG, formatStudioName(studio)),
    operatorId,
    venueId: demoId(`venue:${LOAD_ARENA_SLUG}`),
    name: formatStudioName(studio),
    facilitySlug: null,
    facilityType: null,
  }));
}

/** Two thousand sessions a week: in every studio, every 38 minutes, all kinds in turn. */
export function buildLoadArenaPatterns(operatorId: string): (typeof sessionPatterns.$inferInsert)[] {
  const kinds = Object.values(sessionKinds);
  return Array.from({ length: SESSIONS_PER_WEEK }, (_, sessionNumber) => {
    const studio = sessionNumber % STUDIO_COUNT;
    const weekday = (Math.floor(sessionNumber / STUDIO_COUNT) % DAYS_PER_WEEK) + 1;
    const slotNumber = Math.floor(sessionNumber / (STUDIO_COUNT * DAYS_PER_WEEK));
    const kind = kinds[(sessionNumber * 7 + slotNumber) % kinds.length];
    if (!kind) throw new Error('The demo has no kinds of sessions.');
    const { activity, isLed, ...columns } = kind;
    return {
      id: demoPatternId(`${LOAD_ARENA_SLUG}:${studio}:${weekday}:${slotNumber}`),
      operatorId,
      venueId: demoId(`venue:${LOAD_ARENA_SLUG}`),
      spaceId: buildDemoSpaceId(LOAD_ARENA_SLUG, formatStudioName(studio)),
      activityId: buildDemoActivityId(activity),
      weekday,
      localStart: formatTime(FIRST_START_MINUTE + slotNumber * MINUTES_BETWEEN_STARTS),
      deskPlaces: null,
      leader: isLed ? pickLeader(1, studio, slotNumber) : null,
      fromDate: null,
      untilDate: null,
      ...columns,
      minutes: Math.min(columns.minutes, LONGEST_CLASS_MINUTES),
    };
  });
}

function formatTime(minute: number): string {
  const formatTwoDigits = (value: number) => String(value).padStart(2, '0');
  return `${formatTwoDigits(Math.floor(minute / 60))}:${formatTwoDigits(minute % 60)}`;
}
