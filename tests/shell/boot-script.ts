import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { vi } from 'vitest';
import { bundleBootScript } from '../../scripts/vite/boot-script.ts';
import type { PageFiles } from '../../src/shared/boot/page-files.ts';

export const html = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
const PAGE_FILES: PageFiles = {
  files: ['assets/checkout.js', 'assets/login.js', 'assets/fields.js'],
  pages: {
    'online-joining': [['/checkout', [0]]],
    bookings: [
      ['/login', [1]],
      ['/register/:step', [1, 2]],
    ],
  },
};
const script = bundleBootScript(PAGE_FILES);

export type Place = {
  site?: string;
  pathname?: string;
  search?: string;
  cookie?: string;
  storedMode?: string;
  style?: string;
  theme?: unknown;
  /** Whether the application applies its theme before the document is left. */
  isThemed?: boolean;
  /** Whether the application applies its theme before the shell does. */
  isThemedFirst?: boolean;
  config?: object | null;
  hasCookieStore?: boolean;
  /** Whether cookies cannot be read, as in a sandboxed frame. */
  isDenied?: boolean;
};

function fakeStyle() {
  const values = new Map<string, string>();
  return {
    get cssText() {
      return [...values].map(([name, value]) => `${name}:${value}`).join(';');
    },
    set cssText(css: string) {
      values.clear();
      for (const part of css.split(';')) {
        const [name = '', value = ''] = part.split(':');
        values.set(name, value);
      }
    },
    setProperty: (name: string, value: unknown) => values.set(name, String(value)),
    getPropertyValue: (name: string) => values.get(name) ?? '',
  };
}

/** Runs the inline script like a browser, and returns what it requested. */
export async function runBootScript(place: Place = {}) {
  const { site = 'join', pathname = '/', search = '', cookie = '', config = {}, ...given } = place;
  const {
    storedMode: mode = '',
    style: keptStyle = null,
    theme,
    isThemed = true,
    isThemedFirst = false,
    hasCookieStore = false,
    isDenied = false,
  } = given;
  const style = fakeStyle();
  const fonts: string[] = [];
  let hasTheme = isThemedFirst;
  const root = {
    className: '',
    style,
    hasAttribute: () => hasTheme,
    classList: { add: (name: string) => (root.className += ` ${name}`) },
  };
  const links: { href?: string }[] = [];
  const requestedAddresses: string[] = [];
  const replace = vi.fn();
  const hostname = `${site}.example.org`;
  const href = `https://${hostname}${pathname}${search}`;
  let cookiesRead = 0;
  const cookieStore = {
    get: async (name: string) => {
      if (isDenied) throw new Error('SecurityError');
      const cookiePair = cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
      return cookiePair === undefined ? null : { name, value: cookiePair.slice(name.length + 1) };
    },
  };
  const window: {
    __pavilionBoot?: {
      config: Promise<unknown>;
      requests: Record<string, unknown>;
      preloadPage: (pathname: string) => void;
    };
  } = {};
  const fetch = vi.fn(async (address: string) => {
    requestedAddresses.push(address);
    const body = address.includes('/theme') ? { data: theme } : config;
    const response = { ok: config !== null, status: 500, json: async () => body };
    return { ...response, clone: () => response };
  });
  const listeners = new Map<string, (event: object) => void>();
  class HTMLScriptElement {
    type = 'module';
  }
  const storedValues: Record<string, string> = {};
  const document = {
    title: '',
    get cookie() {
      cookiesRead += 1;
      return cookie;
    },
    documentElement: root,
    createElement: () => ({}),
    querySelector: (selector: string) =>
      links.find(({ href }) => selector === `link[href="${href}"]`) ?? null,
    head: { appendChild: (link: { href?: string }) => links.push(link) },
    fonts: { load: async (font: string) => fonts.push(font) },
  };
  runInNewContext(await script, {
    addEventListener: (name: string, hear: (event: object) => void) => listeners.set(name, hear),
    window,
    ...(hasCookieStore ? { cookieStore } : {}),
    HTMLScriptElement,
    SyntaxError,
    fetch,
    URL,
    URLSearchParams,
    location: { hostname, origin: `https://${hostname}`, pathname, search, hash: '', href, replace },
    document,
    sessionStorage: {
      getItem: (key: string) => (key === 'pavilion.style' ? keptStyle : mode || null),
      setItem: (key: string, value: string) => {
        storedValues[key] = value;
      },
    },
  });
  await window.__pavilionBoot?.config.catch(() => {});
  await new Promise((resolve) => setImmediate(resolve));
  return {
    asked: requestedAddresses,
    replace,
    shell: root.className.trim(),
    style: style.cssText,
    title: () => document.title,
    preloaded: links.map(({ href }) => href),
    /**
     * Goes to another page of the application.
     * @returns all files preloaded by then
     */
    goTo: (path: string) => {
      window.__pavilionBoot?.preloadPage(path);
      return links.map(({ href }) => href);
    },
    /** Makes the site's own code, or another file, fail to load. */
    lose: (target: 'code' | 'picture' | 'part of the code') => {
      const error = target === 'part of the code' ? new SyntaxError() : null;
      listeners.get('error')?.({ target: target === 'code' ? new HTMLScriptElement() : {}, error });
      return root.className.trim();
    },
    /**
     * Leaves the document.
     * @returns what the tab keeps
     */
    leave: () => {
      hasTheme = isThemed;
      listeners.get('pagehide')?.({});
      return storedValues;
    },
    fonts,
    /** How often the script made the page wait for its cookies. */
    cookiesRead: () => cookiesRead,
    early: Object.keys(window.__pavilionBoot?.requests ?? {}),
  };
}
