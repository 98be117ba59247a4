import { type IsoDate, isIsoDate } from '@/shared/lib';
import { venuePath } from '@/shared/routes';
import { type Filters, GROUPS, PARTS_OF_DAY } from './filters';

/** The query of a timetable's address; a null `date` means the first available day. */
export interface TimetableQuery {
  readonly date: IsoDate | null;
  readonly filters: Filters;
}

const MAX_ACTIVITIES = 20;
const MAX_SLUG_LENGTH = 120;

/** Parses the query of a timetable's address. Unknown values are left out. */
export function readQuery(search: string): TimetableQuery {
  const query = new URLSearchParams(search);
  const date = query.get('date') ?? '';
  const activitySlugs = query
    .getAll('activity')
    .filter((slug) => slug !== '' && slug.length <= MAX_SLUG_LENGTH);
  return {
    date: isIsoDate(date) ? date : null,
    filters: {
      activities: [...new Set(activitySlugs)].slice(0, MAX_ACTIVITIES),
      part: PARTS_OF_DAY.find((part) => part === query.get('time')) ?? null,
      level: query.get('level')?.slice(0, MAX_SLUG_LENGTH) || null,
      group: GROUPS.find((group) => group === query.get('group')) ?? null,
      hasSpaces: query.get('spaces') === '1',
    },
  };
}

/** The address of a centre's timetable. */
export function timetablePath(slug: string, { date, filters }: TimetableQuery): string {
  const query = new URLSearchParams();
  if (date !== null) query.set('date', date);
  for (const activity of filters.activities) query.append('activity', activity);
  if (filters.part !== null) query.set('time', filters.part);
  if (filters.level !== null) query.set('level', filters.level);
  if (filters.group !== null) query.set('group', filters.group);
  if (filters.hasSpaces) query.set('spaces', '1');
  const search = query.toString();
  return `${venuePath('location', slug)}${search === '' ? '' : `?${search}`}`;
}
