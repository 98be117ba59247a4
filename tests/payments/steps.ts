import fc from 'fast-check';
import type { Fault } from './document.ts';
import type { BasketChoice, PromoCode } from './operator.ts';

const CARD_OUTCOMES = [
  'approved',
  'second good',
  'declined',
  'wrong number',
  'slow',
  'saved',
  'a stranger’s',
] as const;
export type CardOutcome = (typeof CARD_OUTCOMES)[number];
/** `silent`: the customer leaves the bank's page open. `unreported`: the bank decides, and the page is never told. */
const BANK_OUTCOMES = [
  'not asked',
  'passes',
  'fails',
  'closed',
  'silent',
  'unreported',
  'timed out',
] as const;
export type BankOutcome = (typeof BANK_OUTCOMES)[number];

export interface Payment {
  readonly card: CardOutcome;
  readonly bank: BankOutcome;
  readonly scriptFailure: 'never' | 'before' | 'after' | 'connection lost';
  /** How many clicks or presses of Enter at the same moment. */
  readonly clickCount: number;
  readonly fault: Fault | null;
  /** A price change while the payment is in flight; null for none. */
  readonly priceChange: PriceChange | null;
}

/**
 * Another tab applies a code, or removes it (null), while a call is on its way to the operator or its response on its way back.
 */
export interface PriceChange {
  readonly code: PromoCode | null;
  readonly addressPart: string;
  readonly when: 'before' | 'after';
}

/** One step of a visit. Tabs are 0 and 1; the second one opens with its first step. */
export type Step =
  | { readonly action: 'pay'; readonly tabIndex: number; readonly payment: Payment }
  | { readonly action: 'pay in both tabs'; readonly payments: readonly [Payment, Payment] }
  | {
      readonly action: 'answer the bank';
      readonly tabIndex: number;
      readonly bank: BankOutcome;
      readonly fault: Fault | null;
    }
  | {
      readonly action: 'take the first offered action';
      readonly tabIndex: number;
      readonly fault: Fault | null;
    }
  | { readonly action: 'reload'; readonly tabIndex: number; readonly fault: Fault | null }
  | { readonly action: 'leave or return'; readonly tabIndex: number; readonly fault: Fault | null }
  | { readonly action: 'change the basket'; readonly choice: BasketChoice }
  | { readonly action: 'change the promo code'; readonly code: PromoCode | null }
  | { readonly action: 'throw the basket away' }
  | { readonly action: 'buy something else at the till' }
  | { readonly action: 'log out and in' }
  | { readonly action: 'wait'; readonly ms: number }
  | { readonly action: CustomerEvent };

/** Events outside the checkout that decide whether the basket may still become an order, and at which price. */
const CUSTOMER_EVENTS = [
  'a member adds a class',
  'the membership is left',
  'leaving is taken back',
  'the membership is changed',
  'an adult agrees and is added',
  'the adult takes their consent back',
  'a penalty comes',
  'the penalty is waived',
  'midnight passes',
] as const;
export type CustomerEvent = (typeof CUSTOMER_EVENTS)[number];

const anyTab = fc.constantFrom(0, 0, 1);

/** Calls, by a part of their addresses. */
const anyFault: fc.Arbitrary<Fault> = fc.record({
  addressPart: fc.constantFrom(
    'prepare',
    'authorise',
    'session/payment',
    'complete',
    'free',
    'sca-completion',
    'cart',
    'terms',
  ),
  kind: fc.constantFrom('connection lost', 'timeout', '401', '429', '500', '502', 'reload', 'server dies'),
  when: fc.constantFrom('before', 'after'),
});
const maybeAnyFault = fc.option(anyFault, { freq: 2 });

const code = fc.constantFrom<(PromoCode | null)[]>(null, 'WELCOME10', 'FIVER', 'FREESTART');

/** Only calls of a payment: what happens while the page loads is another step. */
const priceChange: fc.Arbitrary<PriceChange> = fc.record({
  code,
  addressPart: fc.constantFrom(
    'authorise',
    'session/payment',
    'complete',
    'complete',
    'sca-completion',
    'free',
  ),
  when: fc.constantFrom('before', 'after'),
});

