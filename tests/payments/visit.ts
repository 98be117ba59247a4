import { answerBank } from '../../sandbox/server/testing-journey.ts';
import { askBank } from '../../sandbox/server/testing-opayo.ts';
import { type Checkout, openCheckout } from './checkout.ts';
import { createCustomerEvents } from './customer-events.ts';
import {
  createStorage,
  type Fault,
  type InterleavedAction,
  type SubmittedCard,
  type TypedCard,
} from './document.ts';
import { findCardProblems } from './money.ts';
import type { Choice, Customer, Operator, PaymentRecords, PromoCode, ProviderName } from './operator.ts';
import { choosePreferredAction } from './preferred-action.ts';
import type { BankEnd, Payment, PriceChange, Step } from './steps.ts';

/** The table of the eleven statuses (Requirement P1.1), and what a reload adds (docs/payments.md). */
const ALLOWED_TRANSITIONS: Readonly<Record<string, readonly string[]>> = {
  idle: ['preparing', 'sca_processing', 'completing'],
  preparing: ['ready', 'prepare_failed'],
  prepare_failed: ['preparing'],
  ready: ['authorizing'],
  authorizing: ['authorized', 'sca_required', 'completing', 'failed'],
  authorized: ['completing', 'failed'],
  sca_required: ['sca_processing', 'ready', 'failed'],
  sca_processing: ['completing', 'ready', 'failed'],
  completing: ['completed', 'failed'],
  completed: [],
  failed: ['authorizing', 'ready'],
};

/** The cards of each provider by outcome. If a provider has no card for an outcome, the nearest one is used. */
const CARDS: Readonly<
  Record<ProviderName, Readonly<Record<'good' | 'secondGood' | 'challenged' | 'declined' | 'wrong', string>>>
> = {
  stripe: {
    good: '4242424242424242',
    secondGood: '5555555555554444',
    challenged: '4000002760003184',
    declined: '4000000000009995',
    wrong: '4242424242424241',
  },
  opayo: {
    good: '4929000000006',
    secondGood: '4929000005559',
    challenged: '4929000000006',
    declined: '4929602110085639',
    wrong: '4929000000007',
  },
  'opayo-saved': {
    good: '4929000000006',
    secondGood: '4929000005559',
    challenged: '4929000000006',
    declined: '4929602110085639',
    wrong: '4929000000007',
  },
  ryft: {
    good: '4012000000060085',
    secondGood: '5555555555554444',
    challenged: '4918190000000002',
    declined: '4111111111111111',
    wrong: '4012000000060085',
  },
};

/** Penalties alone belong to no centre, so they are paid through another provider than the centre's. */
function findForm(checkout: Checkout, provider: ProviderName): ProviderName {
  const shownProvider = checkout.provider();
  return isProvider(shownProvider) && !provider.startsWith(shownProvider) ? shownProvider : provider;
}

const isProvider = (name: string): name is ProviderName => Object.hasOwn(CARDS, name);

function cardFor(provider: ProviderName, { card, bank, breaks }: Payment, stranger: string): TypedCard {
  const cards = CARDS[provider];
  const isChallenged = bank !== 'not asked';
  const shownCard = card === 'second good' ? cards.secondGood : isChallenged ? cards.challenged : cards.good;
  const number = card === 'declined' ? cards.declined : card === 'wrong number' ? cards.wrong : shownCard;
  return {
    number,
    holder: isChallenged ? 'CHALLENGE' : 'SUCCESSFUL',
    // For Ryft: a refusal of the security code, and a bank that takes five seconds.
    securityCode:
      provider !== 'ryft' ? '123' : card === 'slow' ? '210' : card === 'wrong number' ? '202' : '123',
    breaks,
    strangersId: card === 'a stranger’s' ? stranger : null,
  };
}

