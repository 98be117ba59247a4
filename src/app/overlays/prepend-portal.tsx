import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Renders children as the first child of an element that another component renders. */
export function PrependPortal({ element, children }: { element: HTMLElement; children: ReactNode }) {
  const [place] = useState(() => {
    const container = document.createElement('div');
    container.style.display = 'contents';
    return container;
  });
  useLayoutEffect(() => {
    element.prepend(place);
    return () => place.remove();
  }, [element, place]);
  return createPortal(children, place);
}
