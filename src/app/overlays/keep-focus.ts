import { focusNearest, listPlacesAround } from '@/shared/ui/lost-focus';

/** The time, in milliseconds, in which a screen may set the focus itself. */
const GRACE_MS = 150;

/** When a focused control disappears, such as a pressed button, moves the focus to the element that contained it. */
export function keepFocus(): () => void {
  let focused: Element | null = document.activeElement;
  let places = listPlacesAround(focused);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onFocus = ({ target }: FocusEvent) => {
    clearTimeout(timer);
    focused = target instanceof Element ? target : null;
    places = listPlacesAround(focused);
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
