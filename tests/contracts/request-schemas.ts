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
  readonly location: string;
  readonly schema: BoundedSchema;
}

const { paths, components }: Document = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../openapi/bundle.json'), 'utf8'),
);

/** Lists every schema of a parameter or a part of a request body in the API document. */
export function listRequestSchemas(): FoundSchema[] {
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  return operations.flatMap(({ operationId = '', parameters = [], requestBody }) => [
    ...parameters
      .map(resolveParameter)
      .flatMap(({ name, schema }) => listSchemas(schema, `${operationId} ${name}`)),
    ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
      // A picture upload has no schema.
      schema ? listSchemas(schema, operationId) : [],
    ),
  ]);
}

function resolveParameter(parameter: Parameter): Parameter {
  return components.parameters[readName(parameter.$ref)] ?? parameter;
}

function listSchemas(givenSchema: BoundedSchema, where: string): FoundSchema[] {
  const schema = components.schemas[readName(givenSchema.$ref)] ?? givenSchema;
  const { properties = {}, additionalProperties: additionalSchema, items, oneOf = [], allOf = [] } = schema;
  return [
    { location: where, schema },
    ...Object.entries(properties).flatMap(([key, partSchema]) => listSchemas(partSchema, `${where} ${key}`)),
    ...(typeof additionalSchema === 'object' ? listSchemas(additionalSchema, `${where} *`) : []),
    ...(items ? listSchemas(items, `${where}[]`) : []),
    ...[...oneOf, ...allOf].flatMap((partSchema) => listSchemas(partSchema, where)),
  ];
}

function readName(ref = ''): string {
  return ref.split('/').at(-1) ?? '';
}
