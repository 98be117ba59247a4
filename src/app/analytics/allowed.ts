import { combine, createStore } from 'effector';
import { $config } from '@/shared/config';
import { $mode } from '@/shared/mode';
import { isCheckout } from '@/shared/routes';
import { appStarted } from '../start-up/model';

/** The page's document was opened at the checkout, and keeps the checkout's rules as long as it lives. */
const $isCheckoutDocument = createStore(false).on(appStarted, (_, { pathname }) => isCheckout(pathname));

/**
 * Whether analytics may exist in this document. Off by default; never where cards are paid with (PCI DSS 6.4.3), nor on
 * a kiosk, where one person's choice would be the next person's, nor inside another page, where the one document of the
 * visit is the checkout's as well; that page hears the steps and may count them.
 */
export const $isAnalyticsAllowed = combine(
  { config: $config, mode: $mode, isCheckoutDocument: $isCheckoutDocument },
  ({ config, mode, isCheckoutDocument }) =>
    config.analytics.isEnabled && !mode.isKiosk && !mode.isEmbedded && !isCheckoutDocument,
);
