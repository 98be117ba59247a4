import { allSettled, type Scope, type Store } from 'effector';
import * as choosing from '@/pages/account/membership-freeze/model/choosing';
import * as freezing from '@/pages/account/membership-freeze/model/freezing';
import * as sending from '@/pages/account/membership-freeze/model/sending';
import { type ApiFailure, describeFailure } from '@/shared/api';
import * as ending from '@/widgets/end-freeze/model/ending';
import type { Call } from './call.ts';
import type { Visit } from './visit.ts';

const ID = 'm-1';
const CALL = `/api/my-account/memberships/${ID}/freeze`;
const REASON = 'A broken ankle';

const open = ({ scope }: Visit) => allSettled(freezing.page.opened, { scope, params: ID });
const ask = ({ scope }: Visit) => allSettled(choosing.previewClicked, { scope });
const confirm = ({ scope }: Visit) => allSettled(sending.confirmClicked, { scope });
const askEnd = ({ scope }: Visit) => allSettled(ending.endClicked, { scope, params: ID });
const confirmEnd = ({ scope }: Visit) => allSettled(ending.confirmClicked, { scope });
const failureIn = (scope: Scope, $failure: Store<ApiFailure | null>) => {
  const failure = scope.getState($failure);
  return failure && describeFailure(failure);
};

/** The calls for freezing a membership and ending a freeze. */
export const freezeCalls: readonly Call[] = [
  {
    name: 'how a membership can be frozen',
    call: `GET ${CALL}`,
    isCustomer: true,
    act: open,
    isBusy: (scope) => scope.getState(freezing.page.$isLoading),
    messages: (scope) => [failureIn(scope, freezing.page.$failure)],
    retry: ({ scope }) => allSettled(freezing.page.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(freezing.page.$data) !== null,
  },
  {
    name: 'what freezing does',
    call: `GET ${CALL}`,
    isCustomer: true,
    async reach(visit) {
      await open(visit);
      await allSettled(choosing.draftEdited, { scope: visit.scope, params: { reason: REASON } });
    },
    act: ask,
    isBusy: (scope) => scope.getState(choosing.$isPreviewLoading),
    messages: (scope) => Object.values(scope.getState(choosing.$errors)),
    listTyped: (scope) => scope.getState(choosing.$draft),
    retry: ask,
    isDone: ({ scope }) => scope.getState(choosing.$preview) !== null,
  },
  {
    name: 'a freeze of a membership',
    call: `POST ${CALL}`,
    isCustomer: true,
    async reach(visit) {
      await open(visit);
      await allSettled(choosing.draftEdited, { scope: visit.scope, params: { reason: REASON } });
      await ask(visit);
    },
    act: confirm,
    isBusy: (scope) => scope.getState(sending.$isSending),
    messages: (scope) => [scope.getState(sending.$refusal)?.message],
    listTyped: (scope) => scope.getState(choosing.$draft),
    retry: confirm,
    isDone: ({ scope }) => scope.getState(freezing.$isJustFrozen),
  },
  {
    name: 'what ending a freeze does',
    call: `GET ${CALL}`,
    isCustomer: true,
    act: askEnd,
    isBusy: (scope) => scope.getState(ending.$isLoading),
    messages: (scope) => [failureIn(scope, ending.$failure)],
    retry: ({ scope }) => allSettled(ending.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(ending.$freeze) !== null,
  },
  {
    name: 'the end of a freeze',
    call: `DELETE ${CALL}`,
    isCustomer: true,
    reach: askEnd,
    act: confirmEnd,
    isBusy: (scope) => scope.getState(ending.$dialog) === 'sending',
    messages: (scope) => [scope.getState(ending.$refusal)?.message],
    retry: confirmEnd,
    isDone: ({ scope }) => scope.getState(ending.$dialog) === 'closed',
  },
];
