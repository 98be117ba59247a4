import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tally } from '../tooling/run.ts';
import { COMMITTED_FOLDER, listPactFiles } from './pact-files.ts';

const BUNDLE_FILE = join(import.meta.dirname, '..', 'openapi', 'bundle.json');

type Schema = {
  readonly $ref?: string;
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
};
type Body = { readonly content?: { readonly 'application/json'?: { readonly schema: Schema } } };
type Operation = {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Body>>;
};
type ApiDocument = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};
type Message = { readonly body?: { readonly content?: unknown } };
type Interaction = {
  readonly request: Message & { readonly method: string; readonly path: string };
  readonly response: Message & { readonly status: number };
};

/** Keys of the document that this site does not use, with the reason. */
const UNUSED_KEYS: Readonly<Record<string, string>> = {
  checksum: 'may be there with any answer, and is not read',
};

/**
 * Finds the payload keys of the payment calls that no pact has, as `prepareSession → client_secret`: every key of their requests and
 * successful responses must be matched somewhere (Requirement P5.2).
 */
export function findUnmatchedKeys(): string[] {
  const apiDocument: ApiDocument = JSON.parse(readFileSync(BUNDLE_FILE, 'utf8'));
  const interactions = listPactFiles(COMMITTED_FOLDER).flatMap((name): Interaction[] => {
    return JSON.parse(readFileSync(join(COMMITTED_FOLDER, name), 'utf8')).interactions;
  });
  const operations = Object.entries(apiDocument.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags, operationId }]) => tags[0] === 'checkout' && operationId !== 'receiveSca')
      .map(([method, operation]) => ({
        operation,
        callInteractions: interactions.filter(createCallMatcher(method, path)),
      })),
  );
  // Two calls may share a response body; a key is proven when either of them proves it.
  const responseKeysBySchema = new Map<string, ReadonlySet<string>>();
  for (const { operation, callInteractions } of operations) {
    const successfulResponses = callInteractions
      .filter(({ response }) => response.status === 200)
      .map(({ response }) => response);
    const schemaText = JSON.stringify(findSchema(operation.responses['200']));
    responseKeysBySchema.set(
      schemaText,
      new Set([...(responseKeysBySchema.get(schemaText) ?? []), ...listKeys(successfulResponses)]),
    );
  }
  return operations.flatMap(({ operation, callInteractions }) => {
    const { operationId, requestBody, responses } = operation;
    const [requestSchema, responseSchema] = [findSchema(requestBody), findSchema(responses['200'])];
    const requestKeys = listKeys(callInteractions.map(({ request }) => request));
    const responseKeys = responseKeysBySchema.get(JSON.stringify(responseSchema));
    return [
      ...listSchemaKeys(apiDocument, requestSchema)
        .filter((key) => !requestKeys.has(key))
        .map((key) => `${operationId} ← ${key}`),
      ...listSchemaKeys(apiDocument, responseSchema)
        .filter((key) => !responseKeys?.has(key) && !Object.hasOwn(UNUSED_KEYS, key))
        .map((key) => `${operationId} → ${key}`),
    ];
  });
}

function createCallMatcher(method: string, path: string): (interaction: Interaction) => boolean {
  const pattern = new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`);
  return ({ request }) => request.method === method.toUpperCase() && pattern.test(request.path);
}

function findSchema(body: Body | undefined): Schema {
  return body?.content?.['application/json']?.schema ?? {};
}

/** Fails for each payload key of the payment calls that no pact has. */
export function checkPayloadKeys(): Tally {
  const unmatchedKeys = findUnmatchedKeys();
  for (const key of unmatchedKeys) console.log(`  ✗ no pact has ${key}`);
  if (unmatchedKeys.length === 0) console.log('  ✓ every payload key of the payment calls is in some pact');
  return unmatchedKeys.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: unmatchedKeys.length };
}

/** Lists every key of a schema by its path, such as `data.saved_card.id`. */
function listSchemaKeys(apiDocument: ApiDocument, schema: Schema, prefix = ''): string[] {
  const referencedSchema = schema.$ref && apiDocument.components.schemas[schema.$ref.split('/').at(-1) ?? ''];
  if (referencedSchema) return listSchemaKeys(apiDocument, referencedSchema, prefix);
  const innerSchemas = [...(schema.oneOf ?? []), ...(schema.items ? [schema.items] : [])];
  return [
    ...innerSchemas.flatMap((option) => listSchemaKeys(apiDocument, option, prefix)),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, keySchema]) => [
      `${prefix}${key}`,
      ...listSchemaKeys(apiDocument, keySchema, `${prefix}${key}.`),
    ]),
  ];
}

function listKeys(messages: readonly Message[]): ReadonlySet<string> {
  return new Set(messages.flatMap(({ body }) => collectKeys(body?.content)));
}

function collectKeys(value: unknown, prefix = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((element) => collectKeys(element, prefix));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    `${prefix}${key}`,
    ...collectKeys(inner, `${prefix}${key}.`),
  ]);
}
