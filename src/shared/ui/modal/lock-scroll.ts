let locks = 0;

/** Keeps the page behind a dialog still; the last dialog to close lets it go. */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  // The room that the scrollbar took is kept, so that the page does not move sideways.
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
