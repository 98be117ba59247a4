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
import { SESSION_ID, WAITING_OFFER } from './bookings-site-answers.ts';
import type { TestedCall } from './call.ts';
import { faults } from './faults.ts';
import type { Visit } from './visit.ts';

const [WAITING_ATTENDEE] = buildWaitingEntry().attendees;
const openOffer = ({ scope }: Visit) => allSettled(offer.page.opened, { scope, params: WAITING_OFFER.id });
const acceptOffer = ({ scope }: Visit) =>
  allSettled(answer.acceptClicked, { scope, params: WAITING_OFFER.id });
const joinWaitingList = ({ scope }: Visit) =>
  allSettled(waiting.joinClicked, {
    scope,
    params: { sessionId: SESSION_ID, attendeeIds: [WAITING_ATTENDEE?.id ?? ''] },
  });
const REFUSED_CONNECTION = faults.find(({ name }) => name === 'a refused connection');
const CHILD_DRAFT = { firstName: 'Noor', lastName: 'Taylor', dateOfBirth: '01/02/2018' } as const;
const saveChild = ({ scope }: Visit) => allSettled(child.formSubmitted, { scope });

/** The calls of waiting lists, and of the dialog about a child. */
export const waitingCalls: readonly TestedCall[] = [
  {
    name: 'a waiting list that is joined',
    endpoint: 'POST /api/activities/waiting-list',
    isCustomer: true,
    makeCall: joinWaitingList,
    isBusy: (scope) => scope.getState(waiting.$busyId) !== null,
    listMessages: (scope) => [scope.getState(waiting.$waitingFailure)?.message],
    retry: joinWaitingList,
    isDone: ({ scope }) => scope.getState(waiting.$newEntries).length === 1,
  },
  {
    name: 'a place that is offered',
    endpoint: `GET /api/activities/waiting-list/${WAITING_OFFER.id}`,
    isCustomer: true,
    makeCall: openOffer,
    isBusy: (scope) => scope.getState(offer.page.$isLoading),
    listMessages(scope) {
      const failure = scope.getState(offer.page.$failure);
      return [failure && describeFailure(failure)];
    },
    retry: ({ scope }) => allSettled(offer.page.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(offer.page.$data)?.entry.status === 'offered',
  },
  {
    name: 'an offer that is accepted',
    endpoint: `POST /api/activities/waiting-list/${WAITING_OFFER.id}/accept`,
    isCustomer: true,
    prepare: openOffer,
    makeCall: acceptOffer,
    isBusy: (scope) => scope.getState(answer.$pendingAnswer) !== null,
    listMessages: (scope) => [scope.getState(answer.$answerFailure)?.message ?? null],
    readStateToKeep: (scope) => scope.getState(offer.page.$data)?.entry,
    retry: acceptOffer,
    isDone: ({ scope }) => scope.getState($location).pathname === bookings.basket,
  },
  {
    name: 'the details of a child who is to be changed',
    endpoint: 'GET /api/activities/attendees',
    isCustomer: true,
    makeCall: ({ scope }) => allSettled(changeClicked, { scope, params: buildAttendee().id }),
    isBusy: (scope) => scope.getState(child.$status) === 'loading',
    listMessages: (scope) => [
      scope.getState(child.$status) === 'loadFailed' ? 'We couldn’t load the details.' : null,
    ],
    retry: ({ scope }) => allSettled(child.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(child.$draft).firstName === buildAttendee().first_name,
  },
  {
    name: 'the children, among whom is one whose answer was lost',
    endpoint: 'GET /api/activities/attendees',
    isCustomer: true,
    async prepare(visit) {
      const { scope, operator } = visit;
      await allSettled(addClicked, { scope });
      for (const field of ['firstName', 'lastName', 'dateOfBirth'] as const)
        await allSettled(child.fieldEdited, { scope, params: { field, value: CHILD_DRAFT[field] } });
      if (REFUSED_CONNECTION) operator.breakCall('POST /api/activities/attendees', REFUSED_CONNECTION);
      await saveChild(visit);
    },
    makeCall: saveChild,
    isBusy: (scope) => scope.getState(child.$status) === 'saving',
    listMessages: (scope) => Object.values(scope.getState(child.$errors)),
    readStateToKeep: (scope) => scope.getState(child.$draft),
    retry: saveChild,
    isDone: ({ scope }) => scope.getState($subject) === null,
  },
];
