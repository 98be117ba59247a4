import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tally } from '../tooling/run.ts';
import { committedDir, listPactFiles } from './pact-files.ts';

const bundle = join(import.meta.dirname, '..', 'openapi', 'bundle.json');

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
type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};
type Message = { readonly body?: { readonly content?: unknown } };
type Interaction = {
  readonly request: Message & { readonly method: string; readonly path: string };
  readonly response: Message & { readonly status: number };
};

/** Keys of the document that this site does not use, with the reason. */
const UNUSED: Readonly<Record<string, string>> = {
  checksum: 'may be there with any answer, and is not read',
};

/**
 * Finds the payload keys of the payment calls that no pact has, as `prepareSession → client_secret`: every key of their requests and
 * successful responses must be matched somewhere (Requirement P5.2).
 */
export function findUnmatchedKeys(): string[] {
  const document: Document = JSON.parse(readFileSync(bundle, 'utf8'));
  const interactions = listPactFiles(committedDir).flatMap((name): Interaction[] => {
    return JSON.parse(readFileSync(join(committedDir, name), 'utf8')).interactions;
  });
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags, operationId }]) => tags[0] === 'checkout' && operationId !== 'receiveSca')
      .map(([method, operation]) => ({ operation, made: interactions.filter(isOf(method, path)) })),
  );
  // Two calls may share a response body; a key is proven when either of them proves it.
  const answered = new Map<string, ReadonlySet<string>>();
  for (const { operation, made } of operations) {
    const good = made.filter(({ response }) => response.status === 200).map(({ response }) => response);
    const name = JSON.stringify(schemaOf(operation.responses['200']));
    answered.set(name, new Set([...(answered.get(name) ?? []), ...keysOf(good)]));
  }
  return operations.flatMap(({ operation, made }) => {
    const { operationId, requestBody, responses } = operation;
    const [asks, tells] = [schemaOf(requestBody), schemaOf(responses['200'])];
    const sent = keysOf(made.map(({ request }) => request));
    const told = answered.get(JSON.stringify(tells));
    return [
      ...promised(document, asks)
        .filter((key) => !sent.has(key))
        .map((key) => `${operationId} ← ${key}`),
      ...promised(document, tells)
        .filter((key) => !told?.has(key) && !Object.hasOwn(UNUSED, key))
        .map((key) => `${operationId} → ${key}`),
    ];
  });
}

function isOf(method: string, path: string): (one: Interaction) => boolean {
  const pattern = new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`);
  return ({ request }) => request.method === method.toUpperCase() && pattern.test(request.path);
}

function schemaOf(body: Body | undefined): Schema {
  return body?.content?.['application/json']?.schema ?? {};
}

/** Fails for each payload key of the payment calls that no pact has. */
export function checkPayloadKeys(): Tally {
  const unmatched = findUnmatchedKeys();
  for (const key of unmatched) console.log(`  ✗ no pact has ${key}`);
  if (unmatched.length === 0) console.log('  ✓ every payload key of the payment calls is in some pact');
  return unmatched.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: unmatched.length };
}

/** Lists every key of a schema by its path, such as `data.saved_card.id`. */
function promised(document: Document, schema: Schema, prefix = ''): string[] {
  const target = schema.$ref && document.components.schemas[schema.$ref.split('/').at(-1) ?? ''];
  if (target) return promised(document, target, prefix);
  const inside = [...(schema.oneOf ?? []), ...(schema.items ? [schema.items] : [])];
  return [
    ...inside.flatMap((option) => promised(document, option, prefix)),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, value]) => [
      `${prefix}${key}`,
      ...promised(document, value, `${prefix}${key}.`),
    ]),
  ];
}

function keysOf(messages: readonly Message[]): ReadonlySet<string> {
  return new Set(messages.flatMap(({ body }) => keysIn(body?.content)));
}

function keysIn(value: unknown, prefix = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((element) => keysIn(element, prefix));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    `${prefix}${key}`,
    ...keysIn(inner, `${prefix}${key}.`),
  ]);
}
