import { allSettled, type EventCallable, type Scope, type Store } from 'effector';
import * as timetable from '@/features/browse-timetable/model/timetable';
import * as activities from '@/pages/bookings/activities/model/activities';
import * as activity from '@/pages/bookings/activity/model/activity';
import * as home from '@/pages/bookings/home/model/bookings-home';
import * as packages from '@/pages/bookings/packages/model/packages';
import * as space from '@/pages/bookings/space/model/space';
import * as spaces from '@/pages/bookings/spaces/model/spaces';
import { type ApiFailure, describeFailure } from '@/shared/api';
import * as session from '@/widgets/book-place/model/session';
import { buildSlotGrid } from '../fixtures/spaces.ts';
import { SESSION } from './bookings-site-answers.ts';
import type { Call } from './call.ts';
import type { Visit } from './visit.ts';

const CENTRE = 'riverside-leisure-centre';
const FACILITY = buildSlotGrid().facility.slug;

interface Page {
  readonly $data: Store<unknown>;
  readonly $failure: Store<ApiFailure | null>;
  readonly $isLoading: Store<boolean>;
  readonly retryClicked: EventCallable<void>;
}
/** What a page, including a visitor's, loads when it opens. Its failure is shown in place, with Try again. */
const shownBy = ({ $data, $failure, $isLoading, retryClicked }: Page) => ({
  isCustomer: false,
  isBusy: (scope: Scope) => scope.getState($isLoading),
  messages(scope: Scope) {
    const failure = scope.getState($failure);
    return [failure && describeFailure(failure)];
  },
  retry: ({ scope }: Visit) => allSettled(retryClicked, { scope }),
  isDone: ({ scope }: Visit) => scope.getState($data) !== null && scope.getState($failure) === null,
});
const ofTimetable = shownBy({
  ...timetable,
  $data: timetable.$view,
  $isLoading: timetable.$status.map((status) => status === 'loading'),
});
const ofSession = shownBy({ ...session.page, $data: session.$session });

const openTimetable = ({ scope }: Visit) =>
  allSettled(timetable.timetableShown, { scope, params: { slug: CENTRE, search: '?date=2026-11-24' } });
const openSession = ({ scope }: Visit) => allSettled(session.page.opened, { scope, params: SESSION });
const openSpace = ({ scope }: Visit) =>
  allSettled(space.page.opened, {
    scope,
    params: { venue: CENTRE, facilitySlug: FACILITY, date: '2026-11-24' },
  });
const openActivities = ({ scope }: Visit) => allSettled(activities.page.opened, { scope, params: CENTRE });
const openHome = ({ scope }: Visit) => allSettled(home.opened, { scope });
const centresAt = (scope: Scope) => scope.getState(home.centreFinder.$results);

/** The calls of a centre's pages. */
export const centreCalls: readonly Call[] = [
  {
    name: 'the centres of the bookings site',
    call: 'GET /api/activities/venues',
    isCustomer: false,
    subSite: 'bookings',
    act: openHome,
    isBusy: (scope) => scope.getState(home.centreFinder.$status) === 'loading',
    messages: (scope) => [
      scope.getState(home.centreFinder.$status) === 'failed' ? 'We couldn’t load the centres.' : null,
    ],
    listTyped: (scope) => scope.getState(home.centreFinder.$searchTerm),
    retry: ({ scope }) => allSettled(home.centreFinder.retryClicked, { scope }),
    isDone: ({ scope }) => centresAt(scope).length > 0,
  },
  {
    name: 'the next booking above the centres',
    call: 'GET /api/my-account/bookings',
    isCustomer: true,
    subSite: 'bookings',
    isOptional: true,
    act: openHome,
    isBusy: (scope) => scope.getState(home.centreFinder.$status) === 'loading',
    messages: () => [],
    retry: openHome,
    isDone: ({ scope }) => centresAt(scope).length > 0 && scope.getState(home.$nextBooking) === null,
  },
  {
    ...ofTimetable,
    name: 'a day of the timetable',
    call: 'GET /api/activities/timetable',
    act: openTimetable,
  },
  {
    ...ofTimetable,
    name: 'a timetable that is read again',
    call: 'GET /api/activities/timetable',
    reach: openTimetable,
    act: ({ scope }) => allSettled(timetable.refreshRequested, { scope }),
    listTyped: (scope) => scope.getState(timetable.$view)?.sessions,
  },
  {
    ...shownBy(activities.page),
    name: 'the activities of a centre',
    call: 'GET /api/activities/catalogue',
    act: openActivities,
  },
  {
    ...shownBy(activities.page),
    name: 'the name of the centre over its activities',
    call: `GET /api/activities/venues/${CENTRE}`,
    isOptional: true,
    act: openActivities,
  },
  {
    ...shownBy(activity.page),
    name: 'an activity',
    call: 'GET /api/activities/catalogue/yoga',
    act: ({ scope }) =>
      allSettled(activity.page.opened, { scope, params: { venue: CENTRE, activitySlug: 'yoga' } }),
  },
  {
    ...ofSession,
    name: 'a session',
    call: `GET /api/activities/sessions/${SESSION}`,
    act: openSession,
  },
  {
    ...ofSession,
    name: 'a session that is read again',
    call: `GET /api/activities/sessions/${SESSION}`,
    isCustomer: true,
    reach: openSession,
    act: ({ scope }) => allSettled(session.page.refreshRequested, { scope }),
    listTyped: (scope) => scope.getState(session.$session),
  },
  {
    ...shownBy(spaces.page),
    name: 'the courts and pitches of a centre',
    call: 'GET /api/activities/spaces',
    act: ({ scope }) => allSettled(spaces.page.opened, { scope, params: CENTRE }),
  },
  {
    ...shownBy(space.page),
    name: 'the slots of a day',
    call: `GET /api/activities/spaces/${FACILITY}`,
    act: openSpace,
  },
  {
    ...shownBy(space.page),
    name: 'slots that are read again',
    call: `GET /api/activities/spaces/${FACILITY}`,
    async reach(visit) {
      await openSpace(visit);
      await allSettled(space.extraToggled, { scope: visit.scope, params: 'rackets' });
    },
    act: ({ scope }) => allSettled(space.page.refreshRequested, { scope }),
    listTyped: (scope) => [scope.getState(space.page.$data)?.grid, scope.getState(space.$extras)],
  },
  {
    ...shownBy(packages.page),
    name: 'the packages of a centre',
    call: 'GET /api/activities/packages',
    act: ({ scope }) => allSettled(packages.page.opened, { scope, params: CENTRE }),
  },
];
