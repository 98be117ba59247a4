import { createEvent, sample } from 'effector';
import { createBasketAddition } from '@/features/change-basket';
import { $config } from '@/shared/config';
import { bookings, navigated } from '@/shared/routes';
import { $chosenPayments, closed, opened } from './payments';

export const payClicked = createEvent();

const basketAddition = createBasketAddition({ resetOn: [opened, closed] });
/** `$refusal`: why the outstanding items were not added to the basket. */
export const { $isAdding, $refusal } = basketAddition;

/** The address of the basket on the bookings site, where everything is paid. */
export const $basketUrl = $config.map(({ subSites }) => `${subSites.bookings}${bookings.basket}`);

sample({
  clock: payClicked,
  source: { chosenItems: $chosenPayments, isAdding: $isAdding },
  filter: ({ chosenItems, isAdding }) => chosenItems.length > 0 && !isAdding,
  fn: ({ chosenItems }) => chosenItems.map(({ id }) => ({ id, type: 'penalty' })),
  target: basketAddition.submitted,
});
sample({ clock: basketAddition.done, source: $basketUrl, fn: (url) => ({ to: url }), target: navigated });
