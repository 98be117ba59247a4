import { createEffect, createEvent, createStore, sample } from 'effector';
import { findMode, type Mode, NORMAL_MODE, saveMode } from '../boot';

export const modeRequested = createEvent<string>();

const readModeFx = createEffect((search: string): Mode => {
  const mode = findMode(search);
  saveMode(mode);
  return mode;
});

export const $mode = createStore<Mode>(NORMAL_MODE).on(readModeFx.doneData, (_, mode) => mode);

sample({ clock: modeRequested, target: readModeFx });
