/** Containers that can take the focus when a control in them disappears, so that keyboard users keep their place. */
const CONTAINER_SELECTOR =
  'li, tr, article, section, form, fieldset, dialog, main, [role=group], [role=region]';

/** The containers around an element, innermost first. */
export function listFocusContainers(element: Element | null): readonly Element[] {
  const containers: Element[] = [];
  let container = element?.parentElement?.closest(CONTAINER_SELECTOR);
  while (container) {
    containers.push(container);
    container = container.parentElement?.closest(CONTAINER_SELECTOR);
  }
  return containers;
}

/** Focuses the innermost of these containers that still exists. */
export function focusNearest(containers: readonly Element[]): void {
  const container = containers.find(({ isConnected }) => isConnected);
  if (!(container instanceof HTMLElement)) return;
  if (!container.hasAttribute('tabindex')) {
    container.tabIndex = -1;
    container.style.outline = 'none';
    const removeTabStop = () => {
      container.removeAttribute('tabindex');
      container.style.outline = '';
    };
    container.addEventListener('blur', removeTabStop, { once: true });
  }
  container.focus({ preventScroll: true });
}
