import type { Middleware } from 'openapi-fetch';
import { loadCode } from '../../lib';
import { parseInOrder } from '../configured/parse-in-order';
import { receivePart } from '../receive';
import { toApplication, toApplicationLeniently, toWire } from '../wire-case/convert';
import { findTablePart, type TablePart } from '../wire-case/parts';
import type { OperationShapes, ShapeRef, WireCaseTable } from '../wire-case/shape';
import { wireCaseTable } from '../wire-case/table.gen';

/** Responses with configuration by staff; they are parsed leniently (../configured). */
const CONFIGURED_OPERATIONS = [
  'GET /api/custom-questions/memberships/{id}',
  'GET /api/data-fields',
  'GET /api/memberships/types',
  'GET /api/memberships/{id}/change',
];

const TABLE_LOADERS: Readonly<
  Record<Exclude<TablePart, 'main'>, () => Promise<{ readonly table: WireCaseTable }>>
> = {
  bookings: () => import('../wire-case/booking-table.gen'),
  account: () => import('../wire-case/account-table.gen'),
  desk: () => import('../wire-case/desk-table.gen'),
};

async function loadTable(path: string): Promise<WireCaseTable> {
  const part = findTablePart(path);
  return part === 'main' ? wireCaseTable : (await loadCode(TABLE_LOADERS[part])).table;
}

/** Converts bodies between snake_case and camelCase, using the table generated from the API document. */
export const wireCaseMiddleware: Middleware = {
  async onRequest({ request, schemaPath }) {
    const table = loadTable(schemaPath);
    if (request.method === 'GET') {
      // It loads beside the request; if that fails, `onResponse` reports it.
      table.catch(() => undefined);
      return undefined;
    }
    const { shapes, operations } = await table;
    const { body } = operations[formatOperation(request, schemaPath)] ?? {};
    const text = body === undefined ? '' : await request.clone().text();
    return text === ''
      ? undefined
      : new Request(request, { body: JSON.stringify(toWire(JSON.parse(text), shapes, body)) });
  },

  async onResponse({ request, response, schemaPath }) {
    const text = await receivePart(() => response.text(), request.signal);
    const { shapes, operations } = await loadTable(schemaPath);
    const shape = response.ok
      ? findReplyShape(operations[formatOperation(request, schemaPath)] ?? {}, response.status)
      : undefined;
    if (text === '' || shape === undefined) return new Response(text || null, response);
    const isConfigured = CONFIGURED_OPERATIONS.includes(formatOperation(request, schemaPath));
    const body = isConfigured
      ? toApplicationLeniently(parseInOrder(text), shapes, shape)
      : toApplication(JSON.parse(text), shapes, shape);
    return new ParsedResponse(body, response);
  },
};

function formatOperation({ method }: Request, schemaPath: string): string {
  return `${method} ${schemaPath}`;
}

/** A success with an undocumented status has the documented body. */
function findReplyShape({ replies = {} }: OperationShapes, status: number): ShapeRef | undefined {
  return replies[status] ?? Object.values(replies)[0];
}

/** A response that already holds parsed JSON, so that large bodies are not serialised and parsed again. */
class ParsedResponse extends Response {
  readonly #value: unknown;

  constructor(value: unknown, { status, statusText, headers }: Response) {
    super(null, { status, statusText, headers });
    // openapi-fetch only calls json() if the length is known and not 0.
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
