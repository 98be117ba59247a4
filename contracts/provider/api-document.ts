import { readFileSync } from 'node:fs';
import { DOCUMENT_FILE } from '../shipped.ts';

export type Schema = Readonly<Record<string, unknown>>;
export type ResponseObject = {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { schema?: Schema }>>;
};
type Operation = {
  readonly responses: Readonly<Record<string, ResponseObject>>;
  readonly tags?: readonly string[];
  readonly 'x-optional'?: string;
};
interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly responses?: Readonly<Record<string, ResponseObject>> };
}

export const apiDocument: ApiDocument = JSON.parse(readFileSync(DOCUMENT_FILE, 'utf8'));

/** Returns the API document's template for a path (one without parameters takes precedence), or else the path itself. */
export function findTemplate(path: string): string {
  const [pathname = ''] = path.split('?');
  const matchingTemplates = Object.keys(apiDocument.paths).filter((template) =>
    new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(pathname),
  );
  return (
    matchingTemplates.sort((first, second) => first.split('{').length - second.split('{').length)[0] ??
    pathname
  );
}

/** Whether a server may leave out the whole call (`x-optional`). */
export function isOptionalCall(method: string, path: string): boolean {
  return apiDocument.paths[findTemplate(path)]?.[method.toLowerCase()]?.['x-optional'] !== undefined;
}

/** Returns the tag of a call, or an empty string if the document does not have it. */
export function findTag(method: string, path: string): string {
  return apiDocument.paths[findTemplate(path)]?.[method.toLowerCase()]?.tags?.[0] ?? '';
}
