import {
  buildPageHeaders,
  buildPlainHeaders,
  CACHE,
  findPageKind,
  type HeaderOptions,
  hashInlineCode,
} from '../headers.ts';
import type { PageKind } from '../page-kinds.ts';
import type { Ask, LiveAnswer } from './ask-live.ts';
import { compareHeaders, parseDirectives } from './compare-headers.ts';
import type { Finding } from './finding.ts';

/** One document of each kind. */
const DOCUMENTS: readonly (readonly [PageKind, string])[] = [
  ['page', '/user-details'],
  ['finder', '/'],
  ['checkout', '/checkout'],
  ['embedded', '/?embedded'],
  ['challenge', '/sca-frame.html'],
  ['preview', '/form-preview-frame.html'],
];

const DAY_MS = 86_400_000;
const SOON_DAYS = 21;

/** Everything that the policy depends on besides the page itself, except the hashes. */
export type LivePolicy = Omit<HeaderOptions, 'scriptHashes' | 'styleHashes'>;

/** Checks one of the three hosts: documents with their headers, files, and who may frame it. */
export async function checkSite(ask: Ask, origin: string, policy: LivePolicy): Promise<Finding[]> {
  const where = new URL(origin).host;
  const home = await ask(`${origin}/`);
  if ('reason' in home) return [{ state: 'wrong', where, what: 'the site answers', says: home.reason }];
  const options: HeaderOptions = { ...policy, ...hashInlineCode(home.body) };
  const documents = await Promise.all(
    DOCUMENTS.map(async ([kind, path]) =>
      documentFinding(where, kind, path, await ask(`${origin}${path}`), options),
    ),
  );
  return [
    certificateFinding(where, home),
    ...documents,
    await fileFinding(ask, origin, home.body, policy),
    await missingFileFinding(ask, origin),
    ...(await frameFindings(ask, origin, policy)),
  ].flat();
}

function certificateFinding(where: string, { certificateUntil }: LiveAnswer): Finding[] {
  if (certificateUntil === null) return [];
  const days = Math.floor((certificateUntil.getTime() - Date.now()) / DAY_MS);
  const says = `valid until ${certificateUntil.toISOString().slice(0, 10)}, ${days} days`;
  return [{ state: days < SOON_DAYS ? 'doubtful' : 'fine', where, what: 'certificate', says }];
}

function documentFinding(
  where: string,
  kind: PageKind,
  path: string,
  answer: Awaited<ReturnType<Ask>>,
  options: HeaderOptions,
): Finding {
  const what = `headers of ${path}`;
  if ('reason' in answer) return { state: 'wrong', where, what, says: answer.reason };
  if (answer.status !== 200)
    return { state: 'wrong', where, what, says: `${answer.status} instead of the page` };
  const { wrong, doubtful } = compareHeaders(
    { ...buildPageHeaders(findPageKind(path), options), 'Cache-Control': CACHE.page },
    answer.headers,
  );
  if (wrong.length > 0) return { state: 'wrong', where, what, says: wrong.join('; ') };
  if (doubtful.length > 0) return { state: 'doubtful', where, what, says: doubtful.join('; ') };
  return { state: 'fine', where, what, says: `as in headers.ts for ${kind}` };
}

/** Checks the page's first script: hashed files are cached for ever and compressed. */
async function fileFinding(ask: Ask, origin: string, html: string, policy: LivePolicy): Promise<Finding> {
  const where = new URL(origin).host;
  const [, path] = /(?:src|href)="(\/assets\/[^"]+\.js)"/.exec(html) ?? [];
  const what = 'a file of the build';
  if (path === undefined)
    return { state: 'wrong', where, what, says: 'the page has no script below /assets/: is it Pavilion?' };
  const answer = await ask(`${origin}${path}`);
  if ('reason' in answer) return { state: 'wrong', where, what, says: answer.reason };
  const { status, headers } = answer;
  if (status !== 200) return { state: 'wrong', where, what, says: `${path}: ${status}` };
  const wrong = [
    ...compareHeaders({ ...buildPlainHeaders(policy), 'Cache-Control': CACHE.hashedAsset }, headers).wrong,
    ...(/javascript/.test(headers['content-type'] ?? '') ? [] : [`${path} is not served as JavaScript`]),
  ];
  if (wrong.length > 0) return { state: 'wrong', where, what, says: wrong.join('; ') };
  return headers['content-encoding'] === undefined
    ? { state: 'doubtful', where, what, says: 'is not compressed' }
    : { state: 'fine', where, what, says: `cached for ever, ${headers['content-encoding']}` };
}

async function missingFileFinding(ask: Ask, origin: string): Promise<Finding> {
  const where = new URL(origin).host;
  const what = 'a missing file';
  const answer = await ask(`${origin}/assets/missing-00000000.js`);
  if ('reason' in answer) return { state: 'wrong', where, what, says: answer.reason };
  return answer.status === 404
    ? { state: 'fine', where, what, says: '404' }
    : {
        state: 'wrong',
        where,
        what,
        says: `${answer.status} instead of 404: old pages break after a release`,
      };
}

/** Every page that `embed.hosts` names may frame the embedded site, and nobody may frame any other document. */
async function frameFindings(ask: Ask, origin: string, { embedOrigins }: LivePolicy): Promise<Finding[]> {
  const where = new URL(origin).host;
  const [ownPage, embeddedPage] = await Promise.all([ask(`${origin}/`), ask(`${origin}/?embedded`)]);
  if ('reason' in ownPage || 'reason' in embeddedPage) return [];
  const ancestors = readAncestors(embeddedPage);
  return [
    {
      where,
      what: 'framed by another site',
      ...(readAncestors(ownPage).join() === "'none'"
        ? ({ state: 'fine', says: 'refused' } as const)
        : ({ state: 'wrong', says: 'other sites may frame the page without ?embedded' } as const)),
    },
    ...embedOrigins.map((host) => {
      const what = `framed by ${new URL(host.replace('*.', 'any.')).host}`;
      const isLetIn = ancestors.includes(host) && embeddedPage.headers['x-frame-options'] === undefined;
      return isLetIn
        ? ({ state: 'fine', where, what, says: 'allowed' } as const)
        : ({
            state: 'wrong',
            where,
            what,
            says: 'refused, though embed.hosts names it: print the headers again',
          } as const);
    }),
  ];
}

function readAncestors({ headers }: LiveAnswer): readonly string[] {
  return parseDirectives(headers['content-security-policy'] ?? '').get('frame-ancestors') ?? [];
}
