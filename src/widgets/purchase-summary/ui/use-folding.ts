import { useEffect, useRef, useState } from 'react';

/**
 * What unfolds over the page, and the button that unfolds it. It folds when the keyboard or a press goes to the page, and on Escape: what
 * has the focus is never covered (WCAG 2.4.11). A press folds once it has reached what it was meant for, since folding may move that.
 */
export function useFolding() {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const frame = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isUnfolded) return;
    const fold = () => {
      // What has the focus inside is about to be hidden.
      if (frame.current?.contains(document.activeElement)) toggle.current?.focus();
      setIsUnfolded(false);
    };
    const listening = new AbortController();
    const listen = <Name extends keyof DocumentEventMap>(
      name: Name,
      hear: (event: DocumentEventMap[Name]) => void,
    ) => document.addEventListener(name, hear, { signal: listening.signal });
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && frame.current?.contains(target) === true;
    let isPressed = false;

    listen('pointerdown', () => {
      isPressed = true;
    });
    for (const over of ['pointerup', 'pointercancel'] as const)
      listen(over, () => {
        isPressed = false;
      });
    listen('click', (event) => {
      // By the way that it took: what was pressed may be gone by now.
      if (!event.composedPath().some((passed) => passed === frame.current)) fold();
    });
    listen('focusin', ({ target }) => {
      if (!isPressed && !isInside(target)) fold();
    });
    listen('keydown', ({ key, target }) => {
      const isOfDialog = target instanceof Element && target.closest('dialog') !== null;
      if (key === 'Escape' && !isOfDialog) fold();
    });
    // The keyboard goes on into somebody else's frame, such as a card provider's: the page only hears that it has gone.
    window.addEventListener(
      'blur',
      () => {
        const { activeElement } = document;
        if (!isPressed && activeElement instanceof HTMLIFrameElement && !isInside(activeElement)) fold();
      },
      { signal: listening.signal },
    );
    return () => listening.abort();
  }, [isUnfolded]);

  return { isUnfolded, frame, toggle, toggled: () => setIsUnfolded(!isUnfolded) };
}
