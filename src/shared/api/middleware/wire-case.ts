import type { Middleware } from 'openapi-fetch';
import { parseInOrder } from '../configured/parse-in-order';
import { receive } from '../receive';
import { toApplication, toApplicationLeniently, toWire } from '../wire-case/convert';
import type { OperationShapes, ShapeRef } from '../wire-case/shape';
import { wireCaseTable } from '../wire-case/table.gen';

/** Calls whose answers staff configure: a reader looks through them (../configured), and takes what it can. */
const CONFIGURED = [
  'GET /api/custom-questions/memberships/{id}',
  'GET /api/data-fields',
  'GET /api/memberships/types',
];

/** Bodies speak snake_case on the wire and camelCase here, by the table generated from the API document. */
export const wireCase: Middleware = {
  async onRequest({ request, schemaPath }) {
    const { body } = shapesOf(request, schemaPath);
    const text = body === undefined ? '' : await request.clone().text();
    return text === ''
      ? undefined
      : new Request(request, { body: JSON.stringify(toWire(JSON.parse(text), wireCaseTable.shapes, body)) });
  },

  async onResponse({ request, response, schemaPath }) {
    const text = await receive(() => response.text(), request.signal);
    const shape = response.ok ? replyShape(shapesOf(request, schemaPath), response.status) : undefined;
    if (text === '' || shape === undefined) return new Response(text || null, response);
    const isConfigured = CONFIGURED.includes(operationOf(request, schemaPath));
    const body = isConfigured
      ? toApplicationLeniently(parseInOrder(text), wireCaseTable.shapes, shape)
      : toApplication(JSON.parse(text), wireCaseTable.shapes, shape);
    return new ParsedResponse(body, response);
  },
};

function shapesOf(request: Request, schemaPath: string): OperationShapes {
  return wireCaseTable.operations[operationOf(request, schemaPath)] ?? {};
}

function operationOf({ method }: Request, schemaPath: string): string {
  return `${method} ${schemaPath}`;
}

/** A success under another status than the document's (200 for 201) has the document's body all the same. */
function replyShape({ replies = {} }: OperationShapes, status: number): ShapeRef | undefined {
  return replies[status] ?? Object.values(replies)[0];
}

/** A response whose JSON has been read: two thousand centres are not written and parsed a second time. */
class ParsedResponse extends Response {
  readonly #value: unknown;

  constructor(value: unknown, { status, statusText, headers }: Response) {
    super(null, { status, statusText, headers });
    // openapi-fetch asks for json() only where a length other than 0 is known, else for text().
    this.headers.set('Content-Length', '1');
    this.#value = value;
  }

  override json() {
    return Promise.resolve(this.#value);
  }

  override text() {
    return Promise.resolve(JSON.stringify(this.#value));
  }
}
