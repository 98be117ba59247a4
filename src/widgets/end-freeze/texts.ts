import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'endFreeze.takeBack': 'Undo the freeze',
  'endFreeze.endEarly': 'End the freeze early',
  'endFreeze.title': 'End the freeze?',
  'endFreeze.loading': 'Checking…',
  'endFreeze.failed': 'We couldn’t check what happens if you end the freeze.',
  'endFreeze.notFound': 'We can’t find that membership.',
  'endFreeze.nothing': 'There’s no freeze to end.',
  'endFreeze.keep': 'Keep it',
  'endFreeze.notDone': 'We haven’t changed the freeze.',
  'endFreeze.outcomeUnknown': 'We couldn’t check whether the freeze was ended.',
  'endFreeze.takenBack': 'We’ve undone the freeze.',
  'endFreeze.ended': 'The freeze ends today.',
});
