import express, { type Router } from 'express';
import { getCourseDetail, listCourses } from '../domain/bookings/index.ts';
import type { ApiParts } from '../server/api-parts.ts';
import { findServedVisitor } from '../server/sessions.ts';
import { wireCourse, wireCourseSummary } from './wire/course.ts';
import { queryNumber, queryText } from './wire/query.ts';

/** Tag `courses`: weekly sessions that are booked as a whole. */
export function courseRoutes({ store }: ApiParts): Router {
  const router = express.Router();
  router.get('/api/activities/courses', async (request, response) => {
    const courses = await listCourses(store, queryText(request, 'venue') ?? '', {
      activityId: queryText(request, 'activity_id'),
      level: queryText(request, 'level'),
      weekday: queryNumber(request, 'weekday'),
      age: queryNumber(request, 'age'),
    });
    response.json({ data: courses.map(wireCourseSummary) });
  });
  router.get('/api/activities/courses/:courseId', async (request, response) => {
    const found = await getCourseDetail(
      store,
      await findServedVisitor(store, request),
      request.params.courseId,
    );
    response.json({ data: wireCourse(found) });
  });
  return router;
}
