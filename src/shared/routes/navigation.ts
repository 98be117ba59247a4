import { attach, createEffect, createEvent, createStore, sample } from 'effector';

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

/** Where the customer is. */
export const $location = createStore<Location>({ pathname: '/', search: '', hash: '', state: null }).on(
  locationChanged,
  (_, location) => location,
);

/** Leaves for another document: another sub-site, a kiosk's home. */
export const leaveFx = createEffect((url: string) => {
  globalThis.location.assign(url);
});

/** Loads the page anew. */
export const reloadFx = createEffect(() => {
  globalThis.location.reload();
});

const isElsewhere = (to: string) => /^https?:\/\//i.test(to);

export const navigateFx = attach({
  source: $navigate,
  effect: async ({ navigate }, { to, replace = false, state = null }: Navigation) => {
    await navigate?.(to, { replace, state });
  },
});

sample({ clock: navigated, filter: ({ to }) => !isElsewhere(to), target: navigateFx });
sample({ clock: navigated, filter: ({ to }) => isElsewhere(to), fn: ({ to }) => to, target: leaveFx });
