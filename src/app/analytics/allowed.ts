import { combine, createStore } from 'effector';
import { $config } from '@/shared/config';
import { $mode } from '@/shared/mode';
import { isCheckout } from '@/shared/routes';
import { appStarted } from '../start-up/model';

/** The document was opened at the checkout, so the rules of payment pages apply until it is unloaded. */
const $isCheckoutDocument = createStore(false).on(appStarted, (_, { pathname }) => isCheckout(pathname));

/**
 * Whether analytics may run in this document. Off by default, and never on payment pages (PCI DSS 6.4.3), on a kiosk
 * (the next customer would inherit the choice) or when embedded, where one document also holds the checkout; the host
 * page receives the steps and may count them.
 */
export const $isAnalyticsAllowed = combine(
  { config: $config, mode: $mode, isCheckoutDocument: $isCheckoutDocument },
  ({ config, mode, isCheckoutDocument }) =>
    config.analytics.isEnabled && !mode.isKiosk && !mode.isEmbedded && !isCheckoutDocument,
);
