/**
 * Keeps the touch or key that dismisses a warning from doing anything else: otherwise a key would be typed into the field that
 * gets the focus back, and a touch would press what is below.
 *
 * @returns a function that stops this; the click that belongs to the last touch is still ignored
 */
export function swallowInput(): () => void {
  const onKey = (event: Event) => event.preventDefault();
  const onPointer = () => swallowNextClick();
  // Registered before the document's own listeners, and so before the warning is removed.
  globalThis.addEventListener('keydown', onKey, { capture: true });
  globalThis.addEventListener('pointerdown', onPointer, { capture: true });
  return () => {
    globalThis.removeEventListener('keydown', onKey, { capture: true });
    globalThis.removeEventListener('pointerdown', onPointer, { capture: true });
  };
}

function swallowNextClick(): void {
  const listenersAbort = new AbortController();
  const options = { capture: true, signal: listenersAbort.signal } as const;
  const onClick = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    listenersAbort.abort();
  };
  globalThis.addEventListener('click', onClick, options);
  // The next touch or key is handled as usual.
  for (const eventType of ['pointerdown', 'keydown']) {
    setTimeout(() => globalThis.addEventListener(eventType, () => listenersAbort.abort(), options));
  }
}
