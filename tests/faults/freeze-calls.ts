import { allSettled, type Scope, type Store } from 'effector';
import * as choosing from '@/pages/account/membership-freeze/model/choosing';
import * as freezing from '@/pages/account/membership-freeze/model/freezing';
import * as sending from '@/pages/account/membership-freeze/model/sending';
import { type ApiFailure, describeFailure } from '@/shared/api';
import * as ending from '@/widgets/end-freeze/model/ending';
import type { TestedCall } from './call.ts';
import type { Visit } from './visit.ts';

const MEMBERSHIP_ID = 'm-1';
const FREEZE_PATH = `/api/my-account/memberships/${MEMBERSHIP_ID}/freeze`;
const FREEZE_REASON = 'A broken ankle';

const openFreezing = ({ scope }: Visit) => allSettled(freezing.page.opened, { scope, params: MEMBERSHIP_ID });
const previewFreeze = ({ scope }: Visit) => allSettled(choosing.previewClicked, { scope });
const confirmFreeze = ({ scope }: Visit) => allSettled(sending.confirmClicked, { scope });
const previewFreezeEnd = ({ scope }: Visit) =>
  allSettled(ending.endClicked, { scope, params: MEMBERSHIP_ID });
const confirmFreezeEnd = ({ scope }: Visit) => allSettled(ending.confirmClicked, { scope });
const describeFailureIn = (scope: Scope, $failure: Store<ApiFailure | null>) => {
  const failure = scope.getState($failure);
  return failure && describeFailure(failure);
};

/** The calls for freezing a membership and ending a freeze. */
export const freezeCalls: readonly TestedCall[] = [
  {
    name: 'how a membership can be frozen',
    endpoint: `GET ${FREEZE_PATH}`,
    isCustomer: true,
    makeCall: openFreezing,
    isBusy: (scope) => scope.getState(freezing.page.$isLoading),
    listMessages: (scope) => [describeFailureIn(scope, freezing.page.$failure)],
    retry: ({ scope }) => allSettled(freezing.page.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(freezing.page.$data) !== null,
  },
  {
    name: 'what freezing does',
    endpoint: `GET ${FREEZE_PATH}`,
    isCustomer: true,
    async prepare(visit) {
      await openFreezing(visit);
      await allSettled(choosing.draftEdited, { scope: visit.scope, params: { reason: FREEZE_REASON } });
    },
    makeCall: previewFreeze,
    isBusy: (scope) => scope.getState(choosing.$isPreviewLoading),
    listMessages: (scope) => Object.values(scope.getState(choosing.$errors)),
    readStateToKeep: (scope) => scope.getState(choosing.$draft),
    retry: previewFreeze,
    isDone: ({ scope }) => scope.getState(choosing.$preview) !== null,
  },
  {
    name: 'a freeze of a membership',
    endpoint: `POST ${FREEZE_PATH}`,
    isCustomer: true,
    async prepare(visit) {
      await openFreezing(visit);
      await allSettled(choosing.draftEdited, { scope: visit.scope, params: { reason: FREEZE_REASON } });
      await previewFreeze(visit);
    },
    makeCall: confirmFreeze,
    isBusy: (scope) => scope.getState(sending.$isSending),
    listMessages: (scope) => [scope.getState(sending.$refusal)?.message],
    readStateToKeep: (scope) => scope.getState(choosing.$draft),
    retry: confirmFreeze,
    isDone: ({ scope }) => scope.getState(freezing.$isJustFrozen),
  },
  {
    name: 'what ending a freeze does',
    endpoint: `GET ${FREEZE_PATH}`,
    isCustomer: true,
    makeCall: previewFreezeEnd,
    isBusy: (scope) => scope.getState(ending.$isLoading),
    listMessages: (scope) => [describeFailureIn(scope, ending.$failure)],
    retry: ({ scope }) => allSettled(ending.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(ending.$freeze) !== null,
  },
  {
    name: 'the end of a freeze',
    endpoint: `DELETE ${FREEZE_PATH}`,
    isCustomer: true,
    prepare: previewFreezeEnd,
    makeCall: confirmFreezeEnd,
    isBusy: (scope) => scope.getState(ending.$dialog) === 'sending',
    listMessages: (scope) => [scope.getState(ending.$refusal)?.message],
    retry: confirmFreezeEnd,
    isDone: ({ scope }) => scope.getState(ending.$dialog) === 'closed',
  },
];
