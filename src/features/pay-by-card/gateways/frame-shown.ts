/** Resolves when a provider's frame in the place has loaded; watch before the provider is asked for it. */
export function frameShown(place: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const frame = place.querySelector('iframe');
      if (frame === null) return;
      observer.disconnect();
      frame.addEventListener('load', () => resolve(), { once: true });
    });
    observer.observe(place, { childList: true, subtree: true });
  });
}
