import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The keywords of a schema that limit the values of a request. */
export interface BoundedSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly BoundedSchema[];
  readonly allOf?: readonly BoundedSchema[];
  readonly items?: BoundedSchema;
  readonly properties?: Readonly<Record<string, BoundedSchema>>;
  readonly additionalProperties?: boolean | BoundedSchema;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly maxProperties?: number;
}

interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly schema: BoundedSchema;
}

interface Operation {
  readonly operationId?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: BoundedSchema }>> };
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, BoundedSchema>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
  };
}

interface FoundSchema {
  /** Operation and path, such as `addToCart items[].id`. */
  readonly where: string;
  readonly schema: BoundedSchema;
}

const { paths, components }: Document = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../openapi/bundle.json'), 'utf8'),
);

/** Lists every schema of a parameter or a part of a request body in the API document. */
export function requestSchemas(): FoundSchema[] {
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  return operations.flatMap(({ operationId = '', parameters = [], requestBody }) => [
    ...parameters
      .map(parameterBehind)
      .flatMap(({ name, schema }) => withParts(schema, `${operationId} ${name}`)),
    ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
      // A picture upload has no schema.
      schema ? withParts(schema, operationId) : [],
    ),
  ]);
}

function parameterBehind(parameter: Parameter): Parameter {
  return components.parameters[nameOf(parameter.$ref)] ?? parameter;
}

function withParts(given: BoundedSchema, where: string): FoundSchema[] {
  const schema = components.schemas[nameOf(given.$ref)] ?? given;
  const { properties = {}, additionalProperties: rest, items, oneOf = [], allOf = [] } = schema;
  return [
    { where, schema },
    ...Object.entries(properties).flatMap(([key, part]) => withParts(part, `${where} ${key}`)),
    ...(typeof rest === 'object' ? withParts(rest, `${where} *`) : []),
    ...(items ? withParts(items, `${where}[]`) : []),
    ...[...oneOf, ...allOf].flatMap((part) => withParts(part, where)),
  ];
}

function nameOf(ref = ''): string {
  return ref.split('/').at(-1) ?? '';
}
