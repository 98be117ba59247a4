import type { RequestHandler } from 'express';
import { removeInvisibleCharacters } from '../../src/shared/lib/typed/plain.ts';
import {
  type FieldErrors,
  hasControlCharacters,
  hasHiddenCharacters,
  invalid,
} from '../domain/common/index.ts';

const HIDDEN_CHARACTER_MESSAGE = 'This holds a hidden character that cannot be used. Please type it again.';
/** Passwords are never changed. */
const SECRET = /password/;

/**
 * Removes invisible characters that were copied along from every text of a body, and refuses control characters by field,
 * before a route receives the body.
 */
export const requirePlainText: RequestHandler = (request, _response, next) => {
  const errors: FieldErrors = {};
  request.body = cleanTexts(request.body, '', (field) => {
    errors[field] = [HIDDEN_CHARACTER_MESSAGE];
  });
  next(Object.keys(errors).length > 0 ? invalid(errors) : undefined);
};

/** Cleans a value's texts. Calls `refuse` with the path of each unreadable one, joined by dots. */
function cleanTexts(value: unknown, path: string, refuse: (path: string) => void): unknown {
  if (typeof value === 'string') {
    const isSecret = SECRET.test(path);
    if (isSecret ? hasHiddenCharacters(value) : hasControlCharacters(value)) refuse(path);
    return isSecret ? value : removeInvisibleCharacters(value);
  }
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return value;
  if (Array.isArray(value))
    return value.map((part, index) => cleanTexts(part, joined(path, String(index)), refuse));
  const parts = Object.entries(value).map(([key, part]) => {
    if (hasHiddenCharacters(key)) refuse(path);
    return [key, cleanTexts(part, joined(path, key), refuse)];
  });
  return Object.fromEntries(parts);
}

function joined(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}
