import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { FormValues } from './form-definition';
import { isRecord } from './is-record';

/**
 * A schema has one object per section, under a key like this. Field keys, drafts and messages do not contain the section, so they
 * survive when a field moves to another one.
 */
const SECTION_KEY = /^section-\d+$/;

export function formatSectionKey(index: number): string {
  return `section-${index}`;
}

export function isSectionKey(key: string): boolean {
  return SECTION_KEY.test(key);
}

export function listSectionSchemas({ properties = {} }: RJSFSchema): RJSFSchema[] {
  return Object.entries(properties).flatMap(([key, section]) =>
    isSectionKey(key) && typeof section === 'object' ? [section] : [],
  );
}

export function toFieldPath(path: readonly (string | number)[]): string {
  const [first] = path;
  return (typeof first === 'string' && isSectionKey(first) ? path.slice(1) : path).join('.');
}

/** The section of a field; null if it has none. */
function findSection(uiSchema: UiSchema, key: string): string | null {
  const hasField = (section: string) => isSectionKey(section) && Object.hasOwn(uiSchema[section] ?? {}, key);
  return Object.keys(uiSchema).find(hasField) ?? null;
}

export function toNestedPath(uiSchema: UiSchema, path: string): string[] {
  const keys = path.split('.');
  const section = findSection(uiSchema, keys[0] ?? '');
  return section === null ? keys : [section, ...keys];
}

export function nestValues(uiSchema: UiSchema, values: FormValues): Record<string, unknown> {
  const remainingValues = new Map(Object.entries(values));
  const takeValues = (key: string) => {
    const value = remainingValues.get(key);
    return remainingValues.delete(key) ? [[key, value] as const] : [];
  };
  const sections = Object.keys(uiSchema)
    .filter((key) => isSectionKey(key))
    .map((key) => [key, Object.fromEntries(Object.keys(uiSchema[key] ?? {}).flatMap(takeValues))] as const);
  return Object.fromEntries([...sections, ...remainingValues]);
}

export function flattenValues(nested: Readonly<Record<string, unknown>>): FormValues {
  return Object.fromEntries(
    Object.entries(nested).flatMap(([key, value]) =>
      isSectionKey(key) && isRecord(value) ? Object.entries(value) : [[key, value] as const],
    ),
  );
}
