import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FLOW, type FlowRow } from '@/pages/joining/join/model/flow';
import { root } from '../tooling/run.ts';

const HEADINGS = ['Event', 'When', 'Opens', 'Marks edited', 'Keeps edited', 'Sent', 'History'];

/** A row of the table in the document. */
function formatRow([event, row]: [string, FlowRow]): string[] {
  const { condition, opens, marks = [], keeps = [], isSent = false, historyEntry } = row;
  const formatList = (sections: readonly string[] | string) =>
    typeof sections === 'string' ? sections : sections.join(', ');
  const sentText = typeof isSent === 'string' ? isSent : isSent ? 'yes' : 'no';
  return [
    `\`${event}\``,
    condition ?? '',
    opens,
    formatList(marks),
    formatList(keeps),
    sentText,
    historyEntry,
  ];
}

/** The cells of the document's table, without the line below its header. */
function readTable(page: string): string[][] {
  const lines = page.split('\n');
  const start = lines.findIndex((line) => line.startsWith('| Event'));
  const linesAfter = lines.slice(start);
  const tableLines = linesAfter.slice(
    0,
    linesAfter.findIndex((line) => !line.startsWith('|')),
  );
  return tableLines
    .filter((line) => !line.includes('---'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

test('the document shows the joining flow as the code has it', () => {
  const rows = Object.entries(FLOW).map(formatRow);
  expect(readTable(readFileSync(join(root, 'docs/architecture.md'), 'utf8'))).toEqual([HEADINGS, ...rows]);
});
