import type { ActivitySession } from '@/shared/api';

/** The parts of the day, each with its first hour. */
const FIRST_HOURS = {
  early: '00:00',
  morning: '09:00',
  lunch: '12:00',
  afternoon: '14:00',
  evening: '17:00',
} as const;

export type PartOfDay = keyof typeof FIRST_HOURS;

export const PARTS_OF_DAY: readonly PartOfDay[] = ['early', 'morning', 'lunch', 'afternoon', 'evening'];

type Group = NonNullable<ActivitySession['group']>;
export type NamedGroup = Exclude<Group, 'anyone'>;

/** The groups for which a session can be intended. */
export const GROUPS: readonly NamedGroup[] = ['women', 'men', 'juniors', 'over_60'];

/** The filters of a day; empty and null values show everything. */
export interface Filters {
  /** Slugs of activities. */
  readonly activities: readonly string[];
  readonly part: PartOfDay | null;
  readonly level: string | null;
  readonly group: NamedGroup | null;
  readonly hasSpaces: boolean;
}

export const NO_FILTERS: Filters = { activities: [], part: null, level: null, group: null, hasSpaces: false };

/** The part of the day in which a session starts. */
export function findPartOfDay(localStart: string): PartOfDay {
  return [...PARTS_OF_DAY].reverse().find((part) => localStart >= FIRST_HOURS[part]) ?? 'early';
}

const STATES_WITH_SPACES: readonly ActivitySession['state'][] = ['available', 'few', 'drop_in'];

/**
 * The sessions that match the filters, in their order.
 *
 * @param findSlug gives an activity's slug by its id
 */
export function applyFilters<
  FilteredSession extends Pick<ActivitySession, 'activityId' | 'localStart' | 'level' | 'state' | 'group'>,
>(
  sessions: readonly FilteredSession[],
  { activities, part, level, group, hasSpaces }: Filters,
  findSlug: (activityId: string) => string | undefined,
): readonly FilteredSession[] {
  return sessions.filter(
    (session) =>
      (activities.length === 0 || activities.includes(findSlug(session.activityId) ?? '')) &&
      (part === null || part === findPartOfDay(session.localStart)) &&
      (level === null || level === session.level) &&
      (group === null || group === session.group) &&
      (!hasSpaces || STATES_WITH_SPACES.includes(session.state)),
  );
}

export const hasFilters = ({ activities, part, level, group, hasSpaces }: Filters): boolean =>
  activities.length > 0 || part !== null || level !== null || group !== null || hasSpaces;
