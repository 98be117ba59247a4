import { createEffect, createEvent, createStore, sample } from 'effector';
import { type ApiFailure, loadTheme, type Theme } from '@/shared/api';
import type { VenueTheme } from '@/shared/theme';

type Loaded = { theme: Theme; hasFallenBack: boolean };
type Status = 'loading' | 'shown' | 'fell-back' | 'failed';

/** The page opens; the payload is the slug of a venue, or null for the theme without a venue. */
export const opened = createEvent<string | null>();
/** Fields of the theme are tried out with other values. */
export const themeTried = createEvent<Readonly<VenueTheme>>();
export const resetClicked = createEvent();

/**
 * Loads the theme as the site does: for the venue, with the theme without a venue as the fallback.
 */
const loadPreviewFx = createEffect<string | null, Loaded, ApiFailure>(async (venue) => {
  try {
    return { theme: await loadTheme({ venue }), hasFallenBack: false };
  } catch (failure) {
    if (venue === null) throw failure;
    return { theme: await loadTheme({}), hasFallenBack: true };
  }
});

export const $status = createStore<Status>('loading')
  .on(loadPreviewFx, () => 'loading')
  .on(loadPreviewFx.doneData, (_, { hasFallenBack }) => (hasFallenBack ? 'fell-back' : 'shown'))
  .on(loadPreviewFx.fail, () => 'failed');

const $sent = createStore<VenueTheme>({})
  .on(loadPreviewFx.doneData, (_, { theme }) => theme)
  .on(loadPreviewFx.fail, () => ({}));

/** The shown theme: the loaded one with the values that are being tried out. */
export const $theme = createStore<VenueTheme>({}).on(themeTried, (theme, change) => ({
  ...theme,
  ...change,
}));

sample({ clock: opened, target: loadPreviewFx });
sample({ clock: [$sent, resetClicked], source: $sent, target: $theme });
