import { allSettled, type Scope } from 'effector';
import * as bank from '@/pages/account/membership-change/model/bank';
import * as change from '@/pages/account/membership-change/model/change';
import * as costs from '@/pages/account/membership-change/model/costs';
import { membershipTerms } from '@/pages/account/membership-change/model/membership-terms';
import * as sending from '@/pages/account/membership-change/model/sending';
import { debitTerms } from '@/pages/account/membership-change/model/terms';
import * as renew from '@/pages/account/membership-renew/model/renew';
import { describeFailure } from '@/shared/api';
import { buildPaymentOption } from '../fixtures/memberships.ts';
import type { Call } from './call.ts';
import type { Visit } from './visit.ts';

const ID = 'm-1';
const PATH = `/api/memberships/${ID}`;
const OF_OPTION = `${PATH}/change/${buildPaymentOption().id}`;

const openChange = ({ scope }: Visit) => allSettled(change.opened, { scope, params: ID });
const openRenewal = ({ scope }: Visit) => allSettled(renew.page.opened, { scope, params: ID });

async function chooseOption({ scope }: Visit) {
  const [membershipType] = scope.getState(change.membershipChooser.$types);
  const [paymentOption] = membershipType?.paymentOptions ?? [];
  if (membershipType && paymentOption)
    await allSettled(change.membershipChooser.optionChosen, {
      scope,
      params: { membershipType, paymentOption },
    });
}

const BANK = [
  ['accountHolder', 'S Taylor'],
  ['sortCode', '089999'],
  ['accountNumber', '66374958'],
  ['billingAddressLineOne', '4 Mill Lane'],
  ['billingCity', 'Norwich'],
  ['billingPostcode', 'NR1 1SR'],
] as const;

/** Types the bank details of a customer who pays monthly and has no instruction. */
async function typeBankDetails(visit: Visit) {
  const { scope } = visit;
  await allSettled(sending.continueClicked, { scope });
  await allSettled(bank.bankFormOpened, { scope });
  for (const [name, value] of BANK) {
    await allSettled(bank.bankForm.fieldChanged, { scope, params: { name, value } });
    await allSettled(bank.bankForm.fieldLeft, { scope, params: name });
  }
  await allSettled(bank.bankForm.authorisationTicked, { scope, params: true });
  await allSettled(debitTerms.readClicked, { scope });
  await allSettled(debitTerms.endReached, { scope });
  await allSettled(debitTerms.agreeClicked, { scope });
}

/** Saves the bank details and ticks every document of the membership. */
async function agreeTo({ scope }: Visit, termsGroups: typeof membershipTerms) {
  await allSettled(termsGroups.opened, { scope });
  for (const group of [termsGroups.health, termsGroups.membership])
    await allSettled(group.ticked, { scope, params: true });
}
async function send(visit: Visit) {
  const { scope } = visit;
  if (scope.getState(sending.$step) === 'dates') {
    // The day was refused, so the customer picks another.
    await allSettled(costs.dateFields.startDatePicked, {
      scope,
      params: scope.getState(costs.dateFields.$bounds).max,
    });
    await typeBankDetails(visit);
  }
  if (scope.getState(sending.$step) === 'bank') await allSettled(bank.bankForm.saveClicked, { scope });
  await agreeTo(visit, membershipTerms);
  await allSettled(sending.termsAccepted, { scope });
}
const refusals = (scope: Scope) => [
  scope.getState(sending.membershipAddition.$message),
  scope.getState(costs.dateFields.$startDateError),
  scope.getState(costs.dateFields.$billingDayError),
  ...Object.values(scope.getState(bank.bankForm.$errors)),
];

/** The calls for changing and renewing a membership. */
export const membershipCalls: readonly Call[] = [
  {
    name: 'what a membership can be changed to',
    call: `GET ${PATH}/change`,
    isCustomer: true,
    act: openChange,
    isBusy: (scope) => scope.getState(change.membershipChooser.$status) === 'loading',
    messages: (scope) => [
      scope.getState(change.membershipChooser.$status) === 'failed'
        ? 'We couldn’t load the memberships.'
        : null,
    ],
    retry: ({ scope }) => allSettled(change.membershipChooser.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(change.membershipChooser.$types).length > 0,
    skipsUnreadable: true,
  },
  {
    name: 'the costs of a change',
    call: `GET ${OF_OPTION}`,
    isCustomer: true,
    reach: openChange,
    act: chooseOption,
    isBusy: (scope) => scope.getState(costs.$isUpdating),
    messages: (scope) => [scope.getState(costs.$costsError)],
    retry: ({ scope }) => allSettled(costs.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(costs.$costs) !== null,
  },
  {
    name: 'a change of a membership',
    call: `POST ${OF_OPTION}`,
    isCustomer: true,
    async reach(visit) {
      await openChange(visit);
      await chooseOption(visit);
      await typeBankDetails(visit);
    },
    act: send,
    isBusy: (scope) => scope.getState(sending.membershipAddition.$isSending),
    messages: refusals,
    listTyped: (scope) => scope.getState(bank.bankForm.$fields),
    retry: send,
    isDone: ({ scope }) => scope.getState(sending.membershipAddition.$status) === 'added',
  },
  {
    name: 'what a renewal gives and costs',
    call: `GET ${PATH}/renew`,
    isCustomer: true,
    act: openRenewal,
    isBusy: (scope) => scope.getState(renew.page.$isLoading),
    messages: (scope) => {
      const failure = scope.getState(renew.page.$failure);
      return [failure && describeFailure(failure)];
    },
    retry: ({ scope }) => allSettled(renew.page.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(renew.page.$data) !== null,
  },
  {
    name: 'a renewal of a membership',
    call: `POST ${PATH}/renew`,
    isCustomer: true,
    async reach(visit) {
      await openRenewal(visit);
      await agreeTo(visit, renew.membershipTerms);
    },
    act: ({ scope }) => allSettled(renew.renewClicked, { scope }),
    isBusy: (scope) => scope.getState(renew.membershipAddition.$isSending),
    messages: (scope) => [scope.getState(renew.membershipAddition.$message)],
    retry: ({ scope }) => allSettled(renew.renewClicked, { scope }),
    isDone: ({ scope }) => scope.getState(renew.membershipAddition.$status) === 'added',
  },
];
