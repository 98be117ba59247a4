/** A fault between the site and the operator, as the transport sees it. */
export interface Fault {
  readonly name: string;
  readonly respond: () => Promise<Response>;
  /** Sentences of the server that a customer may read. Nothing that a failing server writes is among them. */
  readonly expectedTexts?: readonly string[];
  readonly status?: number;
  /** Set if the response has no content, which is a success for calls that need none. */
  readonly isEmpty?: true;
  /** Set if nothing in the list can be parsed, which is a success for calls that leave out such entries. */
  readonly hasUnreadableList?: true;
  /** Set if the data has a type that no call returns, which is a success for calls that read no data. */
  readonly hasWrongType?: true;
  /** Set if the data is null, which is a success for calls that may return nothing. */
  readonly isNull?: true;
}

const REFUSAL_MESSAGE = 'The operator says no.';
const FIELD_MESSAGE = 'Please choose another one.';
const INTERNAL_MESSAGE = 'SQLSTATE[42P01]: relation "members" does not exist';

const buildJsonResponse = (status: number, body: unknown, headers: HeadersInit = {}) =>
  Response.json(body, { status, headers });
const buildTextResponse = (status: number, body: string | null, contentType = 'application/json') =>
  new Response(body, { status, headers: { 'Content-Type': contentType } });

function buildCutResponse(): Response {
  return new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"data":'));
        controller.error(new TypeError('terminated'));
      },
    }),
  );
}

const buildFault = (
  name: string,
  buildResponse: () => Response,
  options: Omit<Fault, 'name' | 'respond'> = {},
): Fault => ({
  name,
  respond: async () => buildResponse(),
  ...options,
});
const buildRefusal = (status: number, headers: HeadersInit = {}): Fault =>
  buildFault(`${status}`, () => buildJsonResponse(status, { message: REFUSAL_MESSAGE }, headers), {
    status,
    expectedTexts: [REFUSAL_MESSAGE],
  });

/** The fields of all forms that the pages send; each call knows its own. */
const fieldErrors = { first_name: [FIELD_MESSAGE], start_date: [FIELD_MESSAGE], username: [FIELD_MESSAGE] };

export const faults: readonly Fault[] = [
  { name: 'an answer that never comes', respond: () => new Promise(() => {}) },
  { name: 'a refused connection', respond: () => Promise.reject(new TypeError('Failed to fetch')) },
  buildFault('a connection reset in mid-body', buildCutResponse),
  buildFault('a body that never ends', () => new Response(new ReadableStream({}))),
  buildFault('malformed JSON', () => buildTextResponse(200, '{"data": {')),
  buildFault('a page of a hotel’s Wi-Fi', () => buildTextResponse(200, '<p>Please log in</p>', 'text/html')),
  buildFault('200 with nothing in it', () => buildTextResponse(200, ''), { isEmpty: true }),
  buildFault('204', () => new Response(null, { status: 204 }), { isEmpty: true }),
  buildFault('null as data', () => buildJsonResponse(200, { data: null }), { isNull: true }),
  buildFault('a text as data', () => buildJsonResponse(200, { data: 'nonsense' }), { hasWrongType: true }),
  buildFault('a number as data', () => buildJsonResponse(200, { data: 7 }), { hasWrongType: true }),
  buildFault('a list of numbers as data', () => buildJsonResponse(200, { data: [7] }), {
    hasUnreadableList: true,
  }),
  buildRefusal(401),
  buildRefusal(403),
  buildRefusal(404),
  buildFault('419', () => buildJsonResponse(419, { message: 'CSRF token mismatch.' }), { status: 419 }),
  buildFault(
    '422 with fields',
    () => buildJsonResponse(422, { message: REFUSAL_MESSAGE, errors: fieldErrors }),
    {
      status: 422,
      expectedTexts: [REFUSAL_MESSAGE, FIELD_MESSAGE, `${REFUSAL_MESSAGE} ${FIELD_MESSAGE}`],
    },
  ),
  buildFault('422 with only a message', () => buildJsonResponse(422, { message: REFUSAL_MESSAGE }), {
    status: 422,
    expectedTexts: [REFUSAL_MESSAGE],
  }),
  buildRefusal(429, { 'Retry-After': '30' }),
  buildFault('500', () => buildJsonResponse(500, { message: INTERNAL_MESSAGE }), { status: 500 }),
  buildFault('502 with HTML', () => buildTextResponse(502, '<h1>Bad gateway</h1>', 'text/html'), {
    status: 502,
  }),
  buildFault('503', () => buildJsonResponse(503, { message: INTERNAL_MESSAGE }, { 'Retry-After': '120' }), {
    status: 503,
  }),
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
export function buildWrongShapeFault(answer: unknown, key: string, wrongShape: WrongShape): Fault {
  const data = { ...Object(answer), [key]: WRONG_VALUES[wrongShape] };
  return buildFault(`${key} ${wrongShape}`, () => buildJsonResponse(200, { data }));
}
