import type { PavilionEmbedApi } from '../../../public/embed';
import { EMBED_SELECTOR, insertFrameContainer, leadsToSite, readLinkOptions } from './links';
import { readOptions } from './options';

/**
 * Mounts the site in each marked element of the page, including those that a page builder or a tag manager inserts
 * later.
 *
 * @param siteOrigin the origin that the script was loaded from; null in a page's own bundle.
 * @returns a function that stops watching.
 */
export function watchEmbedElements(siteOrigin: string | null, mount: PavilionEmbedApi['mount']): () => void {
  const handledElements = new WeakSet<Element>();
  const mountNewElements = () => {
    for (const element of document.querySelectorAll<HTMLElement>(EMBED_SELECTOR)) {
      if (handledElements.has(element)) continue;
      handledElements.add(element);
      mountElement(element, siteOrigin, mount);
    }
  };
  mountNewElements();
  const observer = new MutationObserver(mountNewElements);
  observer.observe(document, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function mountElement(
  element: HTMLElement,
  siteOrigin: string | null,
  mount: PavilionEmbedApi['mount'],
): void {
  const link = element instanceof HTMLAnchorElement ? element : null;
  if (link && !leadsToSite(link, siteOrigin)) return;
  const container = link ? insertFrameContainer(link) : element;
  // A page that loads the script twice still gets one frame.
  if (container.querySelector('iframe')) return;
  try {
    mount(container, link ? readLinkOptions(link) : readOptions(element));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    const detail = { kind: 'options' };
    container.dispatchEvent(new CustomEvent('pavilion:error', { detail, bubbles: true }));
  }
}
