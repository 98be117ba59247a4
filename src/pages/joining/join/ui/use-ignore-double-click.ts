import { type MouseEvent, useRef } from 'react';

type Handlers = {
  readonly onMouseDownCapture: (event: MouseEvent) => void;
  readonly onClickCapture: (event: MouseEvent) => void;
};

/**
 * Makes a double click count once if the first click has opened another section: the second would take the focus off
 * its heading, or press what has appeared under the pointer.
 *
 * @param place the open section; null if there is none.
 */
export function useIgnoreDoubleClick(place: string | null): Handlers {
  const pressedPlaceRef = useRef(place);
  const isSecond = ({ detail }: MouseEvent) => detail > 1 && pressedPlaceRef.current !== place;
  return {
    onMouseDownCapture: (event) => {
      if (isSecond(event)) event.preventDefault();
      else pressedPlaceRef.current = place;
    },
    onClickCapture: (event) => {
      if (!isSecond(event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
