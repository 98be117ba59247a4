import fc from 'fast-check';

type Json = unknown;
type Mutation = { readonly position: number; readonly damageValue: (value: Json) => Json };

/** What servers send instead of a value: PHP's empty object, a number as text, nothing at all. */
const DAMAGES: readonly ((value: Json) => Json)[] = [
  () => null,
  () => undefined,
  () => [],
  () => ({}),
  () => 'text',
  () => '',
  () => 7,
  () => true,
  () => [null],
  (value) => (Array.isArray(value) ? { ...value } : [value]),
  (value) => (Array.isArray(value) ? [...value, ...value] : value),
  (value) => (typeof value === 'string' ? `<b>${value}</b> &amp; مرحبا` : value),
];

const anyMutation: fc.Arbitrary<Mutation> = fc.record({
  position: fc.nat({ max: 200 }),
  damageValue: fc.constantFrom(...DAMAGES),
});

/** Bodies with damaged values: some are replaced, missing or repeated. */
export function generateDamagedBodies(bodies: fc.Arbitrary<Json>): fc.Arbitrary<Json> {
  return fc.tuple(bodies, fc.array(anyMutation, { minLength: 1, maxLength: 4 })).map(([body, mutations]) => {
    const damagedBody = mutations.reduce((currentBody, { position, damageValue }) => {
      const valueCount = countValues(currentBody);
      return valueCount === 0 ? currentBody : damageAt(currentBody, position % valueCount, damageValue);
    }, body);
    // As it arrives: JSON drops keys without a value.
    return JSON.parse(JSON.stringify(damagedBody));
  });
}

/** The number of values inside a value, at any depth. */
function countValues(value: Json): number {
  return listChildren(value).reduce((sum, [, child]) => sum + 1 + countValues(child), 0);
}

function listChildren(value: Json): [string, Json][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

/** Copies a value and damages the one at a position, counted from the outside to the inside. */
function damageAt(value: Json, position: number, damageValue: Mutation['damageValue']): Json {
  let positionsLeft = position;
  const entries = listChildren(value).map(([key, child]): [string, Json] => {
    const innerValueCount = countValues(child);
    const positionInChild = positionsLeft;
    positionsLeft -= innerValueCount + 1;
    if (positionInChild === 0) return [key, damageValue(child)];
    return positionInChild > 0 && positionInChild <= innerValueCount
      ? [key, damageAt(child, positionInChild - 1, damageValue)]
      : [key, child];
  });
  return Array.isArray(value) ? entries.map(([, child]) => child) : Object.fromEntries(entries);
}
