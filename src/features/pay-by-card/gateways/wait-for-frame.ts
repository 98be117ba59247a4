/** Resolves when a provider's frame in the container has loaded; call it before requesting the frame. */
export function waitForFrame(container: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      container.querySelector('iframe')?.addEventListener('load', () => resolve());
    });
    observer.observe(container, { childList: true, subtree: true });
  });
}
