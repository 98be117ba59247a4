import { createEffect, createEvent, sample } from 'effector';

/** A timer that can be stopped; `expired` is sent once, when the given time in ms is over. */
export function createTimer() {
  const started = createEvent<number>();
  const stopped = createEvent();
  const expired = createEvent();
  let stopWaiting = () => {};

  const waitFx = createEffect((ms: number) => {
    stopWaiting();
    return new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(true), ms);
      stopWaiting = () => {
        clearTimeout(timer);
        resolve(false);
      };
    });
  });
  const stopFx = createEffect(() => stopWaiting());

  sample({ clock: started, target: waitFx });
  sample({ clock: stopped, target: stopFx });
  sample({ clock: waitFx.doneData, filter: Boolean, target: expired });
  return { started, stopped, expired, waitFx };
}
