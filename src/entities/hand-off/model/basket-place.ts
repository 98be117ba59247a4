import { createEvent, createStore } from 'effector';

/**
 * Who holds the basket. `here`: it can be changed. `onTheirPhone`: the customer is paying it, so the desk cannot change it.
 * `fromTheDesk`: this phone can only pay it or give it back.
 */
export type BasketPlace = 'here' | 'onTheirPhone' | 'fromTheDesk';

export const basketPlaced = createEvent<BasketPlace>();
export const $basketPlace = createStore<BasketPlace>('here').on(basketPlaced, (_, place) => place);
