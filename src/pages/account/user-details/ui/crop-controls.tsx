import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useId } from 'react';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { Stack } from '@/shared/ui/stack';
import { MAX_ZOOM } from '../lib/crop';
import { $crop, moveClicked, zoomed } from '../model/photo';
import { text } from '../texts';

const ZOOM_STEP = 0.25;
const Range = chakra('input', {
  base: { width: 'full', minHeight: 'target', accentColor: 'primary.border' },
});
const Label = chakra('label', { base: { fontWeight: 'bold' } });

const MOVES = [
  { direction: 'left', icon: ArrowLeft },
  { direction: 'right', icon: ArrowRight },
  { direction: 'up', icon: ArrowUp },
  { direction: 'down', icon: ArrowDown },
] as const;

/** Buttons and a slider that choose the square of the picture, so that dragging is not needed. */
export function CropControls() {
  const { crop, move, zoom } = useUnit({ crop: $crop, move: moveClicked, zoom: zoomed });
  const id = useId();
  return (
    <Stack gap="4" width={{ base: 'full', sm: 'auto' }} flex={{ sm: '1 1 14rem' }}>
      <Stack role="group" aria-label={text('photo.move')} direction="row" gap="2" flexWrap="wrap">
        {MOVES.map(({ direction, icon }) => (
          <Button key={direction} variant="secondary" onClick={() => move(direction)}>
            <Icon of={icon} />
            <span>{text(`photo.${direction}`)}</span>
          </Button>
        ))}
      </Stack>
      <Stack gap="0">
        <Label htmlFor={id}>{text('photo.zoom')}</Label>
        <Range
          id={id}
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={ZOOM_STEP}
          value={crop.zoom}
          aria-valuetext={text('photo.zoomValue', { zoom: crop.zoom })}
          onChange={(event) => zoom(event.currentTarget.valueAsNumber)}
        />
      </Stack>
    </Stack>
  );
}
