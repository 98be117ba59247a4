import { expect, test } from 'vitest';
import { checkApi } from './api-findings.ts';
import type { AskSite, LiveAnswer } from './ask-live.ts';

const SITES = ['https://online-joining.example.com', 'https://bookings.example.com'];
const CONFIG = { apiBase: 'https://api.example.com/' };

const JSON_TYPE = { 'content-type': 'application/json' };
const CALL_HEADERS = { ...JSON_TYPE, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
const buildAnswer = (status: number, headers: Readonly<Record<string, string>> = {}): LiveAnswer => ({
  status,
  headers,
  body: '',
  certificateUntil: null,
});

/** A correct API; the given responses replace its own. */
const buildApi =
  (
    answers: { readonly GET?: LiveAnswer; readonly OPTIONS?: object; readonly PUT?: LiveAnswer } = {},
  ): AskSite =>
  async (_url, { method = 'GET', headers = {} } = {}) => {
    if (method === 'PUT') return answers.PUT ?? buildAnswer(401, JSON_TYPE);
    if (method === 'GET') return answers.GET ?? buildAnswer(200, CALL_HEADERS);
    return buildAnswer(204, {
      'access-control-allow-origin': headers.Origin ?? '',
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': 'Authorization, Content-Type, Accept',
      'access-control-max-age': '600',
      vary: 'Origin',
      ...answers.OPTIONS,
    });
  };

test('an API on its own origin is called from each sub-site', async () => {
  const findings = await checkApi(buildApi(), CONFIG, SITES);
  expect(findings.map(({ state, where, subject }) => [state, where, subject])).toEqual([
    ['fine', 'api.example.com', 'the API answers'],
    ['fine', 'api.example.com', 'CORS for online-joining.example.com'],
    ['fine', 'api.example.com', 'CORS for bookings.example.com'],
    ['fine', 'api.example.com', 'a document of 10 MB'],
  ]);
});

test('the origin of the account and that of the other calls are each asked themselves', async () => {
  const preflightUrls: string[] = [];
  const ask: AskSite = (url, request) => {
    if (request?.method === 'OPTIONS') preflightUrls.push(url);
    return buildApi()(url, request);
  };
  const findings = await checkApi(ask, { ...CONFIG, myAccountBase: 'https://account.example.com/me' }, SITES);
  expect(new Set(preflightUrls.map((url) => new URL(url).host))).toEqual(
    new Set(['account.example.com', 'api.example.com']),
  );
  expect(findings.filter(({ subject }) => subject.startsWith('CORS')).map(({ where }) => where)).toEqual([
    'api.example.com',
    'api.example.com',
    'account.example.com',
    'account.example.com',
  ]);
});

test('an API behind the site needs no CORS', async () => {
  const findings = await checkApi(buildApi(), {}, SITES);
  expect(findings.map(({ where, subject }) => [where, subject])).toEqual([
    ['online-joining.example.com', 'the API answers'],
    ['online-joining.example.com', 'a document of 10 MB'],
  ]);
});

test.each<[state: string, other: Parameters<typeof buildApi>[0], expectedSentence: string]>([
  ['wrong', { GET: buildAnswer(200, { 'content-type': 'text/html; charset=utf-8' }) }, '200 with text/html'],
  ['wrong', { GET: buildAnswer(200, JSON_TYPE) }, 'lacks Cache-Control: no-store and X-Content-Type-Options'],
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
    { PUT: buildAnswer(413, { 'content-type': 'text/html' }) },
    '413: a server in front has a lower limit',
  ],
  ['wrong', { PUT: buildAnswer(502, { 'content-type': 'text/html' }) }, '502 with text/html; 401 with JSON'],
  ['doubtful', { PUT: buildAnswer(422, JSON_TYPE) }, '422 without a log-in, 401 is expected'],
])('%s: %j', async (state, answers, expectedSentence) => {
  const findings = (await checkApi(buildApi(answers), CONFIG, SITES)).filter(
    (finding) => finding.state !== 'fine',
  );
  expect(findings.map((finding) => finding.state)).toContain(state);
  expect(findings.map((finding) => finding.sentence).join('\n')).toContain(expectedSentence);
});
