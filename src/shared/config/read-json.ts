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
type Path = readonly string[];

interface Name {
  readonly path: Path;
  readonly place: Place;
}

/** The result of parsing: the position of the first mistake, or the value with every name in it, in text order. */
export type JsonText =
  | { readonly mistake: JsonMistake }
  | { readonly mistake: null; readonly value: unknown; readonly names: readonly Name[] };

interface Reading {
  readonly text: string;
  readonly reportName: (path: Path, position: number) => void;
}

const TEXT = /"(?:[^"\\]|\\.)*"/y;
const PLAIN = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/y;
const SPACE = /[ \t\r\n]*/y;

class MistakeFound extends Error {
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
  const names: Name[] = [];
  const reading = {
    text,
    reportName: (path: Path, position: number) => names.push({ path, place: findPlace(text, position) }),
  };
  try {
    const end = skip(text, readValue(reading, skip(text, 0), []));
    if (end < text.length)
      throw new MistakeFound(end, `something follows the end: ${formatFound(text, end)}`);
    return { mistake: null, value: JSON.parse(text), names };
  } catch (error) {
    if (!(error instanceof MistakeFound)) throw error;
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
function readValue(reading: Reading, position: number, path: Path): number {
  const { text } = reading;
  if (text[position] === '{')
    return readList(reading, position, '}', (start) => readEntry(reading, start, path));
  if (text[position] === '[')
    return readList(reading, position, ']', (start) => readValue(reading, start, [...path, '[]']));
  return (
    readQuoted(text, position) ?? match(text, position, PLAIN) ?? throwMistake(text, position, 'a value')
  );
}

function readEntry(reading: Reading, position: number, path: Path): number {
  const { text, reportName } = reading;
  const end = readQuoted(text, position) ?? throwMistake(text, position, 'a name in quotation marks');
  const colon = skip(text, end);
  if (text[colon] !== ':') throwMistake(text, colon, 'a colon');
  const entryPath = [...path, String(JSON.parse(text.slice(position, end)))];
  reportName(entryPath, position);
  return readValue(reading, skip(text, colon + 1), entryPath);
}

function readList(
  { text }: Reading,
  start: number,
  close: string,
  part: (position: number) => number,
): number {
  let position = skip(text, start + 1);
  if (text[position] === close) return position + 1;
  while (true) {
    position = skip(text, part(position));
    if (text[position] === close) return position + 1;
    if (text[position] !== ',') throwMistake(text, position, `a comma or ${close}`);
    const comma = position;
    position = skip(text, position + 1);
    if (text[position] === close) throw new MistakeFound(comma, `an extra comma before ${close}`);
  }
}

/** Parses a string. Leaves it to the browser which characters it may contain. */
function readQuoted(text: string, position: number): number | null {
  const end = match(text, position, TEXT);
  if (end === null) return null;
  try {
    JSON.parse(text.slice(position, end));
    return end;
  } catch {
    return null;
  }
}

function match(text: string, position: number, pattern: RegExp): number | null {
  pattern.lastIndex = position;
  return pattern.test(text) ? pattern.lastIndex : null;
}

const skip = (text: string, position: number): number => match(text, position, SPACE) ?? position;

function throwMistake(text: string, position: number, expected: string): never {
  throw new MistakeFound(
    position,
    position < text.length
      ? `${expected} is missing before ${formatFound(text, position)}`
      : `${expected} is missing at the end`,
  );
}

const formatFound = (text: string, position: number): string =>
  /[^\s]{1,12}/.exec(text.slice(position))?.[0] ?? '';
