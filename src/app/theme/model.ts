import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { type ApiFailure, isApiFailure, loadTheme, type Theme, toUnexpectedFailure } from '@/shared/api';
import { readExplicitVenue } from '@/shared/boot';
import { $mode, $selectedVenueSlug } from '@/shared/mode';
import { createLatestFx } from '@/shared/request';
import { $location } from '@/shared/routes';
import { applyTheme } from '@/shared/theme';

type LoadedTheme = { slug: string | null; theme: Theme };

export const themeRequested = createEvent();

/**
 * The venue whose theme and footer are shown: from the address, the kiosk, or the earlier selection.
 */
export const $themeSlug = combine(
  { location: $location, mode: $mode, selectedSlug: $selectedVenueSlug },
  ({ location, mode, selectedSlug }) => readExplicitVenue(location.pathname, mode) ?? selectedSlug,
);

/** Loads the theme of the venue, with the theme without a venue as the fallback. Requirement S3.1. */
export const loadThemeFx = createLatestFx<string | null, LoadedTheme, ApiFailure>(async (slug, options) => {
  try {
    return { slug, theme: await loadTheme({ venue: slug }, options) };
  } catch (failure) {
    const wasAborted = options.signal.aborted;
    if (slug === null || wasAborted) throw isApiFailure(failure) ? failure : toUnexpectedFailure(failure);
    return { slug, theme: await loadTheme({}, options) };
  }
});

const applyThemeFx = createEffect<Theme, void>(applyTheme);

const $shownTheme = createStore<{ slug: string | null } | null>(null).on(
  loadThemeFx.doneData,
  (_, { slug }) => ({
    slug,
  }),
);

sample({ clock: themeRequested, source: $themeSlug, target: loadThemeFx });
sample({ clock: loadThemeFx.doneData, fn: ({ theme }) => theme, target: applyThemeFx });
// When the venue changes, its theme replaces the current one; if the load fails, the current one stays.
sample({
  clock: $themeSlug,
  source: $shownTheme,
  filter: (shownTheme, slug) => shownTheme !== null && shownTheme.slug !== slug,
  fn: (_, slug) => slug,
  target: loadThemeFx,
});
