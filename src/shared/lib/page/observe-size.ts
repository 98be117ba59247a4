/**
 * Calls back in the next frame when elements change size, including padding and border. Doing so at once could change sizes again
 * within the same round, which browsers report as an error. Does nothing in browsers without ResizeObserver.
 *
 * @returns a function that stops observing
 */
export function observeSize(elements: readonly Element[], onChange: () => void): () => void {
  if (!globalThis.ResizeObserver) return () => {};
  let frame = 0;
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(onChange);
  });
  for (const element of elements) observer.observe(element, { box: 'border-box' });
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
