import type { Middleware } from 'openapi-fetch';
import type { ApiFailure } from '../failure';

/** Converts every unsuccessful response to an `ApiFailure`, whatever its body. */
export const failureMiddleware: Middleware = {
  async onResponse({ response }) {
    if (!response.ok) await throwFailure(response);
  },
};

/**
 * Reads an unsuccessful response to its end.
 *
 * @throws ApiFailure always
 */
export async function throwFailure(response: Response): Promise<never> {
  throw readFailure(response.status, response.headers, readFields(await response.text()));
}

type Fields = Readonly<Record<string, unknown>>;

function readFailure(status: number, headers: Headers, fields: Fields | null): ApiFailure {
  const body = fields ?? {};
  const foreignMark = fields === null ? ({ isForeign: true } as const) : {};
  const message = typeof body.message === 'string' && body.message !== '' ? body.message : null;
  if (status === 422) {
    const reasons = body.reasons ? { reasons: toRecord(body.reasons) } : {};
    const code = typeof body.code === 'string' ? { code: body.code } : {};
    return {
      kind: 'validation',
      message,
      errors: readMessagesByField(body.errors),
      ...reasons,
      ...code,
      ...foreignMark,
    };
  }
  const retryAfter = readRetryAfter(headers.get('Retry-After') ?? '', headers.get('Date'));
  return { kind: 'http', status, message, ...(retryAfter >= 0 ? { retryAfter } : {}), ...foreignMark };
}

/**
 * Parses Retry-After, which is seconds or an HTTP date (RFC 9110, §10.2.3). A date is compared with the response's Date, not with
 * the device's clock. Returns NaN for anything else; negative for a past date.
 */
function readRetryAfter(header: string, sentAt: string | null): number {
  return /^\d+$/.test(header.trim())
    ? Number.parseInt(header, 10)
    : Math.ceil((Date.parse(header) - (Date.parse(sentAt ?? '') || Date.now())) / 1000);
}

/** The body as a JSON object; null for any other body. */
function readFields(text: string): Fields | null {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? toRecord(body) : null;
  } catch {
    return null;
  }
}

function readMessagesByField(errors: unknown): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(toRecord(errors)).map(([field, messages]) => [
      field,
      [messages].flat().filter((message) => typeof message === 'string'),
    ]),
  );
}

function toRecord(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}
