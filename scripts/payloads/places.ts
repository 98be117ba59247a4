import { type Json, listParts, type Operation, operations, recordOf } from './api-document.ts';

/** A string of a response, named by its call and path: `GET /api/client data.name`. */
export interface Place {
  readonly name: string;
  /** How the site uses the string: shown as HTML, shown as text, as a URL, or to control the site (ids, keys, types). */
  readonly kind: 'html' | 'text' | 'address' | 'steering';
}

const HTML = /(\.html|^GET \/api\/memberships\/(types|\{id\}\/change) data\[\]\.description)$/;
const ADDRESS =
  /\.(theme_app_logo|profile_photo|sca_url|return_url|payment_provider_configuration\.(address|configuration_url))$/;
/** Strings that nobody reads: keys, references, secrets. The page must survive payloads in them too. */
const STEERING =
  /(\.|_| )(id|uuid|slug|token|checksum|hash|reference|type|path|key|secret|identifier|provider|by|value|status)$|section_fields\[\]\.name$|answer(\[\])?$|html_attributes\.\*$|sca_data\.\*$|\.customer_payment_methods$/;

/** The relevant parts of a schema: whether it is a string, with fixed values or not, and the schemas that it contains. */
export interface Shape {
  readonly isString: boolean;
  readonly isFixed: boolean;
  readonly properties: ReadonlyMap<string, readonly unknown[]>;
  readonly others: readonly unknown[];
  readonly items: readonly unknown[];
}

export function buildShape(schemas: readonly unknown[]): Shape {
  const parts = schemas.flatMap(listParts);
  const properties = new Map<string, unknown[]>();
  for (const part of parts) {
    for (const [name, schema] of Object.entries(recordOf(part.properties)))
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
    others: parts.flatMap(({ additionalProperties: more }) => (typeof more === 'object' ? [more] : [])),
    items: parts.flatMap(({ items }) => (items === undefined ? [] : [items])),
  };
}

export function placeOf(operation: Operation, path: string, { isFixed }: Pick<Shape, 'isFixed'>): Place {
  const name = `${operation.name} ${path}`;
  if (operation.isHtml || HTML.test(name)) return { name, kind: 'html' };
  if (ADDRESS.test(name)) return { name, kind: 'address' };
  return { name, kind: isFixed || STEERING.test(name) ? 'steering' : 'text' };
}

/** Lists every string of every response in the API document. */
export function listPlaces(): Place[] {
  return operations.flatMap((operation) => {
    if (operation.isHtml) return [placeOf(operation, 'body', { isFixed: false })];
    return stringsOf(operation, [operation.schema], '', 0);
  });
}

/** The maximum depth, at which recursive schemas are cut off; no response is as deep. */
const DEEPEST = 12;

function stringsOf(operation: Operation, schemas: readonly unknown[], path: string, depth: number): Place[] {
  if (depth > DEEPEST) return [];
  const shape = buildShape(schemas);
  const at = (name: string) => (path === '' ? name : `${path}.${name}`);
  return [
    ...(shape.isString ? [placeOf(operation, path, shape)] : []),
    ...[...shape.properties].flatMap(([name, inner]) => stringsOf(operation, inner, at(name), depth + 1)),
    ...(shape.others.length > 0 ? stringsOf(operation, shape.others, at('*'), depth + 1) : []),
    ...(shape.items.length > 0 ? stringsOf(operation, shape.items, `${path}[]`, depth + 1) : []),
  ];
}
