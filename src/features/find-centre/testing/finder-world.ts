import { allSettled, fork, type Scope } from 'effector';
import { vi } from 'vitest';
import { loadVenuesFx } from '@/entities/venue';
import type { Place } from '@/shared/api';
import { aVenue } from '@/shared/testing';
import { $toasts } from '@/shared/toast';
import { createFindCentre } from '../model/find-centre';
import { locateFx } from '../model/locate';

export const model = createFindCentre({ pauseMs: 1 });

export const moss = aVenue({ id: '1', name: 'Moss Side Leisure Centre', lat: 53.4585, lng: -2.2465 });
export const belle = aVenue({ id: '2', name: 'Belle Vue Leisure Centre', lat: 53.4629, lng: -2.1873 });
export const victoria = aVenue({ id: '3', name: 'Victoria Leisure', lat: 53.65066, lng: -3.00624 });
export const manchester = { label: 'Manchester, M1', lat: 53.4773, lng: -2.2351 };

interface World {
  readonly geocode?: (term: string) => readonly Place[] | Promise<readonly Place[]>;
  readonly locate?: () => unknown;
  readonly venues?: () => unknown;
}

export async function openFinder({ geocode, locate, venues }: World = {}) {
  const scope = fork({
    handlers: [
      [loadVenuesFx, venues ?? (() => [victoria, moss, belle])],
      // effector passes an attached effect's source as the first argument.
      [model.lookUpPlaceFx, (term: string | null) => (term === null ? [] : (geocode?.(term) ?? []))],
      [locateFx, locate ?? (() => manchester)],
    ],
  });
  await allSettled(model.opened, { scope });
  return scope;
}

export const listNames = (scope: Scope) => scope.getState(model.$results).map(({ venue }) => venue.name);
export const listToasts = (scope: Scope) => scope.getState($toasts).map(({ content }) => content);
/** Longer than the pause in typing, too short for a toast to close. */
export const PAUSE_OVER_MS = 20;
export const search = async (scope: Scope, term: string) => {
  void allSettled(model.searchChanged, { scope, params: term });
  await vi.advanceTimersByTimeAsync(PAUSE_OVER_MS);
};
