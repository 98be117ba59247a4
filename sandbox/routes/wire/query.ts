import type { Request } from 'express';

/**
 * One value of the query, or undefined. The query was already validated against the API document; a number may arrive as a
 * number or as text.
 */
export function readQueryText(request: Request, name: string): string | undefined {
  const value = request.query[name];
  return value === undefined || value === '' ? undefined : String(value);
}

export function readQueryNumber(request: Request, name: string): number | undefined {
  const text = readQueryText(request, name);
  return text === undefined ? undefined : Number(text);
}
