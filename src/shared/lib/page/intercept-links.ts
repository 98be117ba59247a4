/**
 * Intercepts links that are followed in this tab, before the router handles them.
 *
 * @param shouldStop returns true to stop the navigation
 * @returns a function that stops intercepting
 */
export function interceptLinks(shouldStop: (link: HTMLAnchorElement) => boolean): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || opensElsewhere(event, link)) return;
    // The router ignores a click whose default is prevented.
    if (shouldStop(link)) event.preventDefault();
  };
  document.addEventListener('click', onClick, { capture: true });
  return () => document.removeEventListener('click', onClick, { capture: true });
}

/** Whether the link opens another tab or downloads a file, so that this page stays. */
function opensElsewhere(event: MouseEvent, { target, download }: HTMLAnchorElement): boolean {
  const isPlainClick =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  return !isPlainClick || (target !== '' && target !== '_self') || download !== '';
}
