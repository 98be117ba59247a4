import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'spaces.title': 'Courts and pitches',
  'spaces.loading': 'Loading the courts and pitches…',
  'spaces.notFound': 'We can’t find that centre.',
  'spaces.loadFailed': 'We couldn’t load the courts and pitches.',
  'spaces.none': 'There are no courts or pitches to hire at this centre.',
  'spaces.count': '{n} courts or pitches',
  'spaces.one': '1 court or pitch',
  'spaces.minutes': '{n} minutes each',
  'spaces.free': '{n} times free today',
  'spaces.freeOne': '1 time free today',
  'spaces.full': 'Nothing free today',
  'spaces.from': 'from {price}',
  'spaces.membersOnly': 'Members only',
});
