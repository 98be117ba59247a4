import type { Middleware } from 'openapi-fetch';
import type { ApiFailure } from '../failure';

/** Every answer that is not a success becomes an `ApiFailure`, whatever its body is: JSON, HTML or nothing. */
export const failures: Middleware = {
  async onResponse({ response }) {
    if (!response.ok) {
      throw failureOf(response.status, response.headers, fieldsOf(await response.text()));
    }
  },
};

type Fields = Readonly<Record<string, unknown>>;

function failureOf(status: number, headers: Headers, body: Fields): ApiFailure {
  const message = typeof body.message === 'string' && body.message !== '' ? body.message : null;
  if (status === 422) {
    return { kind: 'validation', message, errors: messagesByField(body.errors) };
  }
  const retryAfter = Number.parseInt(headers.get('Retry-After') ?? '', 10);
  return { kind: 'http', status, message, ...(retryAfter >= 0 ? { retryAfter } : {}) };
}

function fieldsOf(text: string): Fields {
  try {
    return recordOf(JSON.parse(text));
  } catch {
    return {};
  }
}

function messagesByField(errors: unknown): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(recordOf(errors)).map(([field, messages]) => [
      field,
      [messages].flat().filter((message) => typeof message === 'string'),
    ]),
  );
}

/** The object's entries; none when it is no object. */
function recordOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}
