import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'camps.title': 'Camps',
  'camps.loading': 'Loading the camps…',
  'camps.failed': 'We could not load the camps.',
  'camps.notFound': 'There is no such centre.',
  'camps.age': 'Age of the child',
  'camps.anyAge': 'Any age',
  'camps.years': '{n} years',
  'camps.from': 'From',
  'camps.to': 'Until',
  'camps.filters': 'Which camps',
  'camps.clear': 'Show all camps',
  'camps.count': '{n} camps',
  'camps.one': '1 camp',
  'camps.none': 'No camp is planned at this centre at the moment.',
  'camps.noMatch': 'No camp matches your choice.',
  'camps.dayCount': '{n} days',
  'camps.oneDay': '1 day',
  'camps.priceFrom': 'from {price} a day',
  'camps.week': '{price} for a whole week',
});
