/**
 * Looks at each link that is followed in this tab, before the router does.
 *
 * @param isHeld says whether the link is not to be followed.
 * @returns a function that ends it.
 */
export function interceptLinks(isHeld: (link: HTMLAnchorElement) => boolean): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || opensElsewhere(event, link)) return;
    // A suspended link does not navigate.
    if (isHeld(link)) event.preventDefault();
  };
  document.addEventListener('click', onClick, { capture: true });
  return () => document.removeEventListener('click', onClick, { capture: true });
}

/** Another tab, or a download: this page stays. */
function opensElsewhere(event: MouseEvent, { target, download }: HTMLAnchorElement): boolean {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  return !isPlain || (target !== '' && target !== '_self') || download !== '';
}
