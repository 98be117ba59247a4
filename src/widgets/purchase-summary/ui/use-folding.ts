import { useEffect, useRef, useState } from 'react';

/**
 * The state of a panel that unfolds over the page, and its toggle. It folds on Escape and when the focus or a click
 * goes to the page, so that it never covers the focused element (WCAG 2.4.11). A press folds it only on click, because
 * folding may move the target.
 */
export function useFolding() {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const frame = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isUnfolded) return;
    const fold = () => {
      // Moves the focus, because the focused element inside is about to be hidden.
      if (frame.current?.contains(document.activeElement)) toggle.current?.focus();
      setIsUnfolded(false);
    };
    const listeners = new AbortController();
    const listen = <Name extends keyof DocumentEventMap>(
      name: Name,
      handle: (event: DocumentEventMap[Name]) => void,
    ) => document.addEventListener(name, handle, { signal: listeners.signal });
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && frame.current?.contains(target) === true;
    let isPressed = false;

    listen('pointerdown', () => {
      isPressed = true;
    });
    for (const name of ['pointerup', 'pointercancel'] as const)
      listen(name, () => {
        isPressed = false;
      });
    listen('click', (event) => {
      // The event path, because the target may have been removed.
      if (!event.composedPath().some((target) => target === frame.current)) fold();
    });
    listen('focusin', ({ target }) => {
      if (!isPressed && !isInside(target)) fold();
    });
    listen('keydown', ({ key, target }) => {
      const isInDialog = target instanceof Element && target.closest('dialog') !== null;
      if (key === 'Escape' && !isInDialog) fold();
    });
    // The focus moves into a cross-origin frame, such as a card field: the page only receives `blur`.
    window.addEventListener(
      'blur',
      () => {
        const { activeElement } = document;
        if (!isPressed && activeElement instanceof HTMLIFrameElement && !isInside(activeElement)) fold();
      },
      { signal: listeners.signal },
    );
    return () => listeners.abort();
  }, [isUnfolded]);

  return { isUnfolded, frame, toggle, toggled: () => setIsUnfolded(!isUnfolded) };
}
