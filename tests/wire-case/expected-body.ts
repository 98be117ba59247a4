import { listTypes, resolveSchema, type Schema } from './api-document.ts';

/** The rule that the application's types follow (`Camel` in src/shared/api), implemented here a second time as a check. */
const toCamelCase = (name: string): string =>
  name
    .split('_')
    .map((word, wordIndex) => (wordIndex === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');

/** What the application must read from a wire body, according to the API document itself instead of the generated table. */
export function buildExpectedBody(body: unknown, schema: Schema): unknown {
  const { oneOf, items, properties = {}, additionalProperties } = resolveSchema(schema);
  if (oneOf) {
    return buildExpectedBody(body, oneOf.find((option) => isAccepting(resolveSchema(option), body)) ?? {});
  }
  if (Array.isArray(body)) {
    return items ? body.map((item) => buildExpectedBody(item, items)) : body;
  }
  if (typeof body !== 'object' || body === null || !listTypes(resolveSchema(schema)).includes('object')) {
    return body;
  }
  const additionalSchema = typeof additionalProperties === 'object' ? additionalProperties : {};
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => {
      const propertySchema = Object.hasOwn(properties, key) ? properties[key] : undefined;
      return propertySchema
        ? [toCamelCase(key), buildExpectedBody(value, propertySchema)]
        : [key, buildExpectedBody(value, additionalSchema)];
    }),
  );
}

/** Enough to distinguish the alternatives in the document: null, or objects by their `type`. */
function isAccepting(option: Schema, body: unknown): boolean {
  if (body === null) {
    return listTypes(option).includes('null');
  }
  if (Array.isArray(body)) {
    return listTypes(option).includes('array');
  }
  const bodyTypes = option.properties?.type?.enum;
  return (
    typeof body === 'object' &&
    listTypes(option).includes('object') &&
    (!bodyTypes || ('type' in body && bodyTypes.includes(body.type)))
  );
}
