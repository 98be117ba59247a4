import { type CustomerRecord, createCustomerRecord } from '../domain/people/index.ts';
import type { Store } from '../store/store.ts';
import { demoId } from './demo-ids.ts';
import { demoVenues } from './venues.ts';

/**
 * A walk-in customer for each centre, for sales at the desk without an account. Staff find them by "Walk-in customer" and
 * the centre's name.
 */
export function buildTillCustomers(store: Store): CustomerRecord[] {
  return demoVenues.map(({ slug, name }, index) =>
    createCustomerRecord(store, {
      id: demoId(`till-customer:${slug}`),
      reference: `T${1000001 + index}`,
      barcode: `92${1000001 + index}`,
      email: `till.${slug}@demo.example`,
      // Nobody can log in with an empty hash.
      passwordHash: '',
      firstName: 'Walk-in customer',
      lastName: name,
      homeVenueId: demoId(`venue:${slug}`),
    }),
  );
}
