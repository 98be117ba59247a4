import { venuePath } from '@/shared/routes';

/** The address of the courts and pitches of a centre. */
export const spacesPath = (slug: string) => `${venuePath('location', slug)}/spaces`;

/** The address of one facility; of today, or of a day. */
export const spacePath = (slug: string, facilitySlug: string, date: string | null = null) =>
  `${spacesPath(slug)}/${encodeURIComponent(facilitySlug)}${date === null ? '' : `?date=${date}`}`;
