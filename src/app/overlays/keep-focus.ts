import { focusNearest, listFocusContainers } from '@/shared/ui/lost-focus';

/** The time, in milliseconds, in which a screen may set the focus itself. */
const FOCUS_GRACE_MS = 150;

/** When a focused control disappears, such as a pressed button, moves the focus to the element that contained it. */
export function keepFocus(): () => void {
  let focusedElement: Element | null = document.activeElement;
  let containers = listFocusContainers(focusedElement);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onFocus = ({ target }: FocusEvent) => {
    clearTimeout(timer);
    focusedElement = target instanceof Element ? target : null;
    containers = listFocusContainers(focusedElement);
  };
  const observer = new MutationObserver(() => {
    if (!focusedElement || focusedElement.isConnected || document.activeElement !== document.body) return;
    focusedElement = null;
    timer = setTimeout(() => {
      if (document.activeElement === document.body) focusNearest(containers);
    }, FOCUS_GRACE_MS);
  });
  document.addEventListener('focusin', onFocus);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    clearTimeout(timer);
    document.removeEventListener('focusin', onFocus);
    observer.disconnect();
  };
}
