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
import { toastShown, toastTimerFx } from '@/shared/toast';
import { type Fault, openDocument, runInDocument, type SubmittedCard, type TypedCard } from './document.ts';

const BILLING_FIELDS = [
  ['firstName', 'Sam'],
  ['lastName', 'Taylor'],
  ['addressLineOne', '88 Mill Lane'],
  ['city', 'Manchester'],
  ['postcode', 'M3 4LZ'],
] as const;

/** The page may only show this if no money was taken. */
const NOT_CHARGED_TEXT = /you have not been charged/i;

// Created once for all documents: a derived store stays attached to the models, so one for each document would also be computed
// in every later document.
const $saysNotCharged = combine(
  cardPayment.$status,
  cardPayment.$error,
  cardPayment.$isKnownNotCharged,
  (status, error, isShown) => status === 'failed' && error !== null && isShown,
);

const config = readConfig({ savedCardsEnabled: true });

/** What a document reports while it is open. */
export interface DocumentEvents {
  readonly statusChanged: (status: string) => void;
  /** "You have not been charged." is on the screen. */
  readonly notChargedShown: () => void;
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
  let currentPath = '/checkout';
  const scope: Scope = fork({
    values: [[$config, config]],
    handlers: [
      [navigateFx, (_: unknown, { to: address }: Navigation) => leave(address)],
      [leaveFx, ({ to: address }: { to: string }) => leave(address)],
      [toastTimerFx, ({ id }: { id: number }) => id],
      // Pauses take no time, and only the test ends time limits.
      [cardPayment.settlement.pauseFx, () => undefined],
      [freeOrder.settlement.pauseFx, () => undefined],
      [pause.waitFx, () => true],
      [cardPayment.outcomes.cooldown.waitFx, () => true],
      [timeLimit.waitFx, () => false],
      [longWait.waitFx, () => false],
      [probe.waitFx, () => false],
    ],
  });

  /** The page unmounts when it redirects its customer. */
  function leave(address: string): void {
    currentPath = address;
    scopeBind(closed, { scope })();
    scopeBind(cardPayment.containerChanged, { scope })(null);
  }

  /** Waits until the document is idle, or until the page waits for its customer. */
  async function triggerEvent<Params>(unit: EventCallable<Params>, params: Params): Promise<void> {
    if (document.isOver) return;
    await runInDocument(document, () =>
      Promise.race([allSettled(unit, { scope, params }), document.waitForPauseOrEnd().then(waitUntilQuiet)]),
    );
  }
  const click = (unit: EventCallable<void>) => triggerEvent(unit, undefined);

  /** Waits until nothing has been in flight for some turns. */
  async function waitUntilQuiet(): Promise<void> {
    for (let idleTurns = 0; idleTurns < IDLE_TURNS && !document.isOver; idleTurns += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      if (document.inFlight > 0) idleTurns = 0;
    }
  }

  async function showCheckout(): Promise<void> {
    currentPath = '/checkout';
    await triggerEvent(cardPayment.containerChanged, document.container);
    await click(opened);
  }

  createWatch({ unit: cardPayment.$status, scope, fn: events.statusChanged });
  createWatch({
    unit: $saysNotCharged,
    scope,
    fn: (isShown) => {
      if (isShown) events.notChargedShown();
    },
  });
  createWatch({
    unit: toastShown,
    scope,
    fn: ({ content }) => {
      if (NOT_CHARGED_TEXT.test(content)) events.notChargedShown();
    },
  });

