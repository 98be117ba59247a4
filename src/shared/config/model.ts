import { createEffect, createStore, sample } from 'effector';
import { requestEarlyConfig } from '../boot';
import { type Config, readConfig } from './config';

export const loadConfigFx = createEffect(async (): Promise<Config> => readConfig(await requestEarlyConfig()));

export const $config = createStore<Config>(readConfig({})).on(loadConfigFx.doneData, (_, config) => config);

/** The visitor sees the error page; the console tells whoever is responsible for the file what is wrong with it. */
const explainConfigFx = createEffect(async (error: Error) =>
  (await import('./explain')).explainConfig(error),
);
sample({ clock: loadConfigFx.failData, target: explainConfigFx });

/** Logs in the console what is wrong in a file with which the site failed to start. */
export const explainFieldsFx = createEffect(async () => (await import('./explain')).explainFields());
