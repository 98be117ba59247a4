import { createEvent, createStore, sample } from 'effector';
import { type ApiFailure, loadFooter } from '@/shared/api';
import { $mode } from '@/shared/mode';
import { createLatestFx } from '@/shared/request';
import { $themeSlug } from '../theme/model';

/** The first screen has rendered, so the footer may be loaded. */
export const footerRequested = createEvent();

const $isFooterRequested = createStore(false).on(footerRequested, () => true);

export const loadFooterFx = createLatestFx<string | null, string, ApiFailure>((venue, options) =>
  loadFooter({ venue }, options),
);

/** The footer as HTML; null until it is loaded or when there is none. */
export const $footerHtml = createStore<string | null>(null)
  .on(loadFooterFx.doneData, (_, html) => html)
  .on(loadFooterFx.fail, () => null);

// Embedded pages and kiosks have no footer.
sample({
  clock: [footerRequested, $themeSlug],
  source: { isFooterRequested: $isFooterRequested, mode: $mode, slug: $themeSlug },
  filter: ({ isFooterRequested, mode }) => isFooterRequested && !mode.isEmbedded && !mode.isKiosk,
  fn: ({ slug }) => slug,
  target: loadFooterFx,
});
