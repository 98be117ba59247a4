let lockCount = 0;

/** Locks page scrolling until the last dialog closes. */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  // Reserves the scrollbar's width, so that the page does not shift.
  const scrollbarWidth = Math.max(0, globalThis.innerWidth - clientWidth);
  if (lockCount === 0) style.paddingInlineEnd = `${scrollbarWidth}px`;
  lockCount += 1;
  style.overflow = 'hidden';
  return () => {
    lockCount -= 1;
    if (lockCount > 0) return;
    style.overflow = '';
    style.paddingInlineEnd = '';
  };
}
