import type { BrowserContext } from '@playwright/test';
import {
  newerGlobals,
  newerMembers,
  newerPageMethods,
} from '../../../scripts/browser-floor/newer-features.ts';

/** Trusted Types stay, because a browser that has them enforces them. */
const isAllowed = (name: string) => /^Trusted|^trustedTypes/.test(name);

const newerFeatures = {
  globals: [...newerGlobals].filter((name) => !isAllowed(name)),
  members: [...newerMembers].map((path) => path.split('.')),
  pageMethods: [...newerPageMethods],
};

/** Removes from every document the features that the oldest browsers lack, and those that no browser has on plain http. */
export async function emulateOldestBrowser(context: BrowserContext): Promise<void> {
  await context.addInitScript(({ globals, members, pageMethods }) => {
    const removeFeature = (holder: unknown, name: string) => {
      if (typeof holder === 'object' || typeof holder === 'function')
        for (
          let prototypeLevel: object | null = holder;
          prototypeLevel;
          prototypeLevel = Object.getPrototypeOf(prototypeLevel)
        )
          if (Object.getOwnPropertyDescriptor(prototypeLevel, name)?.configurable)
            Reflect.deleteProperty(prototypeLevel, name);
    };
    const pageClasses = [Element, HTMLElement, HTMLDialogElement, HTMLInputElement, Document, Node, Response];
    for (const [owner = '', name = ''] of members) {
      const holder: unknown = Reflect.get(globalThis, owner);
      // Static features such as `Response.json`, and features of the instances.
      if (typeof holder === 'function') {
        if (Object.hasOwn(holder, name)) Reflect.deleteProperty(holder, name);
        else if (typeof holder.prototype === 'object') Reflect.deleteProperty(holder.prototype, name);
      } else removeFeature(holder, name);
    }
    for (const name of pageMethods)
      for (const { prototype } of pageClasses) Reflect.deleteProperty(prototype, name);
    for (const name of globals) removeFeature(globalThis, name);
  }, newerFeatures);
}
