import type { Camp } from '@/shared/api';
import { text } from '../texts';

const DAY_MINUTES = 24 * 60;

/** The sentences about free cancellation, the sibling reduction and the child form. */
export function listRules({
  cancelUntilMinutes,
  lateFee,
  weekPrice,
  siblingPercent,
  formNeeded,
}: Camp): string[] {
  const days = cancelUntilMinutes / DAY_MINUTES;
  const freeDays = Number.isInteger(days)
    ? text('campPage.cancelFree', { days })
    : text('campPage.cancelFreeHours', { hours: Math.round(cancelUntilMinutes / 60) });
  return [
    `${freeDays} ${lateFee ? text('campPage.cancelFee', { price: lateFee.formatted }) : text('campPage.noRefund')}`,
    ...(weekPrice || siblingPercent ? [text('campPage.share')] : []),
    ...(siblingPercent ? [text('campPage.sibling', { percent: siblingPercent })] : []),
    ...(formNeeded ? [text('campPage.form')] : []),
  ];
}
