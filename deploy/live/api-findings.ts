import type { ConfigFile } from '../../src/shared/config/config.ts';
import type { readSettings } from '../operator-config.ts';
import type { Ask, LiveAnswer } from './ask-live.ts';
import type { Finding } from './finding.ts';

type Settings = ReturnType<typeof readSettings<ConfigFile>>;

/** Slightly more than the largest document that the API accepts, including the form around it. */
const UPLOAD_BYTES = 10 * 1024 * 1024;
const NO_DOCUMENT = '00000000-0000-4000-8000-000000000000';
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const HEADERS = ['authorization', 'content-type'];

/** Checks the API behind the site: a call, the three sub-sites' preflights, and a large document. */
export async function checkApi(ask: Ask, config: Settings, origins: readonly string[]): Promise<Finding[]> {
  const [site = ''] = origins;
  const base = textOf(config.apiBase).replace(/\/+$/, '') || site;
  const account = textOf(config.myAccountBase).replace(/\/+$/, '') || '/api/my-account';
  const accountBase = account.startsWith('/') ? `${base}${account}` : account;
  const bases = [...new Set([base, new URL(accountBase).origin])].map((address) => new URL(address).origin);
  const foreign = [...new Set(bases)].filter((origin) => !origins.includes(origin));
  return [
    await callFinding(ask, base),
    ...(await Promise.all(
      foreign.flatMap((api) =>
        origins.map((origin) => preflightFinding(ask, `${accountBase}/user/update`, api, origin)),
      ),
    )),
    await uploadFinding(ask, `${accountBase}/documents/${NO_DOCUMENT}/content`),
  ];
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

async function callFinding(ask: Ask, base: string): Promise<Finding> {
  const finding = (state: Finding['state'], says: string): Finding => ({
    state,
    where: new URL(base).host,
    what: 'the API answers',
    says,
  });
  const answer = await ask(`${base}/api/client`, { headers: { Accept: 'application/json' } });
  if ('reason' in answer) return finding('wrong', answer.reason);
  if (answer.status !== 200 || !isJson(answer))
    return finding('wrong', `GET /api/client: ${described(answer)}; 200 with JSON is expected`);
  const missingMethods = [
    ...(/no-store/i.test(answer.headers['cache-control'] ?? '') ? [] : ['Cache-Control: no-store']),
    ...(answer.headers['x-content-type-options'] === 'nosniff' ? [] : ['X-Content-Type-Options: nosniff']),
  ];
  return missingMethods.length === 0
    ? finding('fine', 'GET /api/client')
    : finding('wrong', `lacks ${missingMethods.join(' and ')}`);
}

async function preflightFinding(ask: Ask, url: string, api: string, origin: string): Promise<Finding> {
  const finding = (state: Finding['state'], says: string): Finding => ({
    state,
    where: new URL(api).host,
    what: `CORS for ${new URL(origin).host}`,
    says,
  });
  const answer = await ask(url, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'PUT',
      'Access-Control-Request-Headers': HEADERS.join(','),
    },
  });
  if ('reason' in answer) return finding('wrong', answer.reason);
  if (answer.status < 200 || answer.status > 299)
    return finding('wrong', `OPTIONS: ${described(answer)}; 204 is expected`);
  const { headers } = answer;
  const lists = (name: string, values: readonly string[]) => {
    const sentValues = (headers[name] ?? '').toLowerCase().split(/\s*,\s*/);
    return values.filter((value) => !sentValues.includes(value.toLowerCase()));
  };
  const allowed = headers['access-control-allow-origin'];
  const wrong = [
    ...(allowed === origin ? [] : [`Access-Control-Allow-Origin is ${allowed ?? 'missing'}, not ${origin}`]),
    ...lists('access-control-allow-methods', METHODS).map(
      (name) => `Access-Control-Allow-Methods lacks ${name}`,
    ),
    ...lists('access-control-allow-headers', HEADERS).map(
      (name) => `Access-Control-Allow-Headers lacks ${name}`,
    ),
    ...(/(^|,\s*)(origin|\*)\s*(,|$)/i.test(headers.vary ?? '') ? [] : ['Vary: Origin is missing']),
  ];
  if (wrong.length > 0) return finding('wrong', wrong.join('; '));
  return headers['access-control-max-age'] === undefined
    ? finding('doubtful', 'no Access-Control-Max-Age: browsers repeat the preflight every five seconds')
    : finding('fine', 'preflight');
}

/** Sends a large document without a log-in, so that nothing is stored. The API itself has to refuse it. */
async function uploadFinding(ask: Ask, url: string): Promise<Finding> {
  const finding = (state: Finding['state'], says: string): Finding => ({
    state,
    where: new URL(url).host,
    what: 'a document of 10 MB',
    says,
  });
  const answer = await ask(url, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/pdf', Accept: 'application/json' },
    body: Buffer.alloc(UPLOAD_BYTES),
  });
  if ('reason' in answer) return finding('wrong', answer.reason);
  if (answer.status === 413)
    return finding('wrong', '413: a server in front has a lower limit; 11 MB are needed (docs/operators.md)');
  if (answer.status === 401 && isJson(answer)) return finding('fine', 'arrives; 401 without a log-in');
  if (answer.status < 500 && isJson(answer))
    return finding('doubtful', `arrives; ${answer.status} without a log-in, 401 is expected`);
  return finding('wrong', `${described(answer)}; 401 with JSON is expected`);
}

const isJson = ({ headers }: LiveAnswer): boolean => /\bjson\b/i.test(headers['content-type'] ?? '');

function described({ status, headers }: LiveAnswer): string {
  const [type] = (headers['content-type'] ?? 'no type').split(';');
  return `${status} with ${type}`;
}
