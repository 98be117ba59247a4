import { createEffect, createStore } from 'effector';
import { earlyConfig } from '../boot';
import { type Config, readConfig } from './config';

export const loadConfigFx = createEffect(async (): Promise<Config> => readConfig(await earlyConfig()));

export const $config = createStore<Config>(readConfig({})).on(loadConfigFx.doneData, (_, config) => config);
