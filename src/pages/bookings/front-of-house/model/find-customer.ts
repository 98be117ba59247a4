import { combine, createEvent, createStore, sample } from 'effector';
import { $token, customerServed } from '@/entities/customer';
import { type FoundCustomer, findCustomers, loadServedCustomer } from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { createRequest } from '@/shared/request';
import { findExactMatch } from '../lib/found-customers';

/** The shortest search term, in characters. */
const MIN_SEARCH_LENGTH = 2;
const MOST_RECENT_CUSTOMERS = 5;

export const closed = createEvent();
export const typed = createEvent<string>();
export const searchSubmitted = createEvent();
export const customerChosen = createEvent<FoundCustomer>();

const searchRequest = createRequest({
  load: async ({ search }: { readonly search: string }, options) => ({
    search,
    customers: await findCustomers({ search }, options),
  }),
});
export const retryClicked = searchRequest.retryClicked;
export const $isLoading = searchRequest.$isLoading;
export const $failure = searchRequest.$failure;

export const $searchTerm = createStore('').on(typed, (_, searchTerm) => searchTerm);
const $submittedTerm = createStore('');
export const $isTooShort = createStore(false).reset(typed);

const termSubmitted = sample({
  clock: searchSubmitted,
  source: $searchTerm,
  fn: (searchTerm) => searchTerm.trim(),
});
const isLongEnough = (searchTerm: string) => searchTerm.length >= MIN_SEARCH_LENGTH;
sample({ clock: termSubmitted, fn: (searchTerm) => !isLongEnough(searchTerm), target: $isTooShort });
const searchStarted = sample({ clock: termSubmitted, filter: isLongEnough });
sample({ clock: searchStarted, target: $submittedTerm });
sample({ clock: searchStarted, fn: (search) => ({ search }), target: searchRequest.reloadRequested });

/** The found customers with the search term; null until the last search has been answered. */
export const $searchResult = combine($submittedTerm, searchRequest.$data, (search, answer) =>
  answer?.search === search ? answer : null,
);

// A reference or a card identifies one customer, who is served at once.
const exactMatchFound = sample({
  clock: searchRequest.loaded,
  fn: ({ search, customers }) => findExactMatch(search, customers),
}).filter({ fn: isPresent });
const openRequest = createRequest({
  load: ({ id }: FoundCustomer, options) => loadServedCustomer({ id }, options),
});
sample({ clock: [exactMatchFound, customerChosen], target: openRequest.reloadRequested });
sample({ clock: openRequest.loaded, target: customerServed });
/** Whether the chosen customer is still being loaded. */
export const $isOpening = openRequest.$isLoading;
export const $openingFailure = openRequest.$failure;
export const openingRetryClicked = openRequest.retryClicked;
sample({ clock: [searchStarted, closed], target: openRequest.reset });

const $chosenCustomer = createStore<FoundCustomer | null>(null)
  .on([exactMatchFound, customerChosen], (_, customer) => customer)
  .reset(closed);
/** The customers who were served in this visit, the most recent first. */
export const $recentCustomers = createStore<readonly FoundCustomer[]>([]).on(
  $chosenCustomer.updates.filter({ fn: isPresent }),
  (recentCustomers, customer) =>
    [customer, ...recentCustomers.filter(({ id }) => id !== customer.id)].slice(0, MOST_RECENT_CUSTOMERS),
);
sample({ clock: $token, filter: (token) => token === null, fn: () => [], target: $recentCustomers });

sample({ clock: closed, target: searchRequest.reset });
$searchTerm.reset(closed, customerServed);
$submittedTerm.reset(closed);
