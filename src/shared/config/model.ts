import { createEffect, createStore, sample } from 'effector';
import { requestEarlyConfig } from '../boot';
import { type Config, readConfig } from './config';

export const loadConfigFx = createEffect(async (): Promise<Config> => readConfig(await requestEarlyConfig()));

export const $config = createStore<Config>(readConfig({})).on(loadConfigFx.doneData, (_, config) => config);

/** The visitor sees the error page; the console tells whoever is responsible for the file what is wrong with it. */
const logConfigProblemFx = createEffect(async (error: Error) =>
  (await import('./explain')).logConfigProblem(error),
);
sample({ clock: loadConfigFx.failData, target: logConfigProblemFx });

/** Logs in the console what is wrong in a file with which the site failed to start. */
export const logFieldMistakesFx = createEffect(async () => (await import('./explain')).logFieldMistakes());
