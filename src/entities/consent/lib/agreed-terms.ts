import { readConsents, type Site, storeConsents } from './stored-consents';

interface Agreement {
  readonly customerId: string;
  readonly documents: readonly { readonly id: string; readonly title: string; readonly html: string }[];
}

const HASH_BYTES = 16;

/** A hash that identifies a document's exact wording and the customer who agrees to it. */
async function hashOf(customerId: string, { id, title, html }: Agreement['documents'][number]) {
  const words = new TextEncoder().encode(JSON.stringify([customerId, id, title, html]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', words));
  return [...digest.slice(0, HASH_BYTES)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Browsers cannot hash over plain http, so there the customer agrees to each document again. */
const hashesOf = async ({ customerId, documents }: Agreement): Promise<readonly string[]> =>
  globalThis.crypto.subtle ? Promise.all(documents.map((document) => hashOf(customerId, document))) : [];

/** Stores agreement to the exact wording of the documents, for the checkout. */
export async function keepAgreement(site: Site, agreed: Agreement): Promise<void> {
  const hashes = await hashesOf(agreed);
  storeConsents(site, [...new Set([...readConsents(site), ...hashes])]);
}

export async function withdrawAgreement(site: Site, withdrawn: Agreement): Promise<void> {
  const hashes = await hashesOf(withdrawn);
  storeConsents(
    site,
    readConsents(site).filter((consent) => !hashes.includes(consent)),
  );
}

/** Whether the customer has agreed to the exact wording of all of these documents during this visit. */
export async function hasAgreed(site: Site, wanted: Agreement): Promise<boolean> {
  const consents = readConsents(site);
  if (consents.length === 0) return false;
  const hashes = await hashesOf(wanted);
  return hashes.length > 0 && hashes.every((hash) => consents.includes(hash));
}
