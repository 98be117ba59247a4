import type { sessionPatterns, spaces } from '../../store/schema/activities.ts';
import type { venues } from '../../store/schema/catalogue.ts';
import { demoId, demoPatternId } from '../demo-ids.ts';
import { pickLeader } from './leaders.ts';
import { demoActivityId, demoSpaceId } from './rows.ts';
import { sessionKinds } from './session-kinds.ts';

/** The slug of a centre with more sessions than any real one. */
export const LOAD_ARENA = 'load-test-arena';

const STUDIOS = 12;
const SESSIONS_A_WEEK = 2_000;
const FIRST_MINUTE = 6 * 60 + 30;
/** The longest session that lets all of them end before 22:00. */
const CLASS_MINUTES = 35;
const MINUTES_BETWEEN_STARTS = 38;
const DAYS_OF_WEEK = 7;

/** Whether this sandbox creates the centre: `PAVILION_LOAD=1` when the database is first filled. */
export const hasLoadArena = (): boolean => process.env.PAVILION_LOAD === '1';

/** Builds the centre from another one's row. Customers cannot join at it. */
export function loadArenaVenue(like: typeof venues.$inferInsert): typeof venues.$inferInsert {
  return {
    ...like,
    id: demoId(`venue:${LOAD_ARENA}`),
    slug: LOAD_ARENA,
    name: 'Load Test Arena',
    footerHtml: null,
    hasOnlineJoining: false,
  };
}

const formatStudioName = (studio: number) => `Studio ${studio + 1}`;

export function loadArenaSpaces(operatorId: string): (typeof spaces.$inferInsert)[] {
  return Array.from({ length: STUDIOS }, (_, studio) => ({
    id: demoSpaceId(LOAD_ARENA, formatStudioName(studio)),
    operatorId,
    venueId: demoId(`venue:${LOAD_ARENA}`),
    name: formatStudioName(studio),
    facilitySlug: null,
    facilityType: null,
  }));
}

/** Two thousand sessions a week: in every studio, every 38 minutes, all kinds in turn. */
export function loadArenaPatterns(operatorId: string): (typeof sessionPatterns.$inferInsert)[] {
  const kinds = Object.values(sessionKinds);
  return Array.from({ length: SESSIONS_A_WEEK }, (_, no) => {
    const studio = no % STUDIOS;
    const weekday = (Math.floor(no / STUDIOS) % DAYS_OF_WEEK) + 1;
    const slot = Math.floor(no / (STUDIOS * DAYS_OF_WEEK));
    const kind = kinds[(no * 7 + slot) % kinds.length];
    if (!kind) throw new Error('The demo has no kinds of sessions.');
    const { activity, isLed, ...columns } = kind;
    return {
      id: demoPatternId(`${LOAD_ARENA}:${studio}:${weekday}:${slot}`),
      operatorId,
      venueId: demoId(`venue:${LOAD_ARENA}`),
      spaceId: demoSpaceId(LOAD_ARENA, formatStudioName(studio)),
      activityId: demoActivityId(activity),
      weekday,
      localStart: formatTime(FIRST_MINUTE + slot * MINUTES_BETWEEN_STARTS),
      deskPlaces: null,
      leader: isLed ? pickLeader(1, studio, slot) : null,
      fromDate: null,
      untilDate: null,
      ...columns,
      minutes: Math.min(columns.minutes, CLASS_MINUTES),
    };
  });
}

function formatTime(minute: number): string {
  const formatTwoDigits = (value: number) => String(value).padStart(2, '0');
  return `${formatTwoDigits(Math.floor(minute / 60))}:${formatTwoDigits(minute % 60)}`;
}
