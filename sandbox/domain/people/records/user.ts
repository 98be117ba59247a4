import type { Tx } from '../../../store/connection.ts';
import type { Store } from '../../../store/store.ts';
import { findVenue } from '../../catalogue/index.ts';
import { countDaysBetween, toLondonDate } from '../../common/index.ts';
import type { User } from '../../common/types.ts';
import { findCurrentMemberships, findMandate } from './customer.ts';
import type { CustomerRecord } from './customer-record.ts';
import { findOutstandingPenalties } from './penalties.ts';

const EXPIRING_SOON_DAYS = 30;
const STAFF_CURRENCY_SYMBOL = '£';

/** A customer as the front end sees them. */
export async function toUser(db: Tx, store: Store, customer: CustomerRecord): Promise<User> {
  const penalties = await findOutstandingPenalties(db, store, customer.id);
  const mandate = await findMandate(db, store, customer.id);
  const [membership] = await findCurrentMemberships(db, store, customer.id);
  const homeVenueId = customer.homeVenueId ?? membership?.homeVenueId ?? null;
  const homeVenue = homeVenueId === null ? null : await findVenue(db, store, homeVenueId);
  const today = toLondonDate(store.clock.now());
  return {
    id: customer.id,
    reference: customer.reference,
    firstName: customer.firstName,
    lastName: customer.lastName,
    fullName: `${customer.firstName} ${customer.lastName}`.trim(),
    email: customer.email,
    phone: customer.phone,
    dateOfBirth: customer.dateOfBirth,
    address1: customer.address1,
    address2: customer.address2,
    town: customer.town,
    postcode: customer.postcode,
    homeVenueSlug: homeVenue?.slug ?? null,
    barcode: customer.barcode,
    profilePhoto: customer.profilePhoto,
    role: customer.role,
    hasOutstandingPenalties: penalties.length > 0,
    outstandingPenalties: penalties.map(({ id, name, amount }) => ({ id, name, price: amount })),
    hasInstruction: mandate !== null,
    hasBillingDate: customer.billingDay !== null,
    credit: { balance: customer.creditBalance },
    documentExpiry: customer.documents.map(({ name, expiresOn }) => {
      const daysToExpiry = countDaysBetween(today, expiresOn);
      return { name, daysToExpiry, documentExpiringSoon: daysToExpiry <= EXPIRING_SOON_DAYS };
    }),
    membershipDocumentUploadRequired: customer.documentUploadRequired,
    membershipUser: membership ? { homeVenueId: membership.homeVenueId } : null,
    currencySymbol: customer.role === 'staff' ? STAFF_CURRENCY_SYMBOL : null,
  };
}
