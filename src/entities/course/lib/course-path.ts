import { venuePath } from '@/shared/routes';

export const coursesPath = (slug: string) => venuePath('courses', slug);

export const coursePath = (slug: string, courseId: string) =>
  `${coursesPath(slug)}/${encodeURIComponent(courseId)}`;
