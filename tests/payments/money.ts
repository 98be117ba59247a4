import type { SubmittedCard } from './document.ts';
import type { PaymentRecords } from './operator.ts';

/** Finds everything wrong with the money for a basket when a visit has ended. */
export function findMoneyProblems({
  orderTotals,
  chargedAmounts,
  capturedAmounts,
  heldAmounts,
}: PaymentRecords): string[] {
  const sumAmounts = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const paidOrders = orderTotals.filter((total) => total > 0);
  return [
    orderTotals.length > 1 && `There are ${orderTotals.length} orders.`,
    chargedAmounts.length > 1 && `There are ${chargedAmounts.length} charges.`,
    capturedAmounts.length !== paidOrders.length &&
      `${capturedAmounts.length} charges for ${paidOrders.length} paid orders.`,
    capturedAmounts.length !== chargedAmounts.length && 'The provider and the operator differ.',
    sumAmounts(capturedAmounts) !== sumAmounts(orderTotals) &&
      `${sumAmounts(capturedAmounts)} was taken for ${sumAmounts(orderTotals)}.`,
    heldAmounts.length > 0 && `${heldAmounts.length} amounts are still held.`,
  ].filter((problem) => problem !== false);
}

/** Finds problems with the card that paid for a basket, and with the amount that it paid. */
export function findCardProblems(
  { payingCards, capturedAmounts }: PaymentRecords,
  submittedCards: readonly SubmittedCard[],
): readonly string[] {
  const lastCards = findLastCards(submittedCards);
  const expectedPayments = lastCards
    .map(({ last4, displayedAmount }) => `${displayedAmount} of ${last4}`)
    .join(' or ');
  return payingCards
    .map((card, index) => ({ card, amount: capturedAmounts[index] }))
    .filter(
      ({ card, amount }) =>
        !lastCards.some(({ last4, displayedAmount }) => last4 === card && displayedAmount === amount),
    )
    .map(
      ({ card, amount }) => `${amount} was taken from ${card}, and ${expectedPayments} was asked for last.`,
    );
}

/** The cards that may have been submitted last: several if their order, or whether they arrived, is unknown. */
function findLastCards(submittedCards: readonly SubmittedCard[]): readonly SubmittedCard[] {
  const lastSureIndex = submittedCards.findLastIndex(({ isSure }) => isSure);
  return submittedCards.slice(Math.max(lastSureIndex, 0));
}
