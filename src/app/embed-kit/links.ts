import type { PavilionEmbedOptions } from '../../../public/embed';
import { readOptions } from './options';

/** Marks a link by the end of its address, because some editors strip every attribute except the address. */
const LINK_HASH = '#pavilion-join';

/** Selects the elements that become frames: those with the attribute, and links with the mark. */
export const EMBED_SELECTOR = `[data-pavilion-join], a[href$="${LINK_HASH}"]`;

/**
 * Whether a link leads to the script's own site. Only such links become frames, because on some pages anybody may post
 * a link.
 */
export function leadsToSite(link: HTMLAnchorElement, siteOrigin: string | null): boolean {
  return link.hasAttribute('data-pavilion-join') ? link.href !== '' : link.origin === siteOrigin;
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
export function insertFrameContainer(link: HTMLAnchorElement): HTMLElement {
  const nextElement = link.nextElementSibling;
  if (nextElement instanceof HTMLElement && nextElement.dataset.pavilionOfLink !== undefined)
    return nextElement;
  const container = document.createElement('div');
  container.dataset.pavilionOfLink = '';
  link.after(container);
  link.style.display = 'none';
  return container;
}
