import { parse } from 'postcode';
import { normaliseTypedText } from './plain.ts';

/** A non-standard postcode (Girobank). Requirement C4.2 names it. */
const GIRO_POSTCODE = 'GIR0AA';

/** Characters that may separate or surround the halves of a copied or mistyped postcode. */
const SEPARATOR_CHARACTERS = /[\s\-./,:;_'"()[\]<>]/g;
const MAX_POSTCODE_LENGTH = 7;

/** The Royal Mail's postcode areas: typing errors are corrected only to a postcode that can exist. */
const POSTCODE_AREAS = new Set(
  (
    'AB AL B BA BB BD BF BH BL BN BR BS BT CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY E EC EH EN EX FK FY ' +
    'G GL GU GY HA HD HG HP HR HS HU HX IG IM IP IV JE KA KT KW KY L LA LD LE LL LN LS LU M ME MK ML N NE NG NN NP NR ' +
    'NW OL OX PA PE PH PL PO PR RG RH RM S SA SE SG SK SL SM SN SO SP SR SS ST SW SY TA TD TF TN TQ TR TS TW UB W WA ' +
    'WC WD WF WN WR WS WV YO ZE'
  ).split(' '),
);
const OUTWARD_PATTERN = '([A-Z]{1,2})(?:[1-9]\\d|\\d|\\d[A-HJKPS-UWMNRVXY])';
const DISTRICT_PATTERN = new RegExp(`^${OUTWARD_PATTERN}$`);
const FULL_POSTCODE_PATTERN = new RegExp(`^${OUTWARD_PATTERN}\\d[ABD-HJLNP-UW-Z]{2}$`);

/** Letters and digits that are mistaken for each other. */
const LOOKALIKES: Readonly<Record<string, string>> = { O: '0', '0': 'O', I: '1', L: '1', '1': 'IL' };

/**
 * Formats a UK postcode as "AA9 9AA", correcting typing errors with only one possible correction; null if it is invalid.
 * Requirement J4.15.
 */
export function readPostcode(typedText: string): string | null {
  const text = compactPostcode(typedText);
  const isValidAsTyped = formatValid(text) !== null;
  const corrected =
    isValidAsTyped && (hasRealArea(text, FULL_POSTCODE_PATTERN) || text === GIRO_POSTCODE)
      ? text
      : findOnlyCorrection(text, FULL_POSTCODE_PATTERN);
  return formatValid(corrected ?? text);
}

/** Parses a postcode district ("M1", "SW1A") with the same corrections; null if it is invalid. */
export function readDistrict(typedText: string): string | null {
  const text = compactPostcode(typedText);
  // Letters without a digit are a place name.
  if (!/\d/.test(text)) return null;
  const isDistrictAsTyped = /^[A-Z]{1,2}\d[A-Z\d]?$/.test(text);
  const corrected = hasRealArea(text, DISTRICT_PATTERN) ? text : findOnlyCorrection(text, DISTRICT_PATTERN);
  return corrected ?? (isDistrictAsTyped ? text : null);
}

/** Whether it is a full UK postcode, including GIR 0AA. Requirement C4.2. */
export function isPostcode(typedText: string): boolean {
  return readPostcode(typedText) !== null;
}

/** The formatted postcode; text that is not one stays as typed. */
export function tidyPostcode(typedText: string): string {
  return readPostcode(typedText) ?? typedText;
}

function compactPostcode(typedText: string): string {
  return normaliseTypedText(typedText).toUpperCase().replace(SEPARATOR_CHARACTERS, '');
}

function formatValid(text: string): string | null {
  if (text === GIRO_POSTCODE) return 'GIR 0AA';
  const { valid, postcode } = parse(text);
  return valid ? postcode : null;
}

function hasRealArea(text: string, pattern: RegExp): boolean {
  return POSTCODE_AREAS.has(pattern.exec(text)?.[1] ?? '');
}

/** The only valid text with the fewest characters exchanged; null if there is none or more than one. */
function findOnlyCorrection(text: string, pattern: RegExp): string | null {
  if (text.length > MAX_POSTCODE_LENGTH) return null;
  let candidates = [{ text: '', exchangedCount: 0 }];
  for (const character of text) {
    const lookalikes = [...(LOOKALIKES[character] ?? '')];
    candidates = candidates.flatMap((prefix) => [
      { text: prefix.text + character, exchangedCount: prefix.exchangedCount },
      ...lookalikes.map((lookalike) => ({
        text: prefix.text + lookalike,
        exchangedCount: prefix.exchangedCount + 1,
      })),
    ]);
  }
  const realCandidates = candidates.filter(
    (candidate) => hasRealArea(candidate.text, pattern) || candidate.text === GIRO_POSTCODE,
  );
  const fewestExchanges = Math.min(...realCandidates.map(({ exchangedCount }) => exchangedCount));
  const [onlyCandidate, secondCandidate] = realCandidates.filter(
    ({ exchangedCount }) => exchangedCount === fewestExchanges,
  );
  return onlyCandidate && !secondCandidate ? onlyCandidate.text : null;
}
