import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'costs.startDate': 'Start date',
  'costs.startDateHint': 'DD/MM/YYYY, from {min} to {max}',
  'costs.today': 'Today',
  'costs.tomorrow': 'Tomorrow',
  'costs.calendar': 'Calendar',
  'costs.calendarTitle': 'Choose your start date',
  'costs.calendarFailed': 'We couldn’t load the calendar. Please type the date.',
  'costs.dateMoved': 'The earliest start date is {min}, so we’ve chosen it for you.',
  'costs.billingDay': 'Day of your monthly payments',
  'costs.billingDayHint': 'We’ll collect your Direct Debit on this day each month.',
  'costs.chooseDay': 'Choose a day',
  'costs.dayWithTotal': '{day} – {total} to pay now',
  'costs.aligned':
    'You already pay by Direct Debit, so the billing date of this membership aligns with your other memberships.',
  'costs.fees': 'What you pay',
  'costs.updating': 'Working out the price…',
  'costs.goCardless':
    'Payments securely processed by GoCardless. GoCardless uses personal data as described in their Privacy Notice.',
  'costs.goCardlessTitle': 'GoCardless privacy notice',
  'costs.goCardlessShort':
    'GoCardless collects our Direct Debit payments. In short, its privacy notice says:',
  'costs.goCardlessData':
    'What it uses: your name, address and email address, your bank details, what you pay and to whom.',
  'costs.goCardlessPurpose':
    'What for: to take your payments, to check that the bank account is yours, and to prevent fraud.',
  'costs.goCardlessRights':
    'Your rights: you can ask GoCardless what it holds about you, and to correct or delete it.',
  'costs.goCardlessElsewhere':
    'To read the whole notice, scan this code with your phone or open the address below it.',
  'costs.goCardlessQr': 'QR code of {address}',
  'costs.goCardlessLink': 'Read the GoCardless privacy notice',
});
