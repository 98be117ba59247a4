import { createEffect, createStore } from 'effector';
import { bootedConfig } from './boot';
import { type Config, readConfig } from './config';

export const loadConfigFx = createEffect(async (): Promise<Config> => readConfig(await bootedConfig()));

/** The configuration has arrived. */
export const configLoaded = loadConfigFx.doneData;

export const $config = createStore<Config>(readConfig({})).on(configLoaded, (_, config) => config);
