import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { FormValues } from './form-definition';
import { isRecord } from './is-record';

/**
 * A form's schema holds an object for each section of the operator's form, under a key of its own. A field's key, its draft and
 * its messages know nothing of sections: they stay when the operator moves the field to another one.
 */
const SECTION = /^section-\d+$/;

export function sectionKey(place: number): string {
  return `section-${place}`;
}

export function isSection(key: string): boolean {
  return SECTION.test(key);
}

/** The objects of a form's sections, in order. */
export function sectionSchemas({ properties = {} }: RJSFSchema): RJSFSchema[] {
  return Object.entries(properties).flatMap(([key, section]) =>
    isSection(key) && typeof section === 'object' ? [section] : [],
  );
}

/** The path of a field without the section that it stands in: keys and places in lists, joined by dots. */
export function fieldPath(path: readonly (string | number)[]): string {
  const [first] = path;
  return (typeof first === 'string' && isSection(first) ? path.slice(1) : path).join('.');
}

/** The key of the section that asks for a field; null for a field outside of any. */
function sectionOf(uiSchema: UiSchema, key: string): string | null {
  const holds = (section: string) => isSection(section) && Object.hasOwn(uiSchema[section] ?? {}, key);
  return Object.keys(uiSchema).find(holds) ?? null;
}

/** The path of a field as the form's schema has it. */
export function nestedPath(uiSchema: UiSchema, path: string): string[] {
  const keys = path.split('.');
  const section = sectionOf(uiSchema, keys[0] ?? '');
  return section === null ? keys : [section, ...keys];
}

/** Values by field key as the form's schema has them: each section's in an object of its own. */
export function nestedValues(uiSchema: UiSchema, values: FormValues): Record<string, unknown> {
  const rest = new Map(Object.entries(values));
  const take = (key: string) => {
    const value = rest.get(key);
    return rest.delete(key) ? [[key, value] as const] : [];
  };
  const sections = Object.keys(uiSchema)
    .filter((key) => isSection(key))
    .map((key) => [key, Object.fromEntries(Object.keys(uiSchema[key] ?? {}).flatMap(take))] as const);
  return Object.fromEntries([...sections, ...rest]);
}

/** Values of a form's schema by field key. */
export function flatValues(nested: Readonly<Record<string, unknown>>): FormValues {
  return Object.fromEntries(
    Object.entries(nested).flatMap(([key, value]) =>
      isSection(key) && isRecord(value) ? Object.entries(value) : [[key, value] as const],
    ),
  );
}
