/** A place where a text stops being JSON. */
interface JsonMistake {
  readonly line: number;
  readonly column: number;
  /** What is wrong there, as the end of a sentence. */
  readonly what: string;
}

const TEXT = /"(?:[^"\\]|\\.)*"/y;
const PLAIN = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/y;
const SPACE = /[ \t\r\n]*/y;

class MistakeFound extends Error {
  readonly at: number;
  readonly what: string;
  constructor(at: number, what: string) {
    super(what);
    this.at = at;
    this.what = what;
  }
}

/** The first mistake of a text that should be JSON; null when there is none. */
export function jsonMistake(text: string): JsonMistake | null {
  try {
    const end = skip(text, value(text, skip(text, 0)));
    if (end < text.length) throw new MistakeFound(end, `something follows the end: ${shown(text, end)}`);
    return null;
  } catch (error) {
    if (!(error instanceof MistakeFound)) throw error;
    const before = text.slice(0, error.at).split('\n');
    return { line: before.length, column: (before.at(-1) ?? '').length + 1, what: error.what };
  }
}

/** @returns the place behind the value that begins here */
function value(text: string, at: number): number {
  if (text[at] === '{') return list(text, at, '}', entry);
  if (text[at] === '[') return list(text, at, ']', value);
  return quoted(text, at) ?? match(text, at, PLAIN) ?? stop(text, at, 'a value');
}

function entry(text: string, at: number): number {
  const name = quoted(text, at) ?? stop(text, at, 'a name in quotation marks');
  const colon = skip(text, name);
  if (text[colon] !== ':') stop(text, colon, 'a colon');
  return value(text, skip(text, colon + 1));
}

function list(
  text: string,
  start: number,
  close: string,
  part: (text: string, at: number) => number,
): number {
  let at = skip(text, start + 1);
  if (text[at] === close) return at + 1;
  while (true) {
    at = skip(text, part(text, at));
    if (text[at] === close) return at + 1;
    if (text[at] !== ',') stop(text, at, `a comma or ${close}`);
    const comma = at;
    at = skip(text, at + 1);
    if (text[at] === close) throw new MistakeFound(comma, `a comma too many before ${close}`);
  }
}

/** The browser decides which characters may stand in quotation marks. */
function quoted(text: string, at: number): number | null {
  const end = match(text, at, TEXT);
  if (end === null) return null;
  try {
    JSON.parse(text.slice(at, end));
    return end;
  } catch {
    return null;
  }
}

function match(text: string, at: number, pattern: RegExp): number | null {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : null;
}

const skip = (text: string, at: number): number => match(text, at, SPACE) ?? at;

function stop(text: string, at: number, expected: string): never {
  throw new MistakeFound(
    at,
    at < text.length
      ? `${expected} is missing before ${shown(text, at)}`
      : `${expected} is missing at the end`,
  );
}

const shown = (text: string, at: number): string => /[^\s]{1,12}/.exec(text.slice(at))?.[0] ?? '';
