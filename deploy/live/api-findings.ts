import type { ConfigFile } from '../../src/shared/config/config.ts';
import type { readSettings } from '../operator-config.ts';
import type { AskSite, LiveAnswer } from './ask-live.ts';
import type { Finding } from './finding.ts';

type Settings = ReturnType<typeof readSettings<ConfigFile>>;

/** The largest document that the API accepts. */
const UPLOAD_BYTES = 10 * 1024 * 1024;
const UNKNOWN_DOCUMENT_ID = '00000000-0000-4000-8000-000000000000';
const REQUIRED_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const REQUIRED_HEADERS = ['authorization', 'content-type'];

/** Checks the API behind the site: `GET /api/client`, the preflights of each sub-site, and a large document. */
export async function checkApi(
  ask: AskSite,
  config: Settings,
  siteOrigins: readonly string[],
): Promise<Finding[]> {
  const [siteOrigin = ''] = siteOrigins;
  const apiBase = toText(config.apiBase).replace(/\/+$/, '') || siteOrigin;
  const accountPath = toText(config.myAccountBase).replace(/\/+$/, '') || '/api/my-account';
  const accountBase = accountPath.startsWith('/') ? `${apiBase}${accountPath}` : accountPath;
  const foreignUrls = [`${apiBase}/api/cart`, `${accountBase}/user/update`].filter(
    (url) => !siteOrigins.includes(new URL(url).origin),
  );
  // One call stands for all of its origin.
  const preflightUrls = new Map(foreignUrls.map((url) => [new URL(url).origin, url]));
  return [
    await checkClientCall(ask, apiBase),
    ...(await Promise.all(
      [...preflightUrls.values()].flatMap((url) =>
        siteOrigins.map((origin) => checkPreflight(ask, url, origin)),
      ),
    )),
    await checkUpload(ask, `${accountBase}/documents/${UNKNOWN_DOCUMENT_ID}/content`),
  ];
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

async function checkClientCall(ask: AskSite, apiBase: string): Promise<Finding> {
  const buildFinding = (state: Finding['state'], sentence: string): Finding => ({
    state,
    where: new URL(apiBase).host,
    subject: 'the API answers',
    sentence,
  });
  const answer = await ask(`${apiBase}/api/client`, { headers: { Accept: 'application/json' } });
  if ('reason' in answer) return buildFinding('wrong', answer.reason);
  if (answer.status !== 200 || !isJson(answer))
    return buildFinding('wrong', `GET /api/client: ${describeAnswer(answer)}; 200 with JSON is expected`);
  const missingHeaders = [
    ...(/no-store/i.test(answer.headers['cache-control'] ?? '') ? [] : ['Cache-Control: no-store']),
    ...(answer.headers['x-content-type-options'] === 'nosniff' ? [] : ['X-Content-Type-Options: nosniff']),
  ];
  return missingHeaders.length === 0
    ? buildFinding('fine', 'GET /api/client')
    : buildFinding('wrong', `lacks ${missingHeaders.join(' and ')}`);
}

async function checkPreflight(ask: AskSite, url: string, origin: string): Promise<Finding> {
  const buildFinding = (state: Finding['state'], sentence: string): Finding => ({
    state,
    where: new URL(url).host,
    subject: `CORS for ${new URL(origin).host}`,
    sentence,
  });
  const answer = await ask(url, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'PUT',
      'Access-Control-Request-Headers': REQUIRED_HEADERS.join(','),
    },
  });
  if ('reason' in answer) return buildFinding('wrong', answer.reason);
  if (answer.status < 200 || answer.status > 299)
    return buildFinding('wrong', `OPTIONS: ${describeAnswer(answer)}; 204 is expected`);
  const { headers } = answer;
  const listMissing = (name: string, values: readonly string[]) => {
    const sentValues = (headers[name] ?? '').toLowerCase().split(/\s*,\s*/);
    return values.filter((value) => !sentValues.includes(value.toLowerCase()));
  };
  const allowedOrigin = headers['access-control-allow-origin'];
  const problems = [
    ...(allowedOrigin === origin
      ? []
      : [`Access-Control-Allow-Origin is ${allowedOrigin ?? 'missing'}, not ${origin}`]),
    ...listMissing('access-control-allow-methods', REQUIRED_METHODS).map(
      (name) => `Access-Control-Allow-Methods lacks ${name}`,
    ),
    ...listMissing('access-control-allow-headers', REQUIRED_HEADERS).map(
      (name) => `Access-Control-Allow-Headers lacks ${name}`,
    ),
    ...(/(^|,\s*)(origin|\*)\s*(,|$)/i.test(headers.vary ?? '') ? [] : ['Vary: Origin is missing']),
  ];
  if (problems.length > 0) return buildFinding('wrong', problems.join('; '));
  return headers['access-control-max-age'] === undefined
    ? buildFinding('doubtful', 'no Access-Control-Max-Age: browsers repeat the preflight every five seconds')
    : buildFinding('fine', 'preflight');
}

/** Sends a large document without a log-in, so that nothing is stored. It must reach the API, which refuses it. */
async function checkUpload(ask: AskSite, url: string): Promise<Finding> {
  const buildFinding = (state: Finding['state'], sentence: string): Finding => ({
    state,
    where: new URL(url).host,
    subject: 'a document of 10 MB',
    sentence,
  });
  const answer = await ask(url, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/pdf', Accept: 'application/json' },
    body: Buffer.alloc(UPLOAD_BYTES),
  });
  if ('reason' in answer) return buildFinding('wrong', answer.reason);
  if (answer.status === 413)
    return buildFinding(
      'wrong',
      '413: a server in front has a lower limit; 11 MB are needed (docs/operators.md)',
    );
  if (answer.status === 401 && isJson(answer)) return buildFinding('fine', 'arrives; 401 without a log-in');
  if (answer.status < 500 && isJson(answer))
    return buildFinding('doubtful', `arrives; ${answer.status} without a log-in, 401 is expected`);
  return buildFinding('wrong', `${describeAnswer(answer)}; 401 with JSON is expected`);
}

const isJson = ({ headers }: LiveAnswer): boolean => /\bjson\b/i.test(headers['content-type'] ?? '');

function describeAnswer({ status, headers }: LiveAnswer): string {
  const [type] = (headers['content-type'] ?? 'no type').split(';');
  return `${status} with ${type}`;
}
