import { createEvent, createStore } from 'effector';

/**
 * Who holds the basket. `here`: it can be changed. `onTheirPhone`: the customer is paying it, so the desk cannot change it.
 * `fromTheDesk`: this phone can only pay it or give it back.
 */
export type BasketHolder = 'here' | 'onTheirPhone' | 'fromTheDesk';

export const basketHolderChanged = createEvent<BasketHolder>();
export const $basketHolder = createStore<BasketHolder>('here').on(basketHolderChanged, (_, holder) => holder);
