import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Puts something before everything else in an element that others draw. */
export function PrependPortal({ element, children }: { element: HTMLElement; children: ReactNode }) {
  const [place] = useState(() => {
    const made = document.createElement('div');
    made.style.display = 'contents';
    return made;
  });
  useLayoutEffect(() => {
    element.prepend(place);
    return () => place.remove();
  }, [element, place]);
  return createPortal(children, place);
}
