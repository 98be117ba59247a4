type Role = 'customer' | 'staff';

/** The caller of a request; `authenticate` creates it from a bearer token. */
export interface Caller {
  tokenId: string;
  userId: string;
  role: Role;
  /** The member of staff who acts for this customer at the desk; absent in the customer's own calls. */
  staffId?: string;
  /** The hand-off whose basket the call is about; absent if the call is about the customer's own basket. */
  handoffId?: string;
}

interface DocumentExpiry {
  name: string;
  documentExpiringSoon: boolean;
  daysToExpiry: number;
}

export interface User {
  id: string;
  reference: string;
  firstName: string;
  lastName: string;
  fullName: string;
  email: string;
  phone: string | null;
  dateOfBirth: string | null;
  address1: string | null;
  address2: string | null;
  town: string | null;
  postcode: string | null;
  homeVenueSlug: string | null;
  barcode: string | null;
  profilePhoto: string | null;
  role: Role;
  hasOutstandingPenalties: boolean;
  outstandingPenalties: { id: string; name: string; price: number }[];
  hasInstruction: boolean;
  hasBillingDate: boolean;
  credit: { balance: number };
  documentExpiry: DocumentExpiry[];
  membershipDocumentUploadRequired: boolean;
  membershipUser: { homeVenueId: string } | null;
  /** A staff user's currency symbol, null for customers. */
  currencySymbol: string | null;
}
