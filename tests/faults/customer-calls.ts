import { allSettled, type Scope } from 'effector';
import { $isUserLoading, $session, signedIn, userRequested } from '@/entities/customer';
import type { LoadedTerms } from '@/features/accept-terms/model/loaded-terms';
import { clearCartFx } from '@/pages/joining/join/model/clear-cart';
import {
  directDebit,
  directDebitTerms,
  healthTerms,
  knownDetails,
  membershipTerms,
  promo,
  questions,
  review,
  selection,
  startOver,
} from '@/pages/joining/join/model/features';
import {
  $hasSavedCartFailed,
  loadSavedCartFx,
  savedCartRetryClicked,
} from '@/pages/joining/join/model/saved-cart';
import { confirmClicked, submission } from '@/pages/joining/join/model/sending';
import { buildMembershipType, buildPaymentOption } from '../fixtures/memberships.ts';
import type { TestedCall } from './call.ts';
import {
  chooseCentre,
  chooseMembership,
  continueDetails,
  continueQuestions,
  createStepsFromHome,
  fillBank,
  fillDates,
  HOME_PATH,
  typeAnswers,
} from './steps.ts';
import { readToasts, type Visit } from './visit.ts';

const MEMBERSHIP_TYPE_ID = buildMembershipType().id;
const PAYMENT_OPTION_ID = buildPaymentOption().id;

const stepsToQuestions = [chooseCentre, chooseMembership, continueDetails, typeAnswers];
const stepsToDates = [...stepsToQuestions, continueQuestions];
const stepsToConfirm = [...stepsToDates, fillDates, fillBank];
const readAnswers = (scope: Scope) => scope.getState(questions.$values);
const readBankAndAnswers = (scope: Scope) => [scope.getState(directDebit.$fields), readAnswers(scope)];

function buildTermsCall(
  name: string,
  termsPath: string,
  { $isLoading, $error, $isLoaded, retryClicked }: LoadedTerms,
): Pick<
  TestedCall,
  'name' | 'endpoint' | 'isCustomer' | 'isBusy' | 'listMessages' | 'retry' | 'isDone' | 'succeedsWith'
