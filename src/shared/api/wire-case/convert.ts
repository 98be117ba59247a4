import { type RecordShape, type ShapeRef, toCamel, toSnake, type WireCaseTable } from './shape';

type Shapes = WireCaseTable['shapes'];
type RenamedKey = {
  readonly renamed: string;
  /** The value's shape; undefined if the value is not converted. */
  readonly child: ShapeRef | undefined;
};
/** Looks up a renaming, memoised per record shape. */
type RenameKey = (shape: RecordShape, key: string) => RenamedKey;

const renameFromWire = memoiseByShape((shape) => {
  return (key) => ({
    renamed: findOwn(shape.names, key) ?? (shape.keep ? key : toCamel(key)),
    child: findOwn(shape.record, key),
  });
});

const renameToWire = memoiseByShape((shape) => {
  const wireNames = Object.fromEntries(
    Object.entries(shape.names ?? {}).map(([wire, camel]) => [camel, wire]),
  );
  return (key) => {
    const renamed = findOwn(wireNames, key) ?? (shape.keep ? key : toSnake(key));
    return { renamed, child: findOwn(shape.record, renamed) };
  };
});

/**
 * Converts a body from the wire to the application. Data keys are not renamed.
 *
 * @throws TypeError if a value is not the documented list or object
 */
export const toApplication = (body: unknown, shapes: Shapes, shapeRef: ShapeRef | undefined): unknown =>
  convert(body, shapes, shapeRef, renameFromWire, throwOnMismatch);

/**
 * The lenient version for ../configured: mismatches are passed through, and an object in place of a list becomes its values (PHP
 * encodes a list with gaps as an object).
 */
export const toApplicationLeniently = (
  body: unknown,
  shapes: Shapes,
  shapeRef: ShapeRef | undefined,
): unknown => convert(body, shapes, shapeRef, renameFromWire, keepOnMismatch);

/** Converts a body from the application to the wire: the inverse of `toApplication`. */
export const toWire = (body: unknown, shapes: Shapes, shapeRef: ShapeRef | undefined): unknown =>
  convert(body, shapes, shapeRef, renameToWire, throwOnMismatch);

type MismatchHandler = (value: unknown, promisedType: string) => unknown;

const throwOnMismatch: MismatchHandler = (_, promisedType) => {
  throw new TypeError(`Wire case: the API document promises ${promisedType} here, something else came.`);
};

const keepOnMismatch: MismatchHandler = (value) => value;

function convert(
  value: unknown,
  shapes: Shapes,
  shapeRef: ShapeRef | undefined,
  rename: RenameKey,
  onMismatch: MismatchHandler,
): unknown {
  const shape = shapeRef === undefined ? undefined : shapes[shapeRef];
  if (shape === undefined || value === null || value === undefined) {
    return value;
  }
  if ('list' in shape) {
    const list = onMismatch === keepOnMismatch && typeof value === 'object' ? Object.values(value) : value;
    return Array.isArray(list)
      ? list.map((item) => convert(item, shapes, shape.list, rename, onMismatch))
      : onMismatch(value, 'a list');
  }
  if (typeof value !== 'object' || Array.isArray(value)) {
    return onMismatch(value, 'an object');
  }
  const converted: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    const { renamed, child } = 'map' in shape ? { renamed: key, child: shape.map } : rename(shape, key);
    setOwnProperty(converted, renamed, convert(inner, shapes, child, rename, onMismatch));
  }
  return converted;
}

/** Sets an own property; assigning `__proto__` would replace the prototype. */
function setOwnProperty(target: Record<string, unknown>, key: string, value: unknown): void {
  if (key === '__proto__') {
    Object.defineProperty(target, key, { value, enumerable: true, writable: true, configurable: true });
  } else {
    target[key] = value;
  }
}

/** Own properties only: a body may contain keys such as `constructor`. */
function findOwn<Value>(names: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined {
  return names && Object.hasOwn(names, key) ? names[key] : undefined;
}

function memoiseByShape(renamer: (shape: RecordShape) => (key: string) => RenamedKey): RenameKey {
  const renamers = new WeakMap<
    RecordShape,
    { find: (key: string) => RenamedKey; renamings: Map<string, RenamedKey> }
  >();

  return (shape, key) => {
    let memoisedShape = renamers.get(shape);
    if (!memoisedShape) {
      memoisedShape = { find: renamer(shape), renamings: new Map() };
      renamers.set(shape, memoisedShape);
    }
    let renaming = memoisedShape.renamings.get(key);
    if (!renaming) {
      renaming = memoisedShape.find(key);
      memoisedShape.renamings.set(key, renaming);
    }
    return renaming;
  };
}
