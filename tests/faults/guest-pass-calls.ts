import { allSettled } from 'effector';
import * as card from '@/pages/account/card/model/card';
import * as issuing from '@/pages/account/guest-passes/model/issuing';
import * as passes from '@/pages/account/guest-passes/model/passes';
import { describeFailure } from '@/shared/api';
import { buildGuestPass } from '../fixtures/guest-passes.ts';
import type { Call } from './call.ts';
import type { Visit } from './visit.ts';

const { id } = buildGuestPass();
const open = ({ scope }: Visit) => allSettled(passes.page.opened, { scope, params: null });
const submit = ({ scope }: Visit) => allSettled(issuing.formSubmitted, { scope });
const resend = ({ scope }: Visit) => allSettled(passes.resendClicked, { scope, params: id });
const revoke = ({ scope }: Visit) => allSettled(passes.revokeClicked, { scope, params: id });
const onOnePass: Pick<Call, 'isCustomer' | 'reach' | 'isBusy' | 'messages' | 'isDone'> = {
  isCustomer: true,
  reach: open,
  isBusy: (scope) => scope.getState(passes.$busyPassId) !== null,
  messages: (scope) => [scope.getState(passes.$refusal)?.message],
  isDone: ({ scope }) => scope.getState(passes.$refusal) === null,
};

/** The calls of the page of guest passes and of the member card. */
export const guestPassCalls: readonly Call[] = [
  {
    name: 'the member card',
    call: 'GET /api/my-account/card',
    isCustomer: true,
    act: ({ scope }) => allSettled(card.page.opened, { scope, params: null }),
    isBusy: (scope) => scope.getState(card.page.$isLoading),
    messages(scope) {
      const failure = scope.getState(card.page.$failure);
      return [failure && describeFailure(failure)];
    },
    retry: ({ scope }) => allSettled(card.page.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(card.page.$data) !== null,
  },
  {
    name: 'the guest passes',
    call: 'GET /api/my-account/guest-passes',
    isCustomer: true,
    act: open,
    isBusy: (scope) => scope.getState(passes.page.$isLoading),
    messages(scope) {
      const failure = scope.getState(passes.page.$failure);
      return [failure && describeFailure(failure)];
    },
    retry: ({ scope }) => allSettled(passes.page.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(passes.page.$data) !== null,
  },
  {
    name: 'a guest pass that is issued',
    call: 'POST /api/my-account/guest-passes',
    isCustomer: true,
    async reach(visit) {
      await open(visit);
      const params = {
        firstName: 'Ann',
        lastName: 'Guest',
        email: 'ann@example.com',
        visitDate: '2026-11-27',
        confirmedOfAge: true,
      };
      await allSettled(issuing.draftEdited, { scope: visit.scope, params });
    },
    act: submit,
    isBusy: (scope) => scope.getState(issuing.$isIssuing),
    messages: (scope) => Object.values(scope.getState(issuing.$errors)),
    listTyped: (scope) => scope.getState(issuing.$draft),
    retry: submit,
    isDone: ({ scope }) => scope.getState(issuing.$issuedPass) !== null,
  },
  {
    ...onOnePass,
    name: 'a guest pass that is sent again',
    call: `POST /api/my-account/guest-passes/${id}/resend`,
    act: resend,
    retry: resend,
  },
  {
    ...onOnePass,
    name: 'a guest pass that is taken back',
    call: `DELETE /api/my-account/guest-passes/${id}`,
    act: revoke,
    retry: revoke,
  },
];
