import { type RefObject, useLayoutEffect, useState } from 'react';
import { observeSize } from '../../lib';
import type { MapSize } from '../core/map-point';

/** An element's size in pixels; null before layout. */
export function useSize(element: RefObject<HTMLElement | null>): MapSize | null {
  const [size, setSize] = useState<MapSize | null>(null);
  useLayoutEffect(() => {
    const measuredElement = element.current;
    if (!measuredElement) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = measuredElement;
      if (width === 0 || height === 0) return;
      setSize((knownSize) =>
        knownSize?.width === width && knownSize.height === height ? knownSize : { width, height },
      );
    };
    measure();
    return observeSize([measuredElement], measure);
  }, [element]);
  return size;
}
