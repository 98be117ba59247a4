import { createHmac } from 'node:crypto';
import type { WebhookRecord } from './event.ts';

/** What each provider and the shop share: `endpoint secret` at Stripe, `webhook secret` at Ryft. Of this simulator, so no secret. */
export const WEBHOOK_SECRETS: Readonly<Record<WebhookRecord['provider'], string>> = {
  stripe: 'whsec_pavilion_sandbox',
  ryft: 'whs_pavilion_sandbox',
};

/**
 * The header that a provider signs a delivery with. Stripe signs the second of the attempt with the body; Ryft the body alone. That
 * Ryft's digest is written in hex is what public integrations show: its documentation does not say.
 */
export function signatureHeader(
  { provider, body }: Pick<WebhookRecord, 'provider' | 'body'>,
  secret: string,
  now: number,
): Readonly<Record<string, string>> {
  const hmac = (text: string) => createHmac('sha256', secret).update(text).digest('hex');
  if (provider === 'ryft') return { Signature: hmac(body) };
  const seconds = Math.floor(now / 1000);
  return { 'Stripe-Signature': `t=${seconds},v1=${hmac(`${seconds}.${body}`)}` };
}
