import { createEffect, createEvent, sample } from 'effector';

/** A timer that can be stopped; `expired` is sent once, when the given time in ms is over. */
export function createTimer() {
  const started = createEvent<number>();
  const stopped = createEvent();
  const expired = createEvent();
  let stop = () => {};

  const runFx = createEffect((ms: number) => {
    stop();
    return new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(true), ms);
      stop = () => {
        clearTimeout(timer);
        resolve(false);
      };
    });
  });
  const stopFx = createEffect(() => stop());

  sample({ clock: started, target: runFx });
  sample({ clock: stopped, target: stopFx });
  sample({ clock: runFx.doneData, filter: Boolean, target: expired });
  return { started, stopped, expired, runFx };
}
