import type { BrowserContext, Page } from '@playwright/test';

export interface PayloadWatch {
  /** Something of a payload has run: a dialog, a call of ours, a request to another host, a page left or opened. */
  readonly executions: string[];
  /** The Content-Security-Policy has stopped a script that came into the page. */
  readonly stoppedByPolicy: string[];
  /** The browser reports what the sanitiser reads in a document of its own, in which nothing can run, before it takes it out. */
  readonly readBySanitiser: string[];
  readonly stoppedByTrustedTypes: string[];
  /** Pictures of other hosts: allowed by the sanitiser, decided by the policy's `img-src`. */
  readonly pictures: string[];
  readonly errors: string[];
  /** Left in the page: event attributes, addresses that run, elements that load. */
  readonly leftovers: string[];
}

export function createWatch(): PayloadWatch {
  return {
    executions: [],
    stoppedByPolicy: [],
    readBySanitiser: [],
    stoppedByTrustedTypes: [],
    pictures: [],
    errors: [],
    leftovers: [],
  };
}

const OURS = /(^|\.)localhost$/;

/** Follows everything that the pages of a context do. Comes before any other route, so that those go first. */
export async function watchContext(context: BrowserContext, watch: PayloadWatch): Promise<void> {
  const { executions, pictures, errors } = watch;
  await context.exposeBinding('__executed', ({ frame }, name: string) => {
    executions.push(`${name} was called in ${short(frame.url())}`);
  });
  await context.exposeBinding('__stopped', (_source, directive: string, what: string, by: string) => {
    stopped(watch, directive, `${directive}: ${short(what)} by ${by}`, by);
  });
  await context.addInitScript(() => {
    const tell = (name: string, ...args: unknown[]) => {
      const binding: unknown = Reflect.get(window, name);
      if (typeof binding === 'function') binding(...args);
    };
    for (const name of ['alert', 'confirm', 'prompt', 'print'])
      Reflect.set(window, name, () => tell('__executed', name));
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sample, sourceFile }) => {
        tell('__stopped', effectiveDirective, `${blockedURI} ${sample}`, sourceFile);
      },
    );
  });
  await context.route(
    (url) => !OURS.test(url.hostname),
    (route) => {
      const type = route.request().resourceType();
      const asked = `${type} of ${short(route.request().url())}`;
      if (type === 'image') pictures.push(asked);
      else executions.push(asked);
      return route.abort();
    },
  );
  context.on('page', (page) => watchPage(page, context, watch));
  context.on('weberror', (error) => {
    errors.push(`${short(error.error().message)} at ${short(error.page()?.url() ?? '')}`);
  });
}

/** The chunk that holds the cleaner and nothing else: what it puts into the page is put there by another. */
const SANITISER = /\/assets\/sanitise-[\w-]+\.js$/;
/** A script's text in a document that was parsed for reading: Trusted Types are asked about it though it can never run there. */
const SCRIPT_TEXT = /trusted-types-sink \w*ScriptElement text/;

function stopped(watch: PayloadWatch, directive: string, what: string, by: string): void {
  if (directive.includes('trusted-types')) {
    const isRead = SANITISER.test(by) && SCRIPT_TEXT.test(what);
    (isRead ? watch.readBySanitiser : watch.stoppedByTrustedTypes).push(what);
  } else if (!directive.startsWith('script-src')) return;
  else if (SANITISER.test(by)) watch.readBySanitiser.push(what);
  else watch.stoppedByPolicy.push(what);
}

function watchPage(page: Page, context: BrowserContext, { executions }: PayloadWatch): void {
  if (context.pages().length > 1) executions.push('a page was opened');
  page.on('dialog', (dialog) => {
    executions.push(`a dialog: ${short(dialog.message())}`);
    void dialog.dismiss().catch(() => undefined);
  });
  page.on('framenavigated', (frame) => {
    const url = frame.url();
    if (frame !== page.mainFrame() || url === 'about:blank') return;
    if (!URL.canParse(url) || !OURS.test(new URL(url).hostname)) executions.push(`left for ${short(url)}`);
  });
}

export function short(text: string): string {
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}
