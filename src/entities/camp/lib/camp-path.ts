import { venuePath } from '@/shared/routes';

export const campsPath = (slug: string) => venuePath('camps', slug);

export const campPath = (slug: string, campSlug: string) =>
  `${campsPath(slug)}/${encodeURIComponent(campSlug)}`;

/** The address of the page on which a customer chooses the days of a camp. */
export const bookCampPath = (slug: string, campSlug: string) => `${campPath(slug, campSlug)}/book`;
