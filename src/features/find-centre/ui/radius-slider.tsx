import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { Field } from '@/shared/ui/field';
import { Text } from '@/shared/ui/text';
import { type FindCentre, RADIUS } from '../model/find-centre';
import { text } from '../texts';

const Row = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '4' } });
const Range = chakra('input', {
  base: { flex: '1', minWidth: '0', maxWidth: '24rem', minHeight: 'target', accentColor: 'primary.border' },
});

/** The search radius: the browser's own slider, so that arrow keys, touch and screen readers work as anywhere else. */
export function RadiusSlider({ model }: { model: FindCentre }) {
  const { miles, radiusChanged } = useUnit({ miles: model.$radius, radiusChanged: model.radiusChanged });
  const shown = miles === 1 ? text('finder.oneMile') : text('finder.radiusValue', { miles });
  return (
    <Field label={text('centre.searchRadius')}>
      {(control) => (
        <Row>
          <Range
            {...control}
            type="range"
            min={RADIUS.min}
            max={RADIUS.max}
            step={RADIUS.step}
            value={miles}
            aria-valuetext={shown}
            onChange={(event) => radiusChanged(event.currentTarget.valueAsNumber)}
          />
          <Text as="span" tone="strong" aria-hidden="true" minWidth="20">
            {shown}
          </Text>
        </Row>
      )}
    </Field>
  );
}
