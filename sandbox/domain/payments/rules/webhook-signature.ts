import { createHmac, timingSafeEqual } from 'node:crypto';

/** Stripe's default: a delivery with an older signature may be a replay. */
const TOLERANCE_SECONDS = 300;

export interface SignedDelivery {
  /** The raw body, before parsing. */
  readonly body: Buffer;
  /** The signature header; undefined if it is missing. */
  readonly header: string | undefined;
  readonly secret: string;
}

/**
 * Verifies `Stripe-Signature: t=…,v1=…`: HMAC-SHA256 of `t.body`, at most five minutes away from now. The header
 * has several v1 while a secret is rotated.
 */
export function isSignedByStripe({ body, header, secret }: SignedDelivery, now: Date): boolean {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('='));
  const listValues = (name: string) => parts.filter(([key]) => key === name).map(([, value]) => value ?? '');
  const [signedAtSeconds = ''] = listValues('t');
  if (!/^\d{1,12}$/.test(signedAtSeconds)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(signedAtSeconds)) > TOLERANCE_SECONDS) return false;
  const expectedSignature = createHmac('sha256', secret)
    .update(`${signedAtSeconds}.`)
    .update(body)
    .digest('hex');
  return listValues('v1').some((signature) => isEqualSignature(signature, expectedSignature));
}

/** Verifies `Signature`: HMAC-SHA256 of the body, in hex. It has no timestamp, so only the event's id detects a replay. */
export function isSignedByRyft({ body, header, secret }: SignedDelivery): boolean {
  return isEqualSignature(header ?? '', createHmac('sha256', secret).update(body).digest('hex'));
}

// Compares in constant time, so that the duration reveals only the signature's length, which is public.
function isEqualSignature(signature: string, expectedSignature: string): boolean {
  const [signatureBytes, expectedBytes] = [Buffer.from(signature), Buffer.from(expectedSignature)];
  return signatureBytes.length === expectedBytes.length && timingSafeEqual(signatureBytes, expectedBytes);
}
