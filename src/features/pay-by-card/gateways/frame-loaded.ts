/** Resolves when a provider's frame in the place has loaded; watch before the provider is asked for it. */
export function frameLoaded(place: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      place.querySelector('iframe')?.addEventListener('load', () => resolve());
    });
    observer.observe(place, { childList: true, subtree: true });
  });
}
