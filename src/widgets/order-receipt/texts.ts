import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'receipt.title': 'Receipt',
  'receipt.total': 'Total paid',
  'receipt.number': 'Order number',
  'receipt.date': 'Date',
  'receipt.customer': 'Customer',
  'receipt.memberCode': 'Member code',
  'receipt.paidWith': 'Paid with',
  'receipt.item': 'Item',
  'receipt.amount': 'Amount',
  'receipt.tax': 'VAT included',
  'receipt.paidBy': 'Paid: {tender}',
  'receipt.questions': 'Questions? Call {phone} or write to {email}',
  'receipt.card': 'Card',
  'receipt.cardEnding': '{cardType} ending in {lastFour}',
  'receipt.cash': 'Cash',
  'receipt.cheque': 'Cheque',
  'receipt.credit': 'Account credit',
  'receipt.voucher': 'Voucher',
  'receipt.nothingDue': 'Nothing to pay',
  'receipt.print': 'Print receipt',
});
