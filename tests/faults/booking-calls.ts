import { allSettled } from 'effector';
import * as booking from '@/pages/account/booking/model/booking';
import * as cancelling from '@/pages/account/booking/model/cancelling';
import * as late from '@/pages/account/booking/model/running-late';
import * as swapping from '@/pages/account/booking/model/swapping';
import * as bookings from '@/pages/account/bookings/model/bookings';
import { describeFailure } from '@/shared/api';
import type { Call } from './call.ts';
import type { Visit } from './visit.ts';

const ID = 'b-1';
const PATH = `/api/my-account/bookings/${ID}`;

const open = ({ scope }: Visit) => allSettled(booking.page.opened, { scope, params: ID });
const ask = ({ scope }: Visit) => allSettled(cancelling.cancelClicked, { scope, params: { isWhole: false } });
const confirm = ({ scope }: Visit) => allSettled(cancelling.confirmClicked, { scope });

/** The calls of the account's bookings. */
export const bookingCalls: readonly Call[] = [
  {
    name: 'the bookings of a customer',
    call: 'GET /api/my-account/bookings',
    isCustomer: true,
    act: ({ scope }) => allSettled(bookings.page.opened, { scope, params: { when: 'upcoming' } }),
    isBusy: (scope) => scope.getState(bookings.page.$isLoading),
    messages(scope) {
      const failure = scope.getState(bookings.page.$failure);
      return [failure && describeFailure(failure)];
    },
    retry: ({ scope }) => allSettled(bookings.page.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(bookings.$bookings) !== null,
  },
  {
    name: 'a booking',
    call: `GET ${PATH}`,
    isCustomer: true,
    act: open,
    isBusy: (scope) => scope.getState(booking.page.$isLoading),
    messages(scope) {
      const failure = scope.getState(booking.page.$failure);
      return [failure && describeFailure(failure)];
    },
    retry: ({ scope }) => allSettled(booking.page.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(booking.page.$data) !== null,
  },
  {
    name: 'what cancelling a booking does',
    call: `GET ${PATH}/cancel`,
    isCustomer: true,
    reach: open,
    act: ask,
    isBusy: (scope) => scope.getState(cancelling.$isPreviewing),
    messages(scope) {
      const failure = scope.getState(cancelling.$previewFailure);
      return [failure && describeFailure(failure)];
    },
    retry: ({ scope }) => allSettled(cancelling.previewRetryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(cancelling.$preview) !== null,
  },
  {
    name: 'a booking that is cancelled',
    call: `POST ${PATH}/cancel`,
    isCustomer: true,
    async reach(visit) {
      await open(visit);
      await ask(visit);
    },
    act: confirm,
    isBusy: (scope) => scope.getState(cancelling.$dialogState) === 'sending',
    messages: (scope) => [scope.getState(cancelling.$refusal)?.message],
    retry: confirm,
    isDone: ({ scope }) => scope.getState(booking.page.$data)?.state === 'cancelled',
  },
  {
    name: 'who could come instead',
    call: `GET ${PATH}/attendee`,
    isCustomer: true,
    reach: open,
    act: ({ scope }) => allSettled(swapping.swapClicked, { scope }),
    isBusy: (scope) => scope.getState(swapping.$isLoadingPeople),
    messages(scope) {
      const failure = scope.getState(swapping.$peopleFailure);
      return [failure && describeFailure(failure)];
    },
    retry: ({ scope }) => allSettled(swapping.peopleRetryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(swapping.$people) !== null,
  },
  {
    name: 'another person for a booking',
    call: `PUT ${PATH}/attendee`,
    isCustomer: true,
    async reach(visit) {
      await open(visit);
      await allSettled(swapping.swapClicked, { scope: visit.scope });
    },
    act: ({ scope }) => allSettled(swapping.confirmClicked, { scope }),
    isBusy: (scope) => scope.getState(swapping.$dialogState) === 'sending',
    messages: (scope) => [scope.getState(swapping.$refusal)?.message],
    retry: ({ scope }) => allSettled(swapping.confirmClicked, { scope }),
    isDone: ({ scope }) => scope.getState(booking.page.$data)?.attendee?.name === 'Mia Example',
  },
  {
    name: 'a customer who is late',
    call: `POST ${PATH}/late`,
    isCustomer: true,
    async reach(visit) {
      await open(visit);
      await allSettled(late.runningLateClicked, { scope: visit.scope });
    },
    act: ({ scope }) => allSettled(late.confirmClicked, { scope }),
    isBusy: (scope) => scope.getState(late.$dialogState) === 'sending',
    messages: (scope) => [scope.getState(late.$refusal)?.message],
    retry: ({ scope }) => allSettled(late.confirmClicked, { scope }),
    isDone: ({ scope }) => scope.getState(booking.page.$data)?.late?.minutes === 10,
  },
];
