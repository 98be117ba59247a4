import type { PavilionEmbedApi } from '../../../public/embed';
import { leadsToSite, PLACE_SELECTOR, placeOf, readLinkOptions } from './links';
import { readOptions } from './options';

/**
 * Mounts the site in each marked element of the page, including those that a page builder or a tag manager inserts
 * later.
 *
 * @param site the origin that the script was loaded from; null in a page's own bundle.
 * @returns a function that stops watching.
 */
export function watchPlaces(site: string | null, mount: PavilionEmbedApi['mount']): () => void {
  const seen = new WeakSet<Element>();
  const mountAll = () => {
    for (const element of document.querySelectorAll<HTMLElement>(PLACE_SELECTOR)) {
      if (seen.has(element)) continue;
      seen.add(element);
      mountOne(element, site, mount);
    }
  };
  mountAll();
  const observer = new MutationObserver(mountAll);
  observer.observe(document, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function mountOne(element: HTMLElement, site: string | null, mount: PavilionEmbedApi['mount']): void {
  const link = element instanceof HTMLAnchorElement ? element : null;
  if (link && !leadsToSite(link, site)) return;
  const place = link ? placeOf(link) : element;
  // A page that loads the script twice still gets one frame.
  if (place.querySelector('iframe')) return;
  try {
    mount(place, link ? readLinkOptions(link) : readOptions(element));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    const detail = { kind: 'options' };
    place.dispatchEvent(new CustomEvent('pavilion:error', { detail, bubbles: true }));
  }
}
