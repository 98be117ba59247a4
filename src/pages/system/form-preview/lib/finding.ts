/** `stops`: nothing can be sold. `hides`: something is not shown. `note`: something is shown in an unexpected way. */
export type Level = 'stops' | 'hides' | 'note';

/** Something that staff should know about their configuration. */
export type Finding = {
  readonly level: Level;
  /** The part of the configuration: Question “Diet”. */
  readonly subject: string;
  /** Its place in the response: Group 1, question 2. */
  readonly where?: string;
  /** What is wrong, and what customers see. */
  readonly what: string;
  /** What to do. */
  readonly todo: string;
};

const LEVEL_ORDER: readonly Level[] = ['stops', 'hides', 'note'];

/** Sorts findings by level, the worst first, and removes duplicates. */
export function sortWorstFirst(findings: readonly Finding[]): Finding[] {
  const unique = [...new Map(findings.map((finding) => [getFindingKey(finding), finding])).values()];
  return LEVEL_ORDER.flatMap((level) => unique.filter((finding) => finding.level === level));
}

export function getFindingKey({ subject, what, where = '' }: Finding): string {
  return `${subject} ${where} ${what}`;
}
