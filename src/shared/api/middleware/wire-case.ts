import type { Middleware } from 'openapi-fetch';
import { arrival } from '../arrival';
import { toApplication, toWire } from '../wire-case/convert';
import type { OperationShapes, ShapeRef } from '../wire-case/shape';
import { wireCaseTable } from '../wire-case/table.gen';

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
    const text = await arrival(() => response.text(), request.signal);
    const shape = response.ok ? replyShape(shapesOf(request, schemaPath), response.status) : undefined;
    return text === '' || shape === undefined
      ? new Response(text || null, response)
      : new ParsedResponse(toApplication(JSON.parse(text), wireCaseTable.shapes, shape), response);
  },
};

function shapesOf(request: Request, schemaPath: string): OperationShapes {
  return wireCaseTable.operations[`${request.method} ${schemaPath}`] ?? {};
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
