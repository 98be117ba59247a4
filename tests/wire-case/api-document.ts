import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The parts of JSON Schema that the API document uses. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
};

type Content = { readonly content?: { readonly 'application/json'?: { readonly schema: Schema } } };
type Operation = {
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content & { readonly $ref?: string }>>;
};
type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

/** A JSON body of an operation: that of the request, or of the response with a status below 400. */
export type Body = { readonly operation: string; readonly status: number | null; readonly schema: Schema };

/** The bundled API document. */
const apiDocument: Document = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../openapi/bundle.json'), 'utf8'),
);

/** Every JSON body of every operation. Bodies of failures are all alike and are not included. */
export function listBodies(): Body[] {
  return Object.entries(apiDocument.paths).flatMap(([path, pathItem]) =>
    Object.entries(pathItem)
      .filter(([method]) => method !== 'parameters')
      .flatMap(([method, { requestBody, responses }]) => {
        const operation = `${method.toUpperCase()} ${path}`;
        const bodyContents: [number | null, Content][] = [
          [null, requestBody ?? {}],
          ...Object.entries(responses).map(([status, response]): [number, Content] => [
            Number(status),
            response,
          ]),
        ];
        return bodyContents.flatMap(([status, { content }]) => {
          const schema = content?.['application/json']?.schema;
          return schema && (status ?? 0) < 400 ? [{ operation, status, schema }] : [];
        });
      }),
  );
}

/** Resolves a schema reference. */
export function resolveSchema(schema: Schema): Schema {
  const referencedSchema = schema.$ref && apiDocument.components.schemas[schema.$ref.split('/').at(-1) ?? ''];
  return referencedSchema ? resolveSchema(referencedSchema) : schema;
}

export const listTypes = ({ type }: Schema): readonly string[] =>
  type === undefined ? [] : typeof type === 'string' ? [type] : type;
