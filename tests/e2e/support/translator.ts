import type { Page } from '@playwright/test';

/**
 * Plays the translator of a browser from the first text of each page: it puts every text into two elements of its own, in place of
 * the text that the page had made, and does so again with whatever the page changes. The words stay as they are, so that the steps
 * of a journey find them. What the page writes into a text that it no longer shows is an error on its console.
 */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (globalThis.top !== globalThis.self) return;
    const untouched = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEXTAREA', 'TITLE', 'FONT']);
    const replaced = new MutationObserver((changes) => {
      for (const { target, oldValue } of changes)
        if (target.textContent !== oldValue)
          console.error(`Still shown: "${oldValue}", though it is "${target.textContent}" now.`);
    });
    const translate = (shown: Node) => {
      const texts = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
      const found: Node[] = shown instanceof Text ? [shown] : [];
      while (texts.nextNode()) found.push(texts.currentNode);
      for (const text of found) {
        const parent = text.parentElement;
        if (!parent || untouched.has(parent.tagName) || !text.textContent?.trim()) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        outer.append(inner);
        inner.append(text.textContent);
        parent.replaceChild(outer, text);
        replaced.observe(text, { characterData: true, characterDataOldValue: true });
      }
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') translate(target);
        for (const added of addedNodes) translate(added);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.lang = 'de';
      document.documentElement.classList.add('translated-ltr');
    });
  });
}
