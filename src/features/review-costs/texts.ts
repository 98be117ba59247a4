import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'costs.monthlyFrom': 'Monthly payment starting {date}',
  'costs.monthlyUsual': 'Monthly payment starting next month on your usual payment date',
  'costs.monthlyChosen': 'Monthly payment starting on the day you choose',
  'costs.step.date': 'correct the start date',
  'costs.step.billingDay': 'choose the day of your monthly payments',
  'costs.step.price': 'wait for the price',
  'costs.step.priceRetry': 'get the price again, or change the dates',
  'costs.dateTooLate': 'Choose a start date up to {max}.',
  'costs.wrongFormat': 'Enter the date as DD/MM/YYYY, for example 27/03/2027.',
  'costs.wrongDay': 'That day doesn’t exist. Check the day.',
  'costs.wrongMonth': 'That month doesn’t exist. Check the month.',
  'costs.wrongYear': 'Enter the year with four digits.',
});
