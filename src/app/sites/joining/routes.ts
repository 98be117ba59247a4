import type { SiteRoute } from '../route';

/** The pages of online joining. Spec, joining §2. */
export const joiningRoutes: readonly SiteRoute[] = [
  {
    paths: [
      '/',
      '/centre/:centreSlug',
      '/centre/:centreSlug/membership/:selectedMembershipSlug/:selectedPaymentType',
    ],
    title: 'page.joining',
    crumb: 'home',
    document: 'finder',
    load: () => import('@/pages/joining').then(({ JoiningPage }) => JoiningPage),
  },
  {
    paths: ['/kiosk'],
    title: 'page.kiosk',
    crumb: 'none',
    load: () => import('@/pages/kiosk-home').then(({ KioskHomePage }) => KioskHomePage),
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
    paths: ['/theme-preview'],
    title: 'page.themePreview',
    load: () => import('@/pages/theme-preview').then(({ ThemePreviewPage }) => ThemePreviewPage),
  },
];
