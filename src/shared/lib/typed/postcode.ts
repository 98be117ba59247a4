import { parse } from 'postcode';
import { plainTyped } from './plain.ts';

/** A non-standard postcode (Girobank). Requirement C4.2 names it. */
const GIRO = 'GIR0AA';

/** What separates or surrounds the halves of a postcode that was copied or mistyped. */
const SEPARATORS = /[\s\-./,:;_'"()[\]<>]/g;
const LONGEST = 7;

/** The areas of the Royal Mail: a slip is only put right to a postcode that there can be. */
const AREAS = new Set(
  (
    'AB AL B BA BB BD BF BH BL BN BR BS BT CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY E EC EH EN EX FK FY ' +
    'G GL GU GY HA HD HG HP HR HS HU HX IG IM IP IV JE KA KT KW KY L LA LD LE LL LN LS LU M ME MK ML N NE NG NN NP NR ' +
    'NW OL OX PA PE PH PL PO PR RG RH RM S SA SE SG SK SL SM SN SO SP SR SS ST SW SY TA TD TF TN TQ TR TS TW UB W WA ' +
    'WC WD WF WN WR WS WV YO ZE'
  ).split(' '),
);
const OUTWARD = '([A-Z]{1,2})(?:[1-9]\\d|\\d|\\d[A-HJKPS-UWMNRVXY])';
const DISTRICT = new RegExp(`^${OUTWARD}$`);
const WHOLE = new RegExp(`^${OUTWARD}\\d[ABD-HJLNP-UW-Z]{2}$`);

/** Letters and digits that are typed for one another. */
const LOOKALIKES: Readonly<Record<string, string>> = { O: '0', '0': 'O', I: '1', L: '1', '1': 'IL' };

/** Formats a UK postcode as "AA9 9AA", slips put right where only one can be meant; null when it is none. Requirement J4.15. */
export function readPostcode(typed: string): string | null {
  const text = compact(typed);
  const isAsTyped = parsed(text) !== null;
  const meant = isAsTyped && (isReal(text, WHOLE) || text === GIRO) ? text : onlyMeant(text, WHOLE);
  return parsed(meant ?? text);
}

/** A postcode's district alone ("M1", "SW1A"), slips put right like those of whole ones; null when it is none. */
export function readDistrict(typed: string): string | null {
  const text = compact(typed);
  // Letters alone are the name of a place.
  if (!/\d/.test(text)) return null;
  const isAsTyped = /^[A-Z]{1,2}\d[A-Z\d]?$/.test(text);
  const meant = isReal(text, DISTRICT) ? text : onlyMeant(text, DISTRICT);
  return meant ?? (isAsTyped ? text : null);
}

/** True for a full UK postcode, GIR 0AA included. Requirement C4.2. */
export function isPostcode(typed: string): boolean {
  return readPostcode(typed) !== null;
}

/** The formatted postcode, or the text as typed when it is not one. */
export function tidyPostcode(typed: string): string {
  return readPostcode(typed) ?? typed;
}

function compact(typed: string): string {
  return plainTyped(typed).toUpperCase().replace(SEPARATORS, '');
}

function parsed(text: string): string | null {
  if (text === GIRO) return 'GIR 0AA';
  const { valid, postcode } = parse(text);
  return valid ? postcode : null;
}

function isReal(text: string, shape: RegExp): boolean {
  return AREAS.has(shape.exec(text)?.[1] ?? '');
}

/** The one text that there can be with the fewest letters and digits exchanged; null when there is none, or more than one. */
function onlyMeant(text: string, shape: RegExp): string | null {
  if (text.length > LONGEST) return null;
  let texts = [{ text: '', slips: 0 }];
  for (const sign of text) {
    const others = [...(LOOKALIKES[sign] ?? '')];
    texts = texts.flatMap((begun) => [
      { text: begun.text + sign, slips: begun.slips },
      ...others.map((other) => ({ text: begun.text + other, slips: begun.slips + 1 })),
    ]);
  }
  const real = texts.filter((one) => isReal(one.text, shape) || one.text === GIRO);
  const fewest = Math.min(...real.map(({ slips }) => slips));
  const [only, second] = real.filter(({ slips }) => slips === fewest);
  return only && !second ? only.text : null;
}
