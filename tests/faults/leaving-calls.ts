import { allSettled } from 'effector';
import * as leaving from '@/pages/account/membership-leave/model/leaving';
import { describeFailure } from '@/shared/api';
import * as takeBack from '@/widgets/take-membership-back';
import type { TestedCall } from './call.ts';
import type { Visit } from './visit.ts';

const MEMBERSHIP_ID = 'm-1';
const CANCEL_PATH = `/api/my-account/memberships/${MEMBERSHIP_ID}/cancel`;

const openLeaving = ({ scope }: Visit) => allSettled(leaving.page.opened, { scope, params: MEMBERSHIP_ID });
const confirmLeaving = ({ scope }: Visit) => allSettled(leaving.confirmClicked, { scope });
const withdrawLeaving = ({ scope }: Visit) =>
  allSettled(takeBack.takeBackClicked, { scope, params: MEMBERSHIP_ID });

/** The calls for leaving a membership. */
export const leavingCalls: readonly TestedCall[] = [
  {
    name: 'what leaving does',
    endpoint: `GET ${CANCEL_PATH}`,
    isCustomer: true,
    makeCall: openLeaving,
    isBusy: (scope) => scope.getState(leaving.page.$isLoading),
    listMessages(scope) {
      const failure = scope.getState(leaving.page.$failure);
      return [failure && describeFailure(failure)];
    },
    retry: ({ scope }) => allSettled(leaving.page.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(leaving.$leaving) !== null,
  },
  {
    name: 'a membership that is left',
    endpoint: `POST ${CANCEL_PATH}`,
    isCustomer: true,
    async prepare(visit) {
      await openLeaving(visit);
      await allSettled(leaving.reasonChanged, { scope: visit.scope, params: 'I am moving away.' });
    },
    makeCall: confirmLeaving,
    isBusy: (scope) => scope.getState(leaving.$isSending),
    listMessages: (scope) => [scope.getState(leaving.$refusal)?.message ?? null],
    readStateToKeep: (scope) => scope.getState(leaving.$reason),
    retry: confirmLeaving,
    isDone: ({ scope }) => scope.getState(leaving.$outcome) === 'left',
  },
  {
    name: 'a membership that goes on',
    endpoint: `DELETE ${CANCEL_PATH}`,
    isCustomer: true,
    prepare: openLeaving,
    makeCall: withdrawLeaving,
    isBusy: (scope) => scope.getState(takeBack.$takingBackId) !== null,
    listMessages: (scope) => [scope.getState(takeBack.$takeBackProblem)?.message ?? null],
    retry: withdrawLeaving,
    isDone: ({ scope }) => scope.getState(leaving.$outcome) === 'kept',
  },
];
