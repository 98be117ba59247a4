import type { Mark } from '../core/clusters';
import type { MapSize, View } from '../core/map-point';
import { toScreen } from '../core/projection';
import type { Town } from './towns';

/** A town label: the position of its dot, and the side on which the name is. */
export type TownLabel = {
  readonly town: Town;
  readonly x: number;
  readonly y: number;
  readonly side: 'left' | 'right';
};

type LabelBox = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

const LETTER_PX = 7.2;
const HALF_LINE_PX = 8;
const CLUSTER_HALF_PX = 20;
const PIN_PX = { half: 14, above: 38, below: 2 } as const;

/** Places labels on the side of their dot that has space, leaving out those that marks would cover. */
export function placeTownLabels(
  towns: readonly Town[],
  marks: readonly Mark[],
  view: View,
  size: MapSize,
): readonly TownLabel[] {
  const takenBoxes = marks.map((mark) => calculateMarkBox(mark, view, size));
  return towns.flatMap((town): TownLabel[] => {
    const { x, y } = toScreen(town, view, size);
    const length = town.name.length * LETTER_PX + 10;
    const line = { top: y - HALF_LINE_PX, bottom: y + HALF_LINE_PX };
    const isBoxFree = (box: LabelBox) => !takenBoxes.some((takenBox) => overlaps(box, takenBox));
    if (isBoxFree({ ...line, left: x - 3, right: x + length })) return [{ town, x, y, side: 'right' }];
    if (isBoxFree({ ...line, left: x - length, right: x + 3 })) return [{ town, x, y, side: 'left' }];
    return [];
  });
}

function calculateMarkBox(mark: Mark, view: View, size: MapSize): LabelBox {
  const { x, y } = toScreen(mark.kind === 'place' ? mark.place : mark.at, view, size);
  return mark.kind === 'place'
    ? { left: x - PIN_PX.half, right: x + PIN_PX.half, top: y - PIN_PX.above, bottom: y + PIN_PX.below }
    : {
        left: x - CLUSTER_HALF_PX,
        right: x + CLUSTER_HALF_PX,
        top: y - CLUSTER_HALF_PX,
        bottom: y + CLUSTER_HALF_PX,
      };
}

const overlaps = (first: LabelBox, second: LabelBox) =>
  first.left < second.right &&
  first.right > second.left &&
  first.top < second.bottom &&
  first.bottom > second.top;
