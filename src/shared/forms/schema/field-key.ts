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

/** The id of the control of a field: the form's id and the field's path of keys. */
export function controlId(formId: string, path: string): string {
  return [formId, ...path.split('.')].join('_');
}
