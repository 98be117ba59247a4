import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Renders children as the first child of an element that another component renders. */
export function PrependPortal({ element, children }: { element: HTMLElement; children: ReactNode }) {
  const [container] = useState(() => {
    const div = document.createElement('div');
    div.style.display = 'contents';
    return div;
  });
  useLayoutEffect(() => {
    element.prepend(container);
    return () => container.remove();
  }, [element, container]);
  return createPortal(children, container);
}
