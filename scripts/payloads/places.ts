import { type Json, listSchemaParts, type Operation, operations, toRecord } from './api-document.ts';

/** A string of a response, named by its call and path: `GET /api/client data.name`. */
export interface ResponseString {
  readonly name: string;
  /** How the site uses the string: shown as HTML, shown as text, as a URL, or to control the site (ids, keys, types). */
  readonly kind: 'html' | 'text' | 'address' | 'steering';
}

const HTML_STRINGS = /(\.html|^GET \/api\/memberships\/(types|\{id\}\/change) data\[\]\.description)$/;
const ADDRESS_STRINGS =
  /\.(theme_app_logo|profile_photo|sca_url|return_url|payment_provider_configuration\.(address|configuration_url))$/;
/** Strings that nobody reads: keys, references, secrets. The page must survive payloads in them too. */
const STEERING_STRINGS =
  /(\.|_| )(id|uuid|slug|token|checksum|hash|reference|type|path|key|secret|identifier|provider|by|value|status)$|section_fields\[\]\.name$|answer(\[\])?$|html_attributes\.\*$|sca_data\.\*$|\.customer_payment_methods$/;

/** The relevant parts of a schema: whether it is a string, with fixed values or not, and the schemas that it contains. */
export interface Shape {
  readonly isString: boolean;
  readonly isFixed: boolean;
  readonly properties: ReadonlyMap<string, readonly unknown[]>;
  readonly otherSchemas: readonly unknown[];
  readonly items: readonly unknown[];
}

export function buildShape(schemas: readonly unknown[]): Shape {
  const parts = schemas.flatMap(listSchemaParts);
  const properties = new Map<string, unknown[]>();
  for (const part of parts) {
    for (const [name, schema] of Object.entries(toRecord(part.properties)))
      properties.set(name, [...(properties.get(name) ?? []), schema]);
  }
  const isFixed = (part: Json) =>
    part.enum !== undefined ||
    part.const !== undefined ||
    part.format !== undefined ||
    part.pattern !== undefined;
  return {
    isString: parts.some(({ type }) => type === 'string' || (Array.isArray(type) && type.includes('string'))),
    isFixed: parts.some(isFixed),
    properties,
    otherSchemas: parts.flatMap(({ additionalProperties: schema }) =>
      typeof schema === 'object' ? [schema] : [],
    ),
    items: parts.flatMap(({ items }) => (items === undefined ? [] : [items])),
  };
}

export function classifyString(
  operation: Operation,
  path: string,
  { isFixed }: Pick<Shape, 'isFixed'>,
): ResponseString {
  const name = `${operation.name} ${path}`;
  if (operation.isHtml || HTML_STRINGS.test(name)) return { name, kind: 'html' };
  if (ADDRESS_STRINGS.test(name)) return { name, kind: 'address' };
  return { name, kind: isFixed || STEERING_STRINGS.test(name) ? 'steering' : 'text' };
}

/** Lists every string of every response in the API document. */
export function listResponseStrings(): ResponseString[] {
  return operations.flatMap((operation) => {
    if (operation.isHtml) return [classifyString(operation, 'body', { isFixed: false })];
    return listStrings(operation, [operation.schema], '', 0);
  });
}

/** The maximum depth, at which recursive schemas are cut off; no response is as deep. */
const MAX_DEPTH = 12;

function listStrings(
  operation: Operation,
  schemas: readonly unknown[],
  path: string,
  depth: number,
): ResponseString[] {
  if (depth > MAX_DEPTH) return [];
  const shape = buildShape(schemas);
  const joinPath = (name: string) => (path === '' ? name : `${path}.${name}`);
  return [
    ...(shape.isString ? [classifyString(operation, path, shape)] : []),
    ...[...shape.properties].flatMap(([name, propertySchemas]) =>
      listStrings(operation, propertySchemas, joinPath(name), depth + 1),
    ),
    ...(shape.otherSchemas.length > 0
      ? listStrings(operation, shape.otherSchemas, joinPath('*'), depth + 1)
      : []),
    ...(shape.items.length > 0 ? listStrings(operation, shape.items, `${path}[]`, depth + 1) : []),
  ];
}
