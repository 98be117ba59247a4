/**
 * Sets the size of all elements and prefers-reduced-motion.
 *
 * @returns a function that restores both
 */
export function stubPageSize({ width = 800, height = 645, isMotionReduced = true } = {}): () => void {
  const descriptors = ['clientWidth', 'clientHeight'].map(
    (name) => [name, Object.getOwnPropertyDescriptor(Element.prototype, name)] as const,
  );
  const { ResizeObserver: observer, matchMedia } = globalThis;
  Object.defineProperty(Element.prototype, 'clientWidth', { configurable: true, get: () => width });
  Object.defineProperty(Element.prototype, 'clientHeight', { configurable: true, get: () => height });
  Reflect.set(
    globalThis,
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  Reflect.set(globalThis, 'matchMedia', () => ({ matches: isMotionReduced }));
  return () => {
    for (const [name, descriptor] of descriptors) {
      if (descriptor) Object.defineProperty(Element.prototype, name, descriptor);
    }
    Reflect.set(globalThis, 'ResizeObserver', observer);
    Reflect.set(globalThis, 'matchMedia', matchMedia);
  };
}
