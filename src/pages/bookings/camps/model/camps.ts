import { createEvent, createStore, sample } from 'effector';
import { type CampSummary, listCamps, loadActivityVenue } from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { createRequest } from '@/shared/request';
import type { CampFilters } from '../lib/filters';

export interface CampsParams {
  /** Of the centre. */
  readonly slug: string;
  readonly filters: CampFilters;
}

interface Loaded {
  /** Of the centre; null when it could not be looked up: the camps are shown all the same. */
  readonly venueName: string | null;
  readonly camps: readonly CampSummary[];
}

/** The camps of a centre are on the screen, or others are asked for. */
export const opened = createEvent<CampsParams>();
export const closed = createEvent();

const request = createRequest<CampsParams, Loaded>({
  load: async ({ slug, filters: { age, from, to } }, options) => {
    const filters = {
      ...(age !== null && { age }),
      ...(from !== null && { from }),
      ...(to !== null && { to }),
    };
    const [camps, venueName] = await Promise.all([
      listCamps({ venue: slug, ...filters }, options),
      loadActivityVenue({ slugOrId: slug }, options).then(
        ({ name }) => name,
        () => null,
      ),
    ]);
    return { camps, venueName };
  },
});

export const $data = request.$data;
export const $failure = request.$failure;
export const $isLoading = request.$isLoading;
export const retryClicked = request.retryClicked;

const $slug = createStore<string | null>(null)
  .on(opened, (_, { slug }) => slug)
  .reset(closed);

// The list of another centre goes; that of other filters stays until theirs is there.
sample({ clock: $slug, target: request.reset });
sample({ clock: opened, filter: isPresent, target: request.reloadRequested });
