import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'endFreeze.takeBack': 'Take the freeze back',
  'endFreeze.endEarly': 'End the freeze early',
  'endFreeze.title': 'End the freeze?',
  'endFreeze.loading': 'Asking what this does…',
  'endFreeze.failed': 'We could not ask what this does.',
  'endFreeze.notFound': 'There is no such membership.',
  'endFreeze.nothing': 'There is no freeze that could be ended.',
  'endFreeze.keep': 'Keep it',
  'endFreeze.notDone': 'The freeze is as it was.',
  'endFreeze.unknown': 'We could not see whether the freeze was ended.',
  'endFreeze.takenBack': 'The freeze was taken back.',
  'endFreeze.ended': 'The freeze ends today.',
});
