/** The result of one check: fine, worth a look, or wrong. */
export interface Finding {
  readonly state: 'fine' | 'doubtful' | 'wrong';
  /** The host or the file that was checked. */
  readonly where: string;
  readonly what: string;
  readonly says: string;
}

const MARKS = { fine: '✓', doubtful: '!', wrong: '✗' } as const;

/** Formats the findings as a table with a last line that counts them. */
export function formatTable(findings: readonly Finding[]): string {
  const width = (column: 'where' | 'what') =>
    Math.max(0, ...findings.map((finding) => finding[column].length));
  const [where, what] = [width('where'), width('what')];
  const lines = findings.map((finding) =>
    `${MARKS[finding.state]} ${finding.where.padEnd(where)}  ${finding.what.padEnd(what)}  ${finding.says}`.trimEnd(),
  );
  const count = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length;
  return `${[...lines, '', `${count('fine')} fine, ${count('doubtful')} to look at, ${count('wrong')} wrong`].join('\n')}\n`;
}
