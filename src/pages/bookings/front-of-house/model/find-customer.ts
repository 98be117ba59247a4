import { combine, createEvent, createStore, sample } from 'effector';
import { $token, customerServed } from '@/entities/customer';
import { type FoundCustomer, findCustomers, readServedCustomer } from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { createRequest } from '@/shared/request';
import { findExactMatch } from '../lib/found-customers';

/** The shortest search term, in characters. */
const MIN_CHARACTERS = 2;
const MOST_RECENT = 5;

export const closed = createEvent();
export const typed = createEvent<string>();
export const searchSubmitted = createEvent();
export const customerChosen = createEvent<FoundCustomer>();

const request = createRequest({
  load: async ({ search }: { readonly search: string }, options) => ({
    search,
    customers: await findCustomers({ search }, options),
  }),
});
export const retryClicked = request.retryClicked;
export const $isLoading = request.$isLoading;
export const $failure = request.$failure;

export const $searchTerm = createStore('').on(typed, (_, value) => value);
const $submittedTerm = createStore('');
export const $isTooShort = createStore(false).reset(typed);

const submitted = sample({ clock: searchSubmitted, source: $searchTerm, fn: (value) => value.trim() });
const isSearch = (value: string) => value.length >= MIN_CHARACTERS;
sample({ clock: submitted, fn: (value) => !isSearch(value), target: $isTooShort });
const searched = sample({ clock: submitted, filter: isSearch });
sample({ clock: searched, target: $submittedTerm });
sample({ clock: searched, fn: (search) => ({ search }), target: request.reloadRequested });

/** The found customers with the search term; null until the last search has been answered. */
export const $result = combine($submittedTerm, request.$data, (search, answer) =>
  answer?.search === search ? answer : null,
);

// A reference or a card identifies one customer, who is served at once.
const scanned = sample({
  clock: request.loaded,
  fn: ({ search, customers }) => findExactMatch(search, customers),
}).filter({ fn: isPresent });
const opening = createRequest({
  load: ({ id }: FoundCustomer, options) => readServedCustomer({ id }, options),
});
sample({ clock: [scanned, customerChosen], target: opening.reloadRequested });
sample({ clock: opening.loaded, target: customerServed });
/** Whether the chosen customer is still being loaded. */
export const $isOpening = opening.$isLoading;
export const $openingFailure = opening.$failure;
export const openingRetryClicked = opening.retryClicked;
sample({ clock: [searched, closed], target: opening.reset });

const $chosen = createStore<FoundCustomer | null>(null)
  .on([scanned, customerChosen], (_, customer) => customer)
  .reset(closed);
/** The customers who were served in this visit, the most recent first. */
export const $recentCustomers = createStore<readonly FoundCustomer[]>([]).on(
  $chosen.updates.filter({ fn: isPresent }),
  (recent, customer) => [customer, ...recent.filter(({ id }) => id !== customer.id)].slice(0, MOST_RECENT),
);
sample({ clock: $token, filter: (token) => token === null, fn: () => [], target: $recentCustomers });

sample({ clock: closed, target: request.reset });
$searchTerm.reset(closed, customerServed);
$submittedTerm.reset(closed);
