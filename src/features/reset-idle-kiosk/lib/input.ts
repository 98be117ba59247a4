const INPUT_EVENTS = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'wheel',
  'keydown',
  'input',
  'click',
] as const;
/** The shortest time between two reports: a moving finger fires hundreds of events. */
const THROTTLE_MS = 200;

/**
 * Calls `onInput` when somebody uses the page by touch, pointer, wheel or key. Speech input and switch devices fire only `input`
 * or `click`. It also calls when the focus moves into a frame, whose events the page cannot see.
 *
 * @returns a function that stops watching
 */
export function watchInput(onInput: () => void): () => void {
  let lastReportedAt = Number.NEGATIVE_INFINITY;
  let pointerPosition = '';
  const reportInput = (event: Event) => {
    if (event.type === 'pointermove' && !hasMoved(event)) return;
    const now = performance.now();
    if (now - lastReportedAt < THROTTLE_MS) return;
    lastReportedAt = now;
    onInput();
  };
  /** Tells whether the pointer has moved: `pointermove` also fires when the page changes under a resting mouse. */
  const hasMoved = (event: Event) => {
    const previousPosition = pointerPosition;
    if (event instanceof MouseEvent) pointerPosition = `${event.screenX} ${event.screenY}`;
    return pointerPosition !== previousPosition && previousPosition !== '';
  };
  for (const eventType of INPUT_EVENTS)
    document.addEventListener(eventType, reportInput, { capture: true, passive: true });
  globalThis.addEventListener('blur', reportInput);
  return () => {
    for (const eventType of INPUT_EVENTS)
      document.removeEventListener(eventType, reportInput, { capture: true });
    globalThis.removeEventListener('blur', reportInput);
  };
}
