import { allSettled, type Scope } from 'effector';
import '@/app/front-of-house/serve';
import { $servedCustomer, customerServed } from '@/entities/customer';
import * as basket from '@/pages/bookings/basket/model/basket';
import * as sale from '@/pages/bookings/basket/model/desk-sale';
import * as waivers from '@/pages/bookings/basket/model/waivers';
import { text as saleText } from '@/pages/bookings/basket/ui/desk/texts';
import * as find from '@/pages/bookings/front-of-house/model/find-customer';
import * as newCustomer from '@/pages/bookings/front-of-house/model/new-customer';
import { describeFailure, readServedCustomer } from '@/shared/api';
import * as till from '@/widgets/take-offline-tender/model/tenders';
import { FOUND } from './bookings-site-answers.ts';
import type { Call } from './call.ts';
import type { Visit } from './visit.ts';

const type = ({ scope }: Visit) => allSettled(find.typed, { scope, params: 'Taylor' });
const submit = ({ scope }: Visit) => allSettled(find.searchSubmitted, { scope });

async function search(visit: Visit) {
  await type(visit);
  await submit(visit);
}

async function choose({ scope }: Visit) {
  const [params] = scope.getState(find.$searchResult)?.customers ?? [];
  if (params) await allSettled(find.customerChosen, { scope, params });
}

/** Opens a customer's basket at the desk, ready to take the money. */
async function takeMoney({ scope }: Visit) {
  const params = await readServedCustomer({ id: FOUND.id });
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

const create = ({ scope }: Visit) =>
  allSettled(newCustomer.formModel.submitted, {
    scope,
    params: scope.getState(newCustomer.formModel.$values),
  });

function failureOf(scope: Scope, unit: typeof find.$failure) {
  const failure = scope.getState(unit);
  return failure && describeFailure(failure);
}

/** The calls that staff make at the desk. */
export const deskCalls: readonly Call[] = [
  {
    name: 'the customers of a search at the desk',
    call: 'GET /api/front-of-house/customers',
    isCustomer: true,
    subSite: 'bookings',
    reach: type,
    act: submit,
    isBusy: (scope) => scope.getState(find.$isLoading),
    messages: (scope) => [failureOf(scope, find.$failure)],
    listTyped: (scope) => scope.getState(find.$searchTerm),
    retry: ({ scope }) => allSettled(find.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(find.$searchResult)?.customers.length === 2,
  },
  {
    name: 'a customer who is served',
    call: `GET /api/front-of-house/customers/${FOUND.id}`,
    isCustomer: true,
    subSite: 'bookings',
    reach: search,
    act: choose,
    isBusy: (scope) => scope.getState(find.$isOpening),
    messages: (scope) => [failureOf(scope, find.$openingFailure)],
    listTyped: (scope) => scope.getState(find.$searchTerm),
    retry: ({ scope }) => allSettled(find.openingRetryClicked, { scope }),
    isDone: ({ scope }) => scope.getState($servedCustomer)?.id === FOUND.id,
  },
  {
    name: 'a new customer at the desk',
    call: 'POST /api/front-of-house/customers',
    isCustomer: true,
    subSite: 'bookings',
    reach: async ({ scope }) => {
      await allSettled(newCustomer.opened, { scope });
      await allSettled(newCustomer.formModel.valuesChanged, { scope, params: { 'f-first_name': 'Noor' } });
    },
    act: create,
    isBusy: (scope) => scope.getState(newCustomer.$isBusy),
    messages: (scope) => Object.values(scope.getState(newCustomer.formModel.$errors)).flat(),
    listTyped: (scope) => scope.getState(newCustomer.formModel.$values),
    retry: create,
    isDone: ({ scope }) => scope.getState($servedCustomer)?.id === FOUND.id,
  },
  {
    name: 'a basket that is paid at the desk',
    call: 'POST /api/cart/pay',
    isCustomer: true,
    subSite: 'bookings',
    reach: takeMoney,
    act: ({ scope }) => allSettled(sale.payClicked, { scope }),
    isBusy: (scope) => ['paying', 'checking'].includes(scope.getState(sale.$saleStatus)),
    messages: (scope) => [
      scope.getState(sale.$paymentError),
      scope.getState(sale.$saleStatus) === 'unknown' ? saleText('sale.unknownTitle') : null,
    ],
    listTyped: (scope) => scope.getState(till.$tenders),
    retry: ({ scope }) => allSettled(sale.payClicked, { scope }),
    isDone: ({ scope }) => scope.getState(till.$lastSale)?.orderId === 'order-1',
  },
];
