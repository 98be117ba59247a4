import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { $config } from '../config';
import { $mode } from '../mode';

export type Location = { pathname: string; search: string; hash: string; state: unknown };
/** A path of this site, or the full address of another. */
export type Navigation = { to: string; replace?: boolean; state?: unknown };
export type Navigate = (to: string, options: { replace: boolean; state: unknown }) => unknown;

export const navigated = createEvent<Navigation>();
/** The location has changed; called by the router only. */
export const locationChanged = createEvent<Location>();
/** The navigate function is available; called by the router only. */
export const navigatorReady = createEvent<Navigate>();

const $navigate = createStore<{ navigate: Navigate | null }>({ navigate: null }, { serialize: 'ignore' }).on(
  navigatorReady,
  (_, navigate) => ({ navigate }),
);

/** During a payment the customer is not redirected, even when the session ends in another tab. */
export const navigationLocked = createEvent<boolean>();
export const $isNavigationLocked = createStore(false).on(navigationLocked, (_, isHeld) => isHeld);

export const $location = createStore<Location>({ pathname: '/', search: '', hash: '', state: null }).on(
  locationChanged,
  (_, location) => location,
);

export const leaveFx = createEffect(({ to, replace = false }: Pick<Navigation, 'to' | 'replace'>) => {
  if (replace) globalThis.location.replace(to);
  else globalThis.location.assign(to);
});

export const reloadFx = createEffect(() => {
  globalThis.location.reload();
});

export const navigateFx = attach({
  source: $navigate,
  effect: async ({ navigate }, { to, replace = false, state = null }: Navigation) => {
    await navigate?.(to, { replace, state });
  },
});

const CHECKOUT = /^\/checkout(?:[/?#]|$)/i;

/** True for paths of the checkout, which is a separate document. */
export const isCheckout = (path: string): boolean => CHECKOUT.test(path);

/**
 * True when a path needs another document. The checkout is a separate document, because only its policy admits the
 * card provider.
 *
 * @param hasAnalytics other pages load what a payment page must not, so leaving the checkout is a load too.
 * @param isEmbedded an embedded visit is one document, because browsers may not keep state between two.
 */
export function isOtherDocument(
  to: string,
  pathname: string,
  hasAnalytics = false,
  isEmbedded = false,
): boolean {
  if (/^https?:\/\//i.test(to)) return true;
  if (isEmbedded) return false;
  return hasAnalytics ? isCheckout(to) !== isCheckout(pathname) : isCheckout(to) && !isCheckout(pathname);
}

const opened = sample({
  clock: navigated,
  source: { location: $location, config: $config, mode: $mode },
  fn: ({ location, config, mode }, navigation) => ({
    navigation: mode.isKiosk ? { ...navigation, replace: true } : navigation,
    isOther: isOtherDocument(navigation.to, location.pathname, config.analytics.isEnabled, mode.isEmbedded),
  }),
});
sample({
  clock: opened,
  filter: ({ isOther }) => !isOther,
  fn: ({ navigation }) => navigation,
  target: navigateFx,
});
sample({
  clock: opened,
  filter: ({ isOther }) => isOther,
  fn: ({ navigation }) => navigation,
  target: leaveFx,
});
