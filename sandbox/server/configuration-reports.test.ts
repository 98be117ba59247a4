import express from 'express';
import { expect, test } from 'vitest';
import { configurationReports } from './configuration-reports.ts';

const now = 0;
async function readReportLines(...bodies: string[]): Promise<{ lines: string[]; statuses: number[] }> {
  const lines: string[] = [];
  const server = express()
    .use(
      configurationReports(
        (line) => lines.push(line),
        () => now,
      ),
    )
    .listen(0);
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : null;
  const statuses: number[] = [];
  for (const body of bodies) {
    const headers = { 'Content-Type': 'text/plain;charset=UTF-8' };
    const url = `http://127.0.0.1:${port}/configuration-reports`;
    statuses.push((await fetch(url, { method: 'POST', headers, body })).status);
  }
  server.close();
  return { lines, statuses };
}

test('a configuration report is one log line, whatever it contains', async () => {
  const report = {
    kind: 'question',
    name: 'Upload\na proof\u001b[31m',
    problem: 'Not known.',
    page: '/centre/a',
  };
  const { lines, statuses } = await readReportLines(JSON.stringify(report), 'no JSON');
  expect(statuses).toEqual([204, 204]);
  expect(lines).toEqual([
    'cannot be shown as configured: question “Upload a proof [31m” on /centre/a. Not known.',
  ]);
});

test('configuration reports cannot fill the log: each minute logs at most 60 lines, and the next minute counts the rest', async () => {
  const report = JSON.stringify({ kind: 'question', name: 'A', problem: 'Not known.', page: '/' });
  const { lines } = await readReportLines(...Array.from({ length: 70 }, () => report));
  expect(lines).toHaveLength(60);
});
