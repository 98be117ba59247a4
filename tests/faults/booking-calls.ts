import { allSettled } from 'effector';
import * as booking from '@/pages/account/booking/model/booking';
import * as cancelling from '@/pages/account/booking/model/cancelling';
import * as late from '@/pages/account/booking/model/running-late';
import * as swapping from '@/pages/account/booking/model/swapping';
import * as bookings from '@/pages/account/bookings/model/bookings';
import { describeFailure } from '@/shared/api';
import type { TestedCall } from './call.ts';
import type { Visit } from './visit.ts';

const BOOKING_ID = 'b-1';
const BOOKING_PATH = `/api/my-account/bookings/${BOOKING_ID}`;

const openBooking = ({ scope }: Visit) => allSettled(booking.page.opened, { scope, params: BOOKING_ID });
const previewCancellation = ({ scope }: Visit) =>
  allSettled(cancelling.cancelClicked, { scope, params: { isWhole: false } });
const confirmCancellation = ({ scope }: Visit) => allSettled(cancelling.confirmClicked, { scope });

/** The calls of the account's bookings. */
export const bookingCalls: readonly TestedCall[] = [
  {
    name: 'the bookings of a customer',
    endpoint: 'GET /api/my-account/bookings',
    isCustomer: true,
    makeCall: ({ scope }) => allSettled(bookings.page.opened, { scope, params: { when: 'upcoming' } }),
    isBusy: (scope) => scope.getState(bookings.page.$isLoading),
    listMessages(scope) {
      const failure = scope.getState(bookings.page.$failure);
      return [failure && describeFailure(failure)];
    },
    retry: ({ scope }) => allSettled(bookings.page.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(bookings.$bookings) !== null,
  },
  {
    name: 'a booking',
    endpoint: `GET ${BOOKING_PATH}`,
    isCustomer: true,
    makeCall: openBooking,
    isBusy: (scope) => scope.getState(booking.page.$isLoading),
    listMessages(scope) {
      const failure = scope.getState(booking.page.$failure);
      return [failure && describeFailure(failure)];
    },
    retry: ({ scope }) => allSettled(booking.page.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(booking.page.$data) !== null,
  },
  {
    name: 'what cancelling a booking does',
    endpoint: `GET ${BOOKING_PATH}/cancel`,
    isCustomer: true,
    prepare: openBooking,
    makeCall: previewCancellation,
    isBusy: (scope) => scope.getState(cancelling.$isPreviewing),
    listMessages(scope) {
      const failure = scope.getState(cancelling.$previewFailure);
      return [failure && describeFailure(failure)];
    },
    retry: ({ scope }) => allSettled(cancelling.previewRetryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(cancelling.$preview) !== null,
  },
  {
    name: 'a booking that is cancelled',
    endpoint: `POST ${BOOKING_PATH}/cancel`,
    isCustomer: true,
    async prepare(visit) {
      await openBooking(visit);
      await previewCancellation(visit);
    },
    makeCall: confirmCancellation,
    isBusy: (scope) => scope.getState(cancelling.$dialogState) === 'sending',
    listMessages: (scope) => [scope.getState(cancelling.$refusal)?.message],
    retry: confirmCancellation,
    isDone: ({ scope }) => scope.getState(booking.page.$data)?.state === 'cancelled',
  },
  {
    name: 'who could come instead',
    endpoint: `GET ${BOOKING_PATH}/attendee`,
    isCustomer: true,
    prepare: openBooking,
    makeCall: ({ scope }) => allSettled(swapping.swapClicked, { scope }),
    isBusy: (scope) => scope.getState(swapping.$isLoadingPeople),
    listMessages(scope) {
      const failure = scope.getState(swapping.$peopleFailure);
      return [failure && describeFailure(failure)];
    },
    retry: ({ scope }) => allSettled(swapping.peopleRetryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(swapping.$people) !== null,
  },
  {
    name: 'another person for a booking',
    endpoint: `PUT ${BOOKING_PATH}/attendee`,
    isCustomer: true,
    async prepare(visit) {
      await openBooking(visit);
      await allSettled(swapping.swapClicked, { scope: visit.scope });
    },
    makeCall: ({ scope }) => allSettled(swapping.confirmClicked, { scope }),
    isBusy: (scope) => scope.getState(swapping.$dialogState) === 'sending',
    listMessages: (scope) => [scope.getState(swapping.$refusal)?.message],
    retry: ({ scope }) => allSettled(swapping.confirmClicked, { scope }),
    isDone: ({ scope }) => scope.getState(booking.page.$data)?.attendee?.name === 'Mia Example',
  },
  {
    name: 'a customer who is late',
    endpoint: `POST ${BOOKING_PATH}/late`,
    isCustomer: true,
    async prepare(visit) {
      await openBooking(visit);
      await allSettled(late.runningLateClicked, { scope: visit.scope });
    },
    makeCall: ({ scope }) => allSettled(late.confirmClicked, { scope }),
    isBusy: (scope) => scope.getState(late.$dialogState) === 'sending',
    listMessages: (scope) => [scope.getState(late.$refusal)?.message],
    retry: ({ scope }) => allSettled(late.confirmClicked, { scope }),
    isDone: ({ scope }) => scope.getState(booking.page.$data)?.late?.minutes === 10,
  },
];
