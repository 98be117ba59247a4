import { createEvent, createStore } from 'effector';

/**
 * Who may change the basket on the screen: whoever sees it (`here`); nobody at the desk, while the customer pays it `onTheirPhone`; nobody on
 * the phone, for it came `fromTheDesk` to be paid or given back.
 */
export type BasketPlace = 'here' | 'onTheirPhone' | 'fromTheDesk';

export const basketPlaced = createEvent<BasketPlace>();
export const $basketPlace = createStore<BasketPlace>('here').on(basketPlaced, (_, place) => place);
