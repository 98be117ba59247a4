import type { SiteRoute } from '../route';

/** The pages of online joining. Requirement S1.2. */
export const joiningRoutes: readonly SiteRoute[] = [
  {
    paths: [
      '/',
      '/centre/:centreSlug',
      '/centre/:centreSlug/membership/:selectedMembershipSlug/:selectedPaymentType',
    ],
    title: 'Buy membership',
    crumb: 'home',
    document: 'finder',
    flag: 'onlineJoiningEnabled',
    hasOffPage: true,
    load: () => import('@/pages/joining/join').then(({ JoiningPage }) => JoiningPage),
  },
  {
    paths: ['/kiosk'],
    title: 'Welcome',
    crumb: 'none',
    load: () => import('@/pages/joining/kiosk-home').then(({ KioskHomePage }) => KioskHomePage),
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
    paths: ['/theme-preview'],
    title: 'Theme preview',
    load: () => import('@/pages/system/theme-preview').then(({ ThemePreviewPage }) => ThemePreviewPage),
  },
  {
    paths: ['/form-preview/*'],
    title: 'Form preview',
    flag: 'formPreviewEnabled',
    load: () => import('@/pages/system/form-preview').then(({ FormPreviewPage }) => FormPreviewPage),
  },
];
