import { checkout } from './catalogue/checkout.ts';
import { checkoutScreens } from './catalogue/checkout-screens.ts';
import { costs } from './catalogue/costs.ts';
import { forms } from './catalogue/forms.ts';
import { joining } from './catalogue/joining.ts';
import { joiningScreens } from './catalogue/joining-screens.ts';
import { maps } from './catalogue/maps.ts';
import { payments } from './catalogue/payments.ts';
import { requests } from './catalogue/requests.ts';
import { system } from './catalogue/system.ts';
import { themePreview } from './catalogue/theme-preview.ts';

/** Every text of the product under a dotted key, the specification's verbatim. */
export const messages = {
  ...requests,
  ...system,
  ...joining,
  ...joiningScreens,
  ...checkout,
  ...checkoutScreens,
  ...costs,
  ...maps,
  ...payments,
  ...forms,
  ...themePreview,
} as const;
