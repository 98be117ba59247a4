function query(values: Record<string, string | null | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) search.set(name, value);
  const written = search.toString();
  return written === '' ? '' : `?${written}`;
}

const thenTo = (path: string, redirect?: string) =>
  path + query({ redirect: redirect === '/' ? null : redirect });

/** Addresses of the joining site. Spec, joining §2, route table. */
export const paths = {
  home: () => '/',
  centre: (centreSlug: string) => `/centre/${encodeURIComponent(centreSlug)}`,
  membership: (centreSlug: string, membershipSlug: string, paymentType: string) =>
    `/centre/${encodeURIComponent(centreSlug)}/membership/${encodeURIComponent(membershipSlug)}/${encodeURIComponent(paymentType)}`,
  /** The kiosk's home keeps its two query parameters. Spec, joining §2. */
  kiosk: (centre?: string | null) => `/kiosk${query({ kiosk: 'true', centre })}`,
  checkout: () => '/checkout',
  login: (redirect?: string) => thenTo('/login', redirect),
  register: (redirect?: string) => thenTo('/register', redirect),
  orderConfirmed: (completeOrderId: string, { isKiosk }: { isKiosk: boolean } = { isKiosk: false }) =>
    `/order-confirmed/${encodeURIComponent(completeOrderId)}${query({ kiosk: isKiosk ? 'true' : null })}`,
} as const;

/** Routes of the joining site that links lead to, as its table has them (`app/sites/joining/routes.ts`). Spec, joining §2. */
export const patterns = {
  home: '/',
  centre: '/centre/:centreSlug',
  kiosk: '/kiosk',
  login: '/login',
  register: '/register',
} as const;

/** The routes of the bookings site: its pages, and the ways to those of the selected venue. Spec, platform §2. */
export const bookings = {
  home: '/',
  basket: '/basket',
  location: '/location/:locationSlug',
  camps: '/camps/*',
  courses: '/courses/*',
  toLocation: '/redirect-to-selected-venue',
  toCamps: '/camp-redirect-to-selected-venue',
  toCourses: '/course-redirect-to-selected-venue',
} as const;

/** What a venue has on the bookings site; each is the first segment of its addresses, and the venue the second. */
export type BookingArea = 'location' | 'camps' | 'courses';

/** A venue's page on the bookings site. */
export const venuePath = (area: BookingArea, slug: string) => `/${area}/${encodeURIComponent(slug)}`;
