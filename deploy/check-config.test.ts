import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Schema, Validator } from '@cfworker/json-schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findConfigMistakes } from '../src/shared/config/config-mistakes.ts';
import { root } from '../tooling/run.ts';

const CONFIG = {
  apiBase: 'https://api.example.com',
  parentDomain: 'example.com',
  subSites: {
    onlineJoining: 'https://online-joining.example.com',
    bookings: 'https://bookings.example.com',
    myAccount: 'https://my-account.example.com',
  },
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pavilion-check-config-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function runCheckConfig(content: string | Buffer) {
  const file = join(folder, 'config.json');
  writeFileSync(file, content);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'check-config.ts'), file],
    { encoding: 'utf8' },
  );
  return {
    status,
    stdout: stdout.replaceAll(file, 'config.json'),
    stderr: stderr.replaceAll(file, 'config.json'),
  };
}

test('a correct file is accepted, even without card providers', () => {
  expect(runCheckConfig(JSON.stringify(CONFIG))).toEqual({
    status: 0,
    stdout: 'config.json is fine.\n',
    stderr: '',
  });
});

test('every mistake is printed, and the exit code is 1', () => {
  expect(runCheckConfig('{\n  "apiBase": "api.example.com",\n  "currency": "pounds"\n}')).toEqual({
    status: 1,
    stderr: '',
    stdout: [
      'config.json, line 2, column 3: apiBase is "api.example.com", and must be a full address with its scheme, such as https://www.example.com.',
      'config.json, line 3, column 3: currency is "pounds", and must be the three capital letters of a currency, such as GBP.',
      '2 mistakes.',
      '',
    ].join('\n'),
  });
});

test.each<[why: string, config: object, expectedSentence: RegExp]>([
  ['a domain that is not above the sub-sites', { parentDomain: 'other.example' }, /not below parentDomain/],
  [
    'an API on http behind a site on https',
    { apiBase: 'http://api.example.com' },
    /http addresses: http:\/\/api\.example\.com/,
  ],
  [
    'a sub-site below another one',
    { subSites: { ...CONFIG.subSites, myAccount: 'https://bookings.example.com/account' } },
    /subSites\.myAccount is .*: a sub-site has its own host/,
  ],
  ['an unknown provider', { cardProviders: { paypal: {} } }, /^config\.json: cardProviders\.paypal: use/],
  [
    'a script that the policy would block',
    { cardProviders: { stripe: { scriptUrl: 'https://cdn.example/s.js' } } },
    /would block/,
  ],
])('%s is a mistake', (_why, changedFields, expectedSentence) => {
  const { status, stdout } = runCheckConfig(JSON.stringify({ ...CONFIG, ...changedFields }));
  expect({ status, stdout }).toEqual({ status: 1, stdout: expect.stringMatching(expectedSentence) });
});

test('a byte-order mark causes a note, another encoding is a mistake', () => {
  const markedResult = runCheckConfig(`\uFEFF${JSON.stringify(CONFIG)}`);
  expect(markedResult).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('begins with a byte-order mark'),
  });
  const utf16Result = runCheckConfig(Buffer.from(`\uFEFF${JSON.stringify(CONFIG)}`, 'utf16le'));
  expect(utf16Result).toMatchObject({ status: 1, stderr: expect.stringContaining('saved as UTF-16') });
});

test.each<object>([
  CONFIG,
  { $schema: '/config.schema.json', googleMapsKey: null, cardProviders: { opayo: { form: 'own' } } },
  { cardProviders: { opayo: { form: null, scriptUrl: '' } } },
  { apiBase: 'api.example.com' },
  { kiosk: { warnAfterMs: '1s' } },
  { embed: { hosts: ['club.example'] } },
  { subsites: {} },
  { cardProviders: { opayo: { form: 'ours' } } },
  { kiosk: 1 },
])('the published schema and the program agree about %j', (config) => {
  const schema: Schema = JSON.parse(readFileSync(join(root, 'public/config.schema.json'), 'utf8'));
  expect(new Validator(schema, '2020-12').validate(config).valid).toBe(
    findConfigMistakes(JSON.stringify(config), 'config.json').length === 0,
  );
});
