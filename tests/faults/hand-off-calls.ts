import { allSettled, type Scope } from 'effector';
import '@/app/front-of-house/serve';
import { $cart } from '@/entities/cart';
import { $servedCustomer, customerServed } from '@/entities/customer';
import * as basket from '@/pages/bookings/basket/model/basket';
import * as page from '@/pages/bookings/hand-off/model/hand-off';
import { describeFailure, loadServedCustomer } from '@/shared/api';
import { $toasts } from '@/shared/toast';
import * as carried from '@/widgets/carry-hand-off/model/carried';
import * as desk from '@/widgets/pay-on-phone/model/hand-off';
import { text as deskText } from '@/widgets/pay-on-phone/texts';
import { buildHandOff } from '../fixtures/handoffs.ts';
import { FOUND_CUSTOMER } from './bookings-site-answers.ts';
import type { TestedCall } from './call.ts';
import type { Visit } from './visit.ts';

const { id: handOffId } = buildHandOff();
const HAND_OFF_TOKEN = 'Zk3v0yq8RrGm1c5bT9wXeA';
const bookingsCustomer = { isCustomer: true, subSite: 'bookings' } as const;

/** Opens a customer's basket at the desk. */
async function serveCustomer({ scope }: Visit) {
  const params = await loadServedCustomer({ id: FOUND_CUSTOMER.id });
  await allSettled(customerServed, { scope, params });
  await allSettled(basket.opened, { scope });
  if (!scope.getState($servedCustomer) || !scope.getState($cart)) throw new Error('Nobody is served.');
}

const startHandOff = ({ scope }: Visit) => allSettled(desk.startClicked, { scope });
async function serveAndStartHandOff(visit: Visit) {
  await serveCustomer(visit);
  await startHandOff(visit);
}

const openHandOffPage = ({ scope }: Visit) =>
  allSettled(page.opened, { scope, params: { token: HAND_OFF_TOKEN, isElsewhere: false } });
const claimBasket = ({ scope }: Visit) => allSettled(page.payClicked, { scope });
async function openAndClaimBasket(visit: Visit) {
  await openHandOffPage(visit);
  await claimBasket(visit);
}

const listDangerToasts = (scope: Scope) =>
  scope.getState($toasts).flatMap(({ content, type }) => (type === 'danger' ? [content] : []));
const describeFailureIn = (scope: Scope, $failure: typeof page.$claimFailure) => {
  const failure = scope.getState($failure);
  return failure && describeFailure(failure);
};

/** A press in the desk's dialog. The result is shown there, and it can be pressed again. */
const buildDeskAction = (
  pressed: typeof desk.moreTimeClicked,
  actionName: 'moreTime' | 'takeBack' | 'email',
) => {
  const makeCall = ({ scope }: Visit) => allSettled(pressed, { scope });
  return {
    ...bookingsCustomer,
    prepare: serveAndStartHandOff,
    makeCall,
    isBusy: (scope: Scope) => scope.getState(desk.$pendingActions)[actionName],
    listMessages: (scope: Scope) =>
      [scope.getState(desk.$notice)].filter((line) => line !== deskText('handOff.emailed')),
    retry: makeCall,
  };
};

/** The calls of the desk and the phone about a basket that was handed over. */
export const handOffCalls: readonly TestedCall[] = [
  {
    ...bookingsCustomer,
    name: 'a basket that is handed over',
    endpoint: 'POST /api/cart/handoffs',
    prepare: serveCustomer,
    makeCall: startHandOff,
    isBusy: (scope) => scope.getState(desk.$isStarting),
    listMessages: (scope) => [scope.getState(desk.$startNotice)],
    retry: startHandOff,
    isDone: ({ scope }) => scope.getState(desk.$handOff)?.id === handOffId,
  },
  {
    ...bookingsCustomer,
    // It is polled; staff are only told after it has failed for a while.
    name: 'what became of a hand-off',
    endpoint: `GET /api/cart/handoffs/${handOffId}`,
    isOptional: true,
    prepare: serveAndStartHandOff,
    makeCall: ({ scope }) => allSettled(desk.reread, { scope, params: { id: handOffId } }),
    isBusy: (scope) => scope.getState(desk.$isLoading),
    listMessages: () => [],
    retry: ({ scope }) => allSettled(desk.reread, { scope, params: { id: handOffId } }),
    isDone: ({ scope }) => scope.getState(desk.$handOff)?.id === handOffId,
  },
  {
    ...buildDeskAction(desk.moreTimeClicked, 'moreTime'),
    name: 'more time for a hand-off',
    endpoint: `POST /api/cart/handoffs/${handOffId}/extend`,
    isDone: ({ scope }) => scope.getState(desk.$handOff)?.extensionsLeft === 1,
  },
  {
    ...buildDeskAction(desk.emailClicked, 'email'),
    name: 'a hand-off by e-mail',
    endpoint: `POST /api/cart/handoffs/${handOffId}/email`,
    succeedsWith: 'anything',
    isDone: ({ scope }) => scope.getState(desk.$notice) === deskText('handOff.emailed'),
  },
  {
    ...buildDeskAction(desk.takeBackClicked, 'takeBack'),
    name: 'a hand-off that is taken back',
    endpoint: `DELETE /api/cart/handoffs/${handOffId}`,
    succeedsWith: 'anything',
    isDone: ({ scope }) => scope.getState(desk.$handOff)?.state === 'cancelled',
  },
  {
    ...bookingsCustomer,
    name: 'what a code is for',
    endpoint: `GET /api/handoffs/${HAND_OFF_TOKEN}`,
    makeCall: openHandOffPage,
    isBusy: (scope) => scope.getState(page.$isLoading),
    listMessages: (scope) => [describeFailureIn(scope, page.$failure)],
    retry: ({ scope }) => allSettled(page.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(page.$preview) !== null,
  },
  {
    ...bookingsCustomer,
    name: 'a basket of the desk that is opened',
    endpoint: `POST /api/handoffs/${HAND_OFF_TOKEN}/claim`,
    prepare: openHandOffPage,
    makeCall: claimBasket,
    isBusy: (scope) => scope.getState(page.$isClaiming),
    listMessages: (scope) => [describeFailureIn(scope, page.$claimFailure)],
    retry: claimBasket,
    isDone: ({ scope }) => scope.getState(carried.$handedBasket) !== null,
  },
  {
    ...bookingsCustomer,
    name: 'a basket of the desk that is given back',
    endpoint: `POST /api/handoffs/${HAND_OFF_TOKEN}/release`,
    succeedsWith: 'anything',
    prepare: openAndClaimBasket,
    makeCall: ({ scope }) => allSettled(carried.giveBackClicked, { scope }),
    isBusy: (scope) => scope.getState(carried.$isGivingBack),
    listMessages: listDangerToasts,
    retry: ({ scope }) => allSettled(carried.giveBackClicked, { scope }),
    isDone: ({ scope }) => scope.getState(carried.$handedBasket) === null,
  },
];
