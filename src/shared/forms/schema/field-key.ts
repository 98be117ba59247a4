/**
 * The schema property for a server field. Server names may be anything (`address.line_1`, `__proto__`, `1`), so the key is
 * prefixed and escapes characters outside A–Z a–z 0–9 _ - as ~hex~. Different names always get different keys.
 *
 * @param name the name on the server
 */
export function toFieldKey(name: string): string {
  return `f-${name.replace(/[^A-Za-z0-9_-]/g, (unit) => `~${unit.charCodeAt(0).toString(16)}~`)}`;
}

/** The server's name for an answer in a group entry: group, index from 0, field. */
const GROUP_ANSWER_NAME = /^(.+)\.(\d+)\.([^.]+)$/;

/**
 * The field path for a server name; null for an unknown name.
 *
 * @param name `email`, or `children.0.name` for a field in a group entry
 * @param isAsked whether the form has a field of this name
 */
export function findFieldPath(name: string, isAsked: (name: string) => boolean): string | null {
  if (isAsked(name)) return toFieldKey(name);
  const [, group = '', entryIndex = '', field = ''] = GROUP_ANSWER_NAME.exec(name) ?? [];
  return group !== '' && isAsked(group) ? [toFieldKey(group), entryIndex, toFieldKey(field)].join('.') : null;
}

/** The id of a control: the form's id and the field's path. */
export function formatControlId(formId: string, path: string): string {
  return [formId, ...path.split('.')].join('_');
}
