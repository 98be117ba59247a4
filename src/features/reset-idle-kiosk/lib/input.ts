const KINDS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown', 'input', 'click'] as const;
/** A moving finger fires hundreds of events, so they are throttled. */
const THROTTLE_MS = 200;

/**
 * Calls back on any sign of a person: touch, pointer, wheel, key, speech or a switch (`input`, `click`), and when the focus moves
 * into a frame, whose events the page cannot see.
 *
 * @returns a function that stops watching
 */
export function watchInput(onInput: () => void): () => void {
  let last = Number.NEGATIVE_INFINITY;
  let place = '';
  const seen = (event: Event) => {
    if (event.type === 'pointermove' && !hasMoved(event)) return;
    const now = performance.now();
    if (now - last < THROTTLE_MS) return;
    last = now;
    onInput();
  };
  /** `pointermove` also fires when the page changes under a resting mouse. */
  const hasMoved = (event: Event) => {
    const before = place;
    if (event instanceof MouseEvent) place = `${event.screenX} ${event.screenY}`;
    return place !== before && before !== '';
  };
  for (const kind of KINDS) document.addEventListener(kind, seen, { capture: true, passive: true });
  globalThis.addEventListener('blur', seen);
  return () => {
    for (const kind of KINDS) document.removeEventListener(kind, seen, { capture: true });
    globalThis.removeEventListener('blur', seen);
  };
}
