import { type ComponentType, lazy } from 'react';
import { matchPath } from 'react-router';
import { loadCode } from '@/shared/lib';
import type { SubSite } from '@/shared/mode';
import { builtRoutes, patterns } from '@/shared/routes';
import { accountParts } from './account-parts';

type PageModule = { Page: ComponentType };

/** `preload` fetches the page's code; `component` is the page itself, or what waits for it. */
export type LazyPage = { preload: () => Promise<unknown>; component: () => ComponentType };

/** A page whose code comes when it is wanted. Once it is there it is drawn without a spinner in between. */
function lazyPage(load: () => Promise<PageModule>): LazyPage {
  let loaded: ComponentType | null = null;
  const preload = async () => {
    const { Page } = await loadCode(load);
    loaded = Page;
    return { default: Page };
  };
  const Later = lazy(preload);
  return { preload, component: () => loaded ?? Later };
}

export const pages = {
  joining: lazyPage(() => import('@/pages/joining').then(({ JoiningPage }) => ({ Page: JoiningPage }))),
  checkout: lazyPage(() => import('@/pages/checkout').then(({ CheckoutPage }) => ({ Page: CheckoutPage }))),
  orderConfirmed: lazyPage(() =>
    import('@/pages/order-confirmed').then(({ OrderConfirmedPage }) => ({ Page: OrderConfirmedPage })),
  ),
  login: lazyPage(() => accountParts().then(({ LoginPage }) => ({ Page: LoginPage }))),
  register: lazyPage(() => accountParts().then(({ RegisterPage }) => ({ Page: RegisterPage }))),
  themePreview: lazyPage(() =>
    import('@/pages/theme-preview').then(({ ThemePreviewPage }) => ({ Page: ThemePreviewPage })),
  ),
  kioskHome: lazyPage(() =>
    import('@/pages/kiosk-home').then(({ KioskHomePage }) => ({ Page: KioskHomePage })),
  ),
};

const byPattern: readonly [string, LazyPage][] = [
  [patterns.home, pages.joining],
  [patterns.centre, pages.joining],
  [patterns.membership, pages.joining],
  [patterns.checkout, pages.checkout],
  [patterns.orderConfirmed, pages.orderConfirmed],
  [patterns.login, pages.login],
  [patterns.register, pages.register],
  [patterns.kiosk, pages.kioskHome],
  [patterns.themePreview, pages.themePreview],
];

/** Fetches the code of the page at a path, so that it is there when the start-up is over. Never fails. */
export async function preloadPage(subSite: SubSite, pathname: string): Promise<void> {
  const found = byPattern.find(
    ([pattern]) => builtRoutes[subSite].includes(pattern) && matchPath(pattern, pathname) !== null,
  );
  await found?.[1].preload().catch(() => {});
}
