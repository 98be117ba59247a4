import { createEffect, createEvent, createStore, sample } from 'effector';
import { type ApiFailure, loadTheme, type Theme } from '@/shared/api';
import type { VenueTheme } from '@/shared/theme';

type LoadedTheme = { theme: Theme; hasFallenBack: boolean };
type PreviewStatus = 'loading' | 'shown' | 'fell-back' | 'failed';

/** The page opens; the payload is the slug of a venue, or null for the theme without a venue. */
export const opened = createEvent<string | null>();
/** Fields of the theme are tried out with other values. */
export const themeFieldsTried = createEvent<Readonly<VenueTheme>>();
export const resetClicked = createEvent();

/**
 * Loads the theme as the site does: for the venue, with the theme without a venue as the fallback.
 */
const loadPreviewFx = createEffect<string | null, LoadedTheme, ApiFailure>(async (venueSlug) => {
  try {
    return { theme: await loadTheme({ venue: venueSlug }), hasFallenBack: false };
  } catch (failure) {
    if (venueSlug === null) throw failure;
    return { theme: await loadTheme({}), hasFallenBack: true };
  }
});

export const $status = createStore<PreviewStatus>('loading')
  .on(loadPreviewFx, () => 'loading')
  .on(loadPreviewFx.doneData, (_, { hasFallenBack }) => (hasFallenBack ? 'fell-back' : 'shown'))
  .on(loadPreviewFx.fail, () => 'failed');

const $loadedTheme = createStore<VenueTheme>({})
  .on(loadPreviewFx.doneData, (_, { theme }) => theme)
  .on(loadPreviewFx.fail, () => ({}));

/** The shown theme: the loaded one with the values that are being tried out. */
export const $theme = createStore<VenueTheme>({}).on(themeFieldsTried, (theme, changedFields) => ({
  ...theme,
  ...changedFields,
}));

sample({ clock: opened, target: loadPreviewFx });
sample({ clock: [$loadedTheme, resetClicked], source: $loadedTheme, target: $theme });
