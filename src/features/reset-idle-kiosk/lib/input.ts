const INPUT_EVENTS = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'wheel',
  'keydown',
  'input',
  'click',
] as const;
/** A moving finger fires hundreds of events, so they are throttled. */
const THROTTLE_MS = 200;

/**
 * Calls back on any sign of a person: touch, pointer, wheel, key, speech or a switch (`input`, `click`), and when the focus moves
 * into a frame, whose events the page cannot see.
 *
 * @returns a function that stops watching
 */
export function watchInput(onInput: () => void): () => void {
  let lastSeenAt = Number.NEGATIVE_INFINITY;
  let place = '';
  const reportInput = (event: Event) => {
    if (event.type === 'pointermove' && !hasMoved(event)) return;
    const now = performance.now();
    if (now - lastSeenAt < THROTTLE_MS) return;
    lastSeenAt = now;
    onInput();
  };
  /** `pointermove` also fires when the page changes under a resting mouse. */
  const hasMoved = (event: Event) => {
    const previousPlace = place;
    if (event instanceof MouseEvent) place = `${event.screenX} ${event.screenY}`;
    return place !== previousPlace && previousPlace !== '';
  };
  for (const kind of INPUT_EVENTS)
    document.addEventListener(kind, reportInput, { capture: true, passive: true });
  globalThis.addEventListener('blur', reportInput);
  return () => {
    for (const kind of INPUT_EVENTS) document.removeEventListener(kind, reportInput, { capture: true });
    globalThis.removeEventListener('blur', reportInput);
  };
}
