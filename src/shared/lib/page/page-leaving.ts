/** How long a page may stay visible after the customer navigates away. */
const LEAVING_MS = 10_000;

let leaving: Promise<void> | null = null;

/**
 * Watches for navigation away from the page. Browsers abort a page's requests as soon as it navigates, while it is still visible,
 * so such a failure says nothing about the network.
 */
export function watchLeaving(): void {
  addEventListener('beforeunload', () => {
    const staying = new Promise<void>((resolve) => {
      setTimeout(resolve, LEAVING_MS);
      addEventListener('pageshow', () => resolve(), { once: true });
    }).then(() => {
      if (leaving === staying) leaving = null;
    });
    leaving = staying;
  });
}

/**
 * A promise while the page is being left, otherwise null. It settles if the page stays (the link was a download) or is shown
 * again.
 */
export function waitWhileLeaving(): Promise<void> | null {
  return leaving;
}
