import { allSettled, type Scope, type Store } from 'effector';
import * as debit from '@/pages/account/direct-debit/model/direct-debit';
import * as replacing from '@/pages/account/direct-debit/model/replacing';
import * as membership from '@/pages/account/memberships/model/membership';
import * as memberships from '@/pages/account/memberships/model/memberships';
import * as packages from '@/pages/account/packages/model/held-packages';
import * as credit from '@/pages/account/payments/model/credit';
import * as payments from '@/pages/account/payments/model/payments';
import * as savedCard from '@/pages/account/payments/model/saved-card';
import { type ApiFailure, describeFailure } from '@/shared/api';
import type { TestedCall } from './call.ts';
import type { Visit } from './visit.ts';

const NEW_BANK_ACCOUNT = {
  accountHolder: 'Sam Taylor',
  accountDetails: {
    sortCode: '089999',
    accountNumber: '66374958',
    billingAddressLineOne: '4 Mill Lane',
    billingAddressLineTwo: '',
    billingCity: 'Norwich',
    billingPostcode: 'NR1 1SR',
  },
};

const openPayments = ({ scope }: Visit) => allSettled(payments.page.opened, { scope, params: null });
const listFailureMessages = (scope: Scope, $failure: Store<ApiFailure | null>) => {
  const failure = scope.getState($failure);
  return [failure && describeFailure(failure)];
};

/** The calls of the account's pages about money. */
export const accountCalls: readonly TestedCall[] = [
  {
    name: 'the payments',
    endpoint: 'GET /api/my-account/payments',
    isCustomer: true,
    makeCall: openPayments,
    isBusy: (scope) => scope.getState(payments.page.$isLoading),
    listMessages: (scope) => listFailureMessages(scope, payments.page.$failure),
    retry: ({ scope }) => allSettled(payments.page.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(payments.page.$data) !== null,
  },
  {
    name: 'the credit',
    endpoint: 'GET /api/my-account/credit',
    isCustomer: true,
    makeCall: openPayments,
    isBusy: (scope) => scope.getState(credit.$isLoading),
    listMessages: (scope) => listFailureMessages(scope, credit.$failure),
    retry: ({ scope }) => allSettled(credit.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(credit.$credit) !== null,
  },
  {
    name: 'the saved card',
    endpoint: 'GET /api/my-account/saved-card',
    isCustomer: true,
    succeedsWith: 'null',
    makeCall: openPayments,
    isBusy: (scope) => scope.getState(savedCard.$isLoading),
    listMessages: (scope) => listFailureMessages(scope, savedCard.$failure),
    retry: ({ scope }) => allSettled(savedCard.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(savedCard.$savedCard) !== null,
  },
  {
    name: 'removing the saved card',
    endpoint: 'DELETE /api/my-account/saved-card',
    isCustomer: true,
    succeedsWith: 'anything',
    prepare: openPayments,
    makeCall: ({ scope }) => allSettled(savedCard.removeClicked, { scope }),
    isBusy: (scope) => scope.getState(savedCard.$isRemoving),
    listMessages: (scope) => [scope.getState(savedCard.$refusal)?.message],
    retry: ({ scope }) => allSettled(savedCard.removeClicked, { scope }),
    isDone: ({ scope }) => scope.getState(savedCard.$isRemoved),
  },
  {
    name: 'the memberships of a customer',
    endpoint: 'GET /api/my-account/memberships',
    isCustomer: true,
    makeCall: ({ scope }) => allSettled(memberships.page.opened, { scope, params: null }),
    isBusy: (scope) => scope.getState(memberships.page.$isLoading),
    listMessages: (scope) => listFailureMessages(scope, memberships.page.$failure),
    retry: ({ scope }) => allSettled(memberships.page.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(memberships.page.$data) !== null,
  },
  {
    name: 'a membership',
    endpoint: 'GET /api/my-account/memberships/m-1',
    isCustomer: true,
    makeCall: ({ scope }) => allSettled(membership.page.opened, { scope, params: 'm-1' }),
    isBusy: (scope) => scope.getState(membership.page.$isLoading),
    listMessages: (scope) => listFailureMessages(scope, membership.page.$failure),
    retry: ({ scope }) => allSettled(membership.page.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(membership.page.$data) !== null,
  },
  {
    name: 'the packages of a customer',
    endpoint: 'GET /api/my-account/packages',
    isCustomer: true,
    makeCall: ({ scope }) => allSettled(packages.page.opened, { scope, params: null }),
    isBusy: (scope) => scope.getState(packages.page.$isLoading),
    listMessages: (scope) => listFailureMessages(scope, packages.page.$failure),
    retry: ({ scope }) => allSettled(packages.page.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(packages.page.$data) !== null,
  },
  {
    name: 'the direct debit',
    endpoint: 'GET /api/my-account/direct-debit',
    isCustomer: true,
    makeCall: ({ scope }) => allSettled(debit.page.opened, { scope, params: null }),
    isBusy: (scope) => scope.getState(debit.page.$isLoading),
    listMessages: (scope) => listFailureMessages(scope, debit.page.$failure),
    retry: ({ scope }) => allSettled(debit.page.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(debit.page.$data) !== null,
  },
  {
    name: 'another account for the direct debit',
    endpoint: 'PUT /api/my-account/direct-debit',
    isCustomer: true,
    async prepare({ scope }) {
      await allSettled(debit.page.opened, { scope, params: null });
      await allSettled(replacing.changeClicked, { scope });
    },
    makeCall: ({ scope }) => allSettled(replacing.debitForm.completed, { scope, params: NEW_BANK_ACCOUNT }),
    isBusy: (scope) => scope.getState(replacing.$stage) === 'sending',
    listMessages: (scope) => [
      scope.getState(replacing.$refusal)?.message,
      ...Object.values(scope.getState(replacing.debitForm.$errors)),
    ],
    retry: ({ scope }) => allSettled(replacing.debitForm.completed, { scope, params: NEW_BANK_ACCOUNT }),
    isDone: ({ scope }) => scope.getState(replacing.$stage) === 'done',
  },
];
