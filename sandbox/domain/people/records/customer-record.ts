import { randomInt, randomUUID } from 'node:crypto';
import type { customers } from '../../../store/schema/people.ts';
import type { Store } from '../../../store/store.ts';

export type CustomerRecord = typeof customers.$inferSelect;

type NewCustomerFields = Pick<CustomerRecord, 'email' | 'passwordHash' | 'firstName' | 'lastName'> &
  Partial<CustomerRecord>;

/** A new customer, without instruction, billing date, debts or credit. */
export function createCustomerRecord(
  store: Pick<Store, 'operatorId' | 'clock'>,
  customerFields: NewCustomerFields,
): CustomerRecord {
  return {
    id: randomUUID(),
    operatorId: store.operatorId,
    reference: createReference('C'),
    emailKey: customerFields.email.toLowerCase(),
    role: 'customer',
    dateOfBirth: null,
    phone: null,
    address1: null,
    address2: null,
    town: null,
    postcode: null,
    homeVenueId: null,
    barcode: createReference('9'),
    profilePhoto: null,
    creditBalance: 0,
    membershipCredit: 0,
    billingDay: null,
    documents: [],
    documentUploadRequired: false,
    answers: {},
    createdAt: store.clock.now(),
    ...customerFields,
  };
}

// Letters and digits that are not easily confused.
const REFERENCE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const REFERENCE_LENGTH = 9;

/** A readable reference: a prefix and nine characters, unique in practice. */
export function createReference(prefix: string): string {
  const characters = Array.from(
    { length: REFERENCE_LENGTH },
    () => REFERENCE_ALPHABET[randomInt(REFERENCE_ALPHABET.length)],
  );
  return prefix + characters.join('');
}
