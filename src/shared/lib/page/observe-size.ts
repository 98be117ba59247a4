/**
 * Calls back when the size of elements has changed, padding and border with it, in the next frame: what the callback moves would begin another round of the same
 * one, which browsers report as an error. Never where there are no observers.
 *
 * @returns ends it.
 */
export function observeSize(elements: readonly Element[], changed: () => void): () => void {
  if (!globalThis.ResizeObserver) return () => {};
  let frame = 0;
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(changed);
  });
  for (const element of elements) observer.observe(element, { box: 'border-box' });
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
