import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'cancelRule.free': 'Free to cancel until {time}.',
  'cancelRule.freeDays': 'Free to cancel: {days}.',
  'cancelRule.day': '{day} until {time}',
  'cancelRule.tooLate': 'It’s too late to cancel free.',
  'cancelRule.tooLateFor': 'It’s too late to cancel {days} free.',
  'cancelRule.afterwards': 'After that, or if you don’t come, {fee}.',
  'cancelRule.fee': 'If you cancel, or don’t come, {fee}.',
  'cancelRule.lateFee': 'you pay {price}',
  'cancelRule.noRefund': 'there’s no refund',
});
