import type { PavilionEmbedOptions } from '../../../public/embed';
import { readOptions } from './options';

/** Marks a link by the end of its address, because some editors strip every attribute except the address. */
const MARK = '#pavilion-join';

/** Selects the elements that become frames: those with the attribute, and links with the mark. */
export const PLACES = `[data-pavilion-join], a[href$="${MARK}"]`;

/**
 * Whether a link leads to the script's own site. Only such links become frames, because on some pages anybody may post
 * a link.
 */
export function leadsToSite(link: HTMLAnchorElement, site: string | null): boolean {
  return link.hasAttribute('data-pavilion-join') ? link.href !== '' : link.origin === site;
}

export function linkOptions(link: HTMLAnchorElement): PavilionEmbedOptions {
  const words = link.textContent?.trim();
  return {
    site: link.origin,
    path: link.pathname,
    ...(words ? { title: words } : {}),
    ...readOptions(link),
  };
}

/** Inserts an element after the link and hides the link. Without the script the link still leads to the site. */
export function placeOf(link: HTMLAnchorElement): HTMLElement {
  const next = link.nextElementSibling;
  if (next instanceof HTMLElement && next.dataset.pavilionOfLink !== undefined) return next;
  const place = document.createElement('div');
  place.dataset.pavilionOfLink = '';
  link.after(place);
  link.style.display = 'none';
  return place;
}
