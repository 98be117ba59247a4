import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { heldMemberships, madePayments, waitingEntries } from '@/entities/account-notice';
import { $session, signedOut } from '@/entities/customer';
import { needsList } from '../lib/notice-lists';

/** A page of the account is shown; the payload is its path. */
export const opened = createEvent<string>();

/** The lists that notices are derived from. A list that has not loaded is null and causes no notice. */
export const $lists = combine({
  entries: waitingEntries.$data,
  outstanding: madePayments.$data.map((answer) => answer?.outstanding ?? null),
  memberships: heldMemberships.$data.map((answer) => answer?.items ?? null),
});

const PATIENCE_MS = 1000;
const waitFx = createEffect(() => new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS)));

// Each list is loaded once in a visit, unless it failed; the dashboard reloads all of them.
const lists = [
  ['waiting', waitingEntries],
  ['payments', madePayments],
  ['memberships', heldMemberships],
] as const;
for (const [list, request] of lists) {
  sample({
    clock: opened,
    filter: (pathname) => needsList(pathname, list),
    fn: () => null,
    target: request.requested,
  });
  sample({
    clock: $session,
    filter: ({ isLoggedIn }) => !isLoggedIn,
    target: request.reset,
  });
}

const $isLoading = combine(
  lists.map(([, { $status }]) => $status),
  (statuses) => statuses.includes('loading'),
);
const allListsLoaded = sample({
  clock: lists.map(([, { $status }]) => $status.updates),
  source: $isLoading,
  filter: (isLoading) => !isLoading,
});

/** Whether to wait for the first notices of a visit, for a second at most. */
export const $isWaiting = createStore(true)
  .on([allListsLoaded, waitFx.finally], () => false)
  .reset(signedOut);
sample({ clock: opened, source: $isWaiting, filter: Boolean, target: waitFx });
