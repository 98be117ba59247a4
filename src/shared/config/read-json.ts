/** A position in a text, counted from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

interface JsonMistake extends Place {
  /** What is wrong there, as the end of a sentence. */
  readonly what: string;
}

/** The names of the enclosing objects, and the value's own name. */
type JsonPath = readonly string[];

interface NamePosition {
  readonly path: JsonPath;
  readonly place: Place;
}

/** The result of parsing: the position of the first mistake, or the value with every name in it, in text order. */
export type JsonText =
  | { readonly mistake: JsonMistake }
  | { readonly mistake: null; readonly value: unknown; readonly names: readonly NamePosition[] };

interface JsonReading {
  readonly text: string;
  readonly reportName: (path: JsonPath, position: number) => void;
}

const QUOTED_TEXT = /"(?:[^"\\]|\\.)*"/y;
const PLAIN_VALUE = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/y;
const WHITE_SPACE = /[ \t\r\n]*/y;

class JsonMistakeError extends Error {
  readonly position: number;
  readonly what: string;
  constructor(position: number, what: string) {
    super(what);
    this.position = position;
    this.what = what;
  }
}

/** Parses JSON as the browser does, and records the positions of names and of the first mistake. */
export function readJson(text: string): JsonText {
  const names: NamePosition[] = [];
  const reading = {
    text,
    reportName: (path: JsonPath, position: number) => names.push({ path, place: findPlace(text, position) }),
  };
  try {
    const endOfValue = skipSpace(text, skipValue(reading, skipSpace(text, 0), []));
    if (endOfValue < text.length)
      throw new JsonMistakeError(endOfValue, `something follows the end: ${quoteTextAt(text, endOfValue)}`);
    return { mistake: null, value: JSON.parse(text), names };
  } catch (error) {
    if (!(error instanceof JsonMistakeError)) throw error;
    return { mistake: { ...findPlace(text, error.position), what: error.what } };
  }
}

function findPlace(text: string, position: number): Place {
  const linesBefore = text.slice(0, position).split('\n');
  return { line: linesBefore.length, column: (linesBefore.at(-1) ?? '').length + 1 };
}

/**
 * Parses the value that begins here.
 *
 * @returns the position after it
 */
function skipValue(reading: JsonReading, position: number, path: JsonPath): number {
  const { text } = reading;
  if (text[position] === '{')
    return skipList(reading, position, '}', (start) => skipEntry(reading, start, path));
  if (text[position] === '[')
    return skipList(reading, position, ']', (start) => skipValue(reading, start, [...path, '[]']));
  return (
    skipQuotedText(text, position) ??
    findMatchEnd(text, position, PLAIN_VALUE) ??
    throwMistake(text, position, 'a value')
  );
}

function skipEntry(reading: JsonReading, position: number, path: JsonPath): number {
  const { text, reportName } = reading;
  const end = skipQuotedText(text, position) ?? throwMistake(text, position, 'a name in quotation marks');
  const colon = skipSpace(text, end);
  if (text[colon] !== ':') throwMistake(text, colon, 'a colon');
  const entryPath = [...path, String(JSON.parse(text.slice(position, end)))];
  reportName(entryPath, position);
  return skipValue(reading, skipSpace(text, colon + 1), entryPath);
}

function skipList(
  { text }: JsonReading,
  start: number,
  closingBracket: string,
  skipItem: (position: number) => number,
): number {
  let position = skipSpace(text, start + 1);
  if (text[position] === closingBracket) return position + 1;
  while (true) {
    position = skipSpace(text, skipItem(position));
    if (text[position] === closingBracket) return position + 1;
    if (text[position] !== ',') throwMistake(text, position, `a comma or ${closingBracket}`);
    const comma = position;
    position = skipSpace(text, position + 1);
    if (text[position] === closingBracket)
      throw new JsonMistakeError(comma, `an extra comma before ${closingBracket}`);
  }
}

/** Parses a string. Leaves it to the browser which characters it may contain. */
function skipQuotedText(text: string, position: number): number | null {
  const end = findMatchEnd(text, position, QUOTED_TEXT);
  if (end === null) return null;
  try {
    JSON.parse(text.slice(position, end));
    return end;
  } catch {
    return null;
  }
}

function findMatchEnd(text: string, position: number, pattern: RegExp): number | null {
  pattern.lastIndex = position;
  return pattern.test(text) ? pattern.lastIndex : null;
}

const skipSpace = (text: string, position: number): number =>
  findMatchEnd(text, position, WHITE_SPACE) ?? position;

function throwMistake(text: string, position: number, expected: string): never {
  throw new JsonMistakeError(
    position,
    position < text.length
      ? `${expected} is missing before ${quoteTextAt(text, position)}`
      : `${expected} is missing at the end`,
  );
}

const quoteTextAt = (text: string, position: number): string =>
  /[^\s]{1,12}/.exec(text.slice(position))?.[0] ?? '';
