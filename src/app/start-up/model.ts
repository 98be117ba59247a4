import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { loadClientFx } from '@/entities/client';
import type { ApiFailure } from '@/shared/api';
import { $config, type Config, loadConfigFx, logFieldMistakesFx } from '@/shared/config';
import { modeRequested, readSelectedVenueFx } from '@/shared/mode';
import { type Location, locationChanged } from '@/shared/routes';
import { basketCountRequested } from '../basket/model';
import { footerRequested } from '../footer/model';
import '../session/forget';
import { sessionWatchStarted } from '../session/model';
import { loadThemeFx, themeRequested } from '../theme/model';

/**
 * The state of start-up. `maintenance`: the theme request answered 503. `broken`: the theme or the configuration
 * failed otherwise. `unknown-client`: the client record failed to load. Requirements S3.2, S3.3.
 */
export type StartUp = 'loading' | 'ready' | 'maintenance' | 'broken' | 'unknown-client';

const MAINTENANCE_STATUS = 503;

export const appStarted = createEvent<Location>();
export const startFailed = createEvent<unknown>();
const apiConfigured = createEvent();

/** Configures the API client. The entrypoint provides the handler, bound to the scope. */
export const configureApiFx = createEffect<Config, void>(() => {
  throw new Error('pavilion: configureApiFx has no handler; app/entrypoint gives it one.');
});

/** Milliseconds reserved for loading the first screen. */
const FIRST_SCREEN_MS = 1000;
export const waitForFirstScreenFx = createEffect(
  () => new Promise<void>((resolve) => setTimeout(resolve, FIRST_SCREEN_MS)),
);

export const $startUp = createStore<StartUp>('loading');

const isMaintenance = (failure: ApiFailure) =>
  failure.kind === 'http' && failure.status === MAINTENANCE_STATUS;
const $hasConfig = createStore(false).on(loadConfigFx.done, () => true);
const $hasTheme = createStore(false).on(loadThemeFx.done, () => true);
const $hasClient = createStore(false).on(loadClientFx.done, () => true);
const $isStartUpSettled = $startUp.map((state) => state !== 'loading');

// Mode and configuration come first, because everything else depends on them.
sample({ clock: appStarted, target: locationChanged });
sample({ clock: appStarted, fn: ({ search }) => search, target: modeRequested });
sample({ clock: appStarted, target: attach({ effect: loadConfigFx, mapParams: () => undefined }) });
sample({ clock: loadConfigFx.doneData, source: $config, target: configureApiFx });
sample({
  clock: configureApiFx.done,
  target: attach({ effect: readSelectedVenueFx, mapParams: () => undefined }),
});
sample({ clock: readSelectedVenueFx.finally, target: apiConfigured });

sample({ clock: apiConfigured, target: [themeRequested, loadClientFx, sessionWatchStarted] });

// Start-up is ready when the theme and the client record have loaded; it fails as soon as either fails.
sample({
  clock: [loadThemeFx.done, loadClientFx.done],
  source: { hasTheme: $hasTheme, hasClient: $hasClient, isSettled: $isStartUpSettled },
  filter: ({ hasTheme, hasClient, isSettled }) => hasTheme && hasClient && !isSettled,
  fn: () => 'ready' as const,
  target: $startUp,
});
sample({
  clock: loadThemeFx.failData,
  source: $hasTheme,
  filter: (hasTheme) => !hasTheme,
  fn: (_, failure): StartUp => (isMaintenance(failure) ? 'maintenance' : 'broken'),
  target: $startUp,
});
sample({
  clock: loadClientFx.fail,
  source: $startUp,
  filter: (state) => state === 'loading' || state === 'ready',
  fn: (): StartUp => 'unknown-client',
  target: $startUp,
});
sample({
  clock: [loadConfigFx.fail, configureApiFx.fail, startFailed],
  fn: (): StartUp => 'broken',
  target: $startUp,
});

// Explains the configuration in the console, because the configured API may be the wrong one.
sample({
  clock: $startUp,
  source: $hasConfig,
  filter: (hasConfig, state) => hasConfig && (state === 'broken' || state === 'unknown-client'),
  fn: () => {},
  target: logFieldMistakesFx,
});

// The footer and the basket count load after the first screen, which gets the bandwidth first.
sample({ clock: $startUp, filter: (state) => state === 'ready', target: waitForFirstScreenFx });
sample({ clock: waitForFirstScreenFx.done, target: [footerRequested, basketCountRequested] });
