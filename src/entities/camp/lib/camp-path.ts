import { venuePath } from '@/shared/routes';

/** The address of the camps of a centre. */
export const campsPath = (slug: string) => venuePath('camps', slug);

/** The address of one of them. */
export const campPath = (slug: string, campSlug: string) =>
  `${campsPath(slug)}/${encodeURIComponent(campSlug)}`;

/** The address at which its days are chosen. */
export const bookCampPath = (slug: string, campSlug: string) => `${campPath(slug, campSlug)}/book`;
