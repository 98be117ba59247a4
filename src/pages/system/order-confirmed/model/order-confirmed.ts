import { combine, createEvent, createStore, sample } from 'effector';
import { $order, $orderStatus, orderRequested, orderReset } from '@/entities/order';
import { $config } from '@/shared/config';
import { connectionRestored } from '@/shared/connection';
import { $mode } from '@/shared/mode';
import { account } from '@/shared/routes';

/** The page is shown for the order with this id. */
export const opened = createEvent<string>();
export const closed = createEvent();
export const retryClicked = createEvent();

const $orderId = createStore<string | null>(null)
  .on(opened, (_, orderId) => orderId)
  .reset(closed);

/** The account site's root; null in kiosk mode, where there is no account link (Requirement C6.10), and without such a site. */
export const $accountUrl = combine($mode, $config, ({ isKiosk }, { subSites }) =>
  isKiosk || subSites.myAccount === '' ? null : `${subSites.myAccount}${account.dashboard}`,
);

/** A kiosk is shared: nothing is printed or stored on it. */
export const $canPrintAndSave = $mode.map(({ isKiosk }) => !isKiosk);

/** Whether completing this order set up a new direct debit mandate. */
export const $hasNewMandate = $order.map((order) => order?.newMandate ?? false);

sample({ clock: opened, target: orderRequested });
sample({
  clock: retryClicked,
  source: $orderId,
  filter: (orderId) => orderId !== null,
  fn: (orderId) => orderId ?? '',
  target: orderRequested,
});
sample({
  clock: connectionRestored,
  filter: $orderStatus.map((status) => status === 'failed'),
  target: retryClicked,
});
sample({ clock: closed, target: orderReset });
