import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'activities.title': 'Activities',
  'activities.loading': 'Loading the activities…',
  'activities.notFound': 'We can’t find that centre.',
  'activities.loadFailed': 'We couldn’t load the activities.',
  'activities.search': 'Search the activities',
  'activities.count': '{n} activities',
  'activities.one': '1 activity',
  'activities.none': 'There’s nothing on at this centre for the next two weeks.',
  'activities.noMatch': 'No activity matches “{term}”.',
  'activities.clear': 'Show all activities',
});
