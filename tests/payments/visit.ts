import { answerBank } from '../../sandbox/server/testing-journey.ts';
import { submitBankForm } from '../../sandbox/server/testing-opayo.ts';
import { type Checkout, openCheckout } from './checkout.ts';
import { createCustomerEvents } from './customer-events.ts';
import { createStorage, type Fault, type InterleavedAction, type SubmittedCard } from './document.ts';
import { findCardProblems } from './money.ts';
import type {
  BasketChoice,
  Customer,
  Operator,
  PaymentRecords,
  PromoCode,
  ProviderName,
} from './operator.ts';
import { choosePreferredAction } from './preferred-action.ts';
import type { BankOutcome, Payment, PriceChange, Step } from './steps.ts';
import { buildTypedCard, findShownProvider } from './typed-card.ts';

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

/** Plays one customer's visit to the checkout, in one or two tabs, and records what was seen. */
export function createVisit(
  operator: Operator,
  provider: ProviderName,
  customer: Customer,
  firstChoice: BasketChoice,
) {
  const storages = [createStorage(), createStorage()];
  const tabs: Checkout[] = [];
  const problems: string[] = [];
  const notChargedChecks: Promise<void>[] = [];
  const submittedCards: SubmittedCard[] = [];
  const customerEvents = createCustomerEvents(operator.sandbox.store, customer);
  let hasCustomerEvent = false;
  let currentChoice = firstChoice;
  let isPayingInBothTabs = false;
  let hasServerDied = false;

  async function verifyNotCharged(): Promise<void> {
    // If two payments run at the same time, one may be taken just after the other was reported.
    if (isPayingInBothTabs) return;
    const [currentRecords] = await operator.listPaymentRecords(customer);
    if ((currentRecords?.capturedAmounts.length ?? 0) > 0)
      problems.push('It says "You have not been charged" of money that was taken.');
  }

  async function openTab(index: number, fault: Fault | null = null): Promise<Checkout> {
    let status = 'idle';
    const openedCheckout = openCheckout(storages[index] ?? createStorage(), fault, {
      statusChanged(newStatus) {
        if (newStatus !== 'idle' && newStatus !== status && !ALLOWED_TRANSITIONS[status]?.includes(newStatus))
          problems.push(`${status} became ${newStatus}.`);
        status = newStatus;
      },
      notChargedShown: () => void notChargedChecks.push(verifyNotCharged()),
      cardSubmitted: (card) =>
        void submittedCards.push({ ...card, isSure: card.isSure && !isPayingInBothTabs }),
      serverDied: () => {
        hasServerDied = true;
      },
    });
    const checkout = await openedCheckout;
    tabs[index] = checkout;
    return checkout.document.isOver ? openTab(index) : checkout;
  }

  /** The tab's current document. One that has ended is reloaded and logged in first. */
  async function requireTab(index: number): Promise<Checkout> {
    const checkout = tabs[index];
    return checkout === undefined || checkout.document.isOver ? openTab(index) : checkout;
  }

  async function finishBankChallenge(checkout: Checkout, bank: BankOutcome): Promise<void> {
    const { document } = checkout;
    if (!checkout.isAtBank() || bank === 'silent' || bank === 'not asked') return;
    if (document.endBankChallenge) {
      const bankResult =
        bank === 'closed' || bank === 'timed out' ? 'closed' : bank === 'fails' ? 'fails' : 'passes';
      document.endBankChallenge(bankResult);
      return checkout.waitUntilQuiet();
    }
    if (bank === 'closed') return checkout.perform('cancel at the bank');
    if (bank === 'timed out') return checkout.expireBankTime();
    const form = checkout.findBankForm();
    if (form === null) return;
    if (form.method === 'GET') await answerBank(form.url, bank === 'fails' ? 'failed' : 'completed');
    else
      await submitBankForm(
        operator.sandbox,
        form.url,
        { ...form.fields },
        bank === 'fails' ? 'failed' : 'passed',
      );
    if (bank !== 'unreported') await checkout.returnFromBank();
  }

  async function payInTab(index: number, payment: Payment): Promise<void> {
    const checkout = await requireTab(index);
    if (checkout.listAvailableActions().includes('pay'))
      await checkout.fillForm(
        buildTypedCard(
          findShownProvider(checkout, provider),
          payment,
          await operator.loadStrangersCardId(provider),
        ),
        payment.card === 'saved',
      );
    checkout.document.fault = payment.fault;
    checkout.document.interleavedAction =
      payment.priceChange && buildInterleavedPriceChange(payment.priceChange);
    await checkout.submitPayment(payment.clickCount);
    await finishBankChallenge(checkout, payment.bank);
  }

  const applyPromoCode = (code: PromoCode | null) => operator.chooseMembership(customer, currentChoice, code);

  function buildInterleavedPriceChange({ code, ...moment }: PriceChange): InterleavedAction {
    return { ...moment, run: () => applyPromoCode(code) };
  }

  async function takeOfferedAction(checkout: Checkout): Promise<void> {
    const [action] = checkout.listAvailableActions();
    if (action !== undefined && action !== 'pay') await checkout.perform(action);
  }

  async function performStep(step: Step): Promise<void> {
    switch (step.action) {
      case 'pay':
        return payInTab(step.tabIndex, step.payment);
      case 'pay in both tabs': {
        await Promise.all([requireTab(0), requireTab(1)]);
        isPayingInBothTabs = true;
        await Promise.all(step.payments.map((payment, index) => payInTab(index, payment)));
        isPayingInBothTabs = false;
        return;
      }
      case 'answer the bank': {
        const checkout = await requireTab(step.tabIndex);
        checkout.document.fault = step.fault;
        return finishBankChallenge(checkout, step.bank);
      }
      case 'take the first offered action': {
        const checkout = await requireTab(step.tabIndex);
        checkout.document.fault = step.fault;
        return takeOfferedAction(checkout);
      }
      case 'reload':
        tabs[step.tabIndex]?.document.end();
        await openTab(step.tabIndex, step.fault);
        return;
      case 'leave or return': {
        const checkout = await requireTab(step.tabIndex);
        checkout.document.fault = step.fault;
        return checkout.readPath() === '/checkout' ? checkout.leavePage() : checkout.showCheckout();
      }
      case 'change the basket':
        if (await operator.chooseMembership(customer, step.choice)) currentChoice = step.choice;
        return;
      case 'change the promo code':
        await applyPromoCode(step.code);
        return;
      case 'throw the basket away':
        return operator.clearBasket(customer);
      case 'buy something else at the till':
        return operator.sellAtTheTill(customer);
      case 'log out and in':
        // The app clears the payment of this tab (`app/session/forget.ts`).
        for (const checkout of tabs) checkout?.document.end();
        for (const storage of storages) storage.clear();
        return operator.logOutAndIn(customer);
      case 'wait':
        return operator.advanceClock(step.ms);
      default:
        hasCustomerEvent = true;
        return customerEvents.triggerEvent(step.action);
    }
  }

  return {
    open: openTab,
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
      operator.advanceClock(5_000);
      if (hasCustomerEvent) {
        await customerEvents.resolveProblems(() => operator.chooseMembership(customer, currentChoice));
        tabs[0]?.document.end();
      }
      let checkout = await requireTab(0);
      if (checkout.readPath() !== '/checkout') await checkout.showCheckout();
      const statuses: string[] = [checkout.readStatus()];
      for (let count = 0; count < MAX_ACTIONS && checkout.readPath() === '/checkout'; count += 1) {
        const action = choosePreferredAction(checkout.listAvailableActions());
        if (action === undefined) return `nothing can be done in ${statuses.join(' → ')}`;
        if (action === 'pay')
          await checkout.fillForm(
            buildTypedCard(findShownProvider(checkout, provider), PLAIN_PAYMENT, ''),
            false,
          );
        await checkout.perform(action);
        statuses.push(`${action} → ${checkout.readStatus()}`);
        checkout = await requireTab(0);
      }
      if (checkout.readPath() !== '/checkout') return checkout.readPath();
      return `no end: ${statuses.join(' → ')}, and it says: ${checkout.readError()}`;
    },
    async listProblems(): Promise<readonly string[]> {
      await Promise.all(notChargedChecks);
      if (submittedCards.some(({ last4, isSure }) => isSure && last4 === null))
        problems.push('The card of another customer was taken.');
      // Nothing happens between claiming a basket and its order, unless the server crashes there.
      return hasServerDied ? problems : [...problems, ...(await customerEvents.listProblems())];
    },
    hasServerDied: () => hasServerDied,
    /** Problems with the card that paid for the newest basket, and with the amount that it paid. */
    listCardProblems: (records: PaymentRecords) => findCardProblems(records, submittedCards),
    leave: () => {
      for (const checkout of tabs) checkout?.document.end();
    },
  };
}

const MAX_ACTIONS = 12;
const NO_FAULTS = { fault: null, interleavedAction: null };
const PLAIN_PAYMENT: Payment = {
  card: 'approved',
  bank: 'not asked',
  scriptFailure: 'never',
  clickCount: 1,
  fault: null,
  priceChange: null,
};
