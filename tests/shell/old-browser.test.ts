import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { oldestBrowsers } from '../../scripts/browser-floor/floor.ts';
import { html } from './boot-script.ts';

describe('a browser that is too old', () => {
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? [];
  const has = () => true;
  type Browser = {
    hasModules: boolean;
    CSS: { supports: (name?: string) => boolean } | undefined;
    AbortSignal: { timeout: () => boolean } | undefined;
    /** A builtin that the browser lacks. */
    lacks: string;
  };
  const RECENT_BROWSER: Browser = {
    hasModules: true,
    CSS: { supports: has },
    AbortSignal: { timeout: has },
    lacks: '',
  };

  /** The classes of the page in a browser. */
  function listClasses({ hasModules, CSS, AbortSignal, lacks }: Browser) {
    const documentElement = { className: 'is-home' };
    const createElement = () => (hasModules ? { noModule: false } : {});
    const deletion = lacks ? `delete ${lacks};` : '';
    runInNewContext(deletion + script, {
      window: { CSS, AbortSignal },
      document: { documentElement, createElement },
    });
    return documentElement.className;
  }

  it.each([
    ['modules', { hasModules: false }],
    ['container queries', { CSS: { supports: (name?: string) => name !== 'container-type' } }],
    ['heights of what is visible', { CSS: { supports: (name?: string) => name !== 'height' } }],
    ['any question about styles', { CSS: undefined }],
    ['signals', { AbortSignal: undefined }],
    ['a search from the end', { lacks: 'Array.prototype.findLast' }],
    ['a question about own keys', { lacks: 'Object.hasOwn' }],
  ])('a customer reads that their browser is too old when it has no %s', (_, missing) => {
    expect(listClasses({ ...RECENT_BROWSER, ...missing })).toBe('is-home is-old');
  });

  it('a browser that is not too old gets no such message', () => {
    expect(listClasses(RECENT_BROWSER)).toBe('is-home');
  });

  it('a browser that is too old gets syntax that every browser can parse', () => {
    expect(script).not.toMatch(/=>|`|\b(?:let|const|class)\b|\?\.|\?\?/);
  });

  it('a browser that is too old is told which browsers are supported: those that the site is built for', () => {
    const [, words = ''] = /<div class="shell-old" role="alert">([\s\S]*?)<\/div>/.exec(html) ?? [];
    const browserNames = {
      safari: 'Safari',
      safari_ios: 'iOS',
      chrome: 'Chrome',
      edge: 'Edge',
      firefox: 'Firefox',
    };
    for (const { dataName, version } of oldestBrowsers)
      expect(words).toContain(`${browserNames[dataName]} ${version}`);
  });
});
