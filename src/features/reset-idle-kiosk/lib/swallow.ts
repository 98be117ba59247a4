/**
 * The touch or key that answers a warning does nothing else: without this a key would be typed into the field that gets
 * the focus back, and a finger would press what lies below.
 *
 * @returns a function that ends it; the click that belongs to the last touch is still swallowed.
 */
export function swallowInput(): () => void {
  const onKey = (event: Event) => event.preventDefault();
  const onPointer = () => swallowNextClick();
  // Before the document's own listeners, and so before the warning is gone.
  globalThis.addEventListener('keydown', onKey, { capture: true });
  globalThis.addEventListener('pointerdown', onPointer, { capture: true });
  return () => {
    globalThis.removeEventListener('keydown', onKey, { capture: true });
    globalThis.removeEventListener('pointerdown', onPointer, { capture: true });
  };
}

function swallowNextClick(): void {
  const done = new AbortController();
  const options = { capture: true, signal: done.signal } as const;
  const onClick = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    done.abort();
  };
  globalThis.addEventListener('click', onClick, options);
  // Another touch or key is something new.
  for (const kind of ['pointerdown', 'keydown']) {
    setTimeout(() => globalThis.addEventListener(kind, () => done.abort(), options));
  }
}
