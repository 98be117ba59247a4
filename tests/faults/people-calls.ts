import { allSettled } from 'effector';
import { waitingEntries } from '@/entities/account-notice';
import * as child from '@/features/add-attendee/model/add-attendee';
import { $subject, addClicked, changeClicked } from '@/features/add-attendee/model/subject';
import * as waiting from '@/features/join-waiting-list/model/waiting';
import { describeFailure } from '@/shared/api';
import { buildAttendee } from '../fixtures/attendees.ts';
import { buildWaitingEntry } from '../fixtures/waiting-list.ts';
import type { TestedCall } from './call.ts';
import type { Visit } from './visit.ts';

const WAITING_ENTRY = buildWaitingEntry();
const CHILD_DRAFT = { firstName: 'Noor', lastName: 'Taylor', dateOfBirth: '01/02/2018' } as const;

async function typeChildDetails({ scope }: Visit) {
  for (const field of ['firstName', 'lastName', 'dateOfBirth'] as const)
    await allSettled(child.fieldEdited, { scope, params: { field, value: CHILD_DRAFT[field] } });
}
const saveChild = ({ scope }: Visit) => allSettled(child.formSubmitted, { scope });
const childDialogCall = {
  isCustomer: true,
  makeCall: saveChild,
  isBusy: (scope) => scope.getState(child.$status) === 'saving',
  listMessages: (scope) => Object.values(scope.getState(child.$errors)),
  readStateToKeep: (scope) => scope.getState(child.$draft),
  retry: saveChild,
  isDone: ({ scope }) => scope.getState($subject) === null,
} satisfies Omit<TestedCall, 'name' | 'endpoint'>;
const leaveWaitingList = ({ scope }: Visit) =>
  allSettled(waiting.leaveClicked, { scope, params: { id: WAITING_ENTRY.id } });

/** The calls about a customer's people and waiting list entries. */
export const peopleCalls: readonly TestedCall[] = [
  {
    ...childDialogCall,
    name: 'a child who is added',
    endpoint: 'POST /api/activities/attendees',
    async prepare(visit) {
      await allSettled(addClicked, { scope: visit.scope });
      await typeChildDetails(visit);
    },
  },
  {
    ...childDialogCall,
    name: 'a child whose details are changed',
    endpoint: `PUT /api/activities/attendees/${buildAttendee().id}`,
    async prepare(visit) {
      await allSettled(changeClicked, { scope: visit.scope, params: buildAttendee().id });
      await typeChildDetails(visit);
    },
  },
  {
    name: 'what a customer waits for',
    endpoint: 'GET /api/activities/waiting-list',
    isCustomer: true,
    makeCall: ({ scope }) => allSettled(waitingEntries.reloadRequested, { scope, params: null }),
    isBusy: (scope) => scope.getState(waitingEntries.$isLoading),
    listMessages(scope) {
      const failure = scope.getState(waitingEntries.$failure);
      return [failure && describeFailure(failure)];
    },
    retry: ({ scope }) => allSettled(waitingEntries.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(waitingEntries.$data) !== null,
  },
  {
    name: 'a waiting list that is left',
    endpoint: `DELETE /api/activities/waiting-list/${WAITING_ENTRY.id}`,
    isCustomer: true,
    makeCall: leaveWaitingList,
    isBusy: (scope) => scope.getState(waiting.$busyId) !== null,
    listMessages: (scope) => [scope.getState(waiting.$waitingFailure)?.message],
    retry: leaveWaitingList,
    isDone: ({ scope }) => scope.getState(waiting.$waitingFailure) === null,
  },
];
