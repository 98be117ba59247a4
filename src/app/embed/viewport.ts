import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import type { FrameMessage } from '@/shared/embed';
import { isPresent } from '@/shared/lib';
import { adoptFrameStyle, applyViewport } from './frame-style';
import { embedOpened, hostGreeted, viewportReported } from './host-messages';
import { findFocusScrollTop, observePage } from './observe-page';

export type Viewport = { top: number; height: number };

/** A message to the host page about the height of the frame or a scroll offset. */
export const viewportMessageSent = createEvent<FrameMessage>();
export const heightMeasured = createEvent<number>();
export const frameCovered = createEvent<boolean>();
export const focusMoved = createEvent();

export const adoptFrameStyleFx = createEffect(adoptFrameStyle);
export const observePageFx = createEffect(() =>
  observePage({
    onHeightMeasured: scopeBind(heightMeasured, { safe: true }),
    onCoveredChange: scopeBind(frameCovered, { safe: true }),
    onFocusMoved: scopeBind(focusMoved, { safe: true }),
  }),
);
export const applyViewportFx = createEffect(applyViewport);
export const findFocusScrollTopFx = createEffect(findFocusScrollTop);

const $height = createStore<number | null>(null).on(heightMeasured, (_, height) => height);
/** A foreign frame covers the page, for example the bank's challenge. */
const $isCovered = createStore(false).on(frameCovered, (_, isCovered) => isCovered);
const $viewport = createStore<Viewport | null>(null).on(viewportReported, (_, viewport) => viewport);
const $viewportBeforeCover = createStore<Viewport | null>(null);

sample({ clock: embedOpened, target: [adoptFrameStyleFx, observePageFx] });

// The frame is as high as its content. While covered it is as high as the window, because the cover takes the size of
// the frame.
sample({
  clock: [$height, $isCovered, hostGreeted],
  source: { height: $height, isCovered: $isCovered },
  filter: ({ height }) => height !== null,
  fn: ({ height, isCovered }) =>
    ({ type: 'height', height: height ?? 0, fit: isCovered ? 'window' : 'content' }) as const,
  target: viewportMessageSent,
});
sample({
  clock: frameCovered,
  source: $viewport,
  filter: (_, isCovered) => isCovered,
  target: $viewportBeforeCover,
});
sample({
  clock: frameCovered,
  source: $viewportBeforeCover,
  filter: (lastViewport, isCovered) => lastViewport !== null && !isCovered,
  fn: (lastViewport) => ({ type: 'scroll', top: lastViewport?.top ?? 0 }) as const,
  target: viewportMessageSent,
});

// Dialogs, toasts and the summary are positioned within the visible part.
sample({ clock: viewportReported, target: applyViewportFx });

// Scrolls focused elements into view: an opened section, an invalid field, a new heading.
sample({
  clock: focusMoved,
  source: $viewport,
  filter: isPresent,
  target: findFocusScrollTopFx,
});
sample({
  clock: findFocusScrollTopFx.doneData.filter({ fn: isPresent }),
  fn: (top) => ({ type: 'scroll', top }) as const,
  target: viewportMessageSent,
});
