import type { PavilionEmbedOptions } from '../../../public/embed';
import { optionsOf } from './options';

/** At the end of a link's address: it stays where an editor strips every attribute but the address. */
const MARK = '#pavilion-join';

/** Where a frame goes: an element with the attribute, or a link with the mark. */
export const PLACES = `[data-pavilion-join], a[href$="${MARK}"]`;

/** Only links to the script's own site become frames, unless their attributes say so: anybody may write a link into some pages. */
export function leadsToSite(link: HTMLAnchorElement, site: string | null): boolean {
  return link.hasAttribute('data-pavilion-join') ? link.href !== '' : link.origin === site;
}

export function linkOptions(link: HTMLAnchorElement): PavilionEmbedOptions {
  const words = link.textContent?.trim();
  return {
    site: link.origin,
    path: link.pathname,
    ...(words ? { title: words } : {}),
    ...optionsOf(link),
  };
}

/** An element behind the link, which takes its place; without the script the link leads to the site. */
export function placeOf(link: HTMLAnchorElement): HTMLElement {
  const next = link.nextElementSibling;
  if (next instanceof HTMLElement && next.dataset.pavilionOfLink !== undefined) return next;
  const place = document.createElement('div');
  place.dataset.pavilionOfLink = '';
  link.after(place);
  link.style.display = 'none';
  return place;
}
