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
import { SESSION_ID } from './bookings-site-answers.ts';
import type { TestedCall } from './call.ts';
import type { Visit } from './visit.ts';

const CENTRE_SLUG = 'riverside-leisure-centre';
const FACILITY_SLUG = buildSlotGrid().facility.slug;

interface LoadedPage {
  readonly $data: Store<unknown>;
  readonly $failure: Store<ApiFailure | null>;
  readonly $isLoading: Store<boolean>;
  readonly retryClicked: EventCallable<void>;
}
/** What a page, including a visitor's, loads when it opens. Its failure is shown in place, with Try again. */
const buildPageCall = ({ $data, $failure, $isLoading, retryClicked }: LoadedPage) => ({
  isCustomer: false,
  isBusy: (scope: Scope) => scope.getState($isLoading),
  listMessages(scope: Scope) {
    const failure = scope.getState($failure);
    return [failure && describeFailure(failure)];
  },
  retry: ({ scope }: Visit) => allSettled(retryClicked, { scope }),
  isDone: ({ scope }: Visit) => scope.getState($data) !== null && scope.getState($failure) === null,
});
const timetableCall = buildPageCall({
  ...timetable,
  $data: timetable.$view,
  $isLoading: timetable.$status.map((status) => status === 'loading'),
});
const sessionCall = buildPageCall({ ...session.page, $data: session.$session });

const openTimetable = ({ scope }: Visit) =>
  allSettled(timetable.timetableShown, { scope, params: { slug: CENTRE_SLUG, search: '?date=2026-11-24' } });
const openSession = ({ scope }: Visit) => allSettled(session.page.opened, { scope, params: SESSION_ID });
const openSpace = ({ scope }: Visit) =>
  allSettled(space.page.opened, {
    scope,
    params: { venue: CENTRE_SLUG, facilitySlug: FACILITY_SLUG, date: '2026-11-24' },
  });
const openActivities = ({ scope }: Visit) =>
  allSettled(activities.page.opened, { scope, params: CENTRE_SLUG });
const openHome = ({ scope }: Visit) => allSettled(home.opened, { scope });
const listCentres = (scope: Scope) => scope.getState(home.centreFinder.$results);

/** The calls of a centre's pages. */
export const centreCalls: readonly TestedCall[] = [
  {
    name: 'the centres of the bookings site',
    endpoint: 'GET /api/activities/venues',
    isCustomer: false,
    subSite: 'bookings',
    makeCall: openHome,
    isBusy: (scope) => scope.getState(home.centreFinder.$status) === 'loading',
    listMessages: (scope) => [
      scope.getState(home.centreFinder.$status) === 'failed' ? 'We couldn’t load the centres.' : null,
    ],
    readStateToKeep: (scope) => scope.getState(home.centreFinder.$searchTerm),
    retry: ({ scope }) => allSettled(home.centreFinder.retryClicked, { scope }),
    isDone: ({ scope }) => listCentres(scope).length > 0,
  },
  {
    name: 'the next booking above the centres',
    endpoint: 'GET /api/my-account/bookings',
    isCustomer: true,
    subSite: 'bookings',
    isOptional: true,
    makeCall: openHome,
    isBusy: (scope) => scope.getState(home.centreFinder.$status) === 'loading',
    listMessages: () => [],
    retry: openHome,
    isDone: ({ scope }) => listCentres(scope).length > 0 && scope.getState(home.$nextBooking) === null,
  },
  {
    ...timetableCall,
    name: 'a day of the timetable',
    endpoint: 'GET /api/activities/timetable',
    makeCall: openTimetable,
  },
  {
    ...timetableCall,
    name: 'a timetable that is read again',
    endpoint: 'GET /api/activities/timetable',
    prepare: openTimetable,
    makeCall: ({ scope }) => allSettled(timetable.refreshRequested, { scope }),
    readStateToKeep: (scope) => scope.getState(timetable.$view)?.sessions,
  },
  {
    ...buildPageCall(activities.page),
    name: 'the activities of a centre',
    endpoint: 'GET /api/activities/catalogue',
    makeCall: openActivities,
  },
  {
    ...buildPageCall(activities.page),
    name: 'the name of the centre over its activities',
    endpoint: `GET /api/activities/venues/${CENTRE_SLUG}`,
    isOptional: true,
    makeCall: openActivities,
  },
  {
    ...buildPageCall(activity.page),
    name: 'an activity',
    endpoint: 'GET /api/activities/catalogue/yoga',
    makeCall: ({ scope }) =>
      allSettled(activity.page.opened, { scope, params: { venue: CENTRE_SLUG, activitySlug: 'yoga' } }),
  },
  {
    ...sessionCall,
    name: 'a session',
    endpoint: `GET /api/activities/sessions/${SESSION_ID}`,
    makeCall: openSession,
  },
  {
    ...sessionCall,
    name: 'a session that is read again',
    endpoint: `GET /api/activities/sessions/${SESSION_ID}`,
    isCustomer: true,
    prepare: openSession,
    makeCall: ({ scope }) => allSettled(session.page.refreshRequested, { scope }),
    readStateToKeep: (scope) => scope.getState(session.$session),
  },
  {
    ...buildPageCall(spaces.page),
    name: 'the courts and pitches of a centre',
    endpoint: 'GET /api/activities/spaces',
    makeCall: ({ scope }) => allSettled(spaces.page.opened, { scope, params: CENTRE_SLUG }),
  },
  {
    ...buildPageCall(space.page),
    name: 'the slots of a day',
    endpoint: `GET /api/activities/spaces/${FACILITY_SLUG}`,
    makeCall: openSpace,
  },
  {
    ...buildPageCall(space.page),
    name: 'slots that are read again',
    endpoint: `GET /api/activities/spaces/${FACILITY_SLUG}`,
    async prepare(visit) {
      await openSpace(visit);
      await allSettled(space.extraToggled, { scope: visit.scope, params: 'rackets' });
    },
    makeCall: ({ scope }) => allSettled(space.page.refreshRequested, { scope }),
    readStateToKeep: (scope) => [scope.getState(space.page.$data)?.grid, scope.getState(space.$hiredIds)],
  },
  {
    ...buildPageCall(packages.page),
    name: 'the packages of a centre',
    endpoint: 'GET /api/activities/packages',
    makeCall: ({ scope }) => allSettled(packages.page.opened, { scope, params: CENTRE_SLUG }),
  },
];
