import { expect, test } from 'vitest';
import { checkApi } from './api-findings.ts';
import type { Ask, LiveAnswer } from './ask-live.ts';

const SITES = ['https://online-joining.example.com', 'https://bookings.example.com'];
const CONFIG = { apiBase: 'https://api.example.com/' };

const JSON_TYPE = { 'content-type': 'application/json' };
const CALL = { ...JSON_TYPE, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
const answering = (status: number, headers: Readonly<Record<string, string>> = {}): LiveAnswer => ({
  status,
  headers,
  body: '',
  certificateUntil: null,
});

/** A correct API; the given responses replace its own. */
const api =
  (answers: { readonly GET?: LiveAnswer; readonly OPTIONS?: object; readonly PUT?: LiveAnswer } = {}): Ask =>
  async (_url, { method = 'GET', headers = {} } = {}) => {
    if (method === 'PUT') return answers.PUT ?? answering(401, JSON_TYPE);
    if (method === 'GET') return answers.GET ?? answering(200, CALL);
    return answering(204, {
      'access-control-allow-origin': headers.Origin ?? '',
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': 'Authorization, Content-Type, Accept',
      'access-control-max-age': '600',
      vary: 'Origin',
      ...answers.OPTIONS,
    });
  };

test('an API on its own origin is called from each sub-site', async () => {
  const findings = await checkApi(api(), CONFIG, SITES);
  expect(findings.map(({ state, where, what }) => [state, where, what])).toEqual([
    ['fine', 'api.example.com', 'the API answers'],
    ['fine', 'api.example.com', 'CORS for online-joining.example.com'],
    ['fine', 'api.example.com', 'CORS for bookings.example.com'],
    ['fine', 'api.example.com', 'a document of 10 MB'],
  ]);
});

test('an API behind the site needs no CORS', async () => {
  const findings = await checkApi(api(), {}, SITES);
  expect(findings.map(({ where, what }) => [where, what])).toEqual([
    ['online-joining.example.com', 'the API answers'],
    ['online-joining.example.com', 'a document of 10 MB'],
  ]);
});

test.each<[state: string, other: Parameters<typeof api>[0], says: string]>([
  ['wrong', { GET: answering(200, { 'content-type': 'text/html; charset=utf-8' }) }, '200 with text/html'],
  ['wrong', { GET: answering(200, JSON_TYPE) }, 'lacks Cache-Control: no-store and X-Content-Type-Options'],
  ['wrong', { OPTIONS: { 'access-control-allow-origin': '*' } }, 'Allow-Origin is *, not https://online-j'],
  ['wrong', { OPTIONS: { 'access-control-allow-methods': 'GET, POST' } }, 'Allow-Methods lacks PUT'],
  [
    'wrong',
    { OPTIONS: { 'access-control-allow-headers': 'content-type' } },
    'Allow-Headers lacks authorization',
  ],
  ['wrong', { OPTIONS: { vary: 'Accept-Encoding' } }, 'Vary: Origin is missing'],
  [
    'wrong',
    { PUT: answering(413, { 'content-type': 'text/html' }) },
    '413: a server in front has a lower limit',
  ],
  ['wrong', { PUT: answering(502, { 'content-type': 'text/html' }) }, '502 with text/html; 401 with JSON'],
  ['doubtful', { PUT: answering(422, JSON_TYPE) }, '422 without a log-in, 401 is expected'],
])('%s: %j', async (state, answers, says) => {
  const findings = (await checkApi(api(answers), CONFIG, SITES)).filter(
    (finding) => finding.state !== 'fine',
  );
  expect(findings.map((finding) => finding.state)).toContain(state);
  expect(findings.map((finding) => finding.says).join('\n')).toContain(says);
});
