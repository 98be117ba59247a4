/** How long a page may stay visible after the customer navigates away. */
const MAX_LEAVING_MS = 10_000;

let pageLeaving: Promise<void> | null = null;

/**
 * Watches for navigation away from the page. Browsers abort a page's requests as soon as it navigates, while it is still visible,
 * so such a failure says nothing about the network.
 */
export function watchLeaving(): void {
  addEventListener('beforeunload', () => {
    const leavingEnd = new Promise<void>((resolve) => {
      setTimeout(resolve, MAX_LEAVING_MS);
      addEventListener('pageshow', () => resolve(), { once: true });
    }).then(() => {
      if (pageLeaving === leavingEnd) pageLeaving = null;
    });
    pageLeaving = leavingEnd;
  });
}

/**
 * A promise while the page is being left, otherwise null. It settles if the page stays (the link was a download) or is shown
 * again.
 */
export function waitWhileLeaving(): Promise<void> | null {
  return pageLeaving;
}
