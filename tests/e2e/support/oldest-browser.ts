import type { BrowserContext } from '@playwright/test';
import {
  newerGlobals,
  newerMembers,
  newerPageMethods,
} from '../../../scripts/browser-floor/newer-features.ts';

/** Trusted Types stay, because a browser that has them enforces them. */
const isKept = (name: string) => /^Trusted|^trustedTypes/.test(name);

const newer = {
  globals: [...newerGlobals].filter((name) => !isKept(name)),
  members: [...newerMembers].map((path) => path.split('.')),
  pageMethods: [...newerPageMethods],
};

/** Removes from every document the features that the oldest browsers lack, and those that no browser has on plain http. */
export async function emulateOldestBrowser(context: BrowserContext): Promise<void> {
  await context.addInitScript(({ globals, members, pageMethods }) => {
    const take = (holder: unknown, name: string) => {
      if (typeof holder === 'object' || typeof holder === 'function')
        for (let place: object | null = holder; place; place = Object.getPrototypeOf(place))
          if (Object.getOwnPropertyDescriptor(place, name)?.configurable) Reflect.deleteProperty(place, name);
    };
    const elements = [Element, HTMLElement, HTMLDialogElement, HTMLInputElement, Document, Node, Response];
    for (const [owner = '', name = ''] of members) {
      const holder: unknown = Reflect.get(globalThis, owner);
      // Static features such as `Response.json`, and features of the instances.
      if (typeof holder === 'function') {
        if (Object.hasOwn(holder, name)) Reflect.deleteProperty(holder, name);
        else if (typeof holder.prototype === 'object') Reflect.deleteProperty(holder.prototype, name);
      } else take(holder, name);
    }
    for (const name of pageMethods)
      for (const { prototype } of elements) Reflect.deleteProperty(prototype, name);
    for (const name of globals) take(globalThis, name);
  }, newer);
}
