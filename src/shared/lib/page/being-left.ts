/** How long a page may still be seen after the next one was asked for. */
const LEAVING_MS = 10_000;

let leaving: Promise<void> | null = null;

/**
 * Watches for ways out. Browsers break the calls of a page as soon as another is asked for, while the page is still seen: such a
 * call says nothing about the network.
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

/** While the page is being left: settles when it stays after all (a file was sent instead) or is shown again. */
export function beingLeft(): Promise<void> | null {
  return leaving;
}
