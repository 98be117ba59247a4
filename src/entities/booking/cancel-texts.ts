import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'cancelRule.free': 'Cancel free of charge until {time}.',
  'cancelRule.freeDays': 'Cancel free of charge: {days}.',
  'cancelRule.day': '{day} until {time}',
  'cancelRule.tooLate': 'It is too late to cancel free of charge.',
  'cancelRule.tooLateFor': 'It is too late to cancel {days} free of charge.',
  'cancelRule.afterwards': 'After that, or if you do not come, {fee}.',
  'cancelRule.fee': 'If you cancel, or do not come, {fee}.',
  'cancelRule.lateFee': 'you pay {price}',
  'cancelRule.noRefund': 'nothing of the price is returned',
});
