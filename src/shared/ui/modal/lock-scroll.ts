let locks = 0;

/** Locks page scrolling until the last dialog closes. */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  // Reserves the scrollbar's width, so that the page does not shift.
  const scrollbar = Math.max(0, globalThis.innerWidth - clientWidth);
  if (locks === 0) style.paddingInlineEnd = `${scrollbar}px`;
  locks += 1;
  style.overflow = 'hidden';
  return () => {
    locks -= 1;
    if (locks > 0) return;
    style.overflow = '';
    style.paddingInlineEnd = '';
  };
}
