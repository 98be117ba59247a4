/** The result of one check: fine, worth a look, or wrong. */
export interface Finding {
  readonly state: 'fine' | 'doubtful' | 'wrong';
  /** The host or the file that was checked. */
  readonly where: string;
  readonly subject: string;
  readonly sentence: string;
}

const MARKS = { fine: '✓', doubtful: '!', wrong: '✗' } as const;

/** Formats the findings as a table with a last line that counts them. */
export function formatTable(findings: readonly Finding[]): string {
  const measureColumn = (column: 'where' | 'subject') =>
    Math.max(0, ...findings.map((finding) => finding[column].length));
  const [whereWidth, subjectWidth] = [measureColumn('where'), measureColumn('subject')];
  const lines = findings.map((finding) =>
    `${MARKS[finding.state]} ${finding.where.padEnd(whereWidth)}  ${finding.subject.padEnd(subjectWidth)}  ${finding.sentence}`.trimEnd(),
  );
  const countFindings = (state: Finding['state']) =>
    findings.filter((finding) => finding.state === state).length;
  return `${[...lines, '', `${countFindings('fine')} fine, ${countFindings('doubtful')} to look at, ${countFindings('wrong')} wrong`].join('\n')}\n`;
}
