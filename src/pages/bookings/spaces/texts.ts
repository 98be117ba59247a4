import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'spaces.title': 'Courts and pitches',
  'spaces.loading': 'Loading the courts and pitches…',
  'spaces.notFound': 'There is no such centre.',
  'spaces.failed': 'We could not load the courts and pitches.',
  'spaces.none': 'This centre has no courts or pitches to hire.',
  'spaces.count': '{n} courts or pitches',
  'spaces.one': '1 court or pitch',
  'spaces.minutes': '{n} minutes each',
  'spaces.free': '{n} times free today',
  'spaces.freeOne': '1 time free today',
  'spaces.full': 'Nothing free today',
  'spaces.from': 'from {price}',
  'spaces.membersOnly': 'Members only',
});
