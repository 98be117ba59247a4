function formatQuery(values: Record<string, string | null | undefined>): string {
  const searchParams = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) searchParams.set(name, value);
  const queryText = searchParams.toString();
  return queryText === '' ? '' : `?${queryText}`;
}

const addRedirect = (path: string, redirect?: string) =>
  path + formatQuery({ redirect: redirect === '/' ? null : redirect });

/** The addresses of the joining site. Requirement S1.2, route table. */
export const paths = {
  home: () => '/',
  centre: (centreSlug: string) => `/centre/${encodeURIComponent(centreSlug)}`,
  membership: (centreSlug: string, membershipSlug: string, paymentType: string) =>
    `/centre/${encodeURIComponent(centreSlug)}/membership/${encodeURIComponent(membershipSlug)}/${encodeURIComponent(paymentType)}`,
  /** Keeps both query parameters. Requirement S2.1. */
  kiosk: (centre?: string | null) => `/kiosk${formatQuery({ kiosk: 'true', centre })}`,
  checkout: () => '/checkout',
  login: (redirect?: string) => addRedirect('/login', redirect),
  register: (redirect?: string) => addRedirect('/register', redirect),
  orderConfirmed: (completeOrderId: string, { isKiosk }: { isKiosk: boolean } = { isKiosk: false }) =>
    `/order-confirmed/${encodeURIComponent(completeOrderId)}${formatQuery({ kiosk: isKiosk ? 'true' : null })}`,
  bookingConfirmed: (completeOrderId: string, { isKiosk }: { isKiosk: boolean } = { isKiosk: false }) =>
    `/booking-confirmed/${encodeURIComponent(completeOrderId)}${formatQuery({ kiosk: isKiosk ? 'true' : null })}`,
} as const;

/** The joining site's routes to which pages link (`app/sites/joining/routes.ts`). Requirement S1.2. */
export const patterns = {
  home: '/',
  centre: '/centre/:centreSlug',
  kiosk: '/kiosk',
  login: '/login',
  register: '/register',
} as const;

/** The bookings site's routes, with redirects to the selected venue. Requirement S1.3. */
export const bookings = {
  home: '/',
  basket: '/basket',
  location: '/location/:locationSlug',
  session: '/location/:locationSlug/sessions/:sessionId',
  camps: '/camps/:locationSlug',
  courses: '/courses/:locationSlug',
  packages: '/packages/:locationSlug',
  toLocation: '/redirect-to-selected-venue',
  toCamps: '/camp-redirect-to-selected-venue',
  toCourses: '/course-redirect-to-selected-venue',
} as const;

const ADDED_PARAMETER = 'added';
const MEMBERSHIP_VALUE = 'membership';

/** The address of the basket after a membership was added on another sub-site; the basket then says so. */
export const basketWithMembershipPath = `${bookings.basket}${formatQuery({ [ADDED_PARAMETER]: MEMBERSHIP_VALUE })}`;
export const hasMembershipAdded = (search: string) =>
  new URLSearchParams(search).get(ADDED_PARAMETER) === MEMBERSHIP_VALUE;

/** The first path segment of a venue page on the bookings site. */
export type BookingArea = 'location' | 'camps' | 'courses';

export const venuePath = (area: BookingArea, slug: string) => `/${area}/${encodeURIComponent(slug)}`;

/** The address of a session's page. */
export const sessionPath = (slug: string, sessionId: string) =>
  `${venuePath('location', slug)}/sessions/${encodeURIComponent(sessionId)}`;
