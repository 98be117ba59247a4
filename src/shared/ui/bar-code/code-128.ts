// The patterns of ISO/IEC 15417: the widths of bars and spaces in modules, by value; bars first.
const WIDTH_PATTERNS = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 ' +
  '113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 ' +
  '212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 ' +
  '113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 ' +
  '314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 ' +
  '241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 ' +
  '214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 ' +
  '211232 2331112'
).split(' ');
const [SWITCH_TO_C, SWITCH_TO_B, START_B, START_C, STOP] = [99, 100, 104, 105, 106];
const CHECK_MODULUS = 103;
const FIRST_CHARACTER = 32;
/** From this many digits, encoding pairs is shorter even though the code set has to change. */
const MIN_DIGITS_FOR_PAIRS = 4;

/**
 * Encodes a text as Code 128: alternating widths of bars and spaces in modules, without the quiet zone. Digits are encoded in
 * pairs (code set C), other ASCII characters one by one (B). Null for other texts.
 */
export function encodeCode128(text: string): readonly number[] | null {
  if (!/^[ -~]+$/.test(text)) return null;
  const values: number[] = [];
  let isPairing: boolean | null = null;
  for (let index = 0; index < text.length; ) {
    const digitCount = /^\d*/.exec(text.slice(index))?.[0].length ?? 0;
    const isPairingShorter: boolean = isPairing
      ? digitCount >= 2
      : digitCount >= MIN_DIGITS_FOR_PAIRS || (index === 0 && digitCount === text.length);
    const canPair: boolean =
      isPairingShorter && digitCount >= 2 && (isPairing === true || digitCount % 2 === 0);
    if (isPairing !== canPair) values.push(chooseCodeSetValue(canPair, isPairing === null));
    isPairing = canPair;
    values.push(canPair ? Number(text.slice(index, index + 2)) : text.charCodeAt(index) - FIRST_CHARACTER);
    index += canPair ? 2 : 1;
  }
  const checkValue =
    values.reduce((sum, value, index) => sum + value * Math.max(1, index), 0) % CHECK_MODULUS;
  return [...values, checkValue, STOP].flatMap((value) => [...(WIDTH_PATTERNS[value] ?? '')].map(Number));
}

function chooseCodeSetValue(isPairing: boolean, isFirst: boolean): number {
  if (isFirst) return isPairing ? START_C : START_B;
  return isPairing ? SWITCH_TO_C : SWITCH_TO_B;
}
