import { createHash } from 'node:crypto';
import { formatMoney } from '../../common/index.ts';
import { type CancelOutcome, type CancelRule, calculateCancelOutcome } from './cancellation.ts';

/** The facts about a booking on which cancelling it depends. */
export interface CancellableBooking {
  readonly id: string;
  readonly startsAt: Date;
  /** The price of all its places, in pence. */
  readonly price: number;
  readonly cancelRule: CancelRule;
  /** The benefit or package that paid for it; null if nothing would be returned. */
  readonly paidWithUse: { readonly kind: 'benefit' | 'package'; readonly name: string } | null;
}

/** What a customer reads before they cancel. Amounts are pence. */
export interface CancelAnswer {
  readonly outcome: CancelOutcome['outcome'];
  readonly refundTo: 'credit' | 'benefit' | 'package' | 'none';
  readonly refund: number;
  readonly fee: number;
  readonly sentence: string;
  /** Identifies this outcome of this booking: a cancellation is made only as it was previewed. */
  readonly expected: string;
}

/** Explains what cancelling a booking now does; null if its session has begun. */
export function buildCancelAnswer(booking: CancellableBooking, now: Date): CancelAnswer | null {
  const cancelOutcome = calculateCancelOutcome(booking, booking.cancelRule, now);
  if (!cancelOutcome) return null;
  const { outcome, refund, fee, isUseReturned } = cancelOutcome;
  const returnedUse = isUseReturned ? booking.paidWithUse : null;
  const refundTo = returnedUse ? returnedUse.kind : refund > 0 ? 'credit' : 'none';
  const fingerprintSource = JSON.stringify([booking.id, outcome, refundTo, refund, fee]);
  return {
    outcome,
    refundTo,
    refund,
    fee,
    sentence: formatSentence(booking, cancelOutcome),
    expected: createHash('sha256').update(fingerprintSource).digest('hex').slice(0, 32),
  };
}

/** One of several bookings that are cancelled together, with what cancelling it does. */
export interface CancellablePart {
  readonly answer: CancelAnswer;
  /** The amount paid, in pence. */
  readonly price: number;
}

/** Explains what cancelling several days of a camp together now does; null if there are none. */
export function combineCancelAnswers(parts: readonly CancellablePart[]): CancelAnswer | null {
  const [firstPart] = parts;
  if (!firstPart) return null;
  const answers = parts.map(({ answer }) => answer);
  const refund = sumAmounts(answers.map((answer) => answer.refund));
  const fee = sumAmounts(answers.map((answer) => answer.fee));
  const expectedHashes = answers.map((answer) => answer.expected).toSorted();
  return {
    outcome: answers.find(({ outcome }) => outcome !== 'free')?.outcome ?? 'free',
    refundTo: refund > 0 ? 'credit' : firstPart.answer.refundTo,
    refund,
    fee,
    sentence: formatCombinedSentence(parts, refund, fee),
    expected: createHash('sha256').update(JSON.stringify(expectedHashes)).digest('hex').slice(0, 32),
  };
}

function formatCombinedSentence(parts: readonly CancellablePart[], refund: number, fee: number): string {
  const lateParts = parts.filter(({ answer }) => answer.outcome !== 'free');
  const keptPence = sumAmounts(lateParts.map(({ answer, price }) => price - answer.refund));
  if (refund === 0 && lateParts.length === 0) return `It’s free to cancel ${formatDays(parts.length)}.`;
  return [
    refund > 0
      ? `You’ll get a refund of ${formatMoney(refund)} for ${formatDays(parts.length)}, as credit on your account.`
      : `There’s no refund for ${formatDays(parts.length)}.`,
    ...(keptPence > 0
      ? [
          `We’ll keep ${formatMoney(keptPence)}, because it’s too late to cancel ${formatDays(lateParts.length)} free.`,
        ]
      : []),
    ...(fee > 0 ? [`There’s a ${formatMoney(fee)} fee. ${NO_BOOKING_SENTENCE}`] : []),
  ].join(' ');
}

const NO_BOOKING_SENTENCE = 'You can’t book again until it’s paid.';
const sumAmounts = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const formatDays = (count: number) => `${count} day${count === 1 ? '' : 's'}`;

function formatSentence(
  { cancelRule, paidWithUse }: CancellableBooking,
  { outcome, refund, fee }: CancelOutcome,
): string {
  const refundText = `a refund of ${formatMoney(refund)}, as credit on your account`;
  if (outcome === 'free') {
    if (paidWithUse)
      return `We’ll put the visit back on your ${paidWithUse.name}${refund > 0 ? `, and you’ll get ${refundText}` : ''}.`;
    return refund > 0 ? `You’ll get ${refundText}.` : 'It’s free to cancel.';
  }
  const lateText = `It’s less than ${formatDuration(cancelRule.freeMinutes)} before the start`;
  const feeText = fee > 0 ? `a ${formatMoney(fee)} fee. ${NO_BOOKING_SENTENCE}` : null;
  if (refund === 0) return `${lateText}, so there’s no refund${feeText === null ? '.' : ` and ${feeText}`}`;
  const keptText = cancelRule.lateFee === null ? '' : `we’ll keep ${formatMoney(cancelRule.lateFee)} and `;
  return `${lateText}, so ${keptText}you’ll get ${refundText}${feeText === null ? '.' : `, and there’s ${feeText}`}`;
}

const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 1440;

function formatDuration(minutes: number): string {
  const [count, unit] =
    minutes % MINUTES_PER_DAY === 0
      ? [minutes / MINUTES_PER_DAY, 'day']
      : minutes % MINUTES_PER_HOUR === 0
        ? [minutes / MINUTES_PER_HOUR, 'hour']
        : [minutes, 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
