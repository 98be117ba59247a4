import express, { type Router } from 'express';
import { getCourseDetail, listCourses } from '../domain/bookings/index.ts';
import type { ApiParts } from '../server/api-parts.ts';
import { findServedCaller } from '../server/callers.ts';
import { toWireCourse, toWireCourseSummary } from './wire/course.ts';
import { readQueryNumber, readQueryText } from './wire/query.ts';

/** Tag `courses`: weekly sessions that are booked as a whole. */
export function courseRoutes({ store }: ApiParts): Router {
  const router = express.Router();
  router.get('/api/activities/courses', async (request, response) => {
    const courses = await listCourses(store, readQueryText(request, 'venue') ?? '', {
      activityId: readQueryText(request, 'activity_id'),
      level: readQueryText(request, 'level'),
      weekday: readQueryNumber(request, 'weekday'),
      age: readQueryNumber(request, 'age'),
    });
    response.json({ data: courses.map(toWireCourseSummary) });
  });
  router.get('/api/activities/courses/:courseId', async (request, response) => {
    const courseDetail = await getCourseDetail(
      store,
      await findServedCaller(store, request),
      request.params.courseId,
    );
    response.json({ data: toWireCourse(courseDetail) });
  });
  return router;
}
