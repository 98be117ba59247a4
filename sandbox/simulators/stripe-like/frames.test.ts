import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shopOrigin, startSimulators } from '../testing.ts';

let simulators: Awaited<ReturnType<typeof startSimulators>>;
beforeAll(async () => {
  simulators = await startSimulators();
});
afterAll(() => simulators.close());

async function requestFrame(path: string) {
  const response = await fetch(`${simulators.providerUrl}${path}`);
  return { response, text: await response.text() };
}

test.each([
  '/v1/stripe-like.js',
  '/v1/elements/card.js',
  '/v1/elements/controller.js',
  '/v1/hooks/challenge.js',
])('the script %s is one plain script without types, imports or HTML sinks', async (path) => {
  const { response, text } = await requestFrame(path);
  expect(response.headers.get('Content-Type')).toContain('javascript');
  expect(() => new Script(text)).not.toThrow();
  expect(text).not.toMatch(/^(import|export) /m);
  expect(text).not.toMatch(/innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function/);
  expect(text).not.toMatch(/postMessage\([^)]*'\*'/);
});

test('the script reports the release train of the installed @stripe/stripe-js', async () => {
  const installed = createRequire(import.meta.url).resolve('@stripe/stripe-js/pure');
  const source = await readFile(installed.replace(/pure[\\/].*$/, 'src/shared.ts'), 'utf8');
  const train = /RELEASE_TRAIN: ReleaseTrain = '(\w+)'/.exec(source)?.[1];
  const { text } = await requestFrame('/v1/stripe-like.js');
  expect(text).toContain(`releaseTrain = '${train}'`);
});

test('only the requesting shop may frame the card fields', async () => {
  const { response } = await requestFrame(`/v1/elements/card?parent=${encodeURIComponent(shopOrigin)}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Security-Policy')).toContain(`frame-ancestors ${shopOrigin}`);
  const stranger = await requestFrame(
    `/v1/elements/card?parent=${encodeURIComponent('https://evil.example')}`,
  );
  expect(stranger.response.status).toBe(403);
});

test('the provider’s page frames only the bank, and only the shop may frame it', async () => {
  const { response, text } = await requestFrame(
    `/v1/hooks/challenge?parent=${encodeURIComponent(shopOrigin)}`,
  );
  const policy = response.headers.get('Content-Security-Policy');
  expect(policy).toContain(`frame-ancestors ${shopOrigin}`);
  expect(policy).toContain('frame-src http://bank.another.localhost:4000;');
  expect(text).toContain('src="/v1/hooks/challenge.js"');
});

test('every card field has a label and the autocomplete name for its content', async () => {
  const { text } = await requestFrame(`/v1/elements/card?parent=${encodeURIComponent(shopOrigin)}`);
  for (const [id, autocomplete] of [
    ['number', 'cc-number'],
    ['expiry', 'cc-exp'],
    ['cvc', 'cc-csc'],
  ]) {
    expect(text).toContain(`<label for="${id}">`);
    expect(text).toContain(`id="${id}" disabled autocomplete="${autocomplete}"`);
  }
});

test('a security code is masked while typing, and at most four digits long', async () => {
  const page = await readFile(new URL('./browser/cvc.html', import.meta.url), 'utf8');
  const field = /<input id="cvc"[^>]*>/.exec(page)?.[0];
  expect(field).toContain('type="password"');
  expect(field).toContain('maxlength="4"');
});
