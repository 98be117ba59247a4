import type { Camp } from '@/shared/api';
import { text } from '../texts';

const MINUTES_PER_DAY = 24 * 60;

/** The sentences about free cancellation, the sibling reduction and the child form. */
export function listCampRules({
  cancelUntilMinutes,
  lateFee,
  weekPrice,
  siblingPercent,
  formNeeded,
}: Camp): string[] {
  const daysBefore = cancelUntilMinutes / MINUTES_PER_DAY;
  const freeCancelText = Number.isInteger(daysBefore)
    ? text('campPage.cancelFree', { days: daysBefore })
    : text('campPage.cancelFreeHours', { hours: Math.round(cancelUntilMinutes / 60) });
  return [
    `${freeCancelText} ${lateFee ? text('campPage.cancelFee', { price: lateFee.formatted }) : text('campPage.noRefund')}`,
    ...(weekPrice || siblingPercent ? [text('campPage.share')] : []),
    ...(siblingPercent ? [text('campPage.sibling', { percent: siblingPercent })] : []),
    ...(formNeeded ? [text('campPage.form')] : []),
  ];
}
