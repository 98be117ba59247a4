import { styled } from '../styled';
import { buildBarCodePath } from './outline';

/** Black on white in every theme and in forced-colours mode, because scanners need the contrast. */
const Bars = styled('svg', {
  base: {
    display: 'block',
    width: 'full',
    maxWidth: '36rem',
    height: '6rem',
    background: 'white',
    forcedColorAdjust: 'none',
  },
});

type BarCodeProps = {
  value: string;
  /** The bar code's name for screen readers. */
  label: string;
};

/** A text as a Code 128 bar code; renders nothing if the text cannot be encoded. Show the text next to it. */
export function BarCode({ value, label }: BarCodeProps) {
  const outline = buildBarCodePath(value);
  if (outline === null) return null;
  return (
    <Bars
      role="img"
      aria-label={label}
      viewBox={`0 0 ${outline.width} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      focusable="false"
    >
      <path fill="black" d={outline.path} />
    </Bars>
  );
}
