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
import type { TestedCall } from './call.ts';
import type { Visit } from './visit.ts';

const MEMBERSHIP_ID = 'm-1';
const MEMBERSHIP_PATH = `/api/memberships/${MEMBERSHIP_ID}`;
const CHANGE_PATH = `${MEMBERSHIP_PATH}/change/${buildPaymentOption().id}`;

const openChange = ({ scope }: Visit) => allSettled(change.opened, { scope, params: MEMBERSHIP_ID });
const openRenewal = ({ scope }: Visit) => allSettled(renew.page.opened, { scope, params: MEMBERSHIP_ID });

async function chooseOption({ scope }: Visit) {
  const [membershipType] = scope.getState(change.membershipChooser.$types);
  const [paymentOption] = membershipType?.paymentOptions ?? [];
  if (membershipType && paymentOption)
    await allSettled(change.membershipChooser.optionChosen, {
      scope,
      params: { membershipType, paymentOption },
    });
}

const BANK_DETAILS = [
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
  for (const [name, value] of BANK_DETAILS) {
    await allSettled(bank.bankForm.fieldChanged, { scope, params: { name, value } });
    await allSettled(bank.bankForm.fieldLeft, { scope, params: name });
  }
  await allSettled(bank.bankForm.authorisationTicked, { scope, params: true });
  await allSettled(debitTerms.readClicked, { scope });
  await allSettled(debitTerms.endReached, { scope });
  await allSettled(debitTerms.agreeClicked, { scope });
}

/** Opens the terms of the membership and ticks both of them. */
async function tickAllTerms({ scope }: Visit, termsGroups: typeof membershipTerms) {
  await allSettled(termsGroups.opened, { scope });
  for (const group of [termsGroups.health, termsGroups.membership])
    await allSettled(group.ticked, { scope, params: true });
}
async function sendChange(visit: Visit) {
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
  await tickAllTerms(visit, membershipTerms);
  await allSettled(sending.termsAccepted, { scope });
}
const listRefusals = (scope: Scope) => [
  scope.getState(sending.membershipAddition.$message),
  scope.getState(costs.dateFields.$startDateError),
  scope.getState(costs.dateFields.$billingDayError),
  ...Object.values(scope.getState(bank.bankForm.$errors)),
];

/** The calls for changing and renewing a membership. */
export const membershipCalls: readonly TestedCall[] = [
  {
    name: 'what a membership can be changed to',
    endpoint: `GET ${MEMBERSHIP_PATH}/change`,
    isCustomer: true,
    makeCall: openChange,
    isBusy: (scope) => scope.getState(change.membershipChooser.$status) === 'loading',
    listMessages: (scope) => [
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
    endpoint: `GET ${CHANGE_PATH}`,
    isCustomer: true,
    prepare: openChange,
    makeCall: chooseOption,
    isBusy: (scope) => scope.getState(costs.$isUpdating),
    listMessages: (scope) => [scope.getState(costs.$costsError)],
    retry: ({ scope }) => allSettled(costs.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(costs.$costs) !== null,
  },
  {
    name: 'a change of a membership',
    endpoint: `POST ${CHANGE_PATH}`,
    isCustomer: true,
    async prepare(visit) {
      await openChange(visit);
      await chooseOption(visit);
      await typeBankDetails(visit);
    },
    makeCall: sendChange,
    isBusy: (scope) => scope.getState(sending.membershipAddition.$isSending),
    listMessages: listRefusals,
    readStateToKeep: (scope) => scope.getState(bank.bankForm.$fields),
    retry: sendChange,
    isDone: ({ scope }) => scope.getState(sending.membershipAddition.$status) === 'added',
  },
  {
    name: 'what a renewal gives and costs',
    endpoint: `GET ${MEMBERSHIP_PATH}/renew`,
    isCustomer: true,
    makeCall: openRenewal,
    isBusy: (scope) => scope.getState(renew.page.$isLoading),
    listMessages: (scope) => {
      const failure = scope.getState(renew.page.$failure);
      return [failure && describeFailure(failure)];
    },
    retry: ({ scope }) => allSettled(renew.page.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(renew.page.$data) !== null,
  },
  {
    name: 'a renewal of a membership',
    endpoint: `POST ${MEMBERSHIP_PATH}/renew`,
    isCustomer: true,
    async prepare(visit) {
      await openRenewal(visit);
      await tickAllTerms(visit, renew.membershipTerms);
    },
    makeCall: ({ scope }) => allSettled(renew.renewClicked, { scope }),
    isBusy: (scope) => scope.getState(renew.membershipAddition.$isSending),
    listMessages: (scope) => [scope.getState(renew.membershipAddition.$message)],
    retry: ({ scope }) => allSettled(renew.renewClicked, { scope }),
    isDone: ({ scope }) => scope.getState(renew.membershipAddition.$status) === 'added',
  },
];
