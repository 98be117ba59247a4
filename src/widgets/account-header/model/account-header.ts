import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { accountMemberships, accountPayments, waitingEntries } from '@/entities/account-notice';
import { $session, signedOut } from '@/entities/customer';
import { needsList } from '../lib/notice-lists';

/** A page of the account is shown; the payload is its path. */
export const accountPageOpened = createEvent<string>();

/** The lists that notices are derived from. A list that has not loaded is null and causes no notice. */
export const $lists = combine({
  entries: waitingEntries.$data,
  outstanding: accountPayments.$data.map((answer) => answer?.outstanding ?? null),
  memberships: accountMemberships.$data.map((answer) => answer?.items ?? null),
});

const MAX_WAIT_MS = 1000;
const waitFx = createEffect(() => new Promise<void>((resolve) => setTimeout(resolve, MAX_WAIT_MS)));

// Each list is loaded once in a visit, unless it failed; the dashboard reloads all of them.
const noticeLists = [
  ['waiting', waitingEntries],
  ['payments', accountPayments],
  ['memberships', accountMemberships],
] as const;
for (const [list, request] of noticeLists) {
  sample({
    clock: accountPageOpened,
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
  noticeLists.map(([, { $status }]) => $status),
  (statuses) => statuses.includes('loading'),
);
const allListsLoaded = sample({
  clock: noticeLists.map(([, { $status }]) => $status.updates),
  source: $isLoading,
  filter: (isLoading) => !isLoading,
});

/** Whether to wait for the first notices of a visit, for a second at most. */
export const $isWaiting = createStore(true)
  .on([allListsLoaded, waitFx.finally], () => false)
  .reset(signedOut);
sample({ clock: accountPageOpened, source: $isWaiting, filter: Boolean, target: waitFx });
