import { venuePath } from '@/shared/routes';

/** The address of the activities of a centre. */
export const activitiesPath = (slug: string) => `${venuePath('location', slug)}/activities`;

/** The address of one of them. */
export const activityPath = (slug: string, activitySlug: string) =>
  `${activitiesPath(slug)}/${encodeURIComponent(activitySlug)}`;
