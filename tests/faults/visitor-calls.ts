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
import { centreFinder } from '@/pages/joining/join/model/home';
import { detailsModeChosen } from '@/pages/joining/join/model/joining';
import { $centreLoadError, centreRetryClicked } from '@/pages/joining/join/model/restoring';
import { $selectionNotice } from '@/pages/joining/join/model/selection-notice';
import {
  registration as registerPage,
  opened as registerPageOpened,
} from '@/pages/system/register/model/register';
import { buildMembershipType } from '../fixtures/memberships.ts';
import type { TestedCall } from './call.ts';
import {
  chooseCentre,
  chooseMembership,
  createAccount,
  createStepsFromHome,
  HOME_PATH,
  MONTHLY_PAYMENT_PATH,
  NEW_ACCOUNT,
  typeAccountDetails,
} from './steps.ts';
import { readToasts, readToken, type Visit } from './visit.ts';

/** The calls of a visitor on the joining page. */
export const visitorCalls: readonly TestedCall[] = [
  {
    name: 'the centres',
    endpoint: 'GET /api/venues/online-joining',
    isCustomer: false,
    makeCall: ({ open }) => open(HOME_PATH),
    isBusy: (scope) => scope.getState(centreFinder.$status) === 'loading',
    listMessages: (scope) => [
      scope.getState(centreFinder.$status) === 'failed' ? 'We couldn’t load the centres.' : null,
    ],
    readStateToKeep: (scope) => scope.getState(centreFinder.$searchTerm),
    retry: ({ scope }) => allSettled(centreFinder.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(centreFinder.$results).length > 0,
  },
  {
    name: 'the centre of an address',
    endpoint: 'GET /api/venues/online-joining/riverside-leisure-centre',
    isCustomer: false,
    makeCall: ({ open }) => open(MONTHLY_PAYMENT_PATH),
    isBusy: (scope) => scope.getState(loadHomeVenueFx.pending),
    listMessages: (scope) => [scope.getState($centreLoadError), scope.getState($selectionNotice)],
    retry: ({ scope, open }) =>
      scope.getState($centreLoadError) === null
        ? open(MONTHLY_PAYMENT_PATH)
        : allSettled(centreRetryClicked, { scope }),
    isDone: ({ scope }) => scope.getState($homeVenue) !== null,
  },
  {
    name: 'a place',
    endpoint: 'GET /api/geocoding/search',
    isCustomer: false,
    searchTerm: 'Norwich',
    makeCall: ({ open }) => open(HOME_PATH),
    isBusy: (scope) => scope.getState(centreFinder.$search).kind === 'searching',
    listMessages: (scope) => readToasts(scope),
    readStateToKeep: (scope) => scope.getState(centreFinder.$searchTerm),
    retry: ({ scope }) => allSettled(centreFinder.searchSubmitted, { scope }),
    isDone: ({ scope }) => scope.getState(centreFinder.$search).kind === 'near',
  },
  {
    name: 'the memberships of a centre',
    endpoint: 'GET /api/memberships/types',
    isCustomer: false,
    skipsUnreadable: true,
    prepare: ({ open }) => open(HOME_PATH),
    makeCall: chooseCentre,
    isBusy: (scope) => scope.getState(membershipChooser.$status) === 'loading',
    listMessages: (scope) => [
      scope.getState(membershipChooser.$status) === 'failed' ? 'We couldn’t load the memberships.' : null,
    ],
    retry: ({ scope }) => allSettled(membershipChooser.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(membershipChooser.$offers).length > 0,
  },
  {
    name: 'the questions of a membership',
    endpoint: `GET /api/custom-questions/memberships/${buildMembershipType().id}`,
    isCustomer: false,
    skipsUnreadable: true,
    prepare: createStepsFromHome(chooseCentre),
    makeCall: chooseMembership,
    isBusy: (scope) => scope.getState(questions.$status) === 'loading',
    listMessages: (scope) => [
      scope.getState(questions.$status) === 'loadFailed' ? 'We couldn’t load the questions.' : null,
    ],
    retry: ({ scope }) => allSettled(questions.opened, { scope }),
    isDone: ({ scope }) => scope.getState(questions.$definition) !== null,
  },
  {
    name: 'the form of a new account',
    endpoint: 'GET /api/data-fields',
    isCustomer: false,
    skipsUnreadable: true,
    prepare: createStepsFromHome(chooseCentre),
    makeCall: chooseMembership,
    isBusy: (scope) => scope.getState(register.$status) === 'loading',
    listMessages: (scope) => [
      scope.getState(register.$status) === 'loadFailed' ? 'We couldn’t load the form.' : null,
    ],
    retry: ({ scope }) => allSettled(register.opened, { scope }),
    isDone: ({ scope }) => scope.getState(register.$definition) !== null,
  },
  {
    name: 'the terms of an account',
    endpoint: 'GET /api/terms/account',
    isCustomer: false,
    makeCall: ({ scope }) => allSettled(accountTerms.opened, { scope }),
    isBusy: (scope) => scope.getState(accountTerms.$isLoading),
    listMessages: (scope) => [scope.getState(accountTerms.$error)],
    retry: ({ scope }) => allSettled(accountTerms.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(accountTerms.$isLoaded),
  },
  {
    name: 'a new account',
    endpoint: 'POST /api/auth/customer/register',
    isCustomer: false,
    prepare: createStepsFromHome(chooseCentre, chooseMembership, typeAccountDetails),
    makeCall: createAccount,
    isBusy: (scope) => scope.getState(register.$status) === 'sending',
    listMessages: (scope) => Object.values(scope.getState(register.$errors)).flat(),
    readStateToKeep: (scope) => scope.getState(register.$draft),
    retry: createAccount,
    isDone: ({ scope }) => readToken(scope) !== null,
  },
  {
    name: 'a log-in',
    endpoint: 'POST /api/auth/customer/login',
    isCustomer: false,
    prepare: async (visit) => {
      const { scope } = visit;
      await createStepsFromHome(chooseCentre, chooseMembership)(visit);
      await allSettled(detailsModeChosen, { scope, params: 'sign-in' });
      await allSettled(signIn.usernameChanged, { scope, params: 'sam.taylor@example.com' });
      await allSettled(signIn.passwordChanged, { scope, params: 'Swim-2026!' });
    },
    makeCall: ({ scope }) => allSettled(signIn.submitted, { scope }),
    isBusy: (scope) => scope.getState(signIn.$status) === 'pending',
    listMessages: (scope) => [scope.getState(signIn.$error), ...readToasts(scope)],
    readStateToKeep: (scope) => scope.getState(signIn.$username),
    retry: ({ scope }) => allSettled(signIn.submitted, { scope }),
    isDone: ({ scope }) => readToken(scope) !== null,
  },
  {
    name: 'a new password',
    endpoint: 'POST /api/auth/customer/forgotten-password',
    isCustomer: false,
    prepare: async ({ scope }) => {
      await allSettled(forgottenPassword.linkClicked, { scope });
      await allSettled(forgottenPassword.usernameTyped, { scope, params: 'sam.taylor@example.com' });
    },
    makeCall: ({ scope }) => allSettled(forgottenPassword.submitted, { scope }),
    isBusy: (scope) => scope.getState(forgottenPassword.$isPending),
    listMessages: (scope) => [scope.getState(forgottenPassword.$error), ...readToasts(scope)],
    readStateToKeep: (scope) => scope.getState(forgottenPassword.$typedUsername),
    retry: ({ scope }) => allSettled(forgottenPassword.submitted, { scope }),
    isDone: ({ scope }) => scope.getState(forgottenPassword.$step) === 'sent',
  },
  {
    name: 'the form of the register page',
    endpoint: 'GET /api/data-fields',
    isCustomer: false,
    skipsUnreadable: true,
    makeCall: ({ scope }) => allSettled(registerPageOpened, { scope }),
    isBusy: (scope) => scope.getState(registerPage.$status) === 'loading',
    listMessages: (scope) => [
      scope.getState(registerPage.$status) === 'loadFailed' ? 'We couldn’t load the form.' : null,
    ],
    retry: ({ scope }) => allSettled(registerPage.opened, { scope }),
    isDone: ({ scope }) => scope.getState(registerPage.$definition) !== null,
  },
  {
    name: 'a new account on the register page',
    endpoint: 'POST /api/auth/customer/register',
    isCustomer: false,
    prepare: async ({ scope }) => {
      await allSettled(registerPageOpened, { scope });
      await allSettled(registerPage.valuesChanged, { scope, params: NEW_ACCOUNT });
    },
    makeCall: sendRegisterPage,
    isBusy: (scope) => scope.getState(registerPage.$status) === 'sending',
    listMessages: (scope) => Object.values(scope.getState(registerPage.$errors)).flat(),
    readStateToKeep: (scope) => scope.getState(registerPage.$draft),
    retry: sendRegisterPage,
    isDone: ({ scope }) => readToken(scope) !== null,
  },
];

async function sendRegisterPage({ scope }: Visit) {
  await allSettled(registerPage.termsTicked, { scope, params: true });
  await allSettled(registerPage.submitted, { scope, params: NEW_ACCOUNT });
}
