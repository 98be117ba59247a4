import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { generatePath, MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { $token, $user, customerServed, servingEnded } from '@/entities/customer';
import { readServedCustomer } from '@/shared/api';
import { $config, readConfig } from '@/shared/config';
import { $selectedVenueSlug, $subSite } from '@/shared/mode';
import { aUser, type FakeCall, fakeOperator } from '@/shared/testing';
import { system } from '@/shared/theme';
import { toastTimeFx } from '@/shared/toast';
import { OFFER, SESSION } from '../../../../tests/faults/bookings-site-answers.ts';
import { healthy } from '../../../../tests/faults/operator.ts';
import { buildCamp } from '../../../../tests/fixtures/camps.ts';
import { buildCourse } from '../../../../tests/fixtures/courses.ts';
import { buildServedCustomer } from '../../../../tests/fixtures/front-of-house.ts';
import { buildOrder } from '../../../../tests/fixtures/orders.ts';
import { buildSlotGrid } from '../../../../tests/fixtures/spaces.ts';
import { pageModule } from '../../routes/page-module';
import { SiteRoutes } from '../../routes/site-routes';
import { $siteRoutes } from '../tables';
import '../../front-of-house/serve';
import { bookingsRoutes } from './routes';

const SAM = buildServedCustomer();
const VENUE = 'riverside-leisure-centre';
const PARAMS = {
  locationSlug: VENUE,
  sessionId: SESSION,
  activitySlug: 'yoga',
  facilitySlug: buildSlotGrid().facility.slug,
  campSlug: buildCamp().slug,
  courseId: buildCourse().id,
  entryId: OFFER.id,
  completeOrderId: 'order-1',
};
const answers = {
  ...healthy,
  [`GET /api/front-of-house/customers/${SAM.id}`]: SAM,
  'GET /api/orders/order-1': buildOrder(),
};

/** What each page asks for the customer; the pages that are not here ask nothing that differs from one customer to the next. */
const FOR_SAM: Readonly<Record<string, readonly string[]>> = {
  '/location/:locationSlug': ['GET /api/activities/timetable'],
  '/location/:locationSlug/sessions/:sessionId': [`GET /api/activities/sessions/${SESSION}`],
  '/location/:locationSlug/activities/:activitySlug': ['GET /api/activities/catalogue/yoga'],
  '/location/:locationSlug/spaces/:facilitySlug': [`GET /api/activities/spaces/${PARAMS.facilitySlug}`],
  '/camps/:locationSlug/:campSlug': [`GET /api/activities/camps/${PARAMS.campSlug}`],
  '/camps/:locationSlug/:campSlug/book': [`GET /api/activities/camps/${PARAMS.campSlug}`],
  '/courses/:locationSlug/:courseId': [`GET /api/activities/courses/${PARAMS.courseId}`],
  '/packages/:locationSlug': ['GET /api/activities/packages'],
  '/basket': ['GET /api/terms', 'GET /api/cart', 'GET /api/activities/waivers'],
  '/order-confirmed/:completeOrderId': ['GET /api/orders/order-1'],
  '/booking-confirmed/:completeOrderId': ['GET /api/orders/order-1'],
};
/** What is the same for everybody, and the offer of a waiting list, which only the customer it was made to can take. */
const FOR_NOBODY = [
  'GET /api/activities/venues',
  `GET /api/activities/venues/${VENUE}`,
  'GET /api/activities/catalogue',
  'GET /api/activities/spaces',
  'GET /api/activities/camps',
  'GET /api/activities/courses',
  'GET /api/data-fields',
  `GET /api/activities/waiting-list/${OFFER.id}`,
];
/** Customers pay by card there themselves, and the others lead to a page of the table. */
const pages = bookingsRoutes.filter(({ title, document }) => title !== null && document !== 'checkout');

afterEach(() => vi.restoreAllMocks());

test.each(pages.map(({ paths, load }) => [paths[0], load] as const))(
  '%s asks in the name of the served customer',
  async (path, load) => {
    vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
    const forSam: string[] = [];
    const forNobody: string[] = [];
    const answering =
      (data: unknown) =>
      ({ call }: FakeCall, query: URLSearchParams) => {
        const isForSam = query.get('selected_user_id') === SAM.id;
        (isForSam ? forSam : forNobody).push(call);
        return { data };
      };
    const calls = fakeOperator(
      Object.fromEntries(Object.entries(answers).map(([call, data]) => [call, answering(data)])),
    );
    const scope = fork({
      values: [
        [$token, 'token'],
        [$user, aUser({ isStaff: true })],
        [$subSite, 'bookings'],
        [$siteRoutes, bookingsRoutes],
        [$selectedVenueSlug, VENUE],
        [$config, readConfig({ flags: { campsAndCoursesBookingEnabled: true } })],
      ],
      handlers: [[toastTimeFx, () => 0]],
    });
    await allSettled(customerServed, { scope, params: await readServedCustomer({ id: SAM.id }) });
    for (const list of [forSam, forNobody, calls]) list.splice(0);

    await pageModule(load).load();
    const address = generatePath(path, PARAMS);
    render(
      <Provider value={scope}>
        <ChakraProvider value={system}>
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
