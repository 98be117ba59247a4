import { createEffect, createEvent, sample } from 'effector';

export const printClicked = createEvent();

export const printFx = createEffect(() => window.print());

sample({ clock: printClicked, target: printFx });
