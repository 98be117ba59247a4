let locks = 0;

/** Keeps the page behind a dialog still; the last dialog to close lets it go. */
export function lockScroll(): () => void {
  const { style } = document.documentElement;
  locks += 1;
  style.overflow = 'hidden';
  return () => {
    locks -= 1;
    if (locks === 0) style.overflow = '';
  };
}
