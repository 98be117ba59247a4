import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { useId } from 'react';
import { Text } from '@/shared/ui/text';
import type { FindCentre } from '../model/find-centre';
import { text } from './texts';

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    flex: { base: '1 1 9rem', md: '0 1 20rem' },
    minWidth: '0',
    // On a phone it looks like one button of its row, labelled with the radius.
    paddingX: { base: '3', md: '0' },
    outline: { base: '1px solid', md: 'none' },
    outlineColor: 'line.strong',
    outlineOffset: '-1px',
    borderRadius: { base: 'full', md: '0' },
    background: { base: 'surface', md: 'transparent' },
  },
});
/** The value stays next to its slider, below the label if space is tight. */
const Setting = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    flex: { base: '1 1 0', md: '1 1 10rem' },
    minWidth: '0',
  },
});
const Label = chakra('label', {
  base: {
    fontWeight: 'bold',
    position: { base: 'absolute', md: 'static' },
    clipPath: { base: 'inset(50%)', md: 'none' },
  },
});
const Range = chakra('input', {
  base: { flex: '1', minWidth: '0', minHeight: 'target', accentColor: 'primary.border' },
});

/** The search radius as a native slider, so that arrow keys, touch and screen readers work as usual. */
export function RadiusSlider({ model }: { model: FindCentre }) {
  const { miles, radiusChanged } = useUnit({ miles: model.$radiusMiles, radiusChanged: model.radiusChanged });
  const { min, max, step } = model.radiusRange;
  const id = useId();
  const radiusText = miles === 1 ? text('finder.oneMile') : text('finder.radiusValue', { miles });
  return (
    <Row>
      <Label htmlFor={id}>{text('centre.searchRadius')}</Label>
      <Setting>
        <Range
          id={id}
          type="range"
          min={min}
          max={max}
          step={step}
          value={miles}
          aria-valuetext={radiusText}
          onChange={(event) => radiusChanged(event.currentTarget.valueAsNumber)}
        />
        <Text
          as="span"
          tone="strong"
          aria-hidden="true"
          minWidth="16"
          whiteSpace="nowrap"
          fontVariantNumeric="tabular-nums"
        >
          {radiusText}
        </Text>
      </Setting>
    </Row>
  );
}
