import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'costs.monthlyFrom': 'Monthly payment starting {date}',
  'costs.monthlyUsual': 'Monthly payment starting next month on your usual payment date',
  'costs.monthlyChosen': 'Monthly payment starting on the day you choose',
  'costs.step.date': 'correct the start date',
  'costs.step.billingDay': 'choose the day of your monthly payments',
  'costs.step.price': 'wait until the price is shown',
  'costs.step.priceRetry': 'ask for the price again, or change the dates',
  'costs.dateTooLate': 'Choose a start date up to {max}.',
  'costs.wrongFormat': 'Enter the date as DD/MM/YYYY, for example 27/03/2027.',
  'costs.wrongDay': 'There is no such day: check the day.',
  'costs.wrongMonth': 'There is no such month: check the month.',
  'costs.wrongYear': 'Enter the year with four digits.',
});
