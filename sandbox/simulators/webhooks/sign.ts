import { createHmac } from 'node:crypto';
import type { WebhookRecord } from './event.ts';

/**
 * The webhook secrets that provider and shop share (`endpoint secret` at Stripe, `webhook secret` at Ryft). Not secret in
 * this simulator.
 */
export const WEBHOOK_SECRETS: Readonly<Record<WebhookRecord['provider'], string>> = {
  stripe: 'whsec_pavilion_sandbox',
  ryft: 'whs_pavilion_sandbox',
};

/**
 * The signature header of a delivery. Stripe signs the timestamp (seconds) and the body, Ryft only the body. Ryft's digest
 * is hex according to public integrations; its documentation does not say.
 */
export function createSignatureHeader(
  { provider, body }: Pick<WebhookRecord, 'provider' | 'body'>,
  secret: string,
  now: number,
): Readonly<Record<string, string>> {
  const calculateHmac = (text: string) => createHmac('sha256', secret).update(text).digest('hex');
  if (provider === 'ryft') return { Signature: calculateHmac(body) };
  const seconds = Math.floor(now / 1000);
  return { 'Stripe-Signature': `t=${seconds},v1=${calculateHmac(`${seconds}.${body}`)}` };
}