/** Plays one customer's visit to the checkout, in one or two tabs, and records what was seen. */
export function createVisit(
  operator: Operator,
  provider: ProviderName,
  customer: Customer,
  firstChoice: Choice,
) {
  const storages = [createStorage(), createStorage()];
  const tabs: Checkout[] = [];
  const problems: string[] = [];
  const notChargedChecks: Promise<void>[] = [];
  const submittedCards: SubmittedCard[] = [];
  const happenings = createCustomerEvents(operator.sandbox.store, customer);
  let hasHappened = false;
  let choice = firstChoice;
  let isPayingInBothTabs = false;
  let hasServerDied = false;

  async function checkNotCharged(): Promise<void> {
    // If two payments run at the same time, one may be taken just after the other was reported.
    if (isPayingInBothTabs) return;
    const [books] = await operator.booksOf(customer);
    if ((books?.captured.length ?? 0) > 0)
      problems.push('It says "You have not been charged" of money that was taken.');
  }

  async function open(index: number, fault: Fault | null = null): Promise<Checkout> {
    let status = 'idle';
    const openedDocument = openCheckout(storages[index] ?? createStorage(), fault, {
      statusChanged(newStatus) {
        if (newStatus !== 'idle' && newStatus !== status && !ALLOWED_TRANSITIONS[status]?.includes(newStatus))
          problems.push(`${status} became ${newStatus}.`);
        status = newStatus;
      },
      saidNotCharged: () => void notChargedChecks.push(checkNotCharged()),
      cardSubmitted: (card) =>
        void submittedCards.push({ ...card, isSure: card.isSure && !isPayingInBothTabs }),
      serverDied: () => {
        hasServerDied = true;
      },
    });
    const checkout = await openedDocument;
    tabs[index] = checkout;
    return checkout.document.isOver ? open(index) : checkout;
  }

  /** The tab's current document. One that has ended is reloaded and logged in first. */
  async function requireTab(index: number): Promise<Checkout> {
    const checkout = tabs[index];
    return checkout === undefined || checkout.document.isOver ? open(index) : checkout;
  }

  async function atBank(checkout: Checkout, bank: BankEnd): Promise<void> {
    const { document } = checkout;
    if (!checkout.isAtBank() || bank === 'silent' || bank === 'not asked') return;
    if (document.bank) {
      const says =
        bank === 'closed' || bank === 'timed out' ? 'closed' : bank === 'fails' ? 'fails' : 'passes';
      document.bank(says);
      return checkout.quiet();
    }
    if (bank === 'closed') return checkout.perform('cancel at the bank');
    if (bank === 'timed out') return checkout.expireBankTime();
    const form = checkout.bankForm();
    if (form === null) return;
    if (form.method === 'GET') await answerBank(form.url, bank === 'fails' ? 'failed' : 'completed');
    else
      await askBank(operator.sandbox, form.url, { ...form.fields }, bank === 'fails' ? 'failed' : 'passed');
    if (bank !== 'unreported') await checkout.returnFromBank();
  }

  async function pay(index: number, payment: Payment): Promise<void> {
    const checkout = await requireTab(index);
    if (checkout.availableActions().includes('pay'))
      await checkout.fillForm(
        cardFor(findForm(checkout, provider), payment, await operator.strangersCard(provider)),
        payment.card === 'saved',
      );
    checkout.document.fault = payment.fault;
    checkout.document.meanwhile = payment.priceChange && priceChangeMeanwhile(payment.priceChange);
    await checkout.submitPayment(payment.times);
    await atBank(checkout, payment.bank);
  }

  const applyPromoCode = (code: PromoCode | null) => operator.choose(customer, choice, code);

  function priceChangeMeanwhile({ code, ...moment }: PriceChange): InterleavedAction {
    return { ...moment, run: () => applyPromoCode(code) };
  }

  async function takeOfferedAction(checkout: Checkout): Promise<void> {
    const [action] = checkout.availableActions();
    if (action !== undefined && action !== 'pay') await checkout.perform(action);
  }

  async function performStep(step: Step): Promise<void> {
    switch (step.do) {
      case 'pay':
        return pay(step.tab, step.payment);
      case 'pay in both tabs': {
        await Promise.all([requireTab(0), requireTab(1)]);
        isPayingInBothTabs = true;
        await Promise.all(step.payments.map((payment, index) => pay(index, payment)));
        isPayingInBothTabs = false;
        return;
      }
      case 'answer the bank': {
        const checkout = await requireTab(step.tab);
        checkout.document.fault = step.fault;
        return atBank(checkout, step.bank);
      }
      case 'take the first offered action': {
        const checkout = await requireTab(step.tab);
        checkout.document.fault = step.fault;
        return takeOfferedAction(checkout);
      }
      case 'reload':
        tabs[step.tab]?.document.end();
        await open(step.tab, step.fault);
        return;
      case 'leave or return': {
        const checkout = await requireTab(step.tab);
        checkout.document.fault = step.fault;
        return checkout.place() === '/checkout' ? checkout.leavePage() : checkout.show();
      }
      case 'change the basket':
        if (await operator.choose(customer, step.choice)) choice = step.choice;
        return;
      case 'change the promo code':
        await applyPromoCode(step.code);
        return;
      case 'throw the basket away':
        return operator.throwAway(customer);
      case 'buy something else at the till':
        return operator.sellAtTheTill(customer);
      case 'log out and in':
        // The app clears the payment of this tab (`app/session/forget.ts`).
        for (const checkout of tabs) checkout?.document.end();
        for (const storage of storages) storage.clear();
        return operator.logOutAndIn(customer);
      case 'wait':
        return operator.wait(step.ms);
      default:
        hasHappened = true;
        return happenings.happen(step.do);
    }
  }

  return {
    open,
    async takeStep(step: Step): Promise<void> {
      await performStep(step);
      // Compares what the page said with the records before anything else changes them.
      await Promise.all(notChargedChecks);
      for (const checkout of tabs) if (checkout) Object.assign(checkout.document, NO_FAULTS);
    },
    /**
     * Continues on the page until it leaves the checkout.
     * @returns the path reached, or what blocks it
     */
    async finishVisit(): Promise<string> {
      operator.wait(5_000);
      if (hasHappened) {
        await happenings.putRight(() => operator.choose(customer, choice));
        tabs[0]?.document.end();
      }
      let checkout = await requireTab(0);
      if (checkout.place() !== '/checkout') await checkout.show();
      const statuses: string[] = [checkout.status()];
      for (let count = 0; count < MAX_ACTIONS && checkout.place() === '/checkout'; count += 1) {
        const action = choosePreferredAction(checkout.availableActions());
        if (action === undefined) return `nothing can be done in ${statuses.join(' → ')}`;
        if (action === 'pay')
          await checkout.fillForm(cardFor(findForm(checkout, provider), PLAIN_PAYMENT, ''), false);
        await checkout.perform(action);
        statuses.push(`${action} → ${checkout.status()}`);
        checkout = await requireTab(0);
      }
      if (checkout.place() !== '/checkout') return checkout.place();
      return `no end: ${statuses.join(' → ')}, and it says: ${checkout.error()}`;
    },
    async problems(): Promise<readonly string[]> {
      await Promise.all(notChargedChecks);
      if (submittedCards.some(({ last4, isSure }) => isSure && last4 === null))
        problems.push('The card of another customer was taken.');
      // Nothing happens between claiming a basket and its order, unless the server crashes there.
      return hasServerDied ? problems : [...problems, ...(await happenings.problems())];
    },
    hasServerDied: () => hasServerDied,
    /** Problems with the card that paid for the newest basket, and with the amount that it paid. */
    cardProblems: (books: PaymentRecords) => findCardProblems(books, submittedCards),
    leave: () => {
      for (const checkout of tabs) checkout?.document.end();
    },
  };
}

const MAX_ACTIONS = 12;
const NO_FAULTS = { fault: null, meanwhile: null };
const PLAIN_PAYMENT: Payment = {
  card: 'approved',
  bank: 'not asked',
  breaks: 'never',
  times: 1,
  fault: null,
  priceChange: null,
};
