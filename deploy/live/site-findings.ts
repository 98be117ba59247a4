import {
  buildPageHeaders,
  buildPlainHeaders,
  CACHE_CONTROL,
  findPageKind,
  type HeaderOptions,
  hashInlineCode,
} from '../headers.ts';
import type { PageKind } from '../page-kinds.ts';
import type { AskSite, LiveAnswer } from './ask-live.ts';
import { compareHeaders, parseDirectives } from './compare-headers.ts';
import type { Finding } from './finding.ts';

/** One document of each kind. */
const SAMPLE_DOCUMENTS: readonly (readonly [PageKind, string])[] = [
  ['page', '/user-details'],
  ['finder', '/'],
  ['checkout', '/checkout'],
  ['embedded', '/?embedded'],
  ['challenge', '/sca-frame.html'],
  ['preview', '/form-preview-frame.html'],
];

const DAY_MS = 86_400_000;
const EXPIRES_SOON_DAYS = 21;

/** Everything that the policy depends on besides the page itself, except the hashes. */
export type LivePolicy = Omit<HeaderOptions, 'scriptHashes' | 'styleHashes'>;

/** Checks one of the three hosts: documents with their headers, files, and who may frame it. */
export async function checkSite(ask: AskSite, origin: string, policy: LivePolicy): Promise<Finding[]> {
  const where = new URL(origin).host;
  const homeAnswer = await ask(`${origin}/`);
  if ('reason' in homeAnswer)
    return [{ state: 'wrong', where, subject: 'the site answers', sentence: homeAnswer.reason }];
  const options: HeaderOptions = { ...policy, ...hashInlineCode(homeAnswer.body) };
  const documents = await Promise.all(
    SAMPLE_DOCUMENTS.map(async ([kind, path]) =>
      checkDocument(where, kind, path, await ask(`${origin}${path}`), options),
    ),
  );
  return [
    checkCertificate(where, homeAnswer),
    ...documents,
    await checkBuildFile(ask, origin, homeAnswer.body, policy),
    await checkMissingFile(ask, origin),
    ...(await checkFraming(ask, origin, policy)),
  ].flat();
}

function checkCertificate(where: string, { certificateUntil }: LiveAnswer): Finding[] {
  if (certificateUntil === null) return [];
  const daysLeft = Math.floor((certificateUntil.getTime() - Date.now()) / DAY_MS);
  const sentence = `valid until ${certificateUntil.toISOString().slice(0, 10)}, ${daysLeft} days`;
  return [
    { state: daysLeft < EXPIRES_SOON_DAYS ? 'doubtful' : 'fine', where, subject: 'certificate', sentence },
  ];
}

function checkDocument(
  where: string,
  kind: PageKind,
  path: string,
  answer: Awaited<ReturnType<AskSite>>,
  options: HeaderOptions,
): Finding {
  const subject = `headers of ${path}`;
  if ('reason' in answer) return { state: 'wrong', where, subject, sentence: answer.reason };
  if (answer.status !== 200)
    return { state: 'wrong', where, subject, sentence: `${answer.status} instead of the page` };
  const { wrong, doubtful } = compareHeaders(
    { ...buildPageHeaders(findPageKind(path), options), 'Cache-Control': CACHE_CONTROL.page },
    answer.headers,
  );
  if (wrong.length > 0) return { state: 'wrong', where, subject, sentence: wrong.join('; ') };
  if (doubtful.length > 0) return { state: 'doubtful', where, subject, sentence: doubtful.join('; ') };
  return { state: 'fine', where, subject, sentence: `as in headers.ts for ${kind}` };
}

/** Checks the page's first script: hashed files are cached for ever and compressed. */
async function checkBuildFile(
  ask: AskSite,
  origin: string,
  html: string,
  policy: LivePolicy,
): Promise<Finding> {
  const where = new URL(origin).host;
  const [, path] = /(?:src|href)="(\/assets\/[^"]+\.js)"/.exec(html) ?? [];
  const subject = 'a file of the build';
  if (path === undefined)
    return {
      state: 'wrong',
      where,
      subject,
      sentence: 'the page has no script below /assets/: is it Pavilion?',
    };
  const answer = await ask(`${origin}${path}`);
  if ('reason' in answer) return { state: 'wrong', where, subject, sentence: answer.reason };
  const { status, headers } = answer;
  if (status !== 200) return { state: 'wrong', where, subject, sentence: `${path}: ${status}` };
  const problems = [
    ...compareHeaders({ ...buildPlainHeaders(policy), 'Cache-Control': CACHE_CONTROL.hashedAsset }, headers)
      .wrong,
    ...(/javascript/.test(headers['content-type'] ?? '') ? [] : [`${path} is not served as JavaScript`]),
  ];
  if (problems.length > 0) return { state: 'wrong', where, subject, sentence: problems.join('; ') };
  return headers['content-encoding'] === undefined
    ? { state: 'doubtful', where, subject, sentence: 'is not compressed' }
    : { state: 'fine', where, subject, sentence: `cached for ever, ${headers['content-encoding']}` };
}

async function checkMissingFile(ask: AskSite, origin: string): Promise<Finding> {
  const where = new URL(origin).host;
  const subject = 'a missing file';
  const answer = await ask(`${origin}/assets/missing-00000000.js`);
  if ('reason' in answer) return { state: 'wrong', where, subject, sentence: answer.reason };
  return answer.status === 404
    ? { state: 'fine', where, subject, sentence: '404' }
    : {
        state: 'wrong',
        where,
        subject,
        sentence: `${answer.status} instead of 404: old pages break after a release`,
      };
}

/** Every page that `embed.hosts` names may frame the embedded site, and nobody may frame any other document. */
async function checkFraming(ask: AskSite, origin: string, { embedOrigins }: LivePolicy): Promise<Finding[]> {
  const where = new URL(origin).host;
  const [pageAnswer, embeddedAnswer] = await Promise.all([ask(`${origin}/`), ask(`${origin}/?embedded`)]);
  if ('reason' in pageAnswer || 'reason' in embeddedAnswer) return [];
  const allowedAncestors = readAncestors(embeddedAnswer);
  return [
    {
      where,
      subject: 'framed by another site',
      ...(readAncestors(pageAnswer).join() === "'none'"
        ? ({ state: 'fine', sentence: 'refused' } as const)
        : ({ state: 'wrong', sentence: 'other sites may frame the page without ?embedded' } as const)),
    },
    ...embedOrigins.map((host) => {
      const subject = `framed by ${new URL(host.replace('*.', 'any.')).host}`;
      const isAllowed =
        allowedAncestors.includes(host) && embeddedAnswer.headers['x-frame-options'] === undefined;
      return isAllowed
        ? ({ state: 'fine', where, subject, sentence: 'allowed' } as const)
        : ({
            state: 'wrong',
            where,
            subject,
            sentence: 'refused, though embed.hosts names it: print the headers again',
          } as const);
    }),
  ];
}

function readAncestors({ headers }: LiveAnswer): readonly string[] {
  return parseDirectives(headers['content-security-policy'] ?? '').get('frame-ancestors') ?? [];
}
