import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { $config } from '../config';
import { $mode } from '../mode';

export type Location = { pathname: string; search: string; hash: string; state: unknown };
/** Where to go: a path of this site, or the full address of another one. */
export type Navigation = { to: string; replace?: boolean; state?: unknown };
export type Navigate = (to: string, options: { replace: boolean; state: unknown }) => unknown;

/** Asks to go somewhere. */
export const navigated = createEvent<Navigation>();
/** The router stands at a new place. Called by the app's router only. */
export const locationChanged = createEvent<Location>();
/** The router can be used. Called by the app's router only. */
export const navigatorReady = createEvent<Navigate>();

const $navigate = createStore<{ navigate: Navigate | null }>({ navigate: null }, { serialize: 'ignore' }).on(
  navigatorReady,
  (_, navigate) => ({ navigate }),
);

/** A payment is under way: the customer is not sent elsewhere, even when the session ends in another tab. */
export const navigationLocked = createEvent<boolean>();
export const $isNavigationLocked = createStore(false).on(navigationLocked, (_, isHeld) => isHeld);

/** Where the customer is. */
export const $location = createStore<Location>({ pathname: '/', search: '', hash: '', state: null }).on(
  locationChanged,
  (_, location) => location,
);

/** Opens another document: another sub-site, a kiosk's home, the checkout. */
export const leaveFx = createEffect(({ to, replace = false }: Pick<Navigation, 'to' | 'replace'>) => {
  if (replace) globalThis.location.replace(to);
  else globalThis.location.assign(to);
});

/** Loads the page again. */
export const reloadFx = createEffect(() => {
  globalThis.location.reload();
});

export const navigateFx = attach({
  source: $navigate,
  effect: async ({ navigate }, { to, replace = false, state = null }: Navigation) => {
    await navigate?.(to, { replace, state });
  },
});

const CHECKOUT = /^\/checkout(?:[/?#]|$)/;

/** A path of the checkout, which is a document of its own. */
export const isCheckout = (path: string): boolean => CHECKOUT.test(path);

/**
 * True when a place is another document than the one the customer is in. The checkout is a document of its own: only
 * there does the page's policy let the card provider in, and a policy comes with the document.
 *
 * @param hasAnalytics the other screens load what a payment page must not: the way out of the checkout is a load too.
 * @param isEmbedded inside another page the whole visit is one document, for the browser may keep nothing between two.
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
    // A kiosk leaves nothing behind that the next person could go back to.
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
