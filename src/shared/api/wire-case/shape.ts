/**
 * The type of the generated wire-case table (`table.gen.ts`, made by `npm run openapi` from the API document).
 *
 * The wire speaks snake_case, the application camelCase. Which keys are names and which are data cannot be guessed
 * from a body, so the document says it and the table carries it:
 *
 * - `{ record }` an object whose keys are names. Every key is renamed by the rule of `toCamel` / `toSnake` below,
 *   unless `names` lists it. `record` lists, by **wire** name, only the keys whose value has a shape of its own: a key
 *   that is not listed holds a scalar, a list of scalars or free JSON, and its value is left alone, whatever it is.
 * - `names` pairs wire name → camelCase name for the keys that the rule does not carry there and back
 *   (`colour_1` ↔ `colour1`; a wire name that is camelCase already ↔ itself).
 * - `keep: true` a record that also takes keys which are data (the customer's fields in the register body). Then only
 *   the keys in `names` are names (all declared ones are listed); every other key is kept, its value left alone.
 * - `{ list }` an array, each element by the given shape.
 * - `{ map }` an object whose keys are data: keys are kept, each value by the given shape.
 *
 * A `ShapeRef` is an index into `WireCaseTable.shapes` (shared shapes are stored once). No reference = leave alone.
 */
export type ShapeRef = number;

export type RecordShape = {
  readonly record: Readonly<Record<string, ShapeRef>>;
  readonly names?: Readonly<Record<string, string>>;
  readonly keep?: true;
};

type ListShape = { readonly list: ShapeRef };

type MapShape = { readonly map: ShapeRef };

export type Shape = RecordShape | ListShape | MapShape;

export type OperationShapes = {
  /** The query parameters as one flat record; absent when `toSnake` alone names them all. */
  readonly query?: ShapeRef;
  /** The JSON request body; absent when there is none or nothing in it is to be converted. */
  readonly body?: ShapeRef;
  /** Whole response bodies (`{ data, checksum? }` included) by status; absent statuses are left alone. */
  readonly replies?: Readonly<Record<number, ShapeRef>>;
};

export type WireCaseTable = {
  readonly shapes: readonly Shape[];
  /** By `METHOD /path/{template}`, as the document (and openapi-fetch's `schemaPath`) writes it. */
  readonly operations: Readonly<Record<string, OperationShapes>>;
  /** The shape of the JSON body of every status from 400 up. */
  readonly failure: ShapeRef;
};

/** `first_name` → `firstName`, `activities_v2_enabled` → `activitiesV2Enabled`; a name without underscores is kept. */
export function toCamel(name: string): string {
  return name.replace(/_+([a-z0-9])/gi, (match, letter: string, at: number) =>
    at === 0 ? match : letter.toUpperCase(),
  );
}

/** `firstName` → `first_name`: an underscore before each capital. Digits are not split off (`address1`). */
export function toSnake(name: string): string {
  return name.replace(/[A-Z]/g, (letter, at: number) => (at === 0 ? letter : `_${letter.toLowerCase()}`));
}
