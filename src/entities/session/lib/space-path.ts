import { venuePath } from '@/shared/routes';

/** The address of a centre's list of courts and pitches. */
export const spacesPath = (slug: string) => `${venuePath('location', slug)}/spaces`;

/** The address of one facility, on a given day; without one, today. */
export const spacePath = (slug: string, facilitySlug: string, date: string | null = null) =>
  `${spacesPath(slug)}/${encodeURIComponent(facilitySlug)}${date === null ? '' : `?date=${date}`}`;
