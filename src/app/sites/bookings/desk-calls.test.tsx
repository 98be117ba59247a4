import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { generatePath, MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { $token, $user, customerServed, servingEnded } from '@/entities/customer';
import { loadServedCustomer } from '@/shared/api';
import { $config, readConfig } from '@/shared/config';
import { $selectedVenueSlug, $subSite } from '@/shared/mode';
import { aUser, type FakeCall, fakeOperator } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { toastTimerFx } from '@/shared/toast';
import {
  buildActivity,
  buildActivityDetail,
  buildActivitySessionDetail,
  buildPersonVerdict,
  buildTimetable,
} from '../../../../tests/fixtures/activities.ts';
import { buildCamp, buildCampPerson, buildCampSummary } from '../../../../tests/fixtures/camps.ts';
import { buildCart, buildPlaceItem } from '../../../../tests/fixtures/cart.ts';
import { buildCourse, buildCourseSummary } from '../../../../tests/fixtures/courses.ts';
import { buildDataFieldSection } from '../../../../tests/fixtures/data-fields.ts';
import { buildServedCustomer } from '../../../../tests/fixtures/front-of-house.ts';
import { buildHandOffPreview } from '../../../../tests/fixtures/handoffs.ts';
import { buildOrder } from '../../../../tests/fixtures/orders.ts';
import { buildPackages } from '../../../../tests/fixtures/packages.ts';
import { buildFacilityList, buildSlotGrid } from '../../../../tests/fixtures/spaces.ts';
import { buildVenue } from '../../../../tests/fixtures/venues.ts';
import { buildWaitingOffer } from '../../../../tests/fixtures/waiting-list.ts';
import { buildAttendeeWaiver } from '../../../../tests/fixtures/waivers.ts';
import { getPageModule } from '../../routes/page-module';
import { SiteRoutes } from '../../routes/site-routes';
import { $siteRoutes } from '../tables';
import '../../front-of-house/serve';
import { bookingsRoutes } from './routes';

const SAM = buildServedCustomer();
const VENUE_SLUG = 'riverside-leisure-centre';
const PARAMS = {
  locationSlug: VENUE_SLUG,
  sessionId: 'session-1',
  activitySlug: 'yoga',
  facilitySlug: 'badminton',
  campSlug: 'football',
  courseId: 'course-1',
  entryId: 'entry-1',
  completeOrderId: 'order-1',
  token: 'Zk3v0yq8RrGm1c5bT9wXeA',
};
const answers: Readonly<Record<string, unknown>> = {
  [`GET /api/front-of-house/customers/${SAM.id}`]: SAM,
  'GET /api/activities/venues': [buildVenue()],
  [`GET /api/activities/venues/${VENUE_SLUG}`]: buildVenue(),
  'GET /api/activities/timetable': buildTimetable(),
  'GET /api/activities/sessions/session-1': buildActivitySessionDetail({ people: [buildPersonVerdict()] }),
  'GET /api/activities/catalogue': [buildActivity()],
  'GET /api/activities/catalogue/yoga': buildActivityDetail(),
  'GET /api/activities/spaces': buildFacilityList(),
  'GET /api/activities/spaces/badminton': buildSlotGrid(),
  'GET /api/activities/camps': [buildCampSummary()],
  'GET /api/activities/camps/football': buildCamp({ people: [buildCampPerson()] }),
  'GET /api/activities/courses': [buildCourseSummary()],
  'GET /api/activities/courses/course-1': buildCourse(),
  'GET /api/activities/packages': buildPackages(),
  'GET /api/activities/waiting-list/entry-1': buildWaitingOffer(),
  'GET /api/cart': buildCart({ joining: null, items: [buildPlaceItem()], attendee_waivers_required: true }),
  'GET /api/activities/waivers': [buildAttendeeWaiver()],
  'GET /api/terms': [],
  'GET /api/data-fields': [buildDataFieldSection()],
  'GET /api/orders/order-1': buildOrder(),
  [`GET /api/handoffs/${PARAMS.token}`]: buildHandOffPreview(),
};

/**
 * The requests that each page makes on behalf of the customer. The pages that are missing here request nothing
 * personal.
 */
const FOR_SAM: Readonly<Record<string, readonly string[]>> = {
  '/location/:locationSlug': ['GET /api/activities/timetable'],
  '/location/:locationSlug/sessions/:sessionId': ['GET /api/activities/sessions/session-1'],
  '/location/:locationSlug/activities/:activitySlug': ['GET /api/activities/catalogue/yoga'],
  '/location/:locationSlug/spaces/:facilitySlug': ['GET /api/activities/spaces/badminton'],
  '/camps/:locationSlug/:campSlug': ['GET /api/activities/camps/football'],
  '/camps/:locationSlug/:campSlug/book': ['GET /api/activities/camps/football'],
  '/courses/:locationSlug/:courseId': ['GET /api/activities/courses/course-1'],
  '/packages/:locationSlug': ['GET /api/activities/packages'],
  '/basket': ['GET /api/terms', 'GET /api/cart', 'GET /api/activities/waivers'],
  '/order-confirmed/:completeOrderId': ['GET /api/orders/order-1'],
  '/booking-confirmed/:completeOrderId': ['GET /api/orders/order-1'],
};
/** Requests whose response is the same for everybody, or that only the customer with the offer can make. */
const FOR_NOBODY = [
  'GET /api/activities/venues',
  `GET /api/activities/venues/${VENUE_SLUG}`,
  'GET /api/activities/catalogue',
  'GET /api/activities/spaces',
  'GET /api/activities/camps',
  'GET /api/activities/courses',
  'GET /api/data-fields',
  'GET /api/activities/waiting-list/entry-1',
  `GET /api/handoffs/${PARAMS.token}`,
];
/** Without the checkout, where customers pay by card themselves, and without redirects. */
const pages = bookingsRoutes.filter(({ title, document }) => title !== null && document !== 'checkout');

afterEach(() => vi.restoreAllMocks());

// Proves F1.7.
test.each(pages.flatMap(({ paths, load }) => paths.map((path) => [path, load] as const)))(
  '%s sends its requests on behalf of the served customer',
  async (path, load) => {
    vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
    const forSam: string[] = [];
    const forNobody: string[] = [];
    const answerWith =
      (data: unknown) =>
      ({ call }: FakeCall, query: URLSearchParams) => {
        const isForSam = query.get('selected_user_id') === SAM.id;
        (isForSam ? forSam : forNobody).push(call);
        return { data };
      };
    const calls = fakeOperator(
      Object.fromEntries(Object.entries(answers).map(([call, data]) => [call, answerWith(data)])),
    );
    const scope = fork({
      values: [
        [$token, 'token'],
        [$user, aUser({ isStaff: true })],
        [$subSite, 'bookings'],
        [$siteRoutes, bookingsRoutes],
        [$selectedVenueSlug, VENUE_SLUG],
        [$config, readConfig({ flags: { campsAndCoursesBookingEnabled: true } })],
      ],
      handlers: [[toastTimerFx, () => 0]],
    });
    await allSettled(customerServed, { scope, params: await loadServedCustomer({ id: SAM.id }) });
    for (const list of [forSam, forNobody, calls]) list.splice(0);

    await getPageModule(load).load();
    const address = generatePath(path, PARAMS);
    render(
      <Provider value={scope}>
        <ChakraProvider value={createDesignSystem()}>
          <MemoryRouter initialEntries={[address]}>
            <SiteRoutes openedAt={address} />
          </MemoryRouter>
        </ChakraProvider>
      </Provider>,
    );
    await screen.findByRole('heading', { level: 1 }, { timeout: 20_000 });
    await vi.waitFor(() => expect(forSam.toSorted()).toEqual(FOR_SAM[path]?.toSorted() ?? []));
    await allSettled(scope);

    expect(forNobody.filter((call) => !FOR_NOBODY.includes(call))).toEqual([]);
    expect(calls.map(({ call }) => call).filter((call) => !Object.hasOwn(answers, call))).toEqual([]);
    await allSettled(servingEnded, { scope });
  },
);
