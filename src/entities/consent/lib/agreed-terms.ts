import { readConsents, type Site, storeConsents } from './stored-consents';

interface Agreement {
  readonly customerId: string;
  readonly documents: readonly { readonly id: string; readonly title: string; readonly html: string }[];
}

const HASH_BYTES = 16;

/** A hash that identifies a document's exact wording and the customer who agrees to it. */
async function hashDocument(customerId: string, { id, title, html }: Agreement['documents'][number]) {
  const wording = new TextEncoder().encode(JSON.stringify([customerId, id, title, html]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', wording));
  return [...digest.slice(0, HASH_BYTES)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Browsers cannot hash over plain http, so there the customer agrees to each document again. */
const hashDocuments = async ({ customerId, documents }: Agreement): Promise<readonly string[]> =>
  globalThis.crypto.subtle
    ? Promise.all(documents.map((document) => hashDocument(customerId, document)))
    : [];

/** Stores agreement to the exact wording of the documents, for the checkout. */
export async function storeAgreement(site: Site, agreement: Agreement): Promise<void> {
  const hashes = await hashDocuments(agreement);
  storeConsents(site, [...new Set([...readConsents(site), ...hashes])]);
}

export async function withdrawAgreement(site: Site, agreement: Agreement): Promise<void> {
  const hashes = await hashDocuments(agreement);
  storeConsents(
    site,
    readConsents(site).filter((consent) => !hashes.includes(consent)),
  );
}

/** Whether the customer has agreed to the exact wording of all of these documents during this visit. */
export async function hasAgreed(site: Site, agreement: Agreement): Promise<boolean> {
  const consents = readConsents(site);
  if (consents.length === 0) return false;
  const hashes = await hashDocuments(agreement);
  return hashes.length > 0 && hashes.every((hash) => consents.includes(hash));
}
