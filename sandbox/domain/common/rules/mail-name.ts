import { oneLine } from './plain-text.ts';

const LONGEST = 60;
/** Of the web, of e-mail, of a telephone; some mail programs make a link of them. */
const ADDRESS = /[@/\\:]|www|\p{L}{2,}[.\u3002\uFF61]\p{L}{2,}|(?:\d[\s().-]*){6}/iu;

/** True for a name with a web address, an e-mail address or a telephone number in it. */
export function holdsAddress(name: string): boolean {
  return ADDRESS.test(name.normalize('NFKC'));
}

/** A name that somebody has typed, as an e-mail may have it: one short line without an address; else `otherwise`. */
export function nameInMail(name: string, otherwise: string): string {
  const line = oneLine(name.normalize('NFKC'));
  if (line === '' || holdsAddress(line)) return otherwise;
  return line.replace(/(?<=\p{L})\.(?=\p{L})/gu, '. ').slice(0, LONGEST);
}
