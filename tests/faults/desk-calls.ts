import { allSettled, type Scope } from 'effector';
import '@/app/front-of-house/serve';
import { $servedCustomer, customerServed } from '@/entities/customer';
import * as basket from '@/pages/bookings/basket/model/basket';
import * as sale from '@/pages/bookings/basket/model/desk-sale';
import * as waivers from '@/pages/bookings/basket/model/waivers';
import { text as saleText } from '@/pages/bookings/basket/ui/desk/texts';
import * as find from '@/pages/bookings/front-of-house/model/find-customer';
import * as newCustomer from '@/pages/bookings/front-of-house/model/new-customer';
import { describeFailure, loadServedCustomer } from '@/shared/api';
import * as till from '@/widgets/take-offline-tender/model/tenders';
import { FOUND_CUSTOMER } from './bookings-site-answers.ts';
import type { TestedCall } from './call.ts';
import type { Visit } from './visit.ts';

const typeCustomerName = ({ scope }: Visit) => allSettled(find.typed, { scope, params: 'Taylor' });
const submitSearch = ({ scope }: Visit) => allSettled(find.searchSubmitted, { scope });

async function searchCustomers(visit: Visit) {
  await typeCustomerName(visit);
  await submitSearch(visit);
}

async function chooseFirstCustomer({ scope }: Visit) {
  const [params] = scope.getState(find.$searchResult)?.customers ?? [];
  if (params) await allSettled(find.customerChosen, { scope, params });
}

/** Opens a customer's basket at the desk, ready to take the money. */
async function prepareSale({ scope }: Visit) {
  const params = await loadServedCustomer({ id: FOUND_CUSTOMER.id });
  await allSettled(customerServed, { scope, params });
  await allSettled(basket.opened, { scope });
  await allSettled(sale.deskOpened, { scope });
  for (const { id } of scope.getState(waivers.$waivers)) {
    await allSettled(waivers.readClicked, { scope, params: id });
    await allSettled(waivers.endReached, { scope });
    await allSettled(waivers.agreeClicked, { scope });
  }
  await allSettled(sale.terms.ticked, { scope, params: true });
  await allSettled(till.tenderAdded, { scope, params: { type: 'cash', amount: 100_000 } });
}

const createCustomer = ({ scope }: Visit) =>
  allSettled(newCustomer.formModel.submitted, {
    scope,
    params: scope.getState(newCustomer.formModel.$values),
  });

function describeFailureIn(scope: Scope, $failure: typeof find.$failure) {
  const failure = scope.getState($failure);
  return failure && describeFailure(failure);
}

/** The calls that staff make at the desk. */
export const deskCalls: readonly TestedCall[] = [
  {
    name: 'the customers of a search at the desk',
    endpoint: 'GET /api/front-of-house/customers',
    isCustomer: true,
    subSite: 'bookings',
    prepare: typeCustomerName,
    makeCall: submitSearch,
    isBusy: (scope) => scope.getState(find.$isLoading),
    listMessages: (scope) => [describeFailureIn(scope, find.$failure)],
    readStateToKeep: (scope) => scope.getState(find.$searchTerm),
    retry: ({ scope }) => allSettled(find.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(find.$searchResult)?.customers.length === 2,
  },
  {
    name: 'a customer who is served',
    endpoint: `GET /api/front-of-house/customers/${FOUND_CUSTOMER.id}`,
    isCustomer: true,
    subSite: 'bookings',
    prepare: searchCustomers,
    makeCall: chooseFirstCustomer,
    isBusy: (scope) => scope.getState(find.$isOpening),
    listMessages: (scope) => [describeFailureIn(scope, find.$openingFailure)],
    readStateToKeep: (scope) => scope.getState(find.$searchTerm),
    retry: ({ scope }) => allSettled(find.openingRetryClicked, { scope }),
    isDone: ({ scope }) => scope.getState($servedCustomer)?.id === FOUND_CUSTOMER.id,
  },
  {
    name: 'a new customer at the desk',
    endpoint: 'POST /api/front-of-house/customers',
    isCustomer: true,
    subSite: 'bookings',
    prepare: async ({ scope }) => {
      await allSettled(newCustomer.opened, { scope });
      await allSettled(newCustomer.formModel.valuesChanged, { scope, params: { 'f-first_name': 'Noor' } });
    },
    makeCall: createCustomer,
    isBusy: (scope) => scope.getState(newCustomer.$isBusy),
    listMessages: (scope) => Object.values(scope.getState(newCustomer.formModel.$errors)).flat(),
    readStateToKeep: (scope) => scope.getState(newCustomer.formModel.$values),
    retry: createCustomer,
    isDone: ({ scope }) => scope.getState($servedCustomer)?.id === FOUND_CUSTOMER.id,
  },
  {
    name: 'a basket that is paid at the desk',
    endpoint: 'POST /api/cart/pay',
    isCustomer: true,
    subSite: 'bookings',
    prepare: prepareSale,
    makeCall: ({ scope }) => allSettled(sale.payClicked, { scope }),
    isBusy: (scope) => ['paying', 'checking'].includes(scope.getState(sale.$saleStatus)),
    listMessages: (scope) => [
      scope.getState(sale.$paymentError),
      scope.getState(sale.$saleStatus) === 'unknown' ? saleText('sale.unknownTitle') : null,
    ],
    readStateToKeep: (scope) => scope.getState(till.$tenders),
    retry: ({ scope }) => allSettled(sale.payClicked, { scope }),
    isDone: ({ scope }) => scope.getState(till.$lastSale)?.orderId === 'order-1',
  },
];
