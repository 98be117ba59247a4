import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@cfworker/json-schema';
import type { Answer } from './ask-provider.ts';

type Schema = Readonly<Record<string, unknown>>;
type ResponseObject = {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { schema?: Schema }>>;
};
type Operation = {
  readonly responses: Readonly<Record<string, ResponseObject>>;
  readonly 'x-optional'?: string;
};
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly responses?: Readonly<Record<string, ResponseObject>> };
}

const bundle = join(import.meta.dirname, '..', '..', 'openapi', 'bundle.json');
const document: Document = JSON.parse(readFileSync(bundle, 'utf8'));

/** Problems shown for one response; a wrong list repeats the same problem. */
const MAX_PROBLEMS = 5;

/** The API document's template for a path (one without parameters wins), else the path itself. */
export function templateOf(path: string): string {
  const [bare = ''] = path.split('?');
  const fitting = Object.keys(document.paths).filter((template) =>
    new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(bare),
  );
  return fitting.sort((one, other) => one.split('{').length - other.split('{').length)[0] ?? bare;
}

/** Whether the document lets a server leave the whole call out. */
export function isOptionalCall(method: string, path: string): boolean {
  return document.paths[templateOf(path)]?.[method.toLowerCase()]?.['x-optional'] !== undefined;
}

/**
 * Lists where a response contradicts the API document: an undeclared status, a body that is not JSON, and values that the
 * schema does not allow, by JSON pointer. A pact alone compares only the keys that the site relies on.
 */
export function contradictions(method: string, path: string, { status, headers, body }: Answer): string[] {
  const template = templateOf(path);
  const operation = document.paths[template]?.[method.toLowerCase()];
  if (!operation) return [`the API document has no ${method} ${template}`];
  const described = resolved(operation.responses[String(status)] ?? operation.responses.default);
  if (!described) return [`the API document has no ${status} for this call`];
  const content = described.content ?? {};
  const schema = content['application/json']?.schema;
  if (!schema) return [];
  if (!/\bjson\b/.test(headers['content-type'] ?? '')) {
    // Where the document also declares HTML, both are valid.
    return Object.keys(content).length > 1
      ? []
      : [`the body is ${headers['content-type'] ?? 'of no type'}, not JSON`];
  }
  const value = parsed(body);
  if (value === undefined) return ['the body is no JSON'];
  return problemsOf(schema, value);
}

function problemsOf(schema: Schema, value: unknown): string[] {
  // The validator mutates its schema.
  const { components } = structuredClone({ components: document.components });
  const validator = new Validator({ components, allOf: [structuredClone(schema)] }, '2020-12', false);
  const { errors } = validator.validate(value);
  const deepest = errors.filter(({ keyword }) => !WRAPPERS.has(keyword));
  const sentences = deepest.map(
    ({ instanceLocation, error }) => `${instanceLocation.slice(1) || '/'}: ${error}`,
  );
  return [...new Set(sentences)].slice(0, MAX_PROBLEMS);
}

/** Keywords that repeat an inner keyword's error. */
const WRAPPERS = new Set(['$ref', 'allOf', 'properties', 'items', 'additionalProperties']);

function resolved(answer: ResponseObject | undefined): ResponseObject | undefined {
  const name = answer?.$ref?.split('/').at(-1);
  return name === undefined ? answer : document.components.responses?.[name];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
