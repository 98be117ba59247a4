import { createHash } from 'node:crypto';
import { addDays, formatLongDate, formatMoney } from '../../common/index.ts';
import type { Collection } from './collections.ts';
import { FREEZE_TERMS, type FrozenDays } from './freeze.ts';
import type { EarlyFreezeEnd } from './freeze-collections.ts';

/** A booking that the customer has during the freeze. */
export interface BookingDuringFreeze {
  readonly id: string;
  readonly title: string;
  readonly localDate: string;
  readonly localStart: string;
  readonly localEnd: string;
  readonly venueName: string;
}

/** What a customer reads before freezing a membership. Amounts are pence. */
export interface FreezePreview extends FrozenDays {
  readonly months: number;
  /** The first day on which the membership can be used again. */
  readonly resumesOn: string;
  /** The skipped collections, each with the fee that is collected instead. */
  readonly collections: readonly { readonly date: string; readonly amount: number; readonly fee: number }[];
  readonly fees: number;
  /** The first collection at the full price again; null without a Direct Debit. */
  readonly nextCollection: Collection | null;
  readonly bookings: readonly BookingDuringFreeze[];
  /** Further notes for the customer. */
  readonly notes: readonly string[];
  /** Identifies this outcome: a freeze is made only as it was previewed. */
  readonly expected: string;
}

export function buildFreezePreview(
  membershipId: string,
  { from, to, months }: FrozenDays & { months: number },
  freezeEffects: {
    collections: readonly Collection[];
    next: Collection | null;
    bookings: readonly BookingDuringFreeze[];
  },
): FreezePreview {
  const collections = freezeEffects.collections.map(({ date, amount }) => ({
    date,
    amount,
    fee: FREEZE_TERMS.monthlyFee,
  }));
  const previewParts = [
    membershipId,
    from,
    to,
    collections,
    freezeEffects.next?.date,
    freezeEffects.next?.amount,
    freezeEffects.bookings,
  ];
  return {
    from,
    to,
    months,
    resumesOn: addDays(to, 1),
    collections,
    fees: collections.reduce((sum, { fee }) => sum + fee, 0),
    nextCollection: freezeEffects.next,
    bookings: freezeEffects.bookings,
    notes: [
      'You can’t use your membership, its members’ prices or its guest passes while it’s frozen.',
      'You can undo the freeze before it starts, or end it early.',
    ],
    expected: calculatePreviewHash(previewParts),
  };
}

/** What a customer reads before withdrawing or ending a freeze. */
export interface FreezeEnd {
  readonly kind: 'take_back' | 'end_early';
  readonly sentence: string;
  /** The text without the day from which the membership can be used again. */
  readonly costs: string;
  readonly expected: string;
}

export function buildFreezeWithdrawal({ id, from, to }: FrozenDays & { id: string }): FreezeEnd {
  const sentence = 'It’s free to undo the freeze. Your membership and payments continue as normal.';
  return {
    kind: 'take_back',
    sentence,
    costs: sentence,
    expected: calculatePreviewHash([id, from, to]),
  };
}

/**
 * Describes the early end of a freeze.
 * @param next the first collection after it, with what is owed or given back
 * @param credit what no collection can give back, because the membership ends before
 */
export function buildEarlyFreezeEnd(
  { id, endDate }: { id: string; endDate: string | null },
  earlyEnd: EarlyFreezeEnd,
  { next, credit }: { next: Collection | null; credit: number },
): FreezeEnd {
  const { lastDay, resumesOn, owedDays, owed, paidDays, givenBack } = earlyEnd;
  const owedUntil = next && (endDate === null || next.date <= endDate) ? next.date : endDate;
  const costSentences = [
    owed > 0 && owedUntil
      ? `The ${formatDays(owedDays)} until ${formatLongDate(owedUntil)} cost ${formatMoney(owed)}.`
      : null,
    givenBack > 0
      ? `We’ll deduct ${formatMoney(givenBack)} for the ${formatDays(paidDays)} you’d paid for before the freeze.`
      : null,
    credit > 0
      ? `Your membership ends before the next payment, so we’ll add ${formatMoney(credit)} to your account as credit.`
      : null,
    next ? `Your next payment is ${formatMoney(next.amount)} on ${formatLongDate(next.date)}.` : null,
  ];
  const costs = costSentences.filter((part) => part !== null).join(' ');
  return {
    kind: 'end_early',
    sentence: `Your membership restarts on ${formatLongDate(resumesOn)}. ${costs}`.trimEnd(),
    costs,
    expected: calculatePreviewHash([id, lastDay, owed, givenBack, next?.date, next?.amount]),
  };
}

const formatDays = (count: number) => (count === 1 ? '1 day' : `${count} days`);

function calculatePreviewHash(previewParts: unknown): string {
  return createHash('sha256').update(JSON.stringify(previewParts)).digest('hex').slice(0, 32);
}
