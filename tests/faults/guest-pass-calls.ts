import { allSettled } from 'effector';
import * as card from '@/pages/account/card/model/card';
import * as issuing from '@/pages/account/guest-passes/model/issuing';
import * as passes from '@/pages/account/guest-passes/model/passes';
import { describeFailure } from '@/shared/api';
import { buildGuestPass } from '../fixtures/guest-passes.ts';
import type { TestedCall } from './call.ts';
import type { Visit } from './visit.ts';

const { id: guestPassId } = buildGuestPass();
const openGuestPasses = ({ scope }: Visit) => allSettled(passes.page.opened, { scope, params: null });
const issueGuestPass = ({ scope }: Visit) => allSettled(issuing.formSubmitted, { scope });
const resendGuestPass = ({ scope }: Visit) =>
  allSettled(passes.resendClicked, { scope, params: guestPassId });
const revokeGuestPass = ({ scope }: Visit) =>
  allSettled(passes.revokeClicked, { scope, params: guestPassId });
const guestPassAction: Pick<TestedCall, 'isCustomer' | 'prepare' | 'isBusy' | 'listMessages' | 'isDone'> = {
  isCustomer: true,
  prepare: openGuestPasses,
  isBusy: (scope) => scope.getState(passes.$busyPassId) !== null,
  listMessages: (scope) => [scope.getState(passes.$refusal)?.message],
  isDone: ({ scope }) => scope.getState(passes.$refusal) === null,
};

/** The calls of the page of guest passes and of the member card. */
export const guestPassCalls: readonly TestedCall[] = [
  {
    name: 'the member card',
    endpoint: 'GET /api/my-account/card',
    isCustomer: true,
    makeCall: ({ scope }) => allSettled(card.page.opened, { scope, params: null }),
    isBusy: (scope) => scope.getState(card.page.$isLoading),
    listMessages(scope) {
      const failure = scope.getState(card.page.$failure);
      return [failure && describeFailure(failure)];
    },
    retry: ({ scope }) => allSettled(card.page.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(card.page.$data) !== null,
  },
  {
    name: 'the guest passes',
    endpoint: 'GET /api/my-account/guest-passes',
    isCustomer: true,
    makeCall: openGuestPasses,
    isBusy: (scope) => scope.getState(passes.page.$isLoading),
    listMessages(scope) {
      const failure = scope.getState(passes.page.$failure);
      return [failure && describeFailure(failure)];
    },
    retry: ({ scope }) => allSettled(passes.page.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(passes.page.$data) !== null,
  },
  {
    name: 'a guest pass that is issued',
    endpoint: 'POST /api/my-account/guest-passes',
    isCustomer: true,
    async prepare(visit) {
      await openGuestPasses(visit);
      const params = {
        firstName: 'Ann',
        lastName: 'Guest',
        email: 'ann@example.com',
        visitDate: '2026-11-27',
        confirmedOfAge: true,
      };
      await allSettled(issuing.draftEdited, { scope: visit.scope, params });
    },
    makeCall: issueGuestPass,
    isBusy: (scope) => scope.getState(issuing.$isIssuing),
    listMessages: (scope) => Object.values(scope.getState(issuing.$errors)),
    readStateToKeep: (scope) => scope.getState(issuing.$draft),
    retry: issueGuestPass,
    isDone: ({ scope }) => scope.getState(issuing.$issuedPass) !== null,
  },
  {
    ...guestPassAction,
    name: 'a guest pass that is sent again',
    endpoint: `POST /api/my-account/guest-passes/${guestPassId}/resend`,
    makeCall: resendGuestPass,
    retry: resendGuestPass,
  },
  {
    ...guestPassAction,
    name: 'a guest pass that is taken back',
    endpoint: `DELETE /api/my-account/guest-passes/${guestPassId}`,
    makeCall: revokeGuestPass,
    retry: revokeGuestPass,
  },
];
