import { allSettled } from 'effector';
import * as child from '@/features/add-attendee/model/add-attendee';
import { $subject, addClicked, changeClicked } from '@/features/add-attendee/model/subject';
import * as answer from '@/features/join-waiting-list/model/answer-offer';
import * as waiting from '@/features/join-waiting-list/model/waiting';
import * as offer from '@/pages/bookings/waiting-offer/model/waiting-offer';
import { describeFailure } from '@/shared/api';
import { $location, bookings } from '@/shared/routes';
import { buildAttendee } from '../fixtures/attendees.ts';
import { buildWaitingEntry } from '../fixtures/waiting-list.ts';
import { OFFER, SESSION } from './bookings-site-answers.ts';
import type { Call } from './call.ts';
import { faults } from './faults.ts';
import type { Visit } from './visit.ts';

const [WHO] = buildWaitingEntry().attendees;
const openOffer = ({ scope }: Visit) => allSettled(offer.page.opened, { scope, params: OFFER.id });
const accept = ({ scope }: Visit) => allSettled(answer.acceptClicked, { scope, params: OFFER.id });
const join = ({ scope }: Visit) =>
  allSettled(waiting.joinClicked, {
    scope,
    params: { sessionId: SESSION, attendeeIds: [WHO?.id ?? ''] },
  });
const LOST = faults.find(({ name }) => name === 'a refused connection');
const DRAFT = { firstName: 'Noor', lastName: 'Taylor', dateOfBirth: '01/02/2018' } as const;
const save = ({ scope }: Visit) => allSettled(child.formSubmitted, { scope });

/** The calls of waiting lists, and of the dialog about a child. */
export const waitingCalls: readonly Call[] = [
  {
    name: 'a waiting list that is joined',
    call: 'POST /api/activities/waiting-list',
    isCustomer: true,
    act: join,
    isBusy: (scope) => scope.getState(waiting.$busyId) !== null,
    messages: (scope) => [scope.getState(waiting.$waitingFailure)?.message],
    retry: join,
    isDone: ({ scope }) => scope.getState(waiting.$newEntries).length === 1,
  },
  {
    name: 'a place that is offered',
    call: `GET /api/activities/waiting-list/${OFFER.id}`,
    isCustomer: true,
    act: openOffer,
    isBusy: (scope) => scope.getState(offer.page.$isLoading),
    messages(scope) {
      const failure = scope.getState(offer.page.$failure);
      return [failure && describeFailure(failure)];
    },
    retry: ({ scope }) => allSettled(offer.page.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(offer.page.$data)?.entry.status === 'offered',
  },
  {
    name: 'an offer that is accepted',
    call: `POST /api/activities/waiting-list/${OFFER.id}/accept`,
    isCustomer: true,
    reach: openOffer,
    act: accept,
    isBusy: (scope) => scope.getState(answer.$pendingAnswer) !== null,
    messages: (scope) => [scope.getState(answer.$answerFailure)?.message ?? null],
    listTyped: (scope) => scope.getState(offer.page.$data)?.entry,
    retry: accept,
    isDone: ({ scope }) => scope.getState($location).pathname === bookings.basket,
  },
  {
    name: 'the details of a child who is to be changed',
    call: 'GET /api/activities/attendees',
    isCustomer: true,
    act: ({ scope }) => allSettled(changeClicked, { scope, params: buildAttendee().id }),
    isBusy: (scope) => scope.getState(child.$status) === 'loading',
    messages: (scope) => [
      scope.getState(child.$status) === 'loadFailed' ? 'We couldn’t load the details.' : null,
    ],
    retry: ({ scope }) => allSettled(child.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(child.$draft).firstName === buildAttendee().first_name,
  },
  {
    name: 'the children, among whom is one whose answer was lost',
    call: 'GET /api/activities/attendees',
    isCustomer: true,
    async reach(visit) {
      const { scope, operator } = visit;
      await allSettled(addClicked, { scope });
      for (const field of ['firstName', 'lastName', 'dateOfBirth'] as const)
        await allSettled(child.fieldEdited, { scope, params: { field, value: DRAFT[field] } });
      if (LOST) operator.break('POST /api/activities/attendees', LOST);
      await save(visit);
    },
    act: save,
    isBusy: (scope) => scope.getState(child.$status) === 'saving',
    messages: (scope) => Object.values(scope.getState(child.$errors)),
    listTyped: (scope) => scope.getState(child.$draft),
    retry: save,
    isDone: ({ scope }) => scope.getState($subject) === null,
  },
];
