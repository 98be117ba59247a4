import type { BrowserContext, Page } from '@playwright/test';

export interface PayloadWatch {
  /** Payloads that ran: they opened a dialog, called our function, contacted another host, or opened or left a page. */
  readonly executions: string[];
  /** Scripts in the page that the Content-Security-Policy blocked. */
  readonly stoppedByPolicy: string[];
  /** Reports about the inert document in which the sanitiser parses HTML before it removes scripts; they are harmless. */
  readonly readBySanitiser: string[];
  readonly stoppedByTrustedTypes: string[];
  /** Requests for pictures of other hosts, which the sanitiser allows; `img-src` of the policy decides about them. */
  readonly pictures: string[];
  readonly errors: string[];
  /** Dangerous content in the page: event attributes, script URLs, elements that load other documents. */
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

const OUR_HOST = /(^|\.)localhost$/;

/** Watches all pages of a context. Call it before adding other routes, so that those take precedence. */
export async function watchContext(context: BrowserContext, watch: PayloadWatch): Promise<void> {
  const { executions, pictures, errors } = watch;
  await context.exposeBinding('__executed', ({ frame }, name: string) => {
    executions.push(`${name} was called in ${shorten(frame.url())}`);
  });
  await context.exposeBinding(
    '__stopped',
    (_source, directive: string, blockedThing: string, sourceFile: string) => {
      recordStopped(watch, directive, `${directive}: ${shorten(blockedThing)} by ${sourceFile}`, sourceFile);
    },
  );
  await context.addInitScript(() => {
    const record = (name: string, ...args: unknown[]) => {
      const binding: unknown = Reflect.get(window, name);
      if (typeof binding === 'function') binding(...args);
    };
    for (const name of ['alert', 'confirm', 'prompt', 'print'])
      Reflect.set(window, name, () => record('__executed', name));
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sample, sourceFile }) => {
        record('__stopped', effectiveDirective, `${blockedURI} ${sample}`, sourceFile);
      },
    );
  });
  await context.route(
    (url) => !OUR_HOST.test(url.hostname),
    (route) => {
      const type = route.request().resourceType();
      const requestText = `${type} of ${shorten(route.request().url())}`;
      if (type === 'image') pictures.push(requestText);
      else executions.push(requestText);
      return route.abort();
    },
  );
  context.on('page', (page) => watchPage(page, context, watch));
  context.on('weberror', (error) => {
    errors.push(`${shorten(error.error().message)} at ${shorten(error.page()?.url() ?? '')}`);
  });
}

/** The chunk with only the sanitiser. It never writes to the page itself, so a report from it is about parsing. */
const SANITISER = /\/assets\/sanitise-[\w-]+\.js$/;
/** A report about the text of a script in an inert document, where it can never run. */
const SCRIPT_TEXT = /trusted-types-sink \w*ScriptElement text/;

function recordStopped(
  watch: PayloadWatch,
  directive: string,
  blockedThing: string,
  sourceFile: string,
): void {
  if (directive.includes('trusted-types')) {
    const isReadBySanitiser = SANITISER.test(sourceFile) && SCRIPT_TEXT.test(blockedThing);
    (isReadBySanitiser ? watch.readBySanitiser : watch.stoppedByTrustedTypes).push(blockedThing);
  } else if (!directive.startsWith('script-src')) return;
  else if (SANITISER.test(sourceFile)) watch.readBySanitiser.push(blockedThing);
  else watch.stoppedByPolicy.push(blockedThing);
}

function watchPage(page: Page, context: BrowserContext, { executions }: PayloadWatch): void {
  if (context.pages().length > 1) executions.push('a page was opened');
  page.on('dialog', (dialog) => {
    executions.push(`a dialog: ${shorten(dialog.message())}`);
    void dialog.dismiss().catch(() => undefined);
  });
  page.on('framenavigated', (frame) => {
    const url = frame.url();
    if (frame !== page.mainFrame() || url === 'about:blank') return;
    if (!URL.canParse(url) || !OUR_HOST.test(new URL(url).hostname))
      executions.push(`left for ${shorten(url)}`);
  });
}

export function shorten(text: string): string {
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}