const payment: fc.Arbitrary<Payment> = fc.record({
  card: fc.oneof(
    { weight: 3, arbitrary: fc.constant<CardOutcome>('approved') },
    { weight: 2, arbitrary: fc.constant<CardOutcome>('second good') },
    { weight: 2, arbitrary: fc.constantFrom(...CARD_OUTCOMES) },
  ),
  bank: fc.oneof(
    { weight: 2, arbitrary: fc.constant<BankOutcome>('not asked') },
    { weight: 2, arbitrary: fc.constantFrom(...BANK_OUTCOMES) },
  ),
  scriptFailure: fc.oneof(
    { weight: 5, arbitrary: fc.constant('never' as const) },
    { weight: 1, arbitrary: fc.constantFrom('before', 'after', 'connection lost') },
  ),
  clickCount: fc.constantFrom(1, 1, 2, 3),
  fault: maybeAnyFault,
  priceChange: fc.oneof({ weight: 6, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: priceChange }),
});

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ action: fc.constant('pay' as const), tabIndex: anyTab, payment }) },
  {
    weight: 1,
    arbitrary: fc.record({
      action: fc.constant('pay in both tabs' as const),
      payments: fc.tuple(payment, payment),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      action: fc.constant('answer the bank' as const),
      tabIndex: anyTab,
      bank: fc.constantFrom(...BANK_OUTCOMES),
      fault: maybeAnyFault,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      action: fc.constant('take the first offered action' as const),
      tabIndex: anyTab,
      fault: maybeAnyFault,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ action: fc.constant('reload' as const), tabIndex: anyTab, fault: maybeAnyFault }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      action: fc.constant('leave or return' as const),
      tabIndex: anyTab,
      fault: maybeAnyFault,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      action: fc.constant('change the basket' as const),
      choice: fc.constantFrom<BasketChoice[]>('swim', 'gym', 'trial'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ action: fc.constant('change the promo code' as const), code }) },
  { weight: 3, arbitrary: fc.record({ action: fc.constantFrom(...CUSTOMER_EVENTS) }) },
  { weight: 1, arbitrary: fc.constant({ action: 'throw the basket away' } as const) },
  { weight: 1, arbitrary: fc.constant({ action: 'buy something else at the till' } as const) },
  { weight: 1, arbitrary: fc.constant({ action: 'log out and in' } as const) },
  {
    weight: 1,
    arbitrary: fc.record({ action: fc.constant('wait' as const), ms: fc.constantFrom(5_000, 401_000) }),
  },
);

const buildReloadFault = (addressPart: string, when: Fault['when']): Fault => ({
  addressPart,
  kind: 'reload',
  when,
});

/** Why a page receives no result for its payment: it is closed while the money is held, or the response is lost. */
const anyUnreportedPayment: fc.Arbitrary<Pick<Payment, 'scriptFailure' | 'fault'>> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      scriptFailure: fc.constant('never' as const),
      fault: fc.constantFrom(buildReloadFault('complete', 'before'), buildReloadFault('authorise', 'after')),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      scriptFailure: fc.constantFrom('after' as const, 'connection lost' as const),
      fault: maybeAnyFault,
    }),
  },
  { weight: 1, arbitrary: fc.record({ scriptFailure: fc.constant('never' as const), fault: anyFault }) },
);

/**
 * A page receives no result for its payment, and its customer pays with the other card, there or in a tab that may already
 * be open.
 */
const anyTwoCardSteps: fc.Arbitrary<readonly Step[]> = fc
  .record({
    payment,
    unreported: anyUnreportedPayment,
    next: payment,
    bank: fc.constantFrom<BankOutcome[]>('not asked', 'not asked', 'passes'),
    tabs: fc.constantFrom<[number, number][]>([0, 1], [0, 1], [1, 0], [0, 0]),
    cards: fc.constantFrom<[CardOutcome, CardOutcome][]>(
      ['approved', 'second good'],
      ['second good', 'approved'],
    ),
    isOpen: fc.boolean(),
    between: fc.option(anyStep, { freq: 1 }),
  })
  .map(
    ({
      payment,
      unreported,
      next,
      bank,
      tabs: [firstTab, secondTab],
      cards: [firstCard, secondCard],
      isOpen,
      between,
    }) => [
      ...(isOpen
        ? [{ action: 'take the first offered action' as const, tabIndex: secondTab, fault: null }]
        : []),
      { action: 'pay', tabIndex: firstTab, payment: { ...payment, ...unreported, bank, card: firstCard } },
      ...(between === null ? [] : [between]),
      { action: 'pay', tabIndex: secondTab, payment: { ...next, card: secondCard } },
    ],
  );

const toEventSteps = (...steps: readonly CustomerEvent[]): readonly Step[] =>
  steps.map((action) => ({ action }));

/** A basket that loses its price or its permission, usually while its payment is in progress. */
const anyOutdatedBasketSteps: fc.Arbitrary<readonly Step[]> = fc
  .record({
    before: fc.constantFrom(
      toEventSteps('a member adds a class'),
      toEventSteps('an adult agrees and is added'),
      toEventSteps('a member adds a class', 'the membership is changed'),
      toEventSteps(),
    ),
    payment: fc.option(payment, { freq: 2 }),
    after: fc.array(fc.constantFrom(...CUSTOMER_EVENTS), { minLength: 1, maxLength: 3 }),
    next: payment,
    tabIndex: anyTab,
  })
  .map(({ before, payment: firstPayment, after, next, tabIndex }) => [
    ...before,
    ...(firstPayment === null ? [] : [{ action: 'pay' as const, tabIndex, payment: firstPayment }]),
    ...toEventSteps(...after),
    { action: 'pay', tabIndex, payment: next },
  ]);

export const anyVisit = fc
  .array(
    fc.oneof(
      { weight: 7, arbitrary: anyStep.map((singleStep): readonly Step[] => [singleStep]) },
      { weight: 1, arbitrary: anyTwoCardSteps },
      { weight: 1, arbitrary: anyOutdatedBasketSteps },
    ),
    { minLength: 1, maxLength: 7 },
  )
  .map((stepGroups) => stepGroups.flat());
