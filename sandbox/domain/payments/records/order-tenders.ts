import type { PricedCart } from '../../cart/index.ts';
import { invalid } from '../../common/index.ts';
import type { PaymentLine, TenderType } from '../../common/types.ts';

const CREDIT_MESSAGE = 'The credit in your basket has changed. Please look at the amounts and try again.';

/** Refuses unless the tenders are allowed, add up to the total, and use the credit that the cart holds. */
export function requireTenders(
  { totals, credit }: PricedCart,
  payments: readonly PaymentLine[],
  allowedTenders: readonly TenderType[],
): void {
  const hasForbiddenTender = payments.some(
    ({ tenderType, amount }) => amount < 0 || !allowedTenders.includes(tenderType),
  );
  if (hasForbiddenTender) throw invalid({ payments: ['You can’t pay that way here.'] });
  if (sumAmounts(payments) !== totals.total)
    throw invalid({ payments: ['The payments do not add up to what is due.'] });
  const creditPence = sumAmounts(payments.filter(({ tenderType }) => tenderType === 'credit'));
  if (creditPence !== credit.membership.applied + credit.general.applied)
    throw invalid({ payments: [CREDIT_MESSAGE] });
}

function sumAmounts(payments: readonly PaymentLine[]): number {
  return payments.reduce((sum, { amount }) => sum + amount, 0);
}
