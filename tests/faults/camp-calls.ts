import { allSettled, type Scope } from 'effector';
import * as childForm from '@/features/complete-child-form/model/complete-child-form';
import * as campPage from '@/pages/bookings/camp/model/camp';
import * as campBooking from '@/pages/bookings/camp-booking/model/camp-booking';
import * as camps from '@/pages/bookings/camps/model/camps';
import * as course from '@/pages/bookings/course/model/course';
import * as courses from '@/pages/bookings/courses/model/courses';
import { describeFailure } from '@/shared/api';
import { toFieldKey } from '@/shared/forms';
import { buildAttendee } from '../fixtures/attendees.ts';
import { buildCamp } from '../fixtures/camps.ts';
import { buildCourse } from '../fixtures/courses.ts';
import type { TestedCall } from './call.ts';
import type { Visit } from './visit.ts';

const CENTRE_SLUG = 'riverside-leisure-centre';
const CAMP_ADDRESS = { slug: CENTRE_SLUG, campSlug: buildCamp().slug };
const CHILD_FORM_PATH = `/api/activities/attendees/${buildAttendee().id}/form`;
const CHILD_FORM_SUBJECT = { attendeeId: buildAttendee().id, forId: buildCamp().id };
const CHILD_FORM_ANSWERS = { [toFieldKey('first_name')]: 'Mia' };

const campEndpoint = `GET /api/activities/camps/${CAMP_ADDRESS.campSlug}`;

/** A page that loads when it opens. Its failure is shown in place, with Try again. */
type LoadedPage = Pick<typeof course.page, '$failure' | '$isLoading' | 'retryClicked'>;
const buildPageCall = ({ $failure, $isLoading, retryClicked }: LoadedPage) => ({
  isCustomer: true,
  isBusy: (scope: Scope) => scope.getState($isLoading),
  listMessages: (scope: Scope) => {
    const failure = scope.getState($failure);
    return [failure && describeFailure(failure)];
  },
  retry: ({ scope }: Visit) => allSettled(retryClicked, { scope }),
});

/** The calls of the pages of camps and courses, and of the form about a child. */
export const campCalls: readonly TestedCall[] = [
  {
    ...buildPageCall(camps.page),
    name: 'the camps of a centre',
    endpoint: 'GET /api/activities/camps',
    makeCall: ({ scope }) =>
      allSettled(camps.page.opened, {
        scope,
        params: { slug: CENTRE_SLUG, filters: { age: null, from: null, to: null } },
      }),
    isDone: ({ scope }) => scope.getState(camps.page.$data)?.camps.length === 1,
  },
  {
    ...buildPageCall(campPage.page),
    name: 'a camp',
    endpoint: campEndpoint,
    makeCall: ({ scope }) => allSettled(campPage.page.opened, { scope, params: CAMP_ADDRESS }),
    isDone: ({ scope }) => scope.getState(campPage.page.$data)?.days.length === 5,
  },
  {
    ...buildPageCall(campBooking.page),
    name: 'a camp to be booked',
    endpoint: campEndpoint,
    makeCall: ({ scope }) => allSettled(campBooking.page.opened, { scope, params: CAMP_ADDRESS }),
    isDone: ({ scope }) => scope.getState(campBooking.page.$data)?.days.length === 5,
  },
  {
    ...buildPageCall(courses.page),
    name: 'the courses of a centre',
    endpoint: 'GET /api/activities/courses',
    makeCall: ({ scope }) => allSettled(courses.page.opened, { scope, params: CENTRE_SLUG }),
    isDone: ({ scope }) => scope.getState(courses.page.$data)?.courses.length === 1,
  },
  {
    ...buildPageCall(course.page),
    name: 'a course',
    endpoint: `GET /api/activities/courses/${buildCourse().id}`,
    makeCall: ({ scope }) => allSettled(course.page.opened, { scope, params: buildCourse().id }),
    isDone: ({ scope }) => scope.getState(course.page.$data)?.sessions.length === 3,
  },
  {
    name: 'the form about a child',
    endpoint: `GET ${CHILD_FORM_PATH}`,
    isCustomer: true,
    makeCall: ({ scope }) => allSettled(childForm.formShown, { scope, params: CHILD_FORM_SUBJECT }),
    isBusy: (scope) => scope.getState(childForm.$status) === 'loading',
    listMessages: (scope) => [
      scope.getState(childForm.$status) === 'loadFailed' ? 'We couldn’t load the form.' : null,
    ],
    retry: ({ scope }) => allSettled(childForm.formModel.opened, { scope }),
    isDone: ({ scope }) => scope.getState(childForm.formModel.$definition) !== null,
  },
  {
    name: 'the answers about a child',
    endpoint: `PUT ${CHILD_FORM_PATH}`,
    isCustomer: true,
    async prepare({ scope }) {
      await allSettled(childForm.formShown, { scope, params: CHILD_FORM_SUBJECT });
      await allSettled(childForm.formModel.valuesChanged, { scope, params: CHILD_FORM_ANSWERS });
      await allSettled(childForm.confirmTicked, { scope, params: true });
    },
    makeCall: submitChildForm,
    isBusy: (scope) => scope.getState(childForm.$status) === 'saving',
    listMessages: (scope) => Object.values(scope.getState(childForm.formModel.$errors)).flat(),
    readStateToKeep: (scope) => [
      scope.getState(childForm.formModel.$values),
      scope.getState(childForm.$isConfirmed),
    ],
    retry: submitChildForm,
    isDone: ({ scope }) => scope.getState(childForm.$status) === 'saved',
  },
];

function submitChildForm({ scope }: Visit) {
  return allSettled(childForm.formModel.submitted, { scope, params: CHILD_FORM_ANSWERS });
}
