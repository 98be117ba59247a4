import { type RefObject, useLayoutEffect, useState } from 'react';
import { LOW_WINDOW } from '@/shared/theme';

/**
 * Where toasts stand: on the page; below an open dialog, at the foot of the window; inside the dialog where there is no room below.
 * The dialog then keeps its height, so that nothing in it moves when a toast comes and goes; a low window scrolls as one.
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
    // In the next frame, and without the shared helper: with it every page would load one more file.
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

  // What the customer is at stays in sight.
  useLayoutEffect(() => {
    if (isInside) document.activeElement?.scrollIntoView?.({ block: 'nearest' });
  }, [isInside]);

  if (!dialog) return 'page';
  return isInside ? 'inside' : 'below';
}
