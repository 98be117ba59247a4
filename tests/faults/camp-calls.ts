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
import type { Call } from './call.ts';
import type { Visit } from './visit.ts';

const CENTRE = 'riverside-leisure-centre';
const CAMP = { slug: CENTRE, campSlug: buildCamp().slug };
const FORM = `/api/activities/attendees/${buildAttendee().id}/form`;
const ABOUT = { attendeeId: buildAttendee().id, forId: buildCamp().id };
const ANSWERS = { [toFieldKey('first_name')]: 'Mia' };

const campCall = `GET /api/activities/camps/${CAMP.campSlug}`;

/** A page that loads when it opens. Its failure is shown in place, with Try again. */
type Page = Pick<typeof course.page, '$failure' | '$isLoading' | 'retryClicked'>;
const createPageCall = ({ $failure, $isLoading, retryClicked }: Page) => ({
  isCustomer: true,
  isBusy: (scope: Scope) => scope.getState($isLoading),
  messages: (scope: Scope) => {
    const failure = scope.getState($failure);
    return [failure && describeFailure(failure)];
  },
  retry: ({ scope }: Visit) => allSettled(retryClicked, { scope }),
});

/** The calls of the pages of camps and courses, and of the form about a child. */
export const campCalls: readonly Call[] = [
  {
    ...createPageCall(camps.page),
    name: 'the camps of a centre',
    call: 'GET /api/activities/camps',
    act: ({ scope }) =>
      allSettled(camps.page.opened, {
        scope,
        params: { slug: CENTRE, filters: { age: null, from: null, to: null } },
      }),
    isDone: ({ scope }) => scope.getState(camps.page.$data)?.camps.length === 1,
  },
  {
    ...createPageCall(campPage.page),
    name: 'a camp',
    call: campCall,
    act: ({ scope }) => allSettled(campPage.page.opened, { scope, params: CAMP }),
    isDone: ({ scope }) => scope.getState(campPage.page.$data)?.days.length === 5,
  },
  {
    ...createPageCall(campBooking.page),
    name: 'a camp to be booked',
    call: campCall,
    act: ({ scope }) => allSettled(campBooking.page.opened, { scope, params: CAMP }),
    isDone: ({ scope }) => scope.getState(campBooking.page.$data)?.days.length === 5,
  },
  {
    ...createPageCall(courses.page),
    name: 'the courses of a centre',
    call: 'GET /api/activities/courses',
    act: ({ scope }) => allSettled(courses.page.opened, { scope, params: CENTRE }),
    isDone: ({ scope }) => scope.getState(courses.page.$data)?.courses.length === 1,
  },
  {
    ...createPageCall(course.page),
    name: 'a course',
    call: `GET /api/activities/courses/${buildCourse().id}`,
    act: ({ scope }) => allSettled(course.page.opened, { scope, params: buildCourse().id }),
    isDone: ({ scope }) => scope.getState(course.page.$data)?.sessions.length === 3,
  },
  {
    name: 'the form about a child',
    call: `GET ${FORM}`,
    isCustomer: true,
    act: ({ scope }) => allSettled(childForm.formShown, { scope, params: ABOUT }),
    isBusy: (scope) => scope.getState(childForm.$status) === 'loading',
    messages: (scope) => [
      scope.getState(childForm.$status) === 'loadFailed' ? 'We couldn’t load the form.' : null,
    ],
    retry: ({ scope }) => allSettled(childForm.formModel.opened, { scope }),
    isDone: ({ scope }) => scope.getState(childForm.formModel.$definition) !== null,
  },
  {
    name: 'the answers about a child',
    call: `PUT ${FORM}`,
    isCustomer: true,
    async reach({ scope }) {
      await allSettled(childForm.formShown, { scope, params: ABOUT });
      await allSettled(childForm.formModel.valuesChanged, { scope, params: ANSWERS });
      await allSettled(childForm.confirmTicked, { scope, params: true });
    },
    act: save,
    isBusy: (scope) => scope.getState(childForm.$status) === 'saving',
    messages: (scope) => Object.values(scope.getState(childForm.formModel.$errors)).flat(),
    listTyped: (scope) => [
      scope.getState(childForm.formModel.$values),
      scope.getState(childForm.$isConfirmed),
    ],
    retry: save,
    isDone: ({ scope }) => scope.getState(childForm.$status) === 'saved',
  },
];

function save({ scope }: Visit) {
  return allSettled(childForm.formModel.submitted, { scope, params: ANSWERS });
}
