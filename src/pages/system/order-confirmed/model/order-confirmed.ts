import { combine } from 'effector';
import { $order } from '@/entities/order';
import { $config } from '@/shared/config';
import { $mode } from '@/shared/mode';
import { account } from '@/shared/routes';

/**
 * The address of the account site; null in kiosk mode, where there is no account link (Requirement C6.10), or without
 * such a site.
 */
export const $accountUrl = combine($mode, $config, ({ isKiosk }, { subSites }) =>
  isKiosk || subSites.myAccount === '' ? null : `${subSites.myAccount}${account.dashboard}`,
);

/** Whether printing and saving are offered: not on a kiosk, which is shared. */
export const $canPrintAndSave = $mode.map(({ isKiosk }) => !isKiosk);

/** Whether completing this order set up a new direct debit mandate. */
export const $hasNewMandate = $order.map((order) => order?.newMandate ?? false);
