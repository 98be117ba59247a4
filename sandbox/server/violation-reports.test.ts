import { createServer } from 'node:http';
import express from 'express';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { violationReports } from './violation-reports.ts';

const lines: string[] = [];
let now = 0;
let server: ReturnType<typeof createServer>;
let address: string;
beforeEach(async () => {
  lines.length = 0;
  now = 0;
  const routes = violationReports(
    (line) => lines.push(line),
    () => now,
  );
  server = createServer(express().use(routes));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const serverAddress = server.address();
  address = `http://127.0.0.1:${typeof serverAddress === 'object' ? serverAddress?.port : ''}/csp-reports`;
});
afterEach(() => server.close());

const buildViolation = (body: Record<string, unknown> = {}) => ({
  type: 'csp-violation',
  body: {
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/x.js?token=1',
    documentURL: 'https://join.example/checkout?name=Ada#a',
    ...body,
  },
});

async function sendReports(...reports: unknown[]): Promise<number> {
  const headers = { 'content-type': 'application/reports+json' };
  const { status } = await fetch(address, { method: 'POST', headers, body: JSON.stringify(reports) });
  return status;
}

test('a report is one line: the rule, and both addresses without anything that may be personal', async () => {
  expect(await sendReports(buildViolation())).toBe(204);
  expect(lines).toEqual([
    "blocked by the page's policy: script-src-elem https://evil.example/x.js on https://join.example/checkout",
  ]);
});

test.each(['effectiveDirective', 'blockedURL', 'documentURL'])(
  'a line break or terminal code in %s of a report cannot start a line or control a terminal',
  async (field) => {
    await sendReports(buildViolation({ [field]: 'a\r\nGET /forged 200\u001b[2J\u009b31m\u2028b\u202ec' }));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^[\x20-\x7e]+$/);
  },
);

test('a line is limited, however long the report is', async () => {
  await sendReports(
    buildViolation({
      effectiveDirective: 'x'.repeat(9000),
      blockedURL: `https://a.example/${'y'.repeat(9000)}`,
    }),
  );
  expect(lines[0]?.length).toBeLessThan(400);
});

test('a flood of reports is counted instead of logged, and logged again after a minute', async () => {
  for (let times = 0; times < 10; times += 1) await sendReports(...Array(50).fill(buildViolation()));
  expect(lines).toHaveLength(60);
  now = 61_000;
  await sendReports(buildViolation());
  expect(lines.slice(60)).toEqual([
    '440 more reports of the policy were not written.',
    expect.stringContaining('script-src-elem'),
  ]);
});

test('an invalid report is accepted silently', async () => {
  expect(await sendReports(7, null, { body: 'x' })).toBe(204);
  expect(lines.every((line) => line.includes('unknown rule'))).toBe(true);
});
