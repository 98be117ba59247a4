import fc from 'fast-check';
import type { Fault } from './document.ts';
import type { Choice, PromoCode } from './operator.ts';

const CARD_ENDS = [
  'approved',
  'second good',
  'declined',
  'wrong number',
  'slow',
  'saved',
  'a stranger’s',
] as const;
export type CardEnd = (typeof CARD_ENDS)[number];
/** `silent`: the customer leaves the bank's page open. `unreported`: the bank decides, and the page is never told. */
const BANK_ENDS = ['not asked', 'passes', 'fails', 'closed', 'silent', 'unreported', 'timed out'] as const;
export type BankEnd = (typeof BANK_ENDS)[number];

export interface Payment {
  readonly card: CardEnd;
  readonly bank: BankEnd;
  readonly breaks: 'never' | 'before' | 'after' | 'connection lost';
  /** How many clicks or presses of Enter at the same moment. */
  readonly times: number;
  readonly fault: Fault | null;
  /** A price change while the payment is in flight; null for none. */
  readonly priceChange: PriceChange | null;
}

/**
 * Another tab applies a code, or removes it (null), while a call is on its way to the operator or its response on its way back.
 */
export interface PriceChange {
  readonly code: PromoCode | null;
  readonly call: string;
  readonly when: 'before' | 'after';
}

/** One step of a visit. Tabs are 0 and 1; the second one opens with its first step. */
export type Step =
  | { readonly do: 'pay'; readonly tab: number; readonly payment: Payment }
  | { readonly do: 'pay in both tabs'; readonly payments: readonly [Payment, Payment] }
  | {
      readonly do: 'answer the bank';
      readonly tab: number;
      readonly bank: BankEnd;
      readonly fault: Fault | null;
    }
  | { readonly do: 'take the first offered action'; readonly tab: number; readonly fault: Fault | null }
  | { readonly do: 'reload'; readonly tab: number; readonly fault: Fault | null }
  | { readonly do: 'leave or return'; readonly tab: number; readonly fault: Fault | null }
  | { readonly do: 'change the basket'; readonly choice: Choice }
  | { readonly do: 'change the promo code'; readonly code: PromoCode | null }
  | { readonly do: 'throw the basket away' }
  | { readonly do: 'buy something else at the till' }
  | { readonly do: 'log out and in' }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: Happening };

/** Events outside the checkout that decide whether the basket may still become an order, and at which price. */
const HAPPENINGS = [
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
export type Happening = (typeof HAPPENINGS)[number];

const tab = fc.constantFrom(0, 0, 1);

/** Calls, by a part of their addresses. */
const fault: fc.Arbitrary<Fault> = fc.record({
  call: fc.constantFrom(
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
const maybeFault = fc.option(fault, { freq: 2 });

const code = fc.constantFrom<(PromoCode | null)[]>(null, 'WELCOME10', 'FIVER', 'FREESTART');

/** Only calls of a payment: what happens while the page loads is another step. */
const priceChange: fc.Arbitrary<PriceChange> = fc.record({
  code,
  call: fc.constantFrom('authorise', 'session/payment', 'complete', 'complete', 'sca-completion', 'free'),
  when: fc.constantFrom('before', 'after'),
});

const payment: fc.Arbitrary<Payment> = fc.record({
  card: fc.oneof(
    { weight: 3, arbitrary: fc.constant<CardEnd>('approved') },
    { weight: 2, arbitrary: fc.constant<CardEnd>('second good') },
    { weight: 2, arbitrary: fc.constantFrom(...CARD_ENDS) },
  ),
  bank: fc.oneof(
    { weight: 2, arbitrary: fc.constant<BankEnd>('not asked') },
    { weight: 2, arbitrary: fc.constantFrom(...BANK_ENDS) },
  ),
  breaks: fc.oneof(
    { weight: 5, arbitrary: fc.constant('never' as const) },
    { weight: 1, arbitrary: fc.constantFrom('before', 'after', 'connection lost') },
  ),
  times: fc.constantFrom(1, 1, 2, 3),
  fault: maybeFault,
  priceChange: fc.oneof({ weight: 6, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: priceChange }),
});

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('pay' as const), tab, payment }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('pay in both tabs' as const),
      payments: fc.tuple(payment, payment),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('answer the bank' as const),
      tab,
      bank: fc.constantFrom(...BANK_ENDS),
      fault: maybeFault,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('take the first offered action' as const),
      tab,
      fault: maybeFault,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reload' as const), tab, fault: maybeFault }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('leave or return' as const), tab, fault: maybeFault }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('change the basket' as const),
      choice: fc.constantFrom<Choice[]>('swim', 'gym', 'trial'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('change the promo code' as const), code }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom(...HAPPENINGS) }) },
  { weight: 1, arbitrary: fc.constant({ do: 'throw the basket away' } as const) },
  { weight: 1, arbitrary: fc.constant({ do: 'buy something else at the till' } as const) },
  { weight: 1, arbitrary: fc.constant({ do: 'log out and in' } as const) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(5_000, 401_000) }),
  },
);

