import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'takeBack.button': 'Take it back',
  'takeBack.named': 'Take it back: {name}',
  'takeBack.failed': 'This is not taken back.',
  'takeBack.done': 'Your membership goes on as before.',
});
