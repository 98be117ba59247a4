import type { ComponentType, RefObject } from 'react';
import type { Mark } from '../core/clusters';
import type { Move } from '../core/flight';
import type { Circle, MapPoint, MapSize, View } from '../core/map-point';

export type MarkChosen = (mark: Mark, from: HTMLElement) => void;

/** What draws the world under the marks: all that the two maps differ in. */
export type SurfaceProps = {
  readonly size: MapSize;
  /** The first view. */
  readonly start: View;
  /** Where to go; each new object is a new order. */
  readonly move: Move | null;
  /** The view that `marks` were made for. */
  readonly shown: View;
  readonly marks: readonly Mark[];
  readonly selectedId: string | null;
  readonly circle: Circle | null;
  readonly here: MapPoint | null;
  /** One finger and a plain wheel move the map: nothing around it scrolls. */
  readonly isGreedy: boolean;
  /** The element that takes keys and gestures. */
  readonly stage: RefObject<HTMLDivElement | null>;
  /** `isResting`: the map is not on its way elsewhere. */
  readonly onShown: (view: View, isResting: boolean) => void;
  readonly onMarkChosen: MarkChosen;
};

export type Surface = ComponentType<SurfaceProps>;
