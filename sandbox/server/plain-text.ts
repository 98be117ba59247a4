import type { RequestHandler } from 'express';
import { type FieldErrors, invalid } from '../domain/domain-error.ts';
import { hasHiddenCharacters } from '../domain/rules/plain-text.ts';

const MESSAGE = 'This holds a hidden character that cannot be used. Please type it again.';

/** Refuses hidden characters in any text of a body, by field, before a route receives it. */
export const plainText: RequestHandler = (request, _response, next) => {
  const errors: FieldErrors = {};
  for (const field of hiddenIn(request.body, '')) errors[field] = [MESSAGE];
  next(Object.keys(errors).length > 0 ? invalid(errors) : undefined);
};

/** The paths of the texts with hidden characters, joined by dots. */
function hiddenIn(value: unknown, path: string): string[] {
  if (typeof value === 'string') return hasHiddenCharacters(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [
    ...(hasHiddenCharacters(key) ? [path] : []),
    ...hiddenIn(part, path === '' ? key : `${path}.${key}`),
  ]);
}
