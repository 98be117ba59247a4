import { allSettled, combine, createWatch, type EventCallable, fork, type Scope, scopeBind } from 'effector';
import { $cart, $cartStatus, amountDue } from '@/entities/cart';
import { checkAgainClicked, closed, opened, reloadClicked, submitted } from '@/pages/checkout/model/checkout';
import { $checking, $due, $isFree, card, free, terms } from '@/pages/checkout/model/payment';
import { $config, readConfig } from '@/shared/config';
import { leaveFx, type Navigation, navigateFx } from '@/shared/routes';
import { toastShown, toastTimeFx } from '@/shared/toast';
import { type Fault, type HandOver, inDocument, openDocument, type TypedCard } from './document.ts';

const BILLING = [
  ['firstName', 'Sam'],
  ['lastName', 'Taylor'],
  ['addressLineOne', '88 Mill Lane'],
  ['city', 'Manchester'],
  ['postcode', 'M3 4LZ'],
] as const;

/** The page says this only of money that was not taken. */
const NOT_CHARGED = /you have not been charged/i;

// Made once: a store that each document derives for itself stays with the models, which then compute it in every later document.
const $saysNotCharged = combine(
  card.$status,
  card.$error,
  card.$isNotCharged,
  (status, error, isSaid) => status === 'failed' && error !== null && isSaid,
);

const config = readConfig({ savedCardsEnabled: true });

/** What a document tells while it lives. */
export interface News {
  readonly moved: (status: string) => void;
  /** "You have not been charged." is on the screen. */
  readonly saidNotCharged: () => void;
  /** A card was sent to be paid with. */
  readonly handedOver: (card: HandOver) => void;
  readonly serverDied: () => void;
}

/** What the page offers its customer. */
export type Way =
  | 'pay'
  | 'try again'
  | 'check again'
  | 'load again'
  | 'cancel at the bank'
  | 'check with the bank'
  | 'close the bank’s window';

export type Checkout = Awaited<ReturnType<typeof openCheckout>>;

