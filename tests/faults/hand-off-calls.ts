import { allSettled, type Scope } from 'effector';
import '@/app/front-of-house/serve';
import { $cart } from '@/entities/cart';
import { $servedCustomer, customerServed } from '@/entities/customer';
import * as basket from '@/pages/bookings/basket/model/basket';
import * as page from '@/pages/bookings/hand-off/model/hand-off';
import { describeFailure, readServedCustomer } from '@/shared/api';
import { $toasts } from '@/shared/toast';
import * as carried from '@/widgets/carry-hand-off/model/carried';
import * as desk from '@/widgets/pay-on-phone/model/hand-off';
import { text as deskText } from '@/widgets/pay-on-phone/texts';
import { buildHandOff } from '../fixtures/handoffs.ts';
import { FOUND } from './bookings-site-answers.ts';
import type { Call } from './call.ts';
import type { Visit } from './visit.ts';

const { id } = buildHandOff();
const TOKEN = 'Zk3v0yq8RrGm1c5bT9wXeA';
const visitor = { isCustomer: true, subSite: 'bookings' } as const;

/** Opens a customer's basket at the desk. */
async function serve({ scope }: Visit) {
  const params = await readServedCustomer({ id: FOUND.id });
  await allSettled(customerServed, { scope, params });
  await allSettled(basket.opened, { scope });
  if (!scope.getState($servedCustomer) || !scope.getState($cart)) throw new Error('Nobody is served.');
}

const start = ({ scope }: Visit) => allSettled(desk.startClicked, { scope });
async function handOver(visit: Visit) {
  await serve(visit);
  await start(visit);
}

const openCode = ({ scope }: Visit) =>
  allSettled(page.opened, { scope, params: { token: TOKEN, isElsewhere: false } });
const claim = ({ scope }: Visit) => allSettled(page.payClicked, { scope });
async function openBasket(visit: Visit) {
  await openCode(visit);
  await claim(visit);
}

const warnings = (scope: Scope) =>
  scope.getState($toasts).flatMap(({ content, type }) => (type === 'danger' ? [content] : []));
const listMessages = (scope: Scope, unit: typeof page.$claimFailure) => {
  const failure = scope.getState(unit);
  return failure && describeFailure(failure);
};

/** A press in the desk's dialog. The result is shown there, and it can be pressed again. */
const createDeskAction = (clicked: typeof desk.moreTimeClicked, busy: 'moreTime' | 'takeBack' | 'email') => {
  const act = ({ scope }: Visit) => allSettled(clicked, { scope });
  return {
    ...visitor,
    reach: handOver,
    act,
    isBusy: (scope: Scope) => scope.getState(desk.$pendingActions)[busy],
    messages: (scope: Scope) =>
      [scope.getState(desk.$notice)].filter((line) => line !== deskText('handOff.emailed')),
    retry: act,
  };
};

/** The calls of the desk and the phone about a basket that was handed over. */
export const handOffCalls: readonly Call[] = [
  {
    ...visitor,
    name: 'a basket that is handed over',
    call: 'POST /api/cart/handoffs',
    reach: serve,
    act: start,
    isBusy: (scope) => scope.getState(desk.$isStarting),
    messages: (scope) => [scope.getState(desk.$startNotice)],
    retry: start,
    isDone: ({ scope }) => scope.getState(desk.$handOff)?.id === id,
  },
  {
    ...visitor,
    // It is polled; staff are only told after it has failed for a while.
    name: 'what became of a hand-off',
    call: `GET /api/cart/handoffs/${id}`,
    isOptional: true,
    reach: handOver,
    act: ({ scope }) => allSettled(desk.reread, { scope, params: { id } }),
    isBusy: (scope) => scope.getState(desk.$isLoading),
    messages: () => [],
    retry: ({ scope }) => allSettled(desk.reread, { scope, params: { id } }),
    isDone: ({ scope }) => scope.getState(desk.$handOff)?.id === id,
  },
  {
    ...createDeskAction(desk.moreTimeClicked, 'moreTime'),
    name: 'more time for a hand-off',
    call: `POST /api/cart/handoffs/${id}/extend`,
    isDone: ({ scope }) => scope.getState(desk.$handOff)?.extensionsLeft === 1,
  },
  {
    ...createDeskAction(desk.emailClicked, 'email'),
    name: 'a hand-off by e-mail',
    call: `POST /api/cart/handoffs/${id}/email`,
    succeedsWith: 'anything',
    isDone: ({ scope }) => scope.getState(desk.$notice) === deskText('handOff.emailed'),
  },
  {
    ...createDeskAction(desk.takeBackClicked, 'takeBack'),
    name: 'a hand-off that is taken back',
    call: `DELETE /api/cart/handoffs/${id}`,
    succeedsWith: 'anything',
    isDone: ({ scope }) => scope.getState(desk.$handOff)?.state === 'cancelled',
  },
  {
    ...visitor,
    name: 'what a code is for',
    call: `GET /api/handoffs/${TOKEN}`,
    act: openCode,
    isBusy: (scope) => scope.getState(page.$isLoading),
    messages: (scope) => [listMessages(scope, page.$failure)],
    retry: ({ scope }) => allSettled(page.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(page.$preview) !== null,
  },
  {
    ...visitor,
    name: 'a basket of the desk that is opened',
    call: `POST /api/handoffs/${TOKEN}/claim`,
    reach: openCode,
    act: claim,
    isBusy: (scope) => scope.getState(page.$isClaiming),
    messages: (scope) => [listMessages(scope, page.$claimFailure)],
    retry: claim,
    isDone: ({ scope }) => scope.getState(carried.$handedBasket) !== null,
  },
  {
    ...visitor,
    name: 'a basket of the desk that is given back',
    call: `POST /api/handoffs/${TOKEN}/release`,
    succeedsWith: 'anything',
    reach: openBasket,
    act: ({ scope }) => allSettled(carried.giveBackClicked, { scope }),
    isBusy: (scope) => scope.getState(carried.$isGivingBack),
    messages: warnings,
    retry: ({ scope }) => allSettled(carried.giveBackClicked, { scope }),
    isDone: ({ scope }) => scope.getState(carried.$handedBasket) === null,
  },
];
