export { checkoutSources, ONLINE_JOINING, sourceOf } from './lib/checkout-source';
