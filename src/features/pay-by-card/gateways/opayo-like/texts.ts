import { defineTexts, serverWins } from '@/shared/texts';

/** Requirement S8.1. */
export const text = defineTexts({
  'checkout.securedByOpayo': 'Your payment details are securely processed by Opayo.',

  'payment.configurationFailed': serverWins('Failed to get configuration'),

  'opayo.notLoaded': 'Opayo payment form not loaded. Please try again later.',
  'opayo.cardInvalid': 'Card validation failed.',
  'opayo.loading': 'Payment system not fully loaded. Please try again.',
  'opayo.incomplete': 'Please complete all required card fields',
  'opayo.processing': 'Payment processing error. Please try again.',
  'opayo.authentication': 'Payment authentication failed',
  'opayo.notCompleted': 'Payment verified but could not complete the transaction',
  'opayo.formInvalid': 'Form validation failed',
  'opayo.methodFailed': 'Failed to create payment method',
  'opayo.unexpected': 'An unexpected error occurred',
  'opayo.code.formatIncorrect': 'The format of the payment request was incorrect. Please try again.',
  'opayo.code.authenticationMissing': 'Your payment session is missing. Please refresh and try again.',
  'opayo.code.authenticationFailed':
    'Your payment session couldn’t be confirmed. Please enter your card again.',
  'opayo.code.missingInformation': 'Some card details are missing. Please complete all fields.',
  'opayo.code.invalidLength': 'One of your card details is too short or too long. Please check them.',
  'opayo.code.invalidCharacters':
    'One of your card details has characters that aren’t allowed. Please check them.',
  'opayo.code.sessionExpired': 'Your payment session has expired. Please enter your card again.',
  'opayo.code.invalidCardNumber': 'Your card number isn’t valid. Please check it.',
  'opayo.code.unsupportedCardType': 'This type of card isn’t supported. Please use a different card.',
  'opayo.code.invalidValue': 'One of your card details isn’t valid. Please check them.',
  'opayo.code.currencyNotSupported': 'This currency isn’t supported. Please contact the centre.',
  'opayo.code.invalidSession': 'Your payment session isn’t valid. Please enter your card again.',
  'opayo.code.transactionNotFound': 'The transaction wasn’t found. Please contact the centre.',
  'opayo.code.unsupportedType': 'This type of payment isn’t supported. Please contact the centre.',
  'opayo.code.statusNotApplicable': 'This payment can’t continue. Please contact the centre.',
  'opayo.code.emptyRequest': 'The payment request was empty. Please try again.',
  'opayo.code.mustBeNumber': 'A value of the payment must be a number. Please contact the centre.',
  'opayo.code.operationNotAllowed':
    'This operation isn’t allowed for the payment. Please contact the centre.',
  'opayo.code.refundExceeds': 'The refund is more than the original payment. Please contact the centre.',
  'opayo.code.instructionsNotFound':
    'The instructions of the payment weren’t found. Please contact the centre.',
  'opayo.code.unableToSave': 'We couldn’t save your card. You can pay without saving it.',
  'opayo.code.releaseExceeds': 'The amount is more than the original payment. Please contact the centre.',
  'opayo.code.timedOut': 'The payment request timed out. Please try again.',
  'opayo.code.systemError': 'There is a problem with the payment system. Please try again later.',

  'card.holder': 'Name on card',
  'card.number': 'Card number',
  'card.expiry': 'Expiry date (MM/YY)',
  'card.holderShort': 'Please enter the name on your card',
  'card.numberWrong': 'Please enter a valid card number',
  'card.expiryWrong': 'Please enter the expiry date as MM/YY',
  'card.expired': 'Your card has expired',
});
