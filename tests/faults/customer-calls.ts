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
import { $hasSavedCartFailed, loadSavedFx, savedRetryClicked } from '@/pages/joining/join/model/saved-cart';
import { confirmClicked, submission } from '@/pages/joining/join/model/sending';
import { buildMembershipType, buildPaymentOption } from '../fixtures/memberships.ts';
import type { Call } from './call.ts';
import {
  chooseCentre,
  chooseMembership,
  continueDetails,
  continueQuestions,
  fillBank,
  fillDates,
  HOME,
  typeAnswers,
  withHome,
} from './steps.ts';
import { readToasts, type Visit } from './visit.ts';

const TYPE = buildMembershipType().id;
const OPTION = buildPaymentOption().id;

const toQuestions = [chooseCentre, chooseMembership, continueDetails, typeAnswers];
const toDates = [...toQuestions, continueQuestions];
const toConfirm = [...toDates, fillDates, fillBank];
const answersIn = (scope: Scope) => scope.getState(questions.$values);
const bankIn = (scope: Scope) => [scope.getState(directDebit.$fields), answersIn(scope)];

function termsCall(
  name: string,
  path: string,
  { $isLoading, $error, $isLoaded, retryClicked }: LoadedTerms,
): Pick<Call, 'name' | 'call' | 'isCustomer' | 'isBusy' | 'messages' | 'retry' | 'isDone' | 'succeedsWith'> {
  return {
    name,
    call: `GET /api/terms/${path}`,
    isCustomer: true,
    isBusy: (scope) => scope.getState($isLoading),
    messages: (scope) => [scope.getState($error)],
    retry: ({ scope }) => allSettled(retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState($isLoaded),
    succeedsWith: 'null',
  };
}

/** Sends the membership: the store call, then the answers. */
const sending = {
  isCustomer: true,
  reach: withHome(...toConfirm),
  act: ({ scope }: Visit) => allSettled(confirmClicked, { scope }),
  isBusy: (scope: Scope) => ['storing', 'answering'].includes(scope.getState(submission.$status)),
  listTyped: bankIn,
  retry: ({ scope }: Visit) => allSettled(confirmClicked, { scope }),
  isDone: ({ left }: Visit) => left.includes('/checkout'),
} as const;

/** The calls of a logged-in customer on the joining page. */
export const customerCalls: readonly Call[] = [
  {
    name: 'the customer’s record',
    call: 'GET /api/auth/user',
    isCustomer: true,
    act: ({ scope }) => allSettled(signedIn, { scope, params: 'pv_another' }),
    isBusy: (scope) => scope.getState($isUserLoading),
    messages: (scope) => [
      scope.getState($session).user === null ? 'Something has gone wrong, please try again.' : null,
    ],
    retry: ({ scope }) => allSettled(userRequested, { scope }),
    isDone: ({ scope }) => scope.getState($session).user !== null,
  },
  {
    name: 'all that is known of a customer',
    call: 'GET /api/data-fields',
    isCustomer: true,
    skipsUnreadable: true,
    reach: withHome(chooseCentre, chooseMembership),
    act: ({ scope }) => allSettled(knownDetails.openClicked, { scope }),
    isBusy: (scope) => scope.getState(knownDetails.$isLoading),
    messages: (scope) => [scope.getState(knownDetails.$error)],
    retry: ({ scope }) => allSettled(knownDetails.openClicked, { scope }),
    isDone: ({ scope }) => scope.getState(knownDetails.$sections) !== null,
  },
  {
    name: 'a saved membership',
    call: 'GET /api/memberships/online-joining',
    isCustomer: true,
    hasSavedAnswers: true,
    act: ({ open }) => open(HOME),
    isBusy: (scope) => scope.getState(loadSavedFx.pending),
    messages: (scope) => [
      scope.getState($hasSavedCartFailed) ? 'We couldn’t check whether you have a saved membership.' : null,
    ],
    retry: ({ scope }) => allSettled(savedRetryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(selection.$membership) !== null,
    succeedsWith: 'null',
  },
  {
    name: 'the costs',
    call: `GET /api/memberships/types/${TYPE}/payment-options/${OPTION}`,
    isCustomer: true,
    reach: withHome(...toQuestions),
    act: continueQuestions,
    isBusy: (scope) => scope.getState(review.$isUpdating),
    messages: (scope) => [scope.getState(review.$costsError)],
    listTyped: answersIn,
    retry: ({ scope }) => allSettled(review.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(review.$costs) !== null,
  },
  {
    ...termsCall('the membership terms', `membership/${TYPE}`, membershipTerms),
    reach: withHome(...toQuestions),
    act: continueQuestions,
    listTyped: answersIn,
  },
  {
    ...termsCall('the health commitment', `membership/${TYPE}/health-commitment`, healthTerms),
    reach: withHome(...toQuestions),
    act: continueQuestions,
    listTyped: answersIn,
  },
  {
    ...termsCall('the direct debit terms', 'direct-debit', directDebitTerms),
    reach: withHome(...toDates),
    act: fillDates,
    listTyped: answersIn,
  },
  {
    name: 'a promo code',
    call: `GET /api/v1/membership-promotions/validate/NEWYEAR/${OPTION}`,
    isCustomer: true,
    reach: async (visit) => {
      const { scope } = visit;
      await withHome(...toDates)(visit);
      await allSettled(promo.addClicked, { scope });
      await allSettled(promo.codeChanged, { scope, params: 'NEWYEAR' });
    },
    act: ({ scope }) => allSettled(promo.applyClicked, { scope }),
    isBusy: (scope) => scope.getState(promo.$status) === 'checking',
    messages: (scope) => [scope.getState(promo.$error)],
    listTyped: (scope) => scope.getState(promo.$code),
    retry: ({ scope }) => allSettled(promo.applyClicked, { scope }),
    isDone: ({ scope }) => scope.getState(promo.$promotion) !== null,
  },
  {
    ...sending,
    name: 'the membership that is sent',
    call: 'POST /api/memberships/online-joining/store',
    messages: (scope) => [
      scope.getState(submission.$error),
      scope.getState(review.$startDateError),
      ...readToasts(scope),
    ],
  },
  {
    ...sending,
    name: 'the answers that are sent',
    call: `POST /api/custom-questions/memberships/${TYPE}`,
    messages: (scope) => [
      scope.getState(submission.$error),
      ...Object.values(scope.getState(questions.$errors)).flat(),
      ...readToasts(scope),
    ],
  },
  {
    name: 'a cart to be cleared',
    call: 'DELETE /api/cart/clear',
    isCustomer: true,
    reach: withHome(...toConfirm),
    act: ({ scope }) => allSettled(startOver.leavingConfirmed, { scope }),
    isBusy: (scope) => scope.getState(clearCartFx.pending),
    messages: (scope) => readToasts(scope).filter((toast) => toast !== 'Successfully cleared order.'),
    retry: ({ scope }) => allSettled(startOver.leavingConfirmed, { scope }),
    isDone: ({ scope }) => scope.getState(selection.$membership) === null,
    succeedsWith: 'empty',
  },
];
