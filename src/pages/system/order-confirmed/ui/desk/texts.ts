import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'deskDone.heading': 'At the desk',
  'deskDone.change': 'Change {amount}',
  'deskDone.print': 'Print receipt',
  'deskDone.reprint': 'Reprint receipt',
  'deskDone.next': 'Next customer',
  'deskDone.customer': 'Customer',
  'deskDone.servedBy': 'Served by',
  'deskDone.centre': 'Centre',
  'deskDone.given': 'Given: {tender}',
  'deskDone.changeGiven': 'Change',
});
