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
  const width = (column: 'where' | 'what') => Math.max(0, ...findings.map((one) => one[column].length));
  const [where, what] = [width('where'), width('what')];
  const lines = findings.map((one) =>
    `${MARKS[one.state]} ${one.where.padEnd(where)}  ${one.what.padEnd(what)}  ${one.says}`.trimEnd(),
  );
  const count = (state: Finding['state']) => findings.filter((one) => one.state === state).length;
  return `${[...lines, '', `${count('fine')} fine, ${count('doubtful')} to look at, ${count('wrong')} wrong`].join('\n')}\n`;
}
