import { isIsoDate } from '@/shared/lib';

/** The filters of the camps; null stands for all. */
export interface CampFilters {
  readonly age: number | null;
  readonly from: string | null;
  readonly to: string | null;
}

export const NO_FILTERS: CampFilters = { age: null, from: null, to: null };

export const MAX_CHILD_AGE = 16;

/** Reads the filters from the query of an address; ignores invalid ones. */
export function readFilters(query: URLSearchParams): CampFilters {
  const [age, from, to] = [query.get('age') ?? '', query.get('from') ?? '', query.get('to') ?? ''];
  return {
    age: /^\d{1,2}$/.test(age) && Number(age) <= MAX_CHILD_AGE ? Number(age) : null,
    from: isIsoDate(from) ? from : null,
    to: isIsoDate(to) ? to : null,
  };
}

/** The query of an address with these filters. */
export function toQuery({ age, from, to }: CampFilters): Record<string, string> {
  return {
    ...(age === null ? {} : { age: String(age) }),
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { to }),
  };
}

export const hasFilters = ({ age, from, to }: CampFilters): boolean =>
  age !== null || from !== null || to !== null;
