import { allSettled } from 'effector';
import * as leaving from '@/pages/account/membership-leave/model/leaving';
import { describeFailure } from '@/shared/api';
import * as takeBack from '@/widgets/take-membership-back';
import type { Call } from './call.ts';
import type { Visit } from './visit.ts';

const ID = 'm-1';
const PATH = `/api/my-account/memberships/${ID}/cancel`;

const open = ({ scope }: Visit) => allSettled(leaving.page.opened, { scope, params: ID });
const confirm = ({ scope }: Visit) => allSettled(leaving.confirmClicked, { scope });
const take = ({ scope }: Visit) => allSettled(takeBack.takeBackClicked, { scope, params: ID });

/** The calls for leaving a membership. */
export const leavingCalls: readonly Call[] = [
  {
    name: 'what leaving does',
    call: `GET ${PATH}`,
    isCustomer: true,
    act: open,
    isBusy: (scope) => scope.getState(leaving.page.$isLoading),
    messages(scope) {
      const failure = scope.getState(leaving.page.$failure);
      return [failure && describeFailure(failure)];
    },
    retry: ({ scope }) => allSettled(leaving.page.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(leaving.$leaving) !== null,
  },
  {
    name: 'a membership that is left',
    call: `POST ${PATH}`,
    isCustomer: true,
    async reach(visit) {
      await open(visit);
      await allSettled(leaving.reasonChanged, { scope: visit.scope, params: 'I am moving away.' });
    },
    act: confirm,
    isBusy: (scope) => scope.getState(leaving.$isSending),
    messages: (scope) => [scope.getState(leaving.$refusal)?.message ?? null],
    listTyped: (scope) => scope.getState(leaving.$reason),
    retry: confirm,
    isDone: ({ scope }) => scope.getState(leaving.$outcome) === 'left',
  },
  {
    name: 'a membership that goes on',
    call: `DELETE ${PATH}`,
    isCustomer: true,
    reach: open,
    act: take,
    isBusy: (scope) => scope.getState(takeBack.$takingBackId) !== null,
    messages: (scope) => [scope.getState(takeBack.$takeBackProblem)?.message ?? null],
    retry: take,
    isDone: ({ scope }) => scope.getState(leaving.$outcome) === 'kept',
  },
];
