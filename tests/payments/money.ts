import type { SubmittedCard } from './document.ts';
import type { PaymentRecords } from './operator.ts';

/** Finds everything wrong with the money for a basket when a visit has ended. */
export function findMoneyProblems({ orders, charges, captured, held }: PaymentRecords): string[] {
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const paidOrders = orders.filter((total) => total > 0);
  return [
    orders.length > 1 && `There are ${orders.length} orders.`,
    charges.length > 1 && `There are ${charges.length} charges.`,
    captured.length !== paidOrders.length &&
      `${captured.length} charges for ${paidOrders.length} paid orders.`,
    captured.length !== charges.length && 'The provider and the operator differ.',
    sum(captured) !== sum(orders) && `${sum(captured)} was taken for ${sum(orders)}.`,
    held.length > 0 && `${held.length} amounts are still held.`,
  ].filter((problem) => problem !== false);
}

/** Finds problems with the card that paid for a basket, and with the amount that it paid. */
export function findCardProblems(
  { cards, captured }: PaymentRecords,
  submittedCards: readonly SubmittedCard[],
): readonly string[] {
  const lastCards = findLastCards(submittedCards);
  const expectedPayments = lastCards.map(({ last4, due }) => `${due} of ${last4}`).join(' or ');
  return cards
    .map((card, index) => ({ card, amount: captured[index] }))
    .filter(({ card, amount }) => !lastCards.some(({ last4, due }) => last4 === card && due === amount))
    .map(
      ({ card, amount }) => `${amount} was taken from ${card}, and ${expectedPayments} was asked for last.`,
    );
}

/** The cards that may have been submitted last: several if their order, or whether they arrived, is unknown. */
function findLastCards(submittedCards: readonly SubmittedCard[]): readonly SubmittedCard[] {
  const sure = submittedCards.findLastIndex(({ isSure }) => isSure);
  return submittedCards.slice(Math.max(sure, 0));
}
