import { createEffect, createStore } from 'effector';
import { bootedConfig } from '../boot';
import { type Config, readConfig } from './config';

export const loadConfigFx = createEffect(async (): Promise<Config> => readConfig(await bootedConfig()));

export const $config = createStore<Config>(readConfig({})).on(loadConfigFx.doneData, (_, config) => config);