  /** Everything that the screen would offer now. */
  function listAvailableActions(): readonly CustomerAction[] {
    if (currentPath !== '/checkout' || document.isOver) return [];
    const status = scope.getState(cardPayment.$status);
    const phase = scope.getState(cardPayment.challenge.$phase);
    const isCartLoaded = scope.getState($amountDue) !== null;
    const isPayable = scope.getState($isFree)
      ? !scope.getState(freeOrder.$isBusy)
      : ['ready', 'failed'].includes(status);
    const actions: readonly [CustomerAction, boolean][] = [
      ['pay', isCartLoaded && isPayable],
      ['try again', status === 'prepare_failed'],
      ['check again', scope.getState($settlementState) === 'polls_exhausted'],
      ['load again', !isCartLoaded && scope.getState($cartStatus) === 'failed'],
      ['check with the bank', phase === 'shown' || phase === 'waiting'],
      ['cancel at the bank', phase !== 'none'],
      ['close the bank’s window', document.endBankChallenge !== null],
    ];
    return actions.filter(([, isOffered]) => isOffered).map(([action]) => action);
  }

  /** Reads the terms and sends the form, by a click or by pressing Enter more than once. */
  async function submitPayment(clickCount: number): Promise<void> {
    if (!scope.getState(checkoutTerms.$isLoaded)) await click(checkoutTerms.retryClicked);
    await triggerEvent(checkoutTerms.ticked, true);
    const cart = scope.getState($cart);
    document.displayedAmount = cart && getAmountDue(cart).amount;
    await Promise.all(Array.from({ length: clickCount }, () => click(formSubmitted)));
  }

  async function fillForm(typedCard: TypedCard, isSavedCard: boolean): Promise<void> {
    document.card = typedCard;
    for (const [field, value] of BILLING_FIELDS)
      await triggerEvent(cardPayment.billing.fieldChanged, { field, value });
    runInDocument(document, () => document.cardTyped());
    if (scope.getState(cardPayment.cardChoice.$savedCard) === null) return;
    const code = globalThis.document.createElement('input');
    code.value = typedCard.securityCode;
    await triggerEvent(cardPayment.cardChoice.optionChosen, isSavedCard ? 'saved' : 'new');
    await triggerEvent(cardPayment.cardChoice.securityCodeFieldChanged, code);
    await triggerEvent(cardPayment.cardChoice.securityCodeTyped, { length: code.value.length });
  }

  const performers: Readonly<Record<CustomerAction, () => Promise<void>>> = {
    pay: () => submitPayment(1),
    async 'try again'() {
      await triggerEvent(cardPayment.containerChanged, null);
      await triggerEvent(cardPayment.containerChanged, document.container);
      await click(cardPayment.retryClicked);
    },
    'check again': () => click(checkAgainClicked),
    'load again': () => click(reloadClicked),
    'check with the bank': () => click(cardPayment.challenge.checkClicked),
    'cancel at the bank': () => click(cardPayment.challenge.cancelClicked),
    async 'close the bank’s window'() {
      document.endBankChallenge?.('closed');
      await waitUntilQuiet();
    },
  };

  await showCheckout();
  return {
    document,
    readPath: () => currentPath,
    readStatus: () => scope.getState(cardPayment.$status),
    /** The provider whose form the page shows; '' before it is known. */
    readProvider: () => scope.getState(cardPayment.preparation.$prepared)?.paymentProvider ?? '',
    /** What the page says about the payment that failed. */
    readError: () => scope.getState(cardPayment.$error),
    listAvailableActions,
    perform: (action: CustomerAction) => performers[action](),
    submitPayment,
    fillForm,
    showCheckout,
    /** Leaves the checkout, by the browser's Back or a link. */
    leavePage: async () => leave('/elsewhere'),
    waitUntilQuiet,
    isAtBank: () =>
      document.endBankChallenge !== null || scope.getState(cardPayment.challenge.$phase) === 'shown',
    /** The page's form for the bank; null if the provider's script opens the bank by itself. */
    findBankForm: () => scope.getState(cardPayment.challenge.$pendingChallenge)?.form ?? null,
    returnFromBank: () => triggerEvent(cardPayment.challenge.returned, 'authorised'),
    expireBankTime: () => click(timeLimit.expired),
  };
}

/** After this many turns without anything in flight a document is idle. */
const IDLE_TURNS = 6;
