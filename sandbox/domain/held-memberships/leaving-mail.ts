import type { MembershipCancellation, RefundPart } from '../../store/schema/details.ts';
import { formatLongDate, formatMoney } from '../common/index.ts';
import { type Collection, hasMoneyRefund } from '../memberships/index.ts';

const MONEY_REFUND_SENTENCE =
  'Within 14 days of joining you don’t have to take credit. Reply to this email if you’d like a refund the way you paid.';

interface LeftMembership {
  readonly type: { readonly name: string };
  readonly cancellation:
    | (MembershipCancellation & { readonly lastDay: string; readonly lastCollection: Collection | null })
    | null;
}

const REFUND_TEXTS: Readonly<Record<RefundPart['to'], string>> = {
  card: 'goes back to the card you paid with, within 14 days',
  bank: 'goes back to your Direct Debit account, within 14 days',
  membership: 'is back on your account as credit for memberships',
  general: 'is back on your account as credit',
};

/** The text of the e-mail about a cancelled membership; empty if it is not cancelled. */
export function formatLeavingMail({ type, cancellation }: LeftMembership): string {
  if (!cancellation) return '';
  const { lastDay, reference, lastCollection, refund, isCoolingOff } = cancellation;
  const collectionText = lastCollection
    ? `The last Direct Debit is ${formatMoney(lastCollection.amount)} on ${formatLongDate(lastCollection.date)}.`
    : 'No more payments are due.';
  const parts = cancellation.parts.filter(({ amount }) => amount > 0);
  const refundText = parts.map(({ to, amount }) => ` ${formatMoney(amount)} ${REFUND_TEXTS[to]}.`).join('');
  const isAllCredit = isCoolingOff && refund > 0 && !hasMoneyRefund(parts);
  const moneyRefundText = isAllCredit ? ` ${MONEY_REFUND_SENTENCE}` : '';
  const undoText = hasMoneyRefund(parts) ? '' : ' You can undo this in your account until then.';
  return `your membership ${type.name} ends on ${formatLongDate(lastDay)}. Your reference is ${reference}. ${collectionText}${refundText}${moneyRefundText}${undoText}`;
}
