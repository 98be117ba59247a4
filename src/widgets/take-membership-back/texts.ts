import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'takeBack.button': 'Undo cancellation',
  'takeBack.named': 'Undo cancellation: {name}',
  'takeBack.failed': 'We couldn’t undo this.',
  'takeBack.done': 'Your membership continues as normal.',
});
