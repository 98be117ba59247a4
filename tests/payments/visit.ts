import { answerBank } from '../../sandbox/server/testing-journey.ts';
import { askBank } from '../../sandbox/server/testing-opayo.ts';
import { type Checkout, type CustomerAction, openCheckout } from './checkout.ts';
import { type Fault, type HandOver, type Meanwhile, newStorage, type TypedCard } from './document.ts';
import { cardProblems } from './money.ts';
import type { Books, Choice, Customer, Operator, PromoCode, ProviderName } from './operator.ts';
import type { BankEnd, Payment, PriceChange, Step } from './steps.ts';

/** The table of eleven statuses, as the specification has it (platform §4), and what a reload adds (docs/payments.md). */
const MOVES: Readonly<Record<string, readonly string[]>> = {
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

/** Cards of each provider; where a provider has none for an end, the nearest one. */
const CARDS: Readonly<
  Record<ProviderName, Readonly<Record<'good' | 'another' | 'asks' | 'declined' | 'wrong', string>>>
> = {
  stripe: {
    good: '4242424242424242',
    another: '5555555555554444',
    asks: '4000002760003184',
    declined: '4000000000009995',
    wrong: '4242424242424241',
  },
  opayo: {
    good: '4929000000006',
    another: '4929000005559',
    asks: '4929000000006',
    declined: '4929602110085639',
    wrong: '4929000000007',
  },
  'opayo-saved': {
    good: '4929000000006',
    another: '4929000005559',
    asks: '4929000000006',
    declined: '4929602110085639',
    wrong: '4929000000007',
  },
  ryft: {
    good: '4012000000060085',
    another: '5555555555554444',
    asks: '4918190000000002',
    declined: '4111111111111111',
    wrong: '4012000000060085',
  },
};

function cardFor(provider: ProviderName, { card, bank, breaks }: Payment, stranger: string): TypedCard {
  const cards = CARDS[provider];
  const asks = bank !== 'not asked';
  const plain = card === 'another' ? cards.another : asks ? cards.asks : cards.good;
  const number = card === 'declined' ? cards.declined : card === 'wrong number' ? cards.wrong : plain;
  return {
    number,
    holder: asks ? 'CHALLENGE' : 'SUCCESSFUL',
    // Of Ryft's cards: a refusal for the code, and a bank that thinks for five seconds.
    securityCode:
      provider !== 'ryft' ? '123' : card === 'slow' ? '210' : card === 'wrong number' ? '202' : '123',
    breaks,
    strangersId: card === 'a stranger’s' ? stranger : null,
  };
}

/** One customer's visit of the checkout, in one or two tabs, and what was seen of it. */
export function createVisit(operator: Operator, provider: ProviderName, customer: Customer, chosen: Choice) {
  const storages = [newStorage(), newStorage()];
  const tabs: Checkout[] = [];
  const problems: string[] = [];
  const claims: Promise<void>[] = [];
  const handed: HandOver[] = [];
  let choice = chosen;
  let isTogether = false;
  let hasServerDied = false;

  async function claimIsTrue(): Promise<void> {
    // Of two simultaneous payments one may be taken just after the other was reported.
    if (isTogether) return;
    const [books] = await operator.booksOf(customer);
    if ((books?.captured.length ?? 0) > 0)
      problems.push('It says "You have not been charged" of money that was taken.');
  }

  async function open(index: number, fault: Fault | null = null): Promise<Checkout> {
    let status = 'idle';
    const opened = openCheckout(storages[index] ?? newStorage(), fault, {
      moved(to) {
        if (to !== 'idle' && to !== status && !MOVES[status]?.includes(to))
          problems.push(`${status} became ${to}.`);
        status = to;
      },
      saidNotCharged: () => void claims.push(claimIsTrue()),
      handedOver: (card) => void handed.push({ ...card, isSure: card.isSure && !isTogether }),
      serverDied: () => {
        hasServerDied = true;
      },
    });
    const checkout = await opened;
    tabs[index] = checkout;
    return checkout.document.isOver ? open(index) : checkout;
  }

  /** The tab as it is now: a document that is over has been loaded again, its customer logged in again. */
  async function tabOf(index: number): Promise<Checkout> {
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
    if (bank === 'timed out') return checkout.timeAtBankIsOver();
    const form = checkout.bankForm();
    if (form === null) return;
    if (form.method === 'GET') await answerBank(form.url, bank === 'fails' ? 'failed' : 'completed');
    else
      await askBank(operator.sandbox, form.url, { ...form.fields }, bank === 'fails' ? 'failed' : 'passed');
    if (bank !== 'unreported') await checkout.returnsFromBank();
  }

  async function pay(index: number, payment: Payment): Promise<void> {
    const checkout = await tabOf(index);
    if (checkout.availableActions().includes('pay'))
      await checkout.fills(
        cardFor(provider, payment, await operator.strangersCard(provider)),
        payment.card === 'saved',
      );
    checkout.document.fault = payment.fault;
    checkout.document.meanwhile = payment.priceChange && changing(payment.priceChange);
    await checkout.pays(payment.times);
    await atBank(checkout, payment.bank);
  }

  const use = (code: PromoCode | null) => operator.choose(customer, choice, code);

  function changing({ code, ...moment }: PriceChange): Meanwhile {
    return { ...moment, happens: () => use(code) };
  }

  async function press(checkout: Checkout): Promise<void> {
    const [action] = checkout.availableActions();
    if (action !== undefined && action !== 'pay') await checkout.perform(action);
  }

  async function takes(step: Step): Promise<void> {
    switch (step.do) {
      case 'pay':
        return pay(step.tab, step.payment);
      case 'pay in both tabs': {
        await Promise.all([tabOf(0), tabOf(1)]);
        isTogether = true;
        await Promise.all(step.payments.map((payment, index) => pay(index, payment)));
        isTogether = false;
        return;
      }
      case 'answer the bank': {
        const checkout = await tabOf(step.tab);
        checkout.document.fault = step.fault;
        return atBank(checkout, step.bank);
      }
      case 'press': {
        const checkout = await tabOf(step.tab);
        checkout.document.fault = step.fault;
        return press(checkout);
      }
      case 'reload':
        tabs[step.tab]?.document.end();
        await open(step.tab, step.fault);
        return;
      case 'go back': {
        const checkout = await tabOf(step.tab);
        checkout.document.fault = step.fault;
        return checkout.place() === '/checkout' ? checkout.leaves() : checkout.show();
      }
      case 'change the basket':
        if (await operator.choose(customer, step.choice)) choice = step.choice;
        return;
      case 'change the promo code':
        await use(step.code);
        return;
      case 'throw the basket away':
        return operator.throwAway(customer);
      case 'pay cash at the till':
        return operator.takeCash(customer);
      case 'log out and in':
        // The app forgets the payment of this tab (`app/session/forget.ts`).
        for (const checkout of tabs) checkout?.document.end();
        for (const storage of storages) storage.clear();
        return operator.logOutAndIn(customer);
      case 'wait':
        return operator.wait(step.ms);
    }
  }

  return {
    open,
    async takes(step: Step): Promise<void> {
      await takes(step);
      // Compares what the page said with the books before anything else changes them.
      await Promise.all(claims);
      for (const checkout of tabs) if (checkout) Object.assign(checkout.document, NOTHING_HAPPENS);
    },
    /** From wherever a tab is, its customer goes on, as the page leads: to a confirmation, or home with an empty basket. */
    async endsWell(): Promise<string> {
      operator.wait(5_000);
      let checkout = await tabOf(0);
      if (checkout.place() !== '/checkout') await checkout.show();
      const walked: string[] = [checkout.status()];
      for (let count = 0; count < PATIENCE && checkout.place() === '/checkout'; count += 1) {
        const action = preferredAction(checkout.availableActions());
        if (action === undefined) return `nothing can be done in ${walked.join(' → ')}`;
        if (action === 'pay') await checkout.fills(cardFor(provider, PLAIN, ''), false);
        await checkout.perform(action);
        walked.push(`${action} → ${checkout.status()}`);
        checkout = await tabOf(0);
      }
      return checkout.place() === '/checkout' ? `no end: ${walked.join(' → ')}` : checkout.place();
    },
    async problems(): Promise<readonly string[]> {
      await Promise.all(claims);
      if (handed.some(({ last4, isSure }) => isSure && last4 === null))
        problems.push('The card of another customer was taken.');
      return problems;
    },
    hasServerDied: () => hasServerDied,
    /** What is untrue of the card that paid for the newest basket, and of the sum that it paid. */
    cardProblems: (books: Books) => cardProblems(books, handed),
    leave: () => {
      for (const checkout of tabs) checkout?.document.end();
    },
  };
}

const PATIENCE = 12;
const NOTHING_HAPPENS = { fault: null, meanwhile: null };
const PLAIN: Payment = {
  card: 'approved',
  bank: 'not asked',
  breaks: 'never',
  times: 1,
  fault: null,
  priceChange: null,
};

/** What a customer who wants to pay presses first. */
const PREFERRED: readonly CustomerAction[] = [
  'check again',
  'load again',
  'try again',
  'close the bank’s window',
  'cancel at the bank',
  'pay',
];

function preferredAction(actions: readonly CustomerAction[]): CustomerAction | undefined {
  return PREFERRED.find((action) => actions.includes(action));
}
