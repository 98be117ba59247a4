import { createEvent, createStore, sample } from 'effector';
import { type ApiFailure, loadFooter } from '@/shared/api';
import { $mode } from '@/shared/mode';
import { createLatestFx } from '@/shared/request';
import { $themeSlug } from '../theme/model';

/** The page is shown: the footer may come now. */
export const footerRequested = createEvent();

const $isWanted = createStore(false).on(footerRequested, () => true);

export const loadFooterFx = createLatestFx<string | null, string, ApiFailure>((venue, options) =>
  loadFooter({ venue }, options),
);

/** The venue's footer as HTML, null until it has come or when there is none. Spec, platform §7. */
export const $footerHtml = createStore<string | null>(null)
  .on(loadFooterFx.doneData, (_, html) => html)
  .on(loadFooterFx.fail, () => null);

// Inside another page and on a kiosk there is no footer.
sample({
  clock: [footerRequested, $themeSlug],
  source: { isWanted: $isWanted, mode: $mode, slug: $themeSlug },
  filter: ({ isWanted, mode }) => isWanted && !mode.isEmbedded && !mode.isKiosk,
  fn: ({ slug }) => slug,
  target: loadFooterFx,
});
