import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tooling/run.ts';

export type Json = Readonly<Record<string, unknown>>;

const METHODS = ['get', 'post', 'put', 'delete', 'patch'];
const apiDocument = toRecord(JSON.parse(readFileSync(join(root, 'openapi/bundle.json'), 'utf8')));

/** One call of the API, with the schema of its successful response. */
export interface Operation {
  /** `GET /api/venues/online-joining/{slugOrId}` */
  readonly name: string;
  readonly method: string;
  readonly path: RegExp;
  readonly parameterCount: number;
  readonly isHtml: boolean;
  readonly schema: Json;
}

/** Every call whose response has a body. */
export const operations: readonly Operation[] = Object.entries(toRecord(apiDocument.paths)).flatMap(
  ([path, pathOperations]) =>
    Object.entries(toRecord(pathOperations))
      .filter(([method]) => METHODS.includes(method))
      .flatMap(([method, operation]) => createOperation(method.toUpperCase(), path, toRecord(operation))),
);

/** Finds the call of a request; a path without parameters takes precedence. */
export function findOperation(method: string, pathname: string): Operation | undefined {
  return operations
    .filter((operation) => operation.method === method && operation.path.test(pathname))
    .sort((first, second) => first.parameterCount - second.parameterCount)[0];
}

function createOperation(method: string, path: string, operation: Json): Operation[] {
  const answers = Object.entries(toRecord(operation.responses)).filter(([status]) => status.startsWith('2'));
  return answers.flatMap(([, answer]) =>
    Object.entries(toRecord(resolveReference(answer).content)).map(([type, content]) => ({
      name: `${method} ${path}`,
      method,
      path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
      parameterCount: path.split('{').length - 1,
      isHtml: type === 'text/html',
      schema: toRecord(toRecord(content).schema),
    })),
  );
}

export function toRecord(value: unknown): Json {
  return isRecord(value) ? value : {};
}

export function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function resolveReference(value: unknown): Json {
  const schema = toRecord(value);
  if (typeof schema.$ref !== 'string') return schema;
  const referencedValue = schema.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => toRecord(node)[key], apiDocument);
  return resolveReference(referencedValue);
}

/** Returns a schema and all schemas that it is composed of. */
export function listSchemaParts(value: unknown): Json[] {
  const schema = resolveReference(value);
  const innerParts = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => {
    const list = schema[key];
    return Array.isArray(list) ? list.flatMap(listSchemaParts) : [];
  });
  return [schema, ...innerParts];
}
