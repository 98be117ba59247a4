/** One numbered statement of `docs/requirements`. */
export interface Requirement {
  /** Area, section and number in the section, such as `J5.3`. */
  readonly number: string;
  readonly statement: string;
}

const STATEMENT = /^- \*\*([A-Z]\d+\.\d+)\*\* (.+)$/gm;

/** Reads the numbered statements of a page, in order. */
export function readRequirements(markdown: string): Requirement[] {
  return [...markdown.matchAll(STATEMENT)].map(([, number = '', statement = '']) => ({ number, statement }));
}
