import { venuePath } from '@/shared/routes';

/** The address of a centre's list of activities. */
export const activitiesPath = (slug: string) => `${venuePath('location', slug)}/activities`;

/** The address of one activity. */
export const activityPath = (slug: string, activitySlug: string) =>
  `${activitiesPath(slug)}/${encodeURIComponent(activitySlug)}`;