const reload = (call: string, when: Fault['when']): Fault => ({ call, kind: 'reload', when });

/** Why a page receives no result for its payment: it is closed while the money is held, or the response is lost. */
const unreported: fc.Arbitrary<Pick<Payment, 'breaks' | 'fault'>> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      breaks: fc.constant('never' as const),
      fault: fc.constantFrom(reload('complete', 'before'), reload('authorise', 'after')),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      breaks: fc.constantFrom('after' as const, 'connection lost' as const),
      fault: maybeFault,
    }),
  },
  { weight: 1, arbitrary: fc.record({ breaks: fc.constant('never' as const), fault }) },
);

/**
 * A page receives no result for its payment, and its customer pays with the other card, there or in a tab that may already
 * be open.
 */
const twoCards: fc.Arbitrary<readonly Step[]> = fc
  .record({
    payment,
    unreported,
    next: payment,
    bank: fc.constantFrom<BankEnd[]>('not asked', 'not asked', 'passes'),
    tabs: fc.constantFrom<[number, number][]>([0, 1], [0, 1], [1, 0], [0, 0]),
    cards: fc.constantFrom<[CardEnd, CardEnd][]>(['approved', 'second good'], ['second good', 'approved']),
    isOpen: fc.boolean(),
    between: fc.option(step, { freq: 1 }),
  })
  .map(({ payment, unreported, next, bank, tabs: [first, second], cards: [one, other], isOpen, between }) => [
    ...(isOpen ? [{ do: 'take the first offered action' as const, tab: second, fault: null }] : []),
    { do: 'pay', tab: first, payment: { ...payment, ...unreported, bank, card: one } },
    ...(between === null ? [] : [between]),
    { do: 'pay', tab: second, payment: { ...next, card: other } },
  ]);

const happen = (...steps: readonly Happening[]): readonly Step[] => steps.map((one) => ({ do: one }));

/** A basket that loses its price or its permission, usually while its payment is in progress. */
const outOfDate: fc.Arbitrary<readonly Step[]> = fc
  .record({
    before: fc.constantFrom(
      happen('a member adds a class'),
      happen('an adult agrees and is added'),
      happen('a member adds a class', 'the membership is changed'),
      happen(),
    ),
    payment: fc.option(payment, { freq: 2 }),
    after: fc.array(fc.constantFrom(...HAPPENINGS), { minLength: 1, maxLength: 3 }),
    next: payment,
    tab,
  })
  .map(({ before, payment: first, after, next, tab: index }) => [
    ...before,
    ...(first === null ? [] : [{ do: 'pay' as const, tab: index, payment: first }]),
    ...happen(...after),
    { do: 'pay', tab: index, payment: next },
  ]);

export const anyVisit = fc
  .array(
    fc.oneof(
      { weight: 7, arbitrary: step.map((one): readonly Step[] => [one]) },
      { weight: 1, arbitrary: twoCards },
      { weight: 1, arbitrary: outOfDate },
    ),
    { minLength: 1, maxLength: 7 },
  )
  .map((parts) => parts.flat());
