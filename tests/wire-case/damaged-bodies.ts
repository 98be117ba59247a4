import fc from 'fast-check';

type Json = unknown;
type Mutation = { readonly at: number; readonly how: (value: Json) => Json };

/** What servers send instead of a value: PHP's empty object, a number as text, nothing at all. */
const damages: readonly ((value: Json) => Json)[] = [
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

const damage: fc.Arbitrary<Mutation> = fc.record({
  at: fc.nat({ max: 200 }),
  how: fc.constantFrom(...damages),
});

/** Bodies with damaged values: some are replaced, missing or repeated. */
export function generateDamagedBodies(lists: fc.Arbitrary<Json>): fc.Arbitrary<Json> {
  return fc.tuple(lists, fc.array(damage, { minLength: 1, maxLength: 4 })).map(([body, mutations]) => {
    const damaged = mutations.reduce((currentBody, { at, how }) => {
      const places = placesIn(currentBody);
      return places === 0 ? currentBody : damagedAt(currentBody, at % places, how);
    }, body);
    // As it arrives: JSON drops keys without a value.
    return JSON.parse(JSON.stringify(damaged));
  });
}

/** The number of values inside a value, at any depth. */
function placesIn(value: Json): number {
  return childrenOf(value).reduce((sum, [, child]) => sum + 1 + placesIn(child), 0);
}

function childrenOf(value: Json): [string, Json][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

/** Copies a value and damages the one at a position, counted from the outside to the inside. */
function damagedAt(value: Json, at: number, how: Mutation['how']): Json {
  let placesLeft = at;
  const entries = childrenOf(value).map(([key, child]): [string, Json] => {
    const innerPlaces = placesIn(child);
    const placeInChild = placesLeft;
    placesLeft -= innerPlaces + 1;
    if (placeInChild === 0) return [key, how(child)];
    return placeInChild > 0 && placeInChild <= innerPlaces
      ? [key, damagedAt(child, placeInChild - 1, how)]
      : [key, child];
  });
  return Array.isArray(value) ? entries.map(([, child]) => child) : Object.fromEntries(entries);
}
