import { resolveSchema, type Schema, typesOf } from './api-document.ts';

/** The rule that the application's types follow (`Camel` in src/shared/api), implemented here a second time as a check. */
const camelCase = (name: string): string =>
  name
    .split('_')
    .map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');

/** What the application must read from a wire body, according to the API document itself instead of the generated table. */
export function buildExpectedBody(body: unknown, schema: Schema): unknown {
  const { oneOf, items, properties = {}, additionalProperties } = resolveSchema(schema);
  if (oneOf) {
    return buildExpectedBody(body, oneOf.find((option) => accepts(resolveSchema(option), body)) ?? {});
  }
  if (Array.isArray(body)) {
    return items ? body.map((item) => buildExpectedBody(item, items)) : body;
  }
  if (typeof body !== 'object' || body === null || !typesOf(resolveSchema(schema)).includes('object')) {
    return body;
  }
  const additionalSchema = typeof additionalProperties === 'object' ? additionalProperties : {};
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => {
      const declared = Object.hasOwn(properties, key) ? properties[key] : undefined;
      return declared
        ? [camelCase(key), buildExpectedBody(value, declared)]
        : [key, buildExpectedBody(value, additionalSchema)];
    }),
  );
}

/** Enough to distinguish the alternatives in the document: null, or objects by their `type`. */
function accepts(option: Schema, body: unknown): boolean {
  if (body === null) {
    return typesOf(option).includes('null');
  }
  if (Array.isArray(body)) {
    return typesOf(option).includes('array');
  }
  const type = option.properties?.type?.enum;
  return (
    typeof body === 'object' &&
    typesOf(option).includes('object') &&
    (!type || ('type' in body && type.includes(body.type)))
  );
}
