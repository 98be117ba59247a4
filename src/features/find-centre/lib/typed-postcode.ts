/** On its own, so that it comes with the first postcode that is searched for. */
export { readPostcode } from '@/shared/lib';
