import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'activities.title': 'Activities',
  'activities.loading': 'Loading the activities…',
  'activities.notFound': 'There is no such centre.',
  'activities.failed': 'We could not load the activities.',
  'activities.search': 'Search the activities',
  'activities.count': '{n} activities',
  'activities.one': '1 activity',
  'activities.none': 'Nothing is planned at this centre for the next two weeks.',
  'activities.noMatch': 'No activity matches “{term}”.',
  'activities.clear': 'Show all activities',
});
