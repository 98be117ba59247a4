import { venuePath } from '@/shared/routes';

/** The address of the courses of a centre. */
export const coursesPath = (slug: string) => venuePath('courses', slug);

/** The address of one of them. */
export const coursePath = (slug: string, courseId: string) =>
  `${coursesPath(slug)}/${encodeURIComponent(courseId)}`;
