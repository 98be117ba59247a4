import type { SiteRoute } from '../route';

/** The pages of the bookings site. Requirement S1.3. */
export const bookingsRoutes: readonly SiteRoute[] = [
  {
    paths: ['/'],
    title: 'Book an activity',
    crumb: 'home',
    document: 'finder',
    load: () => import('@/pages/bookings/home').then(({ BookingsHomePage }) => BookingsHomePage),
  },
  {
    paths: ['/location/:locationSlug'],
    title: 'Timetable',
    load: () => import('@/pages/bookings/location').then(({ LocationPage }) => LocationPage),
  },
  {
    paths: ['/location/:locationSlug/sessions/:sessionId'],
    title: 'Session',
    load: () => import('@/pages/bookings/session').then(({ SessionPage }) => SessionPage),
  },
  {
    paths: ['/location/:locationSlug/activities'],
    title: 'Activities',
    load: () => import('@/pages/bookings/activities').then(({ ActivitiesPage }) => ActivitiesPage),
  },
  {
    paths: ['/location/:locationSlug/activities/:activitySlug'],
    title: 'Activity',
    load: () => import('@/pages/bookings/activity').then(({ ActivityPage }) => ActivityPage),
  },
  {
    paths: ['/location/:locationSlug/spaces'],
    title: 'Courts and pitches',
    load: () => import('@/pages/bookings/spaces').then(({ SpacesPage }) => SpacesPage),
  },
  {
    paths: ['/location/:locationSlug/spaces/:facilitySlug'],
    title: 'Courts and pitches',
    load: () => import('@/pages/bookings/space').then(({ SpacePage }) => SpacePage),
  },
  {
    paths: ['/camps/:locationSlug'],
    title: 'Camps',
    flag: 'campsAndCoursesBookingEnabled',
    load: () => import('@/pages/bookings/camps').then(({ CampsPage }) => CampsPage),
  },
  {
    paths: ['/camps/:locationSlug/:campSlug'],
    title: 'Camp',
    flag: 'campsAndCoursesBookingEnabled',
    load: () => import('@/pages/bookings/camp').then(({ CampPage }) => CampPage),
  },
  {
    paths: ['/camps/:locationSlug/:campSlug/book'],
    title: 'Book a camp',
    guard: 'customers',
    flag: 'campsAndCoursesBookingEnabled',
    load: () => import('@/pages/bookings/camp-booking').then(({ CampBookingPage }) => CampBookingPage),
  },
  {
    paths: ['/courses/:locationSlug'],
    title: 'Courses',
    flag: 'campsAndCoursesBookingEnabled',
    load: () => import('@/pages/bookings/courses').then(({ CoursesPage }) => CoursesPage),
  },
  {
    paths: ['/courses/:locationSlug/:courseId'],
    title: 'Course',
    flag: 'campsAndCoursesBookingEnabled',
    load: () => import('@/pages/bookings/course').then(({ CoursePage }) => CoursePage),
  },
  {
    paths: ['/packages/:locationSlug'],
    title: 'Packages',
    load: () => import('@/pages/bookings/packages').then(({ PackagesPage }) => PackagesPage),
  },
  {
    paths: ['/waiting-list/:entryId'],
    title: 'Waiting list',
    guard: 'customers',
    load: () => import('@/pages/bookings/waiting-offer').then(({ WaitingOfferPage }) => WaitingOfferPage),
  },
  {
    paths: ['/basket'],
    title: 'Basket',
    guard: 'customers',
    load: () => import('@/pages/bookings/basket').then(({ BasketPage }) => BasketPage),
  },
  {
    paths: ['/handoff'],
    title: 'Pay for a basket from the desk',
    load: () => import('@/pages/bookings/hand-off').then(({ HandOffCodePage }) => HandOffCodePage),
  },
  {
    paths: ['/handoff/:token'],
    title: 'Basket from the desk',
    load: () => import('@/pages/bookings/hand-off').then(({ HandOffPage }) => HandOffPage),
  },
  {
    paths: ['/front-of-house'],
    title: 'Front of house',
    guard: 'customers',
    load: () => import('./desk-pages').then(({ FindCustomer }) => FindCustomer),
  },
  {
    paths: ['/front-of-house/new-customer'],
    title: 'New customer',
    guard: 'customers',
    load: () => import('./desk-pages').then(({ NewCustomer }) => NewCustomer),
  },
  {
    paths: ['/checkout'],
    title: 'Checkout',
    guard: 'customers',
    document: 'checkout',
    load: () => import('@/pages/system/checkout').then(({ CheckoutPage }) => CheckoutPage),
  },
  {
    paths: ['/order-confirmed/:completeOrderId'],
    title: 'Confirmation',
    guard: 'customers',
    load: () => import('@/pages/system/order-confirmed').then(({ OrderConfirmedPage }) => OrderConfirmedPage),
  },
  {
    paths: ['/booking-confirmed/:completeOrderId'],
    title: 'Confirmation',
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
