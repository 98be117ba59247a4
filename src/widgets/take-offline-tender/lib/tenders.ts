import type { Cart } from '@/shared/api';

/** The types of tender that staff take. */
export const TENDER_TYPES = ['cash', 'offline-voucher', 'cheque', 'credit'] as const;
export type TenderType = (typeof TENDER_TYPES)[number];

/** One tender, with amounts in pence. */
export interface Tender {
  readonly type: TenderType;
  /** The amount that pays for the basket. */
  readonly keptPence: number;
  /** The amount that was handed over; greater than `keptPence` only for cash. */
  readonly givenPence: number;
}

/** The parts of a basket that tenders depend on. Amounts are in pence. */
export interface TenderedCart {
  readonly total: number;
  /** The credit that can be used for this basket: membership and general credit. */
  readonly maxCredit: number;
  /** The tenders that the server already has: credit. */
  readonly payments: readonly { readonly tenderType: string; readonly amount: number }[];
}

export type TenderChange =
  | { readonly kind: 'add'; readonly type: TenderType; readonly amount: number }
  | { readonly kind: 'remove'; readonly index: number }
  | { readonly kind: 'itemRemoved' | 'synced' };

/** Picks the parts of the basket that tenders depend on. */
export function toTenderedCart({ totals, credits, payments }: Cart): TenderedCart {
  const maxCredit = credits.membership.maxApplicable + credits.general.maxApplicable;
  return { total: totals.total, maxCredit, payments };
}

/** Returns the tenders after a change. Requirement F2.2. */
export function changeTenders(
  tenders: readonly Tender[],
  change: TenderChange,
  cart: TenderedCart,
): readonly Tender[] {
  switch (change.kind) {
    case 'add':
      return withAdded(tenders, change, cart);
    case 'remove':
      return settleTenders(
        tenders.filter((_, index) => index !== change.index),
        cart.total,
      );
    case 'itemRemoved':
      return tenders.filter(({ type }) => type === 'credit');
    case 'synced':
      return settleTenders(
        [...listServerCredit(cart), ...tenders.filter(({ type }) => type !== 'credit')],
        cart.total,
      );
  }
}

/** The amount still to pay, in pence. */
export const calculateStillToPay = (
  tenders: readonly Tender[],
  { total }: Pick<TenderedCart, 'total'>,
): number => Math.max(0, total - sumKept(tenders));

/** The change due to the customer, in pence. */
export const changeDue = (tenders: readonly Tender[]): number =>
  tenders.reduce((sum, { givenPence, keptPence }) => sum + givenPence - keptPence, 0);

/** The maximum amount of a tender of this type, in pence; null if there is no maximum. */
export function calculateMaxTender(
  type: TenderType,
  tenders: readonly Tender[],
  cart: TenderedCart,
): number | null {
  if (type === 'cash') return null;
  if (type !== 'credit') return calculateStillToPay(tenders, cart);
  const otherTenders = tenders.filter((tender) => tender.type !== 'credit');
  return Math.min(cart.maxCredit, calculateStillToPay(otherTenders, cart));
}

function withAdded(
  tenders: readonly Tender[],
  { type, amount }: { readonly type: TenderType; readonly amount: number },
  cart: TenderedCart,
): readonly Tender[] {
  const replaces = type === 'cash' || type === 'credit';
  const otherTenders = replaces || amount <= 0 ? tenders.filter((tender) => tender.type !== type) : tenders;
  if (amount <= 0) return settleTenders(otherTenders, cart.total);
  const most = calculateMaxTender(type, otherTenders, cart);
  const givenPence = most === null ? amount : Math.min(amount, most);
  return givenPence === 0
    ? settleTenders(otherTenders, cart.total)
    : settleTenders([...otherTenders, { type, keptPence: givenPence, givenPence }], cart.total);
}

/**
 * Allocates the total: each tender pays what the others leave. Cash comes last, because change is given only in cash.
 */
function settleTenders(tenders: readonly Tender[], total: number): readonly Tender[] {
  const fixed = tenders.filter(({ type }) => type !== 'cash');
  const settledTenders: Tender[] = [];
  for (const tender of fixed) {
    const keptPence = Math.min(tender.keptPence, total - sumKept(settledTenders));
    if (keptPence > 0) settledTenders.push({ ...tender, keptPence, givenPence: keptPence });
  }
  const penceLeft = total - sumKept(settledTenders);
  return [
    ...settledTenders,
    ...tenders
      .filter(({ type }) => type === 'cash')
      .map((cash) => ({ ...cash, keptPence: Math.min(cash.givenPence, penceLeft) })),
  ];
}

function listServerCredit({ payments }: TenderedCart): Tender[] {
  const credit = payments.filter(({ tenderType }) => tenderType === 'credit');
  return credit.map(({ amount }) => ({ type: 'credit', keptPence: amount, givenPence: amount }));
}

const sumKept = (tenders: readonly Tender[]): number =>
  tenders.reduce((sum, { keptPence }) => sum + keptPence, 0);
