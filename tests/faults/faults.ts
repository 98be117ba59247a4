/** A fault between the site and the operator, as the transport sees it. */
export interface Fault {
  readonly name: string;
  readonly respond: () => Promise<Response>;
  /** Sentences of the server that a customer may read. Nothing that a failing server writes is among them. */
  readonly expectedText?: readonly string[];
  readonly status?: number;
  /** Set if the response has no content, which is a success for calls that need none. */
  readonly isEmpty?: true;
  /** Set if nothing in the list can be parsed, which is a success for calls that leave out such entries. */
  readonly isUnreadable?: true;
  /** Set if the data has a type that no call returns, which is a success for calls that read no data. */
  readonly isOdd?: true;
  /** Set if the data is null, which is a success for calls that may return nothing. */
  readonly isNull?: true;
}

const REFUSAL = 'The operator says no.';
const AT_FIELD = 'Please choose another one.';
const SECRET = 'SQLSTATE[42P01]: relation "members" does not exist';

const json = (status: number, body: unknown, headers: HeadersInit = {}) =>
  Response.json(body, { status, headers });
const raw = (status: number, body: string | null, type = 'application/json') =>
  new Response(body, { status, headers: { 'Content-Type': type } });

function cutInMidBody(): Response {
  return new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"data":'));
        controller.error(new TypeError('terminated'));
      },
    }),
  );
}

const createFault = (
  name: string,
  make: () => Response,
  options: Omit<Fault, 'name' | 'respond'> = {},
): Fault => ({
  name,
  respond: async () => make(),
  ...options,
});
const createRefusal = (status: number, headers: HeadersInit = {}): Fault =>
  createFault(`${status}`, () => json(status, { message: REFUSAL }, headers), {
    status,
    expectedText: [REFUSAL],
  });

/** The fields of all forms that the pages send; each call knows its own. */
const errors = { first_name: [AT_FIELD], start_date: [AT_FIELD], username: [AT_FIELD] };

export const faults: readonly Fault[] = [
  { name: 'an answer that never comes', respond: () => new Promise(() => {}) },
  { name: 'a refused connection', respond: () => Promise.reject(new TypeError('Failed to fetch')) },
  createFault('a connection reset in mid-body', cutInMidBody),
  createFault('a body that never ends', () => new Response(new ReadableStream({}))),
  createFault('malformed JSON', () => raw(200, '{"data": {')),
  createFault('a page of a hotel’s Wi-Fi', () => raw(200, '<p>Please log in</p>', 'text/html')),
  createFault('200 with nothing in it', () => raw(200, ''), { isEmpty: true }),
  createFault('204', () => new Response(null, { status: 204 }), { isEmpty: true }),
  createFault('null as data', () => json(200, { data: null }), { isNull: true }),
  createFault('a text as data', () => json(200, { data: 'nonsense' }), { isOdd: true }),
  createFault('a number as data', () => json(200, { data: 7 }), { isOdd: true }),
  createFault('a list of numbers as data', () => json(200, { data: [7] }), { isUnreadable: true }),
  createRefusal(401),
  createRefusal(403),
  createRefusal(404),
  createFault('419', () => json(419, { message: 'CSRF token mismatch.' }), { status: 419 }),
  createFault('422 with fields', () => json(422, { message: REFUSAL, errors }), {
    status: 422,
    expectedText: [REFUSAL, AT_FIELD, `${REFUSAL} ${AT_FIELD}`],
  }),
  createFault('422 with only a message', () => json(422, { message: REFUSAL }), {
    status: 422,
    expectedText: [REFUSAL],
  }),
  createRefusal(429, { 'Retry-After': '30' }),
  createFault('500', () => json(500, { message: SECRET }), { status: 500 }),
  createFault('502 with HTML', () => raw(502, '<h1>Bad gateway</h1>', 'text/html'), { status: 502 }),
  createFault('503', () => json(503, { message: SECRET }, { 'Retry-After': '120' }), { status: 503 }),
];

/** Values that replace the documented one: none, an empty text, an object, or an unknown text. */
const WRONG_VALUES = {
  missing: undefined,
  empty: '',
  'an object': { text: 'x' },
  unknown: 'unheard_of',
} as const;
type WrongShape = keyof typeof WRONG_VALUES;

/** A response in which one value has another shape than the API document says. */
export function withWrongShape(answer: unknown, key: string, shape: WrongShape): Fault {
  const data = { ...Object(answer), [key]: WRONG_VALUES[shape] };
  return createFault(`${key} ${shape}`, () => json(200, { data }));
}
