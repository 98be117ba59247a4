import type { PavilionEmbedOptions } from '../../../public/embed';
import { readOptions } from './options';

/** Marks a link by the end of its address, because some editors strip every attribute except the address. */
const LINK_MARK = '#pavilion-join';

/** Selects the elements that become frames: those with the attribute, and links with the mark. */
export const PLACE_SELECTOR = `[data-pavilion-join], a[href$="${LINK_MARK}"]`;

/**
 * Whether a link leads to the script's own site. Only such links become frames, because on some pages anybody may post
 * a link.
 */
export function leadsToSite(link: HTMLAnchorElement, site: string | null): boolean {
  return link.hasAttribute('data-pavilion-join') ? link.href !== '' : link.origin === site;
}

export function readLinkOptions(link: HTMLAnchorElement): PavilionEmbedOptions {
  const linkText = link.textContent?.trim();
  return {
    site: link.origin,
    path: link.pathname,
    ...(linkText ? { title: linkText } : {}),
    ...readOptions(link),
  };
}

/** Inserts an element after the link and hides the link. Without the script the link still leads to the site. */
export function placeOf(link: HTMLAnchorElement): HTMLElement {
  const nextElement = link.nextElementSibling;
  if (nextElement instanceof HTMLElement && nextElement.dataset.pavilionOfLink !== undefined)
    return nextElement;
  const place = document.createElement('div');
  place.dataset.pavilionOfLink = '';
  link.after(place);
  link.style.display = 'none';
  return place;
}
