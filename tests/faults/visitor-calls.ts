import { allSettled } from 'effector';
import { $homeVenue, loadHomeVenueFx } from '@/entities/venue';
import {
  accountTerms,
  forgottenPassword,
  membershipChooser,
  questions,
  register,
  signIn,
} from '@/pages/joining/join/model/features';
import { finder } from '@/pages/joining/join/model/home';
import { detailsModeChosen } from '@/pages/joining/join/model/joining';
import { $centreLoadError, centreRetryClicked } from '@/pages/joining/join/model/restoring';
import { $selectionNotice } from '@/pages/joining/join/model/selection-notice';
import { registration as ofPage, opened } from '@/pages/system/register/model/register';
import { buildMembershipType } from '../fixtures/memberships.ts';
import type { Call } from './call.ts';
import {
  ACCOUNT,
  chooseCentre,
  chooseMembership,
  createAccount,
  HOME,
  MONTHLY,
  typeAccount,
  withHome,
} from './steps.ts';
import { readToasts, tokenIn, type Visit } from './visit.ts';

/** The calls of a visitor on the joining page. */
export const visitorCalls: readonly Call[] = [
  {
    name: 'the centres',
    call: 'GET /api/venues/online-joining',
    isCustomer: false,
    act: ({ open }) => open(HOME),
    isBusy: (scope) => scope.getState(finder.$status) === 'loading',
    messages: (scope) => [
      scope.getState(finder.$status) === 'failed' ? 'We couldn’t load the centres.' : null,
    ],
    listTyped: (scope) => scope.getState(finder.$searchTerm),
    retry: ({ scope }) => allSettled(finder.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(finder.$results).length > 0,
  },
  {
    name: 'the centre of an address',
    call: 'GET /api/venues/online-joining/riverside-leisure-centre',
    isCustomer: false,
    act: ({ open }) => open(MONTHLY),
    isBusy: (scope) => scope.getState(loadHomeVenueFx.pending),
    messages: (scope) => [scope.getState($centreLoadError), scope.getState($selectionNotice)],
    retry: ({ scope, open }) =>
      scope.getState($centreLoadError) === null ? open(MONTHLY) : allSettled(centreRetryClicked, { scope }),
    isDone: ({ scope }) => scope.getState($homeVenue) !== null,
  },
  {
    name: 'a place',
    call: 'GET /api/geocoding/search',
    isCustomer: false,
    searchTerm: 'Norwich',
    act: ({ open }) => open(HOME),
    isBusy: (scope) => scope.getState(finder.$search).kind === 'searching',
    messages: (scope) => readToasts(scope),
    listTyped: (scope) => scope.getState(finder.$searchTerm),
    retry: ({ scope }) => allSettled(finder.searchSubmitted, { scope }),
    isDone: ({ scope }) => scope.getState(finder.$search).kind === 'near',
  },
  {
    name: 'the memberships of a centre',
    call: 'GET /api/memberships/types',
    isCustomer: false,
    skipsUnreadable: true,
    reach: ({ open }) => open(HOME),
    act: chooseCentre,
    isBusy: (scope) => scope.getState(membershipChooser.$status) === 'loading',
    messages: (scope) => [
      scope.getState(membershipChooser.$status) === 'failed' ? 'We couldn’t load the memberships.' : null,
    ],
    retry: ({ scope }) => allSettled(membershipChooser.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(membershipChooser.$offers).length > 0,
  },
  {
    name: 'the questions of a membership',
    call: `GET /api/custom-questions/memberships/${buildMembershipType().id}`,
    isCustomer: false,
    skipsUnreadable: true,
    reach: withHome(chooseCentre),
    act: chooseMembership,
    isBusy: (scope) => scope.getState(questions.$status) === 'loading',
    messages: (scope) => [
      scope.getState(questions.$status) === 'loadFailed' ? 'We couldn’t load the questions.' : null,
    ],
    retry: ({ scope }) => allSettled(questions.opened, { scope }),
    isDone: ({ scope }) => scope.getState(questions.$definition) !== null,
  },
  {
    name: 'the form of a new account',
    call: 'GET /api/data-fields',
    isCustomer: false,
    skipsUnreadable: true,
    reach: withHome(chooseCentre),
    act: chooseMembership,
    isBusy: (scope) => scope.getState(register.$status) === 'loading',
    messages: (scope) => [
      scope.getState(register.$status) === 'loadFailed' ? 'We couldn’t load the form.' : null,
    ],
    retry: ({ scope }) => allSettled(register.opened, { scope }),
    isDone: ({ scope }) => scope.getState(register.$definition) !== null,
  },
  {
    name: 'the terms of an account',
    call: 'GET /api/terms/account',
    isCustomer: false,
    act: ({ scope }) => allSettled(accountTerms.opened, { scope }),
    isBusy: (scope) => scope.getState(accountTerms.$isLoading),
    messages: (scope) => [scope.getState(accountTerms.$error)],
    retry: ({ scope }) => allSettled(accountTerms.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(accountTerms.$isLoaded),
  },
  {
    name: 'a new account',
    call: 'POST /api/auth/customer/register',
    isCustomer: false,
    reach: withHome(chooseCentre, chooseMembership, typeAccount),
    act: createAccount,
    isBusy: (scope) => scope.getState(register.$status) === 'sending',
    messages: (scope) => Object.values(scope.getState(register.$errors)).flat(),
    listTyped: (scope) => scope.getState(register.$draft),
    retry: createAccount,
    isDone: ({ scope }) => tokenIn(scope) !== null,
  },
  {
    name: 'a log-in',
    call: 'POST /api/auth/customer/login',
    isCustomer: false,
    reach: async (visit) => {
      const { scope } = visit;
      await withHome(chooseCentre, chooseMembership)(visit);
      await allSettled(detailsModeChosen, { scope, params: 'sign-in' });
      await allSettled(signIn.usernameChanged, { scope, params: 'sam.taylor@example.com' });
      await allSettled(signIn.passwordChanged, { scope, params: 'Swim-2026!' });
    },
    act: ({ scope }) => allSettled(signIn.submitted, { scope }),
    isBusy: (scope) => scope.getState(signIn.$status) === 'pending',
    messages: (scope) => [scope.getState(signIn.$error), ...readToasts(scope)],
    listTyped: (scope) => scope.getState(signIn.$username),
    retry: ({ scope }) => allSettled(signIn.submitted, { scope }),
    isDone: ({ scope }) => tokenIn(scope) !== null,
  },
  {
    name: 'a new password',
    call: 'POST /api/auth/customer/forgotten-password',
    isCustomer: false,
    reach: async ({ scope }) => {
      await allSettled(forgottenPassword.linkClicked, { scope });
      await allSettled(forgottenPassword.usernameTyped, { scope, params: 'sam.taylor@example.com' });
    },
    act: ({ scope }) => allSettled(forgottenPassword.submitted, { scope }),
    isBusy: (scope) => scope.getState(forgottenPassword.$isPending),
    messages: (scope) => [scope.getState(forgottenPassword.$error), ...readToasts(scope)],
    listTyped: (scope) => scope.getState(forgottenPassword.$typedUsername),
    retry: ({ scope }) => allSettled(forgottenPassword.submitted, { scope }),
    isDone: ({ scope }) => scope.getState(forgottenPassword.$step) === 'sent',
  },
  {
    name: 'the form of the register page',
    call: 'GET /api/data-fields',
    isCustomer: false,
    skipsUnreadable: true,
    act: ({ scope }) => allSettled(opened, { scope }),
    isBusy: (scope) => scope.getState(ofPage.$status) === 'loading',
    messages: (scope) => [
      scope.getState(ofPage.$status) === 'loadFailed' ? 'We couldn’t load the form.' : null,
    ],
    retry: ({ scope }) => allSettled(ofPage.opened, { scope }),
    isDone: ({ scope }) => scope.getState(ofPage.$definition) !== null,
  },
  {
    name: 'a new account on the register page',
    call: 'POST /api/auth/customer/register',
    isCustomer: false,
    reach: async ({ scope }) => {
      await allSettled(opened, { scope });
      await allSettled(ofPage.valuesChanged, { scope, params: ACCOUNT });
    },
    act: sendAccount,
    isBusy: (scope) => scope.getState(ofPage.$status) === 'sending',
    messages: (scope) => Object.values(scope.getState(ofPage.$errors)).flat(),
    listTyped: (scope) => scope.getState(ofPage.$draft),
    retry: sendAccount,
    isDone: ({ scope }) => tokenIn(scope) !== null,
  },
];

async function sendAccount({ scope }: Visit) {
  await allSettled(ofPage.termsTicked, { scope, params: true });
  await allSettled(ofPage.submitted, { scope, params: ACCOUNT });
}
