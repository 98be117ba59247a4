/** What one look has shown: fine, worth a look, or wrong. */
export interface Finding {
  readonly state: 'fine' | 'doubtful' | 'wrong';
  /** Whose it is: a host, or a file. */
  readonly where: string;
  readonly what: string;
  readonly says: string;
}

const MARKS = { fine: '✓', doubtful: '!', wrong: '✗' } as const;

/** The findings as a table with a last line that counts them. */
export function tableOf(findings: readonly Finding[]): string {
  const width = (column: 'where' | 'what') => Math.max(0, ...findings.map((one) => one[column].length));
  const [where, what] = [width('where'), width('what')];
  const lines = findings.map((one) =>
    `${MARKS[one.state]} ${one.where.padEnd(where)}  ${one.what.padEnd(what)}  ${one.says}`.trimEnd(),
  );
  const count = (state: Finding['state']) => findings.filter((one) => one.state === state).length;
  return `${[...lines, '', `${count('fine')} fine, ${count('doubtful')} to look at, ${count('wrong')} wrong`].join('\n')}\n`;
}
