import { styled } from '../styled';
import { outlineOf } from './outline';

/** Black on white in every theme, also in forced colours: a reader needs the contrast. */
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
  /** Its name for screen readers. */
  label: string;
};

/** A text as the bars of Code 128; nothing where none can be made of it. Show the text beside it. */
export function BarCode({ value, label }: BarCodeProps) {
  const outline = outlineOf(value);
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
