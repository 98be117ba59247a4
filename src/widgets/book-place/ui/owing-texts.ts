import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'session.owing': 'You owe {amount}, and can book when it is paid.',
});
