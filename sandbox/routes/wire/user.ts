import type { User } from '../../domain/common/types.ts';
import { toWireMoney, toWirePrice } from './money.ts';
import type { Schemas } from './schemas.ts';

export function toWireUser(user: User): Schemas['User'] {
  return {
    id: user.id,
    reference: user.reference,
    first_name: user.firstName,
    last_name: user.lastName,
    email: user.email,
    home_venue_slug: user.homeVenueSlug,
    barcode: user.barcode,
    profile_photo: user.profilePhoto,
    has_outstanding_penalties: user.hasOutstandingPenalties,
    outstanding_penalties: user.outstandingPenalties.map(({ id, name, price }) => ({
      id,
      name,
      price: toWirePrice(price),
    })),
    has_instruction: user.hasInstruction,
    has_billing_date: user.hasBillingDate,
    credit: { balance: toWireMoney(user.credit.balance) },
    document_expiry: user.documentExpiry.map(({ documentExpiringSoon, daysToExpiry }) => ({
      document_expiring_soon: documentExpiringSoon,
      days_to_expiry: daysToExpiry,
    })),
    membership_document_upload_required: user.membershipDocumentUploadRequired,
    membership_user: user.membershipUser && { id: user.id, home_venue_id: user.membershipUser.homeVenueId },
    is_staff: user.role === 'staff',
    currency_symbol: user.currencySymbol,
  };
}
