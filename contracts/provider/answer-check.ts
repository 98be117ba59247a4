import { Validator } from '@cfworker/json-schema';
import { apiDocument, findTemplate, type ResponseObject, type Schema } from './api-document.ts';
import type { Answer } from './ask-provider.ts';

/** The maximum number of problems shown for one response, because a wrong list repeats the same problem. */
const MAX_PROBLEMS = 5;

/**
 * Lists the contradictions between a response and the API document: an undeclared status, a body that is not JSON, and, by
 * JSON pointer, values that the schema does not allow. The pact itself compares only the keys that the site relies on.
 */
export function findContradictions(
  method: string,
  path: string,
  { status, headers, body }: Answer,
): string[] {
  const template = findTemplate(path);
  const operation = apiDocument.paths[template]?.[method.toLowerCase()];
  if (!operation) return [`the API document has no ${method} ${template}`];
  const declaredResponse = resolveResponse(
    operation.responses[String(status)] ?? operation.responses.default,
  );
  if (!declaredResponse) return [`the API document has no ${status} for this call`];
  const content = declaredResponse.content ?? {};
  const schema = content['application/json']?.schema;
  if (!schema) return [];
  if (!/\bjson\b/.test(headers['content-type'] ?? '')) {
    // Where the document also declares HTML, both are valid.
    return Object.keys(content).length > 1
      ? []
      : [`the body is ${headers['content-type'] ?? 'of no type'}, not JSON`];
  }
  const value = parseJson(body);
  if (value === undefined) return ['the body is no JSON'];
  return findSchemaErrors(schema, value);
}

function findSchemaErrors(schema: Schema, value: unknown): string[] {
  // The validator mutates its schema.
  const { components } = structuredClone({ components: apiDocument.components });
  const validator = new Validator({ components, allOf: [structuredClone(schema)] }, '2020-12', false);
  const { errors } = validator.validate(value);
  const innermostErrors = errors.filter(({ keyword }) => !WRAPPER_KEYWORDS.has(keyword));
  const sentences = innermostErrors.map(
    ({ instanceLocation, error }) => `${instanceLocation.slice(1) || '/'}: ${error}`,
  );
  return [...new Set(sentences)].slice(0, MAX_PROBLEMS);
}

/** Schema keywords whose errors only repeat those of an inner keyword. */
const WRAPPER_KEYWORDS = new Set(['$ref', 'allOf', 'properties', 'items', 'additionalProperties']);

function resolveResponse(answer: ResponseObject | undefined): ResponseObject | undefined {
  const name = answer?.$ref?.split('/').at(-1);
  return name === undefined ? answer : apiDocument.components.responses?.[name];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
