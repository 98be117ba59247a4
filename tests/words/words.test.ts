import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

type Words = readonly (readonly [word: RegExp, instead: string])[];

/**
 * One thing has one name: words that customers must not read on the sites, in e-mails and in the server's sentences, and
 * what they read instead.
 */
const REPLACED_WORDS: Words = [
  [/\bplaces?\b/i, 'space, spaces'],
  [/\b(some|any|every)body\b/i, 'someone, anyone, everyone'],
  [/\bnobody\b/i, 'no one'],
  [/\be-mail/i, 'email'],
  [/\bwrite to\b/i, 'email'],
  [/\b(given?|gave|giving) (it )?back\b/i, 'refund, send back'],
  [/\b(take|takes|taken|took|taking) (it |this )?back\b/i, 'undo, cancel'],
  [/\breturned\b/i, 'refunded'],
  [/\b(runs?|ran) out\b/i, 'expires, has expired'],
  [/\bout of date\b/i, 'expired'],
  [/\blapsed?\b/i, 'released, expired'],
  [/\bcustomer reference\b/i, 'customer ID'],
  [/\buses left\b/i, 'visits left'],
  [/\bthere is no such\b/i, 'we can’t find that'],
  [/^State$/, 'Status'],
  [/\bfree of charge\b/i, 'free'],
  [/\bhanded in\b/i, 'sent, submitted, shown'],
  [/\b(goes|go|going) on\b/i, 'continues'],
  [/\bbegun\b/i, 'started'],
  [/\bany more\b/i, 'no longer'],
  [/\bneed not\b/i, 'don’t need to'],
  [/\bmake an account\b/i, 'create an account'],
  [/\bto pay today\b/i, 'to pay now'],
];

/** Contractions that are used in speech are written that way. */
const CONTRACTIONS: Words = [
  [/\b(can|could|do|does|did|has|have|was|were|is|are) ?not\b/i, 'can’t, couldn’t, don’t'],
  [/\b(you|we) are\b/i, 'you’re, we’re'],
  [/\b(you|we) will\b/i, 'you’ll, we’ll'],
];

/**
 * Exceptions: the specification's words, those of the Direct Debit Guarantee, third-party credits, and warnings that
 * nobody may misread.
 */
const ALLOWED_TEXTS: readonly RegExp[] = [
  /^(Your current selection will be lost|You are (not eligible|ineligible) for|Could not (find|calculate)|Cannot find location)/,
  /^(Opayo|Payment|Card|Failed to|Your payment details|… payment provider|We were unable|Unable to)/,
  /^You can manage your membership/,
  /You will receive confirmation/,
  /^(This Guarantee|If there are any changes|If an error is made|– If you receive|You can cancel a Direct Debit)/,
  /Places: GeoNames/,
  /^You are here$/,
  /Do not (pay again|take money)/,
  /have not been charged/,
  /^Your last payment was not finished\.$/,
];

const siteTexts = readTexts(
  'src/**/*texts.ts',
  /theme-preview|\.test\.ts$/,
  /^ {2}'[\w.-]+':\s*(?:serverWins\(\s*)?(?:'([^'\n]*)'|"([^"\n]*)")/gm,
);
const serverSentences = readTexts(
  'sandbox/domain/**/*.ts',
  /\.test\.ts$/,
  /'([A-Z][^'\n]* [^'\n]*[.!?])'|`([^`\n]* [^`\n]*[.!?])`/g,
);

test('no text of the sites and no sentence of the server uses a word that has a replacement', () => {
  expect(siteTexts.length).toBeGreaterThan(1000);
  expect(serverSentences.length).toBeGreaterThan(200);
  expect([
    ...findForbiddenWords(siteTexts, [...REPLACED_WORDS, ...CONTRACTIONS]),
    ...findForbiddenWords(serverSentences, REPLACED_WORDS),
  ]).toEqual([]);
});

function findForbiddenWords(texts: readonly string[], words: Words): string[] {
  return texts
    .filter((text) => !ALLOWED_TEXTS.some((pattern) => pattern.test(text)))
    .flatMap((text) =>
      words.filter(([word]) => word.test(text)).map(([, instead]) => `“${text}”: say ${instead}`),
    );
}

/** The texts in files, without comments, errors that no customer reads, and the names of placeholders. */
function readTexts(filePattern: string, excludedFiles: RegExp, textPattern: RegExp): string[] {
  return globSync(filePattern, { cwd: root })
    .filter((file) => !excludedFiles.test(file))
    .flatMap((file) => {
      const code = readFileSync(join(root, file), 'utf8').replace(
        /^ *(\/?\*|\/\/).*$|new Error\([^;]*;/gm,
        '',
      );
      return [...code.matchAll(textPattern)].map(([, singleQuoted, doubleQuoted]) =>
        (singleQuoted ?? doubleQuoted ?? '').replace(/\$?\{[^}]*\}/g, '…'),
      );
    });
}
