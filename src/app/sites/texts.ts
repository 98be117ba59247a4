import { defineTexts } from '@/shared/texts';

/** Texts around the pages of the sites. The page titles are in the sites' own tables. Requirement S8.1. */
export const text = defineTexts({
  'system.notFound.crumb': 'Page not found',
  'nav.breadcrumb': 'Breadcrumb',
  'page.joining': 'Buy membership',
  'page.bookings': 'Bookings',
  'embedded.basket': 'Basket ({count})',
  'page.account': 'My account',
});
