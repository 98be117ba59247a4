import { type MouseEvent, useRef } from 'react';

type ClickHandlers = {
  readonly onMouseDownCapture: (event: MouseEvent) => void;
  readonly onClickCapture: (event: MouseEvent) => void;
};

/**
 * Makes a double click count once if the first click has opened another section: the second would take the focus off
 * its heading, or press what has appeared under the pointer.
 *
 * @param openSection the open section; null if there is none.
 */
export function useIgnoreDoubleClick(openSection: string | null): ClickHandlers {
  const pressedSectionRef = useRef(openSection);
  const isSecondClick = ({ detail }: MouseEvent) => detail > 1 && pressedSectionRef.current !== openSection;
  return {
    onMouseDownCapture: (event) => {
      if (isSecondClick(event)) event.preventDefault();
      else pressedSectionRef.current = openSection;
    },
    onClickCapture: (event) => {
      if (!isSecondClick(event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
