import type { SiteRoute } from './route';

/** Log in and Create an account, on every site and for visitors only. Requirement S1.7. */
export const visitorRoutes: readonly SiteRoute[] = [
  {
    paths: ['/login'],
    title: 'Log in',
    guard: 'visitors',
    load: () => import('@/pages/system/login').then(({ LoginPage }) => LoginPage),
  },
  {
    paths: ['/register'],
    title: 'Create an account',
    guard: 'visitors',
    load: () => import('@/pages/system/register').then(({ RegisterPage }) => RegisterPage),
  },
];
