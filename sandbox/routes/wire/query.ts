import type { Request } from 'express';

/**
 * One value of the query, or undefined when it was not sent. The API document has already said which keys there are
 * and of which type; a number arrives as a number or as its text.
 */
export function queryText(request: Request, name: string): string | undefined {
  const value = request.query[name];
  return value === undefined || value === '' ? undefined : String(value);
}

export function queryNumber(request: Request, name: string): number | undefined {
  const text = queryText(request, name);
  return text === undefined ? undefined : Number(text);
}