> {
  return {
    name,
    endpoint: `GET /api/terms/${termsPath}`,
    isCustomer: true,
    isBusy: (scope) => scope.getState($isLoading),
    listMessages: (scope) => [scope.getState($error)],
    retry: ({ scope }) => allSettled(retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState($isLoaded),
    succeedsWith: 'null',
  };
}

/** Sends the membership: the store call, then the answers. */
const membershipSending = {
  isCustomer: true,
  prepare: createStepsFromHome(...stepsToConfirm),
  makeCall: ({ scope }: Visit) => allSettled(confirmClicked, { scope }),
  isBusy: (scope: Scope) => ['storing', 'answering'].includes(scope.getState(submission.$status)),
  readStateToKeep: readBankAndAnswers,
  retry: ({ scope }: Visit) => allSettled(confirmClicked, { scope }),
  isDone: ({ leftAddresses }: Visit) => leftAddresses.includes('/checkout'),
} as const;

/** The calls of a logged-in customer on the joining page. */
export const customerCalls: readonly TestedCall[] = [
  {
    name: 'the customer’s record',
    endpoint: 'GET /api/auth/user',
    isCustomer: true,
    makeCall: ({ scope }) => allSettled(signedIn, { scope, params: 'pv_another' }),
    isBusy: (scope) => scope.getState($isUserLoading),
    listMessages: (scope) => [
      scope.getState($session).user === null ? 'Something has gone wrong, please try again.' : null,
    ],
    retry: ({ scope }) => allSettled(userRequested, { scope }),
    isDone: ({ scope }) => scope.getState($session).user !== null,
  },
  {
    name: 'all that is known of a customer',
    endpoint: 'GET /api/data-fields',
    isCustomer: true,
    skipsUnreadable: true,
    prepare: createStepsFromHome(chooseCentre, chooseMembership),
    makeCall: ({ scope }) => allSettled(knownDetails.openClicked, { scope }),
    isBusy: (scope) => scope.getState(knownDetails.$isLoading),
    listMessages: (scope) => [scope.getState(knownDetails.$error)],
    retry: ({ scope }) => allSettled(knownDetails.openClicked, { scope }),
    isDone: ({ scope }) => scope.getState(knownDetails.$sections) !== null,
  },
  {
    name: 'a saved membership',
    endpoint: 'GET /api/memberships/online-joining',
    isCustomer: true,
    hasSavedAnswers: true,
    makeCall: ({ open }) => open(HOME_PATH),
    isBusy: (scope) => scope.getState(loadSavedCartFx.pending),
    listMessages: (scope) => [
      scope.getState($hasSavedCartFailed) ? 'We couldn’t check whether you have a saved membership.' : null,
    ],
    retry: ({ scope }) => allSettled(savedCartRetryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(selection.$membership) !== null,
    succeedsWith: 'null',
  },
  {
    name: 'the costs',
    endpoint: `GET /api/memberships/types/${MEMBERSHIP_TYPE_ID}/payment-options/${PAYMENT_OPTION_ID}`,
    isCustomer: true,
    prepare: createStepsFromHome(...stepsToQuestions),
    makeCall: continueQuestions,
    isBusy: (scope) => scope.getState(review.$isUpdating),
    listMessages: (scope) => [scope.getState(review.$costsError)],
    readStateToKeep: readAnswers,
    retry: ({ scope }) => allSettled(review.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(review.$costs) !== null,
  },
  {
    ...buildTermsCall('the membership terms', `membership/${MEMBERSHIP_TYPE_ID}`, membershipTerms),
    prepare: createStepsFromHome(...stepsToQuestions),
    makeCall: continueQuestions,
    readStateToKeep: readAnswers,
  },
  {
    ...buildTermsCall(
      'the health commitment',
      `membership/${MEMBERSHIP_TYPE_ID}/health-commitment`,
      healthTerms,
    ),
    prepare: createStepsFromHome(...stepsToQuestions),
    makeCall: continueQuestions,
    readStateToKeep: readAnswers,
  },
  {
    ...buildTermsCall('the direct debit terms', 'direct-debit', directDebitTerms),
    prepare: createStepsFromHome(...stepsToDates),
    makeCall: fillDates,
    readStateToKeep: readAnswers,
  },
  {
    name: 'a promo code',
    endpoint: `GET /api/v1/membership-promotions/validate/NEWYEAR/${PAYMENT_OPTION_ID}`,
    isCustomer: true,
    prepare: async (visit) => {
      const { scope } = visit;
      await createStepsFromHome(...stepsToDates)(visit);
      await allSettled(promo.addClicked, { scope });
      await allSettled(promo.codeChanged, { scope, params: 'NEWYEAR' });
    },
    makeCall: ({ scope }) => allSettled(promo.applyClicked, { scope }),
    isBusy: (scope) => scope.getState(promo.$status) === 'checking',
    listMessages: (scope) => [scope.getState(promo.$error)],
    readStateToKeep: (scope) => scope.getState(promo.$code),
    retry: ({ scope }) => allSettled(promo.applyClicked, { scope }),
    isDone: ({ scope }) => scope.getState(promo.$promotion) !== null,
  },
  {
    ...membershipSending,
    name: 'the membership that is sent',
    endpoint: 'POST /api/memberships/online-joining/store',
    listMessages: (scope) => [
      scope.getState(submission.$error),
      scope.getState(review.$startDateError),
      ...readToasts(scope),
    ],
  },
  {
    ...membershipSending,
    name: 'the answers that are sent',
    endpoint: `POST /api/custom-questions/memberships/${MEMBERSHIP_TYPE_ID}`,
    listMessages: (scope) => [
      scope.getState(submission.$error),
      ...Object.values(scope.getState(questions.$errors)).flat(),
      ...readToasts(scope),
    ],
  },
  {
    name: 'a cart to be cleared',
    endpoint: 'DELETE /api/cart/clear',
    isCustomer: true,
    prepare: createStepsFromHome(...stepsToConfirm),
    makeCall: ({ scope }) => allSettled(startOver.leavingConfirmed, { scope }),
    isBusy: (scope) => scope.getState(clearCartFx.pending),
    listMessages: (scope) => readToasts(scope).filter((toast) => toast !== 'Successfully cleared order.'),
    retry: ({ scope }) => allSettled(startOver.leavingConfirmed, { scope }),
    isDone: ({ scope }) => scope.getState(selection.$membership) === null,
    succeedsWith: 'empty',
  },
];
