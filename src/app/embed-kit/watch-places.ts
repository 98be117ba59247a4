import type { PavilionEmbedApi } from '../../../public/embed';
import { leadsToSite, linkOptions, PLACES, placeOf } from './links';
import { optionsOf } from './options';

/**
 * Mounts the site in each place of the page, also in those that a page builder, a tag manager or the page itself puts in later.
 *
 * @param site the site from which the script came; null in a bundle of the page's own
 * @returns stops watching
 */
export function watchPlaces(site: string | null, mount: PavilionEmbedApi['mount']): () => void {
  const seen = new WeakSet<Element>();
  const mountAll = () => {
    for (const element of document.querySelectorAll<HTMLElement>(PLACES)) {
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
    mount(place, link ? linkOptions(link) : optionsOf(element));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    const detail = { kind: 'options' };
    place.dispatchEvent(new CustomEvent('pavilion:error', { detail, bubbles: true }));
  }
}
