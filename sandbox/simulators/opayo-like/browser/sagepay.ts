import { createDropIn } from './drop-in.ts';
import { createOwnForm } from './own-form.ts';

const scriptOrigin = new URL(
  document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : window.location.href,
).origin;

Reflect.set(window, 'sagepayCheckout', (options: unknown) => createDropIn(scriptOrigin, options));
Reflect.set(window, 'sagepayOwnForm', (options: unknown) => createOwnForm(scriptOrigin, options));
