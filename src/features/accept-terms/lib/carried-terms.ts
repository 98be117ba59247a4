import { cookieDomain } from '@/shared/auth';
import { readCookie, removeCookie, writeCookie } from '@/shared/lib';

/** What an agreement is carried under. */
interface Site {
  readonly siteName: string;
  readonly parentDomain: string;
}

interface Agreement {
  readonly customerId: string;
  readonly documents: readonly { readonly id: string; readonly title: string; readonly html: string }[];
}

/** As long as it takes to pay: an agreement of this visit, not of another day. */
const CARRIED_SECONDS = 2 * 60 * 60;
const HASH_BYTES = 16;

const nameOf = ({ siteName }: Site) => `${siteName}_agreed_terms`;
const placeOf = ({ parentDomain }: Site) => ({ domain: cookieDomain(parentDomain) });

/** Names a document word for word, as one customer has agreed to it; says nothing about either. */
async function hashOf(customerId: string, { id, title, html }: Agreement['documents'][number]) {
  const words = new TextEncoder().encode(JSON.stringify([customerId, id, title, html]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', words));
  return [...digest.slice(0, HASH_BYTES)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const hashesOf = ({ customerId, documents }: Agreement) =>
  Promise.all(documents.map((document) => hashOf(customerId, document)));

/** Browsers hash nothing on plain http: there each site asks for its own agreement. */
const canHash = () => Boolean(globalThis.crypto.subtle);

/** Takes an agreement to the other sites of the operator, whose storage is another one. */
export async function carryTerms(site: Site, agreed: Agreement): Promise<void> {
  if (agreed.documents.length === 0 || !canHash()) return dropCarriedTerms(site);
  const hashes = await hashesOf(agreed);
  writeCookie(nameOf(site), hashes.join('.'), { ...placeOf(site), maxAgeSeconds: CARRIED_SECONDS });
}

/** Whether the customer has agreed to all of these on another site of the operator, word for word. */
export async function isCarried(site: Site, wanted: Agreement): Promise<boolean> {
  const carried = readCookie(nameOf(site))?.split('.') ?? [];
  if (carried.length === 0 || wanted.documents.length === 0 || !canHash()) return false;
  return (await hashesOf(wanted)).every((hash) => carried.includes(hash));
}

export function dropCarriedTerms(site: Site): void {
  removeCookie(nameOf(site), placeOf(site));
}
