import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { $config } from '../config';
import { $mode } from '../mode';

export type Location = { pathname: string; search: string; hash: string; state: unknown };
/** A path of this site, or the full address of another site. */
export type Navigation = { to: string; replace?: boolean; state?: unknown };
export type Navigate = (to: string, options: { replace: boolean; state: unknown }) => unknown;

export const navigated = createEvent<Navigation>();
/** The location has changed. Only the router sends this. */
export const locationChanged = createEvent<Location>();
/** The navigate function is available. Only the router sends this. */
export const navigatorReady = createEvent<Navigate>();

const $navigate = createStore<{ navigate: Navigate | null }>({ navigate: null }, { serialize: 'ignore' }).on(
  navigatorReady,
  (_, navigate) => ({ navigate }),
);

/** Locks navigation during a payment, so that the customer is not redirected even if the session ends in another tab. */
export const navigationLocked = createEvent<boolean>();
export const $isNavigationLocked = createStore(false).on(navigationLocked, (_, isLocked) => isLocked);

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

const CHECKOUT_PATH = /^\/checkout(?:[/?#]|$)/i;

/** Whether a path belongs to the checkout, which is a separate document. */
export const isCheckout = (path: string): boolean => CHECKOUT_PATH.test(path);

/**
 * Whether a path needs another document. The checkout is a separate document, because only its security policy admits the card
 * provider.
 *
 * @param hasAnalytics whether other pages load scripts that a payment page must not; leaving the checkout then also needs another
 * document
 * @param isEmbedded whether the visit is embedded; it then stays in one document, because browsers may not keep state between two
 */
export function needsOtherDocument(
  to: string,
  pathname: string,
  hasAnalytics = false,
  isEmbedded = false,
): boolean {
  if (/^https?:\/\//i.test(to)) return true;
  if (isEmbedded) return false;
  return hasAnalytics ? isCheckout(to) !== isCheckout(pathname) : isCheckout(to) && !isCheckout(pathname);
}

const navigationDecided = sample({
  clock: navigated,
  source: { location: $location, config: $config, mode: $mode },
  fn: ({ location, config, mode }, navigation) => ({
    navigation: mode.isKiosk ? { ...navigation, replace: true } : navigation,
    needsNewDocument: needsOtherDocument(
      navigation.to,
      location.pathname,
      config.analytics.isEnabled,
      mode.isEmbedded,
    ),
  }),
});
sample({
  clock: navigationDecided,
  filter: ({ needsNewDocument }) => !needsNewDocument,
  fn: ({ navigation }) => navigation,
  target: navigateFx,
});
sample({
  clock: navigationDecided,
  filter: ({ needsNewDocument }) => needsNewDocument,
  fn: ({ navigation }) => navigation,
  target: leaveFx,
});
