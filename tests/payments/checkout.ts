import { allSettled, combine, createWatch, type EventCallable, fork, type Scope, scopeBind } from 'effector';
import { $cart, $cartStatus, getAmountDue } from '@/entities/cart';
import {
  checkAgainClicked,
  closed,
  formSubmitted,
  opened,
  reloadClicked,
} from '@/pages/system/checkout/model/checkout';
import {
  $amountDue,
  $isFree,
  $settlementState,
  cardPayment,
  checkoutTerms,
  freeOrder,
} from '@/pages/system/checkout/model/payment';
import { $config, readConfig } from '@/shared/config';
import { leaveFx, type Navigation, navigateFx } from '@/shared/routes';
import { toastShown, toastTimeFx } from '@/shared/toast';
import { type Fault, openDocument, runInDocument, type SubmittedCard, type TypedCard } from './document.ts';

const BILLING = [
  ['firstName', 'Sam'],
  ['lastName', 'Taylor'],
  ['addressLineOne', '88 Mill Lane'],
  ['city', 'Manchester'],
  ['postcode', 'M3 4LZ'],
] as const;

/** The page may only show this if no money was taken. */
const NOT_CHARGED = /you have not been charged/i;

// Created once for all documents: a derived store stays attached to the models, so one for each document would also be computed
// in every later document.
const $saysNotCharged = combine(
  cardPayment.$status,
  cardPayment.$error,
  cardPayment.$isKnownNotCharged,
  (status, error, isSaid) => status === 'failed' && error !== null && isSaid,
);

const config = readConfig({ savedCardsEnabled: true });

/** What a document reports while it is open. */
export interface DocumentEvents {
  readonly statusChanged: (status: string) => void;
  /** "You have not been charged." is on the screen. */
  readonly saidNotCharged: () => void;
  /** A card was submitted to pay with. */
  readonly cardSubmitted: (card: SubmittedCard) => void;
  readonly serverDied: () => void;
}

/** The actions that the page offers its customer. */
export type CustomerAction =
  | 'pay'
  | 'try again'
  | 'check again'
  | 'load again'
  | 'cancel at the bank'
  | 'check with the bank'
  | 'close the bank’s window';

export type Checkout = Awaited<ReturnType<typeof openCheckout>>;

