/** The options that Google's reference documents. */
export type Options = Readonly<Record<string, unknown>>;
type Check = (value: unknown) => boolean;

export function refuse(where: string, expected: string, given: unknown): never {
  throw new TypeError(
    `recorded maps: ${where} wants ${expected}, not ${JSON.stringify(given) ?? String(given)}.`,
  );
}

const isBoolean: Check = (value) => typeof value === 'boolean';
const isText: Check = (value) => typeof value === 'string' && value !== '';
const checkWithin =
  (least: number, most: number): Check =>
  (value) =>
    typeof value === 'number' && value >= least && value <= most;
const anything: Check = () => true;
const isPoint: Check = (value) =>
  isRecord(value) && checkWithin(-90, 90)(value.lat) && checkWithin(-180, 180)(value.lng);
const isColour: Check = (value) => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

const MAP: Record<string, Check> = {
  center: isPoint,
  zoom: checkWithin(0, 22),
  minZoom: checkWithin(0, 22),
  maxZoom: checkWithin(0, 22),
  isFractionalZoomEnabled: isBoolean,
  disableDefaultUI: isBoolean,
  keyboardShortcuts: isBoolean,
  clickableIcons: isBoolean,
  gestureHandling: (value) => ['cooperative', 'greedy', 'none', 'auto'].includes(String(value)),
};
const CIRCLE: Record<string, Check> = {
  map: anything,
  clickable: isBoolean,
  fillColor: isColour,
  fillOpacity: checkWithin(0, 1),
  strokeColor: isColour,
  strokeWeight: checkWithin(0, 20),
};
const GEOCODER: Record<string, Check> = {
  address: isText,
  componentRestrictions: (value) =>
    isRecord(value) && Object.keys(value).length === 1 && value.country === 'GB',
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function checkTable(table: Record<string, Check>, expected: readonly string[] = []) {
  return (where: string, value: unknown): Options => {
    if (!isRecord(value)) return refuse(where, 'options', value);
    for (const name of expected) if (!(name in value)) refuse(where, `the option ${name}`, value);
    for (const [name, given] of Object.entries(value)) {
      if (!table[name]?.(given)) refuse(`${where}, option ${name}`, 'what was recorded', given);
    }
    return value;
  };
}

export const checks = {
  map: checkTable(MAP),
  camera: checkTable({ center: isPoint, zoom: checkWithin(0, 22) }, ['center', 'zoom']),
  circle: checkTable(CIRCLE),
  geocoder: checkTable(GEOCODER, ['address', 'componentRestrictions']),
  point(where: string, value: unknown): Options {
    return isRecord(value) && isPoint(value) ? value : refuse(where, 'a place', value);
  },
};

/** A proxy that throws on unknown members. */
export function strict<Of extends object>(name: string, members: Of): Of {
  return new Proxy(members, {
    get(target, key, receiver) {
      if (typeof key === 'string' && !(key in target)) refuse(name, 'a recorded member', key);
      return Reflect.get(target, key, receiver);
    },
  });
}
