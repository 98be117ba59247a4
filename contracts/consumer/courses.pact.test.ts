import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { addToCart, listCourses, loadCourse } from '../../src/shared/api/index.ts';
import { buildPersonVerdict } from '../../tests/fixtures/activities.ts';
import { buildPlaceItem } from '../../tests/fixtures/cart.ts';
import { buildCourse, buildCourseSummary } from '../../tests/fixtures/courses.ts';
import { buildResponseBody } from '../../tests/fixtures/wire.ts';
import { providerStateValues } from '../state-values.ts';
import { matchBody, matchList } from './body-matcher.ts';
import { notFoundAnswer, UNKNOWN_SLUG } from './unknown-values.ts';
import { buildFailureBody, matchPath, matchProviderValue, verifyInteraction } from './verify-interaction.ts';

const { venueSlug, courseId, attendeeId } = providerStateValues;
const readRequest = { given: 'a-course-begun', method: 'GET' } as const;
const listRequest = { ...readRequest, path: '/api/activities/courses' } as const;
const courseRequest = { ...readRequest, path: matchPath`/api/activities/courses/${'courseId'}` } as const;
const addRequest = { method: 'POST', path: '/api/cart/add', token: 'valid' } as const;
const courseItemBody = { id: matchProviderValue('courseId'), type: 'course' };
const courseItem = { id: courseId, type: 'course' };

describe('courses', () => {
  test('the courses of a centre are listed', async () => {
    const outcome = await verifyInteraction(
      {
        ...listRequest,
        description: 'the courses of a centre',
        query: { venue: matchProviderValue('venueSlug') },
        answers: { status: 200, body: buildResponseBody(matchList('CourseSummary', buildCourseSummary())) },
      },
      () => listCourses({ venue: venueSlug }),
    );

    expect(outcome).toMatchObject([{ sessionsLeft: 6, joinsUntil: { localTime: '19:00' } }]);
  });

  test('courses are listed by level and age', async () => {
    const outcome = await verifyInteraction(
      {
        ...listRequest,
        description: 'the courses of a centre by level, weekday and age',
        query: { venue: matchProviderValue('venueSlug'), level: 'Beginner', age: '30' },
        answers: { status: 200, body: buildResponseBody(matchList('CourseSummary', buildCourseSummary())) },
      },
      () => listCourses({ venue: venueSlug, level: 'Beginner', age: 30 }),
    );

    expect(outcome).toMatchObject([{ title: 'Badminton for beginners' }]);
  });

  test('the courses of an unknown centre are a 404', async () => {
    const outcome = await verifyInteraction(
      {
        ...listRequest,
        description: 'the courses of an unknown centre',
        query: { venue: UNKNOWN_SLUG },
        answers: notFoundAnswer,
      },
      () => listCourses({ venue: UNKNOWN_SLUG }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });

  test('the courses of an invalid venue are a 422', async () => {
    const outcome = await verifyInteraction(
      {
        ...listRequest,
        description: 'the courses of an invalid venue',
        query: { venue: 'No Centre' },
        answers: { status: 422, body: buildFailureBody('The given data was invalid.', 'venue') },
      },
      () => listCourses({ venue: 'No Centre' }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', errors: { venue: [expect.any(String)] } });
  });
});

describe('a course', () => {
  test('a visitor reads a course with its weeks and the prices for everybody', async () => {
    const outcome = await verifyInteraction(
      {
        ...courseRequest,
        description: 'a course for a visitor',
        answers: { status: 200, body: buildResponseBody(matchBody('Course', buildCourse())) },
      },
      () => loadCourse({ courseId }),
    );

    expect(outcome).toMatchObject({
      sessions: [{ state: 'over' }],
      openOffers: [{ label: 'Adult' }],
    });
  });

  test('a customer reads a course with a verdict on each of their attendees', async () => {
    const course = buildCourse({ people: [buildPersonVerdict()] });
    const outcome = await verifyInteraction(
      {
        ...courseRequest,
        given: 'a-course-that-needs-a-level',
        token: 'valid',
        description: 'a course for a customer',
        answers: { status: 200, body: buildResponseBody(matchBody('Course', course)) },
      },
      () => loadCourse({ courseId }),
    );

    expect(outcome).toMatchObject({ people: [{ verdict: { canBook: true, code: 'ok' } }] });
  });

  test('a course that does not exist is a 404', async () => {
    const outcome = await verifyInteraction(
      {
        ...courseRequest,
        path: '/api/activities/courses/no-such-course',
        description: 'an unknown course',
        answers: notFoundAnswer,
      },
      () => loadCourse({ courseId: 'no-such-course' }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });
});

describe('a place in a course', () => {
  const coursePlace = buildPlaceItem({
    type: 'course',
    name: 'Badminton for beginners',
    description: '6 of 10 sessions',
  });

  test('a place in a course is held in the cart for all remaining sessions', async () => {
    const courseCartBody = {
      data: MatchersV3.like({
        items: MatchersV3.eachLike({
          id: MatchersV3.string(coursePlace.id),
          type: 'course',
          name: MatchersV3.string(coursePlace.name),
          description: MatchersV3.string('6 of 10 sessions'),
          price: MatchersV3.like(coursePlace.price),
          hold: { state: 'held', until: MatchersV3.string('2026-11-23T10:42:00Z') },
          when: MatchersV3.like(coursePlace.when),
          attendee: MatchersV3.like(coursePlace.attendee),
        }),
      }),
    };
    const outcome = await verifyInteraction(
      {
        ...addRequest,
        given: 'a-course-that-needs-a-level',
        description: 'a place in a course for the cart',
        body: { items: [{ ...courseItemBody, purchased_for_user_id: matchProviderValue('attendeeId') }] },
        answers: { status: 200, body: courseCartBody },
      },
      () => addToCart({ items: [{ ...courseItem, purchasedForUserId: attendeeId }] }),
    );

    expect(outcome).toMatchObject({ items: [{ type: 'course', hold: { state: 'held' } }] });
  });

  test.each([
    ['a-full-course', 'full', 'The last space has just gone.'],
    ['a-course-that-needs-a-level', 'too_old', 'This course is for people aged 5 to 11.'],
  ] as const)('a place in %s is refused with an error code', async (given, refusalReason, message) => {
    const body = { ...buildFailureBody(message, 'items.0'), reasons: { 'items.0': refusalReason } };
    const outcome = await verifyInteraction(
      {
        ...addRequest,
        given,
        description: `a place in ${given} for the cart`,
        body: { items: [courseItemBody] },
        answers: { status: 422, body },
      },
      () => addToCart({ items: [courseItem] }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', reasons: { 'items.0': refusalReason } });
  });
});
