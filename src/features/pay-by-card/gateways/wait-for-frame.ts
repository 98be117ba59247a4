/** Resolves when a provider's frame in the container has loaded; call it before requesting the frame. */
export function waitForFrame(place: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      place.querySelector('iframe')?.addEventListener('load', () => resolve());
    });
    observer.observe(place, { childList: true, subtree: true });
  });
}
