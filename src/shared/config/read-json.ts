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
  readonly found: (path: Path, at: number) => void;
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

/** Parses JSON as the browser does, and records the positions of names and of the first mistake. */
export function readJson(text: string): JsonText {
  const names: Name[] = [];
  const reading = { text, found: (path: Path, at: number) => names.push({ path, place: placeOf(text, at) }) };
  try {
    const end = skip(text, value(reading, skip(text, 0), []));
    if (end < text.length) throw new MistakeFound(end, `something follows the end: ${shown(text, end)}`);
    return { mistake: null, value: JSON.parse(text), names };
  } catch (error) {
    if (!(error instanceof MistakeFound)) throw error;
    return { mistake: { ...placeOf(text, error.at), what: error.what } };
  }
}

function placeOf(text: string, at: number): Place {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

/**
 * Parses the value that begins here.
 *
 * @returns the position after it
 */
function value(reading: Reading, at: number, path: Path): number {
  const { text } = reading;
  if (text[at] === '{') return list(reading, at, '}', (start) => entry(reading, start, path));
  if (text[at] === '[') return list(reading, at, ']', (start) => value(reading, start, [...path, '[]']));
  return quoted(text, at) ?? match(text, at, PLAIN) ?? stop(text, at, 'a value');
}

function entry(reading: Reading, at: number, path: Path): number {
  const { text, found } = reading;
  const end = quoted(text, at) ?? stop(text, at, 'a name in quotation marks');
  const colon = skip(text, end);
  if (text[colon] !== ':') stop(text, colon, 'a colon');
  const own = [...path, String(JSON.parse(text.slice(at, end)))];
  found(own, at);
  return value(reading, skip(text, colon + 1), own);
}

function list({ text }: Reading, start: number, close: string, part: (at: number) => number): number {
  let at = skip(text, start + 1);
  if (text[at] === close) return at + 1;
  while (true) {
    at = skip(text, part(at));
    if (text[at] === close) return at + 1;
    if (text[at] !== ',') stop(text, at, `a comma or ${close}`);
    const comma = at;
    at = skip(text, at + 1);
    if (text[at] === close) throw new MistakeFound(comma, `an extra comma before ${close}`);
  }
}

/** Parses a string. Leaves it to the browser which characters it may contain. */
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
