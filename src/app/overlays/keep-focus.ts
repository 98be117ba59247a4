import { focusNearest, placesAround } from '@/shared/ui/lost-focus';

/** By then a screen that has a better place for the focus has set it. */
const GRACE_MS = 150;

/** A control that goes away with the focus on it (a button that was pressed) leaves the focus to what it belonged to. */
export function keepFocus(): () => void {
  let focused: Element | null = document.activeElement;
  let places = placesAround(focused);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onFocus = ({ target }: FocusEvent) => {
    clearTimeout(timer);
    focused = target instanceof Element ? target : null;
    places = placesAround(focused);
  };
  const observer = new MutationObserver(() => {
    if (!focused || focused.isConnected || document.activeElement !== document.body) return;
    focused = null;
    timer = setTimeout(() => {
      if (document.activeElement === document.body) focusNearest(places);
    }, GRACE_MS);
  });
  document.addEventListener('focusin', onFocus);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    clearTimeout(timer);
    document.removeEventListener('focusin', onFocus);
    observer.disconnect();
  };
}