/** Opens the checkout page in one document, without its screen: the real models, gateways and client. */
export async function openCheckout(storage: Storage, fault: Fault | null, events: DocumentEvents) {
  const document = openDocument(storage);
  document.fault = fault;
  document.cardSubmitted = events.cardSubmitted;
  document.serverDied = events.serverDied;
  const { timeLimit, longWait, probe, pause } = cardPayment.challenge.timers;
  let place = '/checkout';
  const scope: Scope = fork({
    values: [[$config, config]],
    handlers: [
      [navigateFx, (_: unknown, { to: address }: Navigation) => leave(address)],
      [leaveFx, ({ address }: { address: string }) => leave(address)],
      [toastTimeFx, ({ id }: { id: number }) => id],
      // Pauses take no time, and only the test ends time limits.
      [cardPayment.settlement.pauseFx, () => undefined],
      [freeOrder.settlement.pauseFx, () => undefined],
      [pause.runFx, () => true],
      [cardPayment.outcomes.cooldown.runFx, () => true],
      [timeLimit.runFx, () => false],
      [longWait.runFx, () => false],
      [probe.runFx, () => false],
    ],
  });

  /** The page unmounts when it redirects its customer. */
  function leave(address: string): void {
    place = address;
    scopeBind(closed, { scope })();
    scopeBind(cardPayment.containerChanged, { scope })(null);
  }

  /** Waits until the document is idle, or until the page waits for its customer. */
  async function trigger<Params>(unit: EventCallable<Params>, params: Params): Promise<void> {
    if (document.isOver) return;
    await runInDocument(document, () =>
      Promise.race([allSettled(unit, { scope, params }), document.pausedOrOver().then(quiet)]),
    );
  }
  const clicks = (unit: EventCallable<void>) => trigger(unit, undefined);

  /** Waits until nothing has been in flight for some turns. */
  async function quiet(): Promise<void> {
    for (let idle = 0; idle < IDLE_TURNS && !document.isOver; idle += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      if (document.inFlight > 0) idle = 0;
    }
  }

  async function show(): Promise<void> {
    place = '/checkout';
    await trigger(cardPayment.containerChanged, document.container);
    await clicks(opened);
  }

  createWatch({ unit: cardPayment.$status, scope, fn: events.statusChanged });
  createWatch({
    unit: $saysNotCharged,
    scope,
    fn: (isSaid) => {
      if (isSaid) events.saidNotCharged();
    },
  });
  createWatch({
    unit: toastShown,
    scope,
    fn: ({ content }) => {
      if (NOT_CHARGED.test(content)) events.saidNotCharged();
    },
  });

  /** Everything that the screen would offer now. */
  function availableActions(): readonly CustomerAction[] {
    if (place !== '/checkout' || document.isOver) return [];
    const status = scope.getState(cardPayment.$status);
    const phase = scope.getState(cardPayment.challenge.$phase);
    const isCartHere = scope.getState($amountDue) !== null;
    const isPayable = scope.getState($isFree)
      ? !scope.getState(freeOrder.$isBusy)
      : ['ready', 'failed'].includes(status);
    const actions: readonly [CustomerAction, boolean][] = [
      ['pay', isCartHere && isPayable],
      ['try again', status === 'prepare_failed'],
      ['check again', scope.getState($settlementState) === 'polls_exhausted'],
      ['load again', !isCartHere && scope.getState($cartStatus) === 'failed'],
      ['check with the bank', phase === 'shown' || phase === 'waiting'],
      ['cancel at the bank', phase !== 'none'],
      ['close the bank’s window', document.bank !== null],
    ];
    return actions.filter(([, isOffered]) => isOffered).map(([action]) => action);
  }

  /** Reads the terms and sends the form, by a click or by pressing Enter more than once. */
  async function submitPayment(times: number): Promise<void> {
    if (!scope.getState(checkoutTerms.$isLoaded)) await clicks(checkoutTerms.retryClicked);
    await trigger(checkoutTerms.ticked, true);
    const cart = scope.getState($cart);
    document.due = cart && getAmountDue(cart).amount;
    await Promise.all(Array.from({ length: times }, () => clicks(formSubmitted)));
  }

  async function fillForm(typedCard: TypedCard, isSavedCard: boolean): Promise<void> {
    document.card = typedCard;
    for (const [field, value] of BILLING) await trigger(cardPayment.billing.changed, { field, value });
    runInDocument(document, () => document.typed());
    if (scope.getState(cardPayment.choice.$savedCard) === null) return;
    const code = globalThis.document.createElement('input');
    code.value = typedCard.securityCode;
    await trigger(cardPayment.choice.optionChosen, isSavedCard ? 'saved' : 'new');
    await trigger(cardPayment.choice.securityCodeFieldChanged, code);
    await trigger(cardPayment.choice.securityCodeTyped, { length: code.value.length });
  }

  const perform: Readonly<Record<CustomerAction, () => Promise<void>>> = {
    pay: () => submitPayment(1),
    async 'try again'() {
      await trigger(cardPayment.containerChanged, null);
      await trigger(cardPayment.containerChanged, document.container);
      await clicks(cardPayment.retryClicked);
    },
    'check again': () => clicks(checkAgainClicked),
    'load again': () => clicks(reloadClicked),
    'check with the bank': () => clicks(cardPayment.challenge.checkClicked),
    'cancel at the bank': () => clicks(cardPayment.challenge.cancelClicked),
    async 'close the bank’s window'() {
      document.bank?.('closed');
      await quiet();
    },
  };

  await show();
  return {
    document,
    place: () => place,
    status: () => scope.getState(cardPayment.$status),
    /** The provider whose form the page shows; '' before it is known. */
    provider: () => scope.getState(cardPayment.preparation.$prepared)?.paymentProvider ?? '',
    /** What the page says about the payment that failed. */
    error: () => scope.getState(cardPayment.$error),
    availableActions,
    perform: (action: CustomerAction) => perform[action](),
    submitPayment,
    fillForm,
    show,
    /** Leaves the checkout, by the browser's Back or a link. */
    leavePage: async () => leave('/elsewhere'),
    quiet,
    isAtBank: () => document.bank !== null || scope.getState(cardPayment.challenge.$phase) === 'shown',
    /** The page's form for the bank; null if the provider's script opens the bank by itself. */
    bankForm: () => scope.getState(cardPayment.challenge.$pendingChallenge)?.form ?? null,
    returnFromBank: () => trigger(cardPayment.challenge.returned, 'authorised'),
    expireBankTime: () => clicks(timeLimit.expired),
  };
}

/** After this many turns without anything in flight a document is idle. */
const IDLE_TURNS = 6;
