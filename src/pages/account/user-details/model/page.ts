import { loadDataFields } from '@/shared/api';
import { createPage } from '@/shared/request';

/** Loads the operator's form with the customer's answers. The other parts of the page load separately. */
export const page = createPage({
  load: (_: null, options) => loadDataFields({ onboardingType: 'membership_purchase' }, options),
});
export const { opened, closed, $isOpen } = page;
