import {
  type DatedPayment,
  formatPaymentType,
  membershipText,
  type PaymentType,
} from '@/entities/membership';
import { formatLongDate } from '@/shared/lib';
import type { SummaryRow } from '@/shared/ui/summary-list';
import { text } from '../texts';

export interface Purchase {
  readonly centre: string | null;
  readonly membership: {
    readonly name: string;
    readonly categories: readonly string[];
    readonly paymentType: PaymentType;
    /** '£35.00 a month' or '£180.00'; null if not known. */
    readonly fee: string | null;
    /** '30 days'; null for a monthly membership. */
    readonly duration: string | null;
  } | null;
  /** YYYY-MM-DD. */
  readonly startDate: string | null;
  readonly firstBillingDate: string | null;
  readonly fees: readonly { readonly label: string; readonly amount: string }[];
  readonly total: string | null;
  /** Payments by date: today, the first collection, then monthly; empty if they are not known. */
  readonly timeline: readonly DatedPayment[];
  /** The later payments, in one line; null if there are none. */
  readonly laterPaymentsText: string | null;
}

/** The rows of the breakdown, in the order of the choices. Centre, membership and total are shown outside it. */
export function listSummaryRows(purchase: Purchase): SummaryRow[] {
  const { membership, startDate, fees, timeline } = purchase;
  // The timeline already shows the first billing date.
  const firstBillingDate = timeline.length > 0 ? null : purchase.firstBillingDate;
  const rows: SummaryRow[] = [];
  if (membership) {
    if (membership.categories.length > 0)
      rows.push({ label: text('summary.categories'), value: membership.categories.join(', ') });
    rows.push({ label: text('summary.payment'), value: formatPaymentType(membership.paymentType) });
    if (membership.fee !== null)
      rows.push({ label: membershipText('costs.membershipFee'), value: membership.fee });
    if (membership.duration !== null)
      rows.push({ label: text('summary.duration'), value: membership.duration });
  }
  if (startDate !== null) rows.push({ label: text('summary.startDate'), value: formatLongDate(startDate) });
  if (firstBillingDate !== null)
    rows.push({ label: membershipText('costs.firstPayment'), value: firstBillingDate });
  // Two penalties may have the same name.
  for (const [index, { label, amount }] of fees.entries())
    rows.push({ key: `fee ${index}`, label, value: amount });
  return rows;
}