/** The checkout page in one document, without its screen: the real models, gateways and client. */
export async function openCheckout(storage: Storage, fault: Fault | null, news: News) {
  const document = openDocument(storage);
  document.fault = fault;
  document.handedOver = news.handedOver;
  document.serverDied = news.serverDied;
  const { limit, longWait, probe, pause } = card.challenge.timers;
  let place = '/checkout';
  const scope: Scope = fork({
    values: [[$config, config]],
    handlers: [
      [navigateFx, (_: unknown, { to }: Navigation) => leave(to)],
      [leaveFx, ({ to }: { to: string }) => leave(to)],
      [toastTimeFx, ({ id }: { id: number }) => id],
      // Pauses take no time, and nobody's time is over before the test says so.
      [card.settlement.pauseFx, () => undefined],
      [free.settlement.pauseFx, () => undefined],
      [pause.runFx, () => true],
      [card.outcomes.cooldown.runFx, () => true],
      [limit.runFx, () => false],
      [longWait.runFx, () => false],
      [probe.runFx, () => false],
    ],
  });

  /** The page goes from the screen when its customer is led elsewhere. */
  function leave(to: string): void {
    place = to;
    scopeBind(closed, { scope })();
    scopeBind(card.containerChanged, { scope })(null);
  }

  /** Waits until nothing goes on any more, or until the page waits for its customer. */
  async function happens<Params>(unit: EventCallable<Params>, params: Params): Promise<void> {
    if (document.isOver) return;
    await inDocument(document, () =>
      Promise.race([allSettled(unit, { scope, params }), document.pausedOrOver().then(quiet)]),
    );
  }
  const clicks = (unit: EventCallable<void>) => happens(unit, undefined);

  /** Nothing has been under way for some turns. */
  async function quiet(): Promise<void> {
    for (let idle = 0; idle < IDLE_TURNS && !document.isOver; idle += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      if (document.underWay > 0) idle = 0;
    }
  }

  async function comes(): Promise<void> {
    place = '/checkout';
    await happens(card.containerChanged, document.container);
    await clicks(opened);
  }

  createWatch({ unit: card.$status, scope, fn: news.moved });
  createWatch({
    unit: $saysNotCharged,
    scope,
    fn: (isSaid) => {
      if (isSaid) news.saidNotCharged();
    },
  });
  createWatch({
    unit: toastShown,
    scope,
    fn: ({ content }) => {
      if (NOT_CHARGED.test(content)) news.saidNotCharged();
    },
  });

  /** Everything that the screen would offer now. */
  function can(): readonly Way[] {
    if (place !== '/checkout' || document.isOver) return [];
    const status = scope.getState(card.$status);
    const phase = scope.getState(card.challenge.$phase);
    const isCartHere = scope.getState($due) !== null;
    const isPayable = scope.getState($isFree)
      ? !scope.getState(free.$isBusy)
      : ['ready', 'failed'].includes(status);
    const ways: readonly [Way, boolean][] = [
      ['pay', isCartHere && isPayable],
      ['try again', status === 'prepare_failed'],
      ['check again', scope.getState($checking) === 'undecided'],
      ['load again', !isCartHere && scope.getState($cartStatus) === 'failed'],
      ['check with the bank', phase === 'shown' || phase === 'waiting'],
      ['cancel at the bank', phase !== 'none'],
      ['close the bank’s window', document.bank !== null],
    ];
    return ways.filter(([, isOffered]) => isOffered).map(([way]) => way);
  }

  /** Terms are read, and the form is sent: by a click, or by Enter more than once. */
  async function pays(times: number): Promise<void> {
    if (!scope.getState(terms.$isLoaded)) await clicks(terms.retryClicked);
    await happens(terms.ticked, true);
    const cart = scope.getState($cart);
    document.due = cart && amountDue(cart).amount;
    await Promise.all(Array.from({ length: times }, () => clicks(submitted)));
  }

  async function fills(given: TypedCard, isSavedCard: boolean): Promise<void> {
    document.card = given;
    for (const [field, value] of BILLING) await happens(card.billing.changed, { field, value });
    inDocument(document, () => document.typed());
    if (scope.getState(card.choice.$savedCard) === null) return;
    const code = globalThis.document.createElement('input');
    code.value = given.securityCode;
    await happens(card.choice.optionChosen, isSavedCard ? 'saved' : 'new');
    await happens(card.choice.securityCodeFieldChanged, code);
    await happens(card.choice.securityCodeTyped, { length: code.value.length });
  }

  const goes: Readonly<Record<Way, () => Promise<void>>> = {
    pay: () => pays(1),
    async 'try again'() {
      await happens(card.containerChanged, null);
      await happens(card.containerChanged, document.container);
      await clicks(card.retryClicked);
    },
    'check again': () => clicks(checkAgainClicked),
    'load again': () => clicks(reloadClicked),
    'check with the bank': () => clicks(card.challenge.checkClicked),
    'cancel at the bank': () => clicks(card.challenge.cancelClicked),
    async 'close the bank’s window'() {
      document.bank?.('closed');
      await quiet();
    },
  };

  await comes();
  return {
    document,
    place: () => place,
    status: () => scope.getState(card.$status),
    can,
    goes: (way: Way) => goes[way](),
    pays,
    fills,
    comes,
    /** Off the checkout, by the browser's Back or a link. */
    leaves: async () => leave('/elsewhere'),
    quiet,
    isAtBank: () => document.bank !== null || scope.getState(card.challenge.$phase) === 'shown',
    /** The form that the page has for the bank; null when the provider's script leads there by itself. */
    bankForm: () => scope.getState(card.challenge.$task)?.form ?? null,
    returnsFromBank: () => happens(card.challenge.returned, 'authorised'),
    timeAtBankIsOver: () => clicks(limit.due),
  };
}

/** How often nothing must have been under way before a document counts as quiet. */
const IDLE_TURNS = 6;
