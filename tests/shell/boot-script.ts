import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, vi } from 'vitest';

export const html = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
const bootScript = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';

type Place = {
  site?: string;
  pathname?: string;
  search?: string;
  cookie?: string;
  kept?: string;
  look?: string;
  theme?: unknown;
  isThemed?: boolean;
  config?: object | null;
  hasCookieStore?: boolean;
  /** A sandboxed frame may read no cookie. */
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

/** Runs the inline script as a browser would, and tells what it asked for. */
export async function boot(place: Place = {}) {
  const { site = 'join', pathname = '/', search = '', cookie = '', config = {}, ...given } = place;
  const {
    kept: mode = '',
    look = null,
    theme,
    isThemed = true,
    hasCookieStore = false,
    isDenied = false,
  } = given;
  const style = fakeStyle();
  const fonts: string[] = [];
  const root = { className: '', style, hasAttribute: () => isThemed };
  const asked: string[] = [];
  const replace = vi.fn();
  const hostname = `${site}.example.org`;
  const href = `https://${hostname}${pathname}${search}`;
  let cookiesRead = 0;
  const cookieStore = {
    get: async (name: string) => {
      if (isDenied) throw new Error('SecurityError');
      const found = cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
      return found === undefined ? null : { name, value: found.slice(name.length + 1) };
    },
  };
  const window: { __pavilionBoot?: { requests: Record<string, unknown> }; cookieStore?: object } =
    hasCookieStore ? { cookieStore } : {};
  const fetch = vi.fn(async (address: string) => {
    asked.push(address);
    const body = address.includes('/theme') ? { data: theme } : config;
    const response = { ok: config !== null, status: 500, json: async () => body };
    return { ...response, clone: () => response };
  });
  const leaving: (() => void)[] = [];
  const kept: Record<string, string> = {};
  runInNewContext(bootScript, {
    addEventListener: (when: string, leave: () => void) => {
      if (when === 'pagehide') leaving.push(leave);
    },
    window,
    fetch,
    URL,
    URLSearchParams,
    location: { hostname, origin: `https://${hostname}`, pathname, search, hash: '', href, replace },
    document: {
      get cookie() {
        cookiesRead += 1;
        return cookie;
      },
      documentElement: root,
      createElement: () => ({}),
      head: { appendChild: () => {} },
      fonts: { load: async (font: string) => fonts.push(font) },
    },
    sessionStorage: {
      getItem: (key: string) => (key === 'pavilion.look' ? look : mode),
      setItem: (key: string, value: string) => {
        kept[key] = value;
      },
    },
  });
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  await new Promise((resolve) => setImmediate(resolve));
  return {
    asked,
    replace,
    shell: root.className.trim(),
    style: style.cssText,
    /** What the tab keeps when the document goes. */
    leave: () => {
      for (const each of leaving) each();
      return kept;
    },
    fonts,
    /** How often the script had the page wait for its cookies. */
    cookiesRead: () => cookiesRead,
    early: Object.keys(window.__pavilionBoot?.requests ?? {}),
  };
}
