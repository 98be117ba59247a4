export { checkoutSources, ONLINE_JOINING, toCheckoutSource } from './lib/checkout-source';
