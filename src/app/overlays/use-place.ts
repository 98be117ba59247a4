import { type RefObject, useLayoutEffect, useState } from 'react';
import { LOW_WINDOW } from '@/shared/theme';

/**
 * Returns where toasts are shown: on the page; below an open dialog, at the foot of the window; or inside the dialog
 * if there is no room below it. The dialog then keeps its height, so that nothing in it moves when a toast appears or
 * disappears; in a low window the whole dialog scrolls.
 */
export function usePlace(
  region: RefObject<HTMLElement | null>,
  dialog: HTMLDialogElement | null,
  isEmpty: boolean,
): 'page' | 'below' | 'inside' {
  const [isInside, setInside] = useState(false);

  useLayoutEffect(() => {
    const box = region.current;
    if (!box || !dialog || isEmpty) return;
    const measure = () => {
      const toasts = box.getBoundingClientRect();
      const { left, right, bottom, height } = dialog.getBoundingClientRect();
      if (toasts.top >= bottom || toasts.right <= left || toasts.left >= right) return;
      if (!globalThis.matchMedia?.(LOW_WINDOW.replace('@media ', '')).matches)
        dialog.style.height = `${height}px`;
      setInside(true);
    };
    measure();
    // Waits for the next frame. Does not use the shared helper, which would add a file to the first load of every
    // page.
    let frame = 0;
    const observer =
      globalThis.ResizeObserver &&
      new ResizeObserver(() => {
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(measure);
      });
    observer?.observe(box, { box: 'border-box' });
    observer?.observe(dialog, { box: 'border-box' });
    return () => {
      observer?.disconnect();
      cancelAnimationFrame(frame);
      dialog.style.height = '';
      setInside(false);
    };
  }, [region, dialog, isEmpty]);

  // Keeps the focused element visible.
  useLayoutEffect(() => {
    if (isInside) document.activeElement?.scrollIntoView?.({ block: 'nearest' });
  }, [isInside]);

  if (!dialog) return 'page';
  return isInside ? 'inside' : 'below';
}
