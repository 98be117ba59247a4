import type { KeyboardEvent } from 'react';
import { STEP_PX } from '../core/numbers';
import type { FlatPoint } from '../core/projection';
import type { CentreMapState } from './use-map';

const PAN_STEPS: Readonly<Record<string, FlatPoint>> = {
  ArrowLeft: { x: STEP_PX, y: 0 },
  ArrowRight: { x: -STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: STEP_PX },
  ArrowDown: { x: 0, y: -STEP_PX },
};
const ZOOM_STEPS: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1, _: -1 };

/** Keys while the map has the focus: arrows pan, plus and minus zoom, Enter opens the mark in the middle. */
export function useKeys(map: CentreMapState) {
  const runKey = (key: string): boolean => {
    const [step, zoom] = [PAN_STEPS[key], ZOOM_STEPS[key]];
    if (step) map.panBy(step);
    else if (zoom) map.zoomBy(zoom);
    else if (key === 'Enter') map.chooseMiddle();
    else if (key === 'Escape') map.closeCard();
    else return false;
    return true;
  };
  return (event: KeyboardEvent<HTMLElement>) => {
    // A mark handles its own Enter.
    if (event.target !== event.currentTarget && event.key !== 'Escape') return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (runKey(event.key)) event.preventDefault();
  };
}
