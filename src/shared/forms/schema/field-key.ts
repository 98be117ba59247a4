/**
 * The property of the JSON schema under which a server's field or question is kept. The server's own name may be anything
 * (`address.line_1`, `__proto__`, `1`), so it becomes a key that is plain data everywhere: prefixed, and with every character
 * outside A–Z a–z 0–9 _ - written as ~hex~. Two names never share a key.
 *
 * @param name the name as the server wrote it
 */
export function fieldKey(name: string): string {
  return `f-${name.replace(/[^A-Za-z0-9_-]/g, (unit) => `~${unit.charCodeAt(0).toString(16)}~`)}`;
}

/** What the server calls an answer in an entry of a group: the group, the place of the entry from 0, and the field. */
const IN_GROUP = /^(.+)\.(\d+)\.([^.]+)$/;

/**
 * The path of a form's field from what the server calls it in its messages; null for a name that is not among the form's.
 *
 * @param name `email`, or `children.0.name` for a field in an entry of a group
 * @param isAsked tells the names of the form's fields
 */
export function fieldPathOf(name: string, isAsked: (name: string) => boolean): string | null {
  if (isAsked(name)) return fieldKey(name);
  const [, group = '', place = '', field = ''] = IN_GROUP.exec(name) ?? [];
  return group !== '' && isAsked(group) ? [fieldKey(group), place, fieldKey(field)].join('.') : null;
}

/** The id of the control of a field: the form's id and the field's path of keys. */
export function controlId(formId: string, path: string): string {
  return [formId, ...path.split('.')].join('_');
}
