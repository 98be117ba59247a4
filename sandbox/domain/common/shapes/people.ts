type Role = 'customer' | 'staff';

/** The caller of a request; `authenticate` creates it from a bearer token. */
export interface Session {
  tokenId: string;
  userId: string;
  role: Role;
  /** Who works at the desk and is answered as for this customer; nobody in the customer's own calls. */
  staffId?: string;
  /** The basket of the desk, handed over to them, that the call is about; nothing for their own one. */
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
  /** A staff user's currency symbol (Spec, platform §3), null for customers. */
  currencySymbol: string | null;
}
