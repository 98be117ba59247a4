import { type RecordShape, type ShapeRef, toCamel, toSnake, type WireCaseTable } from './shape';

type Shapes = WireCaseTable['shapes'];
type Renaming = {
  /** The key's name on the other side. */
  readonly renamed: string;
  /** The shape of what stands under it, none when it is left alone. */
  readonly child: ShapeRef | undefined;
};
/** Finds a key's renaming, remembered by record: two thousand centres share a dozen keys. */
type Renamer = (shape: RecordShape, key: string) => Renaming;

const inwards = remember((shape) => {
  return (key) => ({
    renamed: named(shape.names, key) ?? (shape.keep ? key : toCamel(key)),
    child: named(shape.record, key),
  });
});

const outwards = remember((shape) => {
  const wireNames = Object.fromEntries(
    Object.entries(shape.names ?? {}).map(([wire, camel]) => [camel, wire]),
  );
  return (key) => {
    const renamed = named(wireNames, key) ?? (shape.keep ? key : toSnake(key));
    return { renamed, child: named(shape.record, renamed) };
  };
});

/**
 * A body as the wire has it → as the application has it. Keys that the table calls data stay untouched.
 * @throws TypeError where the table promises a list or an object and the body holds something else.
 */
export const toApplication = (body: unknown, shapes: Shapes, ref: ShapeRef | undefined): unknown =>
  convert(body, shapes, ref, inwards, refuse);

/**
 * The same for a reader that looks through the body afterwards: what is no list or no object is handed on as it came, and
 * of an object in a list's place the values are taken for the list (PHP writes a list with gaps so).
 */
export const toApplicationLeniently = (body: unknown, shapes: Shapes, ref: ShapeRef | undefined): unknown =>
  convert(body, shapes, ref, inwards, handOn);

/** A body as the application has it → as the wire has it: the reverse of `toApplication`. */
export const toWire = (body: unknown, shapes: Shapes, ref: ShapeRef | undefined): unknown =>
  convert(body, shapes, ref, outwards, refuse);

/** What becomes of a value that is not what the table promises. */
type Misfit = (value: unknown, promised: string) => unknown;

const refuse: Misfit = (_, promised) => {
  throw new TypeError(`Wire case: the API document promises ${promised} here, something else came.`);
};

const handOn: Misfit = (value) => value;

function convert(
  value: unknown,
  shapes: Shapes,
  ref: ShapeRef | undefined,
  rename: Renamer,
  misfit: Misfit,
): unknown {
  const shape = ref === undefined ? undefined : shapes[ref];
  if (shape === undefined || value === null || value === undefined) {
    return value;
  }
  if ('list' in shape) {
    const list = misfit === handOn && typeof value === 'object' ? Object.values(value) : value;
    return Array.isArray(list)
      ? list.map((item) => convert(item, shapes, shape.list, rename, misfit))
      : misfit(value, 'a list');
  }
  if (typeof value !== 'object' || Array.isArray(value)) {
    return misfit(value, 'an object');
  }
  const converted: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    const { renamed, child } = 'map' in shape ? { renamed: key, child: shape.map } : rename(shape, key);
    define(converted, renamed, convert(inner, shapes, child, rename, misfit));
  }
  return converted;
}

/** Sets an own property, also when its name is `__proto__`: plain assignment would replace the prototype. */
function define(target: Record<string, unknown>, key: string, value: unknown): void {
  if (key === '__proto__') {
    Object.defineProperty(target, key, { value, enumerable: true, writable: true, configurable: true });
  } else {
    target[key] = value;
  }
}

/** Own properties only: a body may hold keys such as `constructor`. */
function named<Value>(names: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined {
  return names && Object.hasOwn(names, key) ? names[key] : undefined;
}

function remember(renamer: (shape: RecordShape) => (key: string) => Renaming): Renamer {
  const known = new WeakMap<RecordShape, { find: (key: string) => Renaming; found: Map<string, Renaming> }>();

  return (shape, key) => {
    let memory = known.get(shape);
    if (!memory) {
      memory = { find: renamer(shape), found: new Map() };
      known.set(shape, memory);
    }
    let renaming = memory.found.get(key);
    if (!renaming) {
      renaming = memory.find(key);
      memory.found.set(key, renaming);
    }
    return renaming;
  };
}
