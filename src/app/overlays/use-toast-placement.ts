import { type RefObject, useLayoutEffect, useState } from 'react';
import { LOW_WINDOW } from '@/shared/theme';

/** The space between a dialog and the toasts above it. */
const GAP_PX = 8;

/**
 * Returns where toasts are shown: on the page; below an open dialog, at the foot of the window; above it, if it reaches
 * the foot, as sheets on phones do; or inside it if there is no room outside. The dialog then keeps its height, so that
 * nothing in it moves when a toast appears or disappears; in a low window the whole dialog scrolls.
 */
export function useToastPlacement(
  region: RefObject<HTMLElement | null>,
  dialog: HTMLDialogElement | null,
  isEmpty: boolean,
): 'page' | 'below' | 'above' | 'inside' {
  const [placement, setPlacement] = useState<'below' | 'above' | 'inside'>('below');

  useLayoutEffect(() => {
    const regionElement = region.current;
    if (!regionElement || !dialog || isEmpty) return;
    const measure = () => {
      const toastsRect = regionElement.getBoundingClientRect();
      const { left, right, top, bottom, height } = dialog.getBoundingClientRect();
      if (
        toastsRect.top >= bottom ||
        toastsRect.right <= left ||
        toastsRect.left >= right ||
        toastsRect.bottom <= top
      )
        return;
      if (top >= toastsRect.height + 2 * GAP_PX) {
        regionElement.style.setProperty('--toast-dialog', `${window.innerHeight - top + GAP_PX}px`);
        return setPlacement('above');
      }
      if (!globalThis.matchMedia?.(LOW_WINDOW.replace('@media ', '')).matches)
        dialog.style.height = `${height}px`;
      setPlacement('inside');
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
    observer?.observe(regionElement, { box: 'border-box' });
    observer?.observe(dialog, { box: 'border-box' });
    return () => {
      observer?.disconnect();
      cancelAnimationFrame(frame);
      dialog.style.height = '';
      setPlacement('below');
    };
  }, [region, dialog, isEmpty]);

  // Keeps the focused element visible.
  useLayoutEffect(() => {
    if (placement === 'inside') document.activeElement?.scrollIntoView?.({ block: 'nearest' });
  }, [placement]);

  return dialog ? placement : 'page';
}
