/** `stops`: nothing can be sold. `hides`: something is not shown. `note`: it is shown in another way than one may think. */
export type Level = 'stops' | 'hides' | 'note';

/** What staff should know about what they have configured. */
export type Finding = {
  readonly level: Level;
  /** What it is about: Question “Diet”. */
  readonly subject: string;
  /** What is wrong, and what customers see. */
  readonly what: string;
  /** What to do. */
  readonly todo: string;
};

const ORDER: readonly Level[] = ['stops', 'hides', 'note'];

/** The worst first, and what is said twice once. */
export function worstFirst(findings: readonly Finding[]): Finding[] {
  const unique = [...new Map(findings.map((finding) => [keyOf(finding), finding])).values()];
  return ORDER.flatMap((level) => unique.filter((finding) => finding.level === level));
}

export function keyOf({ subject, what }: Finding): string {
  return `${subject} ${what}`;
}
