import type { Page } from '@playwright/test';

/**
 * Simulates a browser's translator from the first text of each page: it replaces every text by two elements of its own,
 * and does so again with whatever the page changes. The words stay the same, so that the steps of a journey find them. If
 * the page writes into a text that is no longer shown, an error is logged on the console.
 */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (globalThis.top !== globalThis.self) return;
    const untouchedTags = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEXTAREA', 'TITLE', 'FONT']);
    const observer = new MutationObserver((changes) => {
      for (const { target, oldValue } of changes)
        if (target.textContent !== oldValue)
          console.error(`Still shown: "${oldValue}", though it is "${target.textContent}" now.`);
    });
    const translate = (node: Node) => {
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const textNodes: Node[] = node instanceof Text ? [node] : [];
      while (texts.nextNode()) textNodes.push(texts.currentNode);
      for (const text of textNodes) {
        const parent = text.parentElement;
        if (!parent || untouchedTags.has(parent.tagName) || !text.textContent?.trim()) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        outer.append(inner);
        inner.append(text.textContent);
        parent.replaceChild(outer, text);
        observer.observe(text, { characterData: true, characterDataOldValue: true });
      }
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') translate(target);
        for (const addedNode of addedNodes) translate(addedNode);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.lang = 'de';
      document.documentElement.classList.add('translated-ltr');
    });
  });
}
