/** `stops`: nothing can be sold. `hides`: something is not shown. `note`: something is shown in an unexpected way. */
export type FindingLevel = 'stops' | 'hides' | 'note';

/** Something that staff should know about their configuration. */
export type Finding = {
  readonly level: FindingLevel;
  /** The part of the configuration: Question “Diet”. */
  readonly subject: string;
  /** Its position in the response: Group 1, question 2. */
  readonly where?: string;
  /** What is wrong, and what customers see. */
  readonly what: string;
  /** What to do. */
  readonly todo: string;
};

const LEVEL_ORDER: readonly FindingLevel[] = ['stops', 'hides', 'note'];

/** Sorts findings by level, the worst first, and removes duplicates. */
export function sortWorstFirst(findings: readonly Finding[]): Finding[] {
  const uniqueFindings = [...new Map(findings.map((finding) => [toFindingKey(finding), finding])).values()];
  return LEVEL_ORDER.flatMap((level) => uniqueFindings.filter((finding) => finding.level === level));
}

export function toFindingKey({ subject, what, where = '' }: Finding): string {
  return `${subject} ${where} ${what}`;
}
