import { allSettled } from 'effector';
import { waitingEntries } from '@/entities/account-notice';
import * as child from '@/features/add-attendee/model/add-attendee';
import { $subject, addClicked, changeClicked } from '@/features/add-attendee/model/subject';
import * as waiting from '@/features/join-waiting-list/model/waiting';
import { describeFailure } from '@/shared/api';
import { buildAttendee } from '../fixtures/attendees.ts';
import { buildWaitingEntry } from '../fixtures/waiting-list.ts';
import type { Call } from './call.ts';
import type { Visit } from './visit.ts';

const ENTRY = buildWaitingEntry();
const DRAFT = { firstName: 'Noor', lastName: 'Taylor', dateOfBirth: '01/02/2018' } as const;

async function type({ scope }: Visit) {
  for (const field of ['firstName', 'lastName', 'dateOfBirth'] as const)
    await allSettled(child.fieldEdited, { scope, params: { field, value: DRAFT[field] } });
}
const save = ({ scope }: Visit) => allSettled(child.formSubmitted, { scope });
const inDialog = {
  isCustomer: true,
  act: save,
  isBusy: (scope) => scope.getState(child.$status) === 'saving',
  messages: (scope) => Object.values(scope.getState(child.$errors)),
  listTyped: (scope) => scope.getState(child.$draft),
  retry: save,
  isDone: ({ scope }) => scope.getState($subject) === null,
} satisfies Omit<Call, 'name' | 'call'>;
const leave = ({ scope }: Visit) => allSettled(waiting.leaveClicked, { scope, params: { id: ENTRY.id } });

/** The calls about a customer's people and waiting list entries. */
export const peopleCalls: readonly Call[] = [
  {
    ...inDialog,
    name: 'a child who is added',
    call: 'POST /api/activities/attendees',
    async reach(visit) {
      await allSettled(addClicked, { scope: visit.scope });
      await type(visit);
    },
  },
  {
    ...inDialog,
    name: 'a child whose details are changed',
    call: `PUT /api/activities/attendees/${buildAttendee().id}`,
    async reach(visit) {
      await allSettled(changeClicked, { scope: visit.scope, params: buildAttendee().id });
      await type(visit);
    },
  },
  {
    name: 'what a customer waits for',
    call: 'GET /api/activities/waiting-list',
    isCustomer: true,
    act: ({ scope }) => allSettled(waitingEntries.reloadRequested, { scope, params: null }),
    isBusy: (scope) => scope.getState(waitingEntries.$isLoading),
    messages(scope) {
      const failure = scope.getState(waitingEntries.$failure);
      return [failure && describeFailure(failure)];
    },
    retry: ({ scope }) => allSettled(waitingEntries.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(waitingEntries.$data) !== null,
  },
  {
    name: 'a waiting list that is left',
    call: `DELETE /api/activities/waiting-list/${ENTRY.id}`,
    isCustomer: true,
    act: leave,
    isBusy: (scope) => scope.getState(waiting.$busyId) !== null,
    messages: (scope) => [scope.getState(waiting.$waitingFailure)?.message],
    retry: leave,
    isDone: ({ scope }) => scope.getState(waiting.$waitingFailure) === null,
  },
];
