import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withNamedTexts } from './split-messages.ts';

const src = join(import.meta.dirname, '../../src');
const sources = readdirSync(src, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));

describe('texts beside the code that names them', () => {
  it('a module registers the texts of its keys before it runs, on its first line', () => {
    const code = "import { text } from '@/shared/messages';\nexport const title = text('checkout.title');\n";
    const changed = withNamedTexts(code) ?? '';
    expect(changed).toContain('"checkout.title":"Checkout"');
    expect(changed.split('\n')).toHaveLength(code.split('\n').length);
    expect(changed.endsWith(code)).toBe(true);
  });

  it.each([
    'isPaid ? \'checkout.pay\' : "checkout.continue"',
    '<Field label="checkout.pay" or="checkout.continue" />',
  ])('finds every key in %s', (code) => {
    const changed = withNamedTexts(code) ?? '';
    expect(changed).toContain('"checkout.pay"');
    expect(changed).toContain('"checkout.continue"');
  });

  it('says whether the server wins', () => {
    expect(withNamedTexts("textOrServers('login.failed', message)")).toContain('"serverWins":true');
  });

  it('leaves a module without keys alone', () => {
    expect(withNamedTexts("import x from './a.b'; const y = 'not.a.key';")).toBeNull();
  });

  it('no key is put together at run time, for it would not be found', () => {
    const culprits = sources.filter((file) =>
      /\b(?:text|textOrServers)\(\s*[`(]|as MessageKey/.test(readFileSync(file, 'utf8')),
    );
    expect(culprits).toEqual([]);
  });
});
