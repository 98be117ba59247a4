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
import { $crop, moveClicked, zoomChanged } from '../model/photo';
import { text } from '../texts';

const ZOOM_STEP = 0.25;
const ZoomSlider = chakra('input', {
  base: { width: 'full', minHeight: 'target', accentColor: 'primary.border' },
});
const ZoomLabel = chakra('label', { base: { fontWeight: 'bold' } });

const MOVE_BUTTONS = [
  { direction: 'left', icon: ArrowLeft },
  { direction: 'right', icon: ArrowRight },
  { direction: 'up', icon: ArrowUp },
  { direction: 'down', icon: ArrowDown },
] as const;

/** Buttons and a slider that choose the square of the picture, so that dragging is not needed. */
export function CropControls() {
  const { crop, move, zoom } = useUnit({ crop: $crop, move: moveClicked, zoom: zoomChanged });
  const zoomId = useId();
  return (
    <Stack gap="4" width={{ base: 'full', sm: 'auto' }} flex={{ sm: '1 1 14rem' }}>
      <Stack role="group" aria-label={text('photo.move')} direction="row" gap="2" flexWrap="wrap">
        {MOVE_BUTTONS.map(({ direction, icon }) => (
          <Button key={direction} variant="secondary" onClick={() => move(direction)}>
            <Icon of={icon} />
            <span>{text(`photo.${direction}`)}</span>
          </Button>
        ))}
      </Stack>
      <Stack gap="0">
        <ZoomLabel htmlFor={zoomId}>{text('photo.zoom')}</ZoomLabel>
        <ZoomSlider
          id={zoomId}
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
