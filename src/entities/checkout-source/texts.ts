import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'payment.noProvider': 'Payment provider not specified',
  'payment.unsupported': 'Payment provider {provider} is not supported',
  'payment.noneSelected': 'No payment provider selected',
  'payment.providerUnsupported': '{provider} payment provider is not supported',
});
