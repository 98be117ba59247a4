/** The requirements of a version, by name. Each begins with `must`, or with `may` if a server can leave the part out. */
export type Facts = Readonly<Record<string, string>>;

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}
type Body = { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> };
interface Operation {
  readonly parameters?: readonly {
    readonly name?: string;
    readonly $ref?: string;
    readonly required?: boolean;
  }[];
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Body>>;
  readonly 'x-optional'?: string;
}
export interface OpenApi {
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Lists the calls of the document, their parameters and bodies, and the keys of its schemas. */
export function readDocumentFacts({ paths, components }: OpenApi): Facts {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method]) => METHODS.includes(method))
      .flatMap(([method, operation]) => listCallFacts(`${method.toUpperCase()} ${path}`, operation)),
  );
  const schemas = Object.entries(components.schemas).flatMap(([name, schema]) => listKeyFacts(name, schema));
  return Object.fromEntries([...calls, ...schemas].sort(([first], [second]) => (first < second ? -1 : 1)));
}

function listCallFacts(call: string, operation: Operation): [string, string][] {
  const { parameters = [], requestBody, responses } = operation;
  return [
    [call, operation['x-optional'] === undefined ? 'must call' : 'may call'],
    ...parameters.map(({ name, $ref, required }): [string, string] => [
      `${call} ← ${name ?? $ref?.split('/').at(-1)}`,
      required ? 'must parameter' : 'may parameter',
    ]),
    ...listBodyFacts(`${call} ← body`, requestBody),
    ...Object.entries(responses).flatMap(([status, body]) => [
      ...(status.startsWith('2') ? listBodyFacts(`${call} → ${status}`, body) : []),
    ]),
  ];
}

function listBodyFacts(name: string, body: Body | undefined): [string, string][] {
  const schema = body?.content?.['application/json']?.schema;
  return schema ? [[name, `must ${describeType(schema)}`], ...listKeyFacts(name, schema)] : [];
}

/** Lists the keys of a schema, including those of its inline objects. */
function listKeyFacts(name: string, schema: Schema): [string, string][] {
  const schemaParts = [schema, ...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  return schemaParts.flatMap(({ properties = {}, required = [], items }) => [
    ...Object.entries(properties).flatMap(([key, keySchema]): [string, string][] => [
      [`${name}.${key}`, `${required.includes(key) ? 'must' : 'may'} ${describeType(keySchema)}`],
      ...listKeyFacts(`${name}.${key}`, keySchema),
    ]),
    ...(items ? listKeyFacts(name, items) : []),
  ]);
}

function describeType({ $ref, type, items, oneOf, anyOf, allOf }: Schema): string {
  if ($ref !== undefined) return $ref.split('/').at(-1) ?? '';
  if (items)
    return `${[type]
      .flat()
      .filter((typeName) => typeName !== 'array')
      .concat(describeType(items))
      .join('|')}[]`;
  const choices = oneOf ?? anyOf ?? allOf;
  if (choices)
    return choices
      .map(describeType)
      .sort()
      .join(allOf ? '&' : '|');
  return [type ?? 'anything'].flat().join('|');
}
