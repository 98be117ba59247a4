// @vitest-environment jsdom
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sanitise } from '../../src/shared/ui/safe-html/sanitise.ts';

const folder = process.env.PAVILION_REAL_DATA ?? '';
const file = join(folder, 'xss-payloads.json');
const hasPayloads = folder !== '' && existsSync(file);

const FORBIDDEN_TAG =
  /^(script|iframe|object|embed|svg|math|form|input|button|style|link|meta|base|template)$/i;
const FORBIDDEN_ATTRIBUTE = /^(on|id$|name$|class$|style$|srcdoc$|formaction$|xlink|target$|ping$)/i;
const SAFE_ADDRESS = /^(https:|mailto:|tel:|#|\/(?![/\\])|[^:/?#\\]+([/?#]|$))/i;

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(listTexts);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

function findFaults(payload: string): string[] {
  const frame = document.implementation.createHTMLDocument('').createElement('div');
  frame.innerHTML = String(sanitise(payload));
  return [...frame.querySelectorAll('*')].flatMap((element) => {
    const attributes = [...element.attributes].filter(
      ({ name, value }) =>
        FORBIDDEN_ATTRIBUTE.test(name) || (/^(href|src)$/.test(name) && !SAFE_ADDRESS.test(value.trim())),
    );
    const tag = FORBIDDEN_TAG.test(element.tagName) ? [element.tagName] : [];
    return [...tag, ...attributes.map(({ name, value }) => `${element.tagName} ${name}="${value}"`)];
  });
}

describe('published attacks on HTML', () => {
  it.runIf(hasPayloads)('none of them leaves anything that runs, hides or leads astray', () => {
    const payloads = listTexts(JSON.parse(readFileSync(file, 'utf8')));
    expect(payloads.length).toBeGreaterThan(700);
    const harmful = payloads.flatMap((payload) =>
      findFaults(payload).map((fault) => `${fault} from ${payload}`),
    );
    expect(harmful).toEqual([]);
  });
});
