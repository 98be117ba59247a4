import { createEffect, createEvent, createStore, sample } from 'effector';
import { type ApiFailure, loadTheme, type Theme } from '@/shared/api';
import type { VenueTheme } from '@/shared/theme';

type Loaded = { theme: Theme; hasFallenBack: boolean };
type Status = 'loading' | 'shown' | 'fell-back' | 'failed';

/** The page is opened for a venue's slug, or for the theme without a venue. */
export const opened = createEvent<string | null>();
/** A field of the theme is tried out with another value. */
export const themeTried = createEvent<Readonly<VenueTheme>>();
export const resetClicked = createEvent();

/** As the site itself asks: for the venue, on an error without it. Spec, platform §7. */
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

/** The theme that is shown: as it was sent, with what is being tried out. */
export const $theme = createStore<VenueTheme>({}).on(themeTried, (theme, change) => ({
  ...theme,
  ...change,
}));

sample({ clock: opened, target: loadPreviewFx });
sample({ clock: [$sent, resetClicked], source: $sent, target: $theme });
