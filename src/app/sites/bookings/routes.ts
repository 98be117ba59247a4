import type { SiteRoute } from '../route';

/** The pages of the bookings site. Spec, platform §2. */
export const bookingsRoutes: readonly SiteRoute[] = [
  {
    paths: ['/'],
    title: 'page.bookActivity',
    crumb: 'home',
    document: 'finder',
    load: () => import('@/pages/bookings-home').then(({ BookingsHomePage }) => BookingsHomePage),
  },
  {
    paths: ['/location/:locationSlug'],
    title: 'page.timetable',
    load: () => import('@/pages/location').then(({ LocationPage }) => LocationPage),
  },
  {
    paths: ['/location/:locationSlug/sessions/:sessionId'],
    title: 'page.session',
    load: () => import('@/pages/session').then(({ SessionPage }) => SessionPage),
  },
  {
    paths: ['/location/:locationSlug/activities'],
    title: 'page.activities',
    load: () => import('@/pages/activities').then(({ ActivitiesPage }) => ActivitiesPage),
  },
  {
    paths: ['/location/:locationSlug/activities/:activitySlug'],
    title: 'page.activity',
    load: () => import('@/pages/activity').then(({ ActivityPage }) => ActivityPage),
  },
  {
    paths: ['/location/:locationSlug/spaces'],
    title: 'page.spaces',
    load: () => import('@/pages/spaces').then(({ SpacesPage }) => SpacesPage),
  },
  {
    paths: ['/location/:locationSlug/spaces/:facilitySlug'],
    title: 'page.spaces',
    load: () => import('@/pages/space').then(({ SpacePage }) => SpacePage),
  },
  {
    paths: ['/camps/:locationSlug'],
    title: 'page.camps',
    flag: 'campsAndCoursesBookingEnabled',
    load: () => import('@/pages/camps').then(({ CampsPage }) => CampsPage),
  },
  {
    paths: ['/camps/:locationSlug/:campSlug'],
    title: 'page.camp',
    flag: 'campsAndCoursesBookingEnabled',
    load: () => import('@/pages/camp').then(({ CampPage }) => CampPage),
  },
  {
    paths: ['/camps/:locationSlug/:campSlug/book'],
    title: 'page.campBooking',
    guard: 'customers',
    flag: 'campsAndCoursesBookingEnabled',
    load: () => import('@/pages/camp-booking').then(({ CampBookingPage }) => CampBookingPage),
  },
  {
    paths: ['/courses/:locationSlug'],
    title: 'page.courses',
    flag: 'campsAndCoursesBookingEnabled',
    load: () => import('@/pages/courses').then(({ CoursesPage }) => CoursesPage),
  },
  {
    paths: ['/courses/:locationSlug/:courseId'],
    title: 'page.course',
    flag: 'campsAndCoursesBookingEnabled',
    load: () => import('@/pages/course').then(({ CoursePage }) => CoursePage),
  },
  {
    paths: ['/packages/:locationSlug'],
    title: 'page.packages',
    load: () => import('@/pages/packages').then(({ PackagesPage }) => PackagesPage),
  },
  {
    paths: ['/waiting-list/:entryId'],
    title: 'page.waitingList',
    guard: 'customers',
    load: () => import('@/pages/waiting-offer').then(({ WaitingOfferPage }) => WaitingOfferPage),
  },
  {
    paths: ['/basket'],
    title: 'page.basket',
    guard: 'customers',
    load: () => import('@/pages/basket').then(({ BasketPage }) => BasketPage),
  },
  {
    paths: ['/checkout'],
    title: 'page.checkout',
    guard: 'customers',
    document: 'checkout',
    load: () => import('@/pages/checkout').then(({ CheckoutPage }) => CheckoutPage),
  },
  {
    paths: ['/order-confirmed/:completeOrderId'],
    title: 'page.confirmation',
    guard: 'customers',
    load: () => import('@/pages/order-confirmed').then(({ OrderConfirmedPage }) => OrderConfirmedPage),
  },
  {
    paths: ['/booking-confirmed/:completeOrderId'],
    title: 'page.confirmation',
    guard: 'customers',
    load: () => import('./booking-confirmed').then(({ BookingConfirmed }) => BookingConfirmed),
  },
  {
    paths: ['/redirect-to-selected-venue'],
    title: null,
    load: () => import('./to-selected-venue').then(({ ToLocation }) => ToLocation),
  },
  {
    paths: ['/camp-redirect-to-selected-venue'],
    title: null,
    flag: 'campsAndCoursesBookingEnabled',
    load: () => import('./to-selected-venue').then(({ ToCamps }) => ToCamps),
  },
  {
    paths: ['/course-redirect-to-selected-venue'],
    title: null,
    flag: 'campsAndCoursesBookingEnabled',
    load: () => import('./to-selected-venue').then(({ ToCourses }) => ToCourses),
  },
];
