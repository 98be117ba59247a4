import { chakra } from '@chakra-ui/react/styled-system';
import { Tooltip } from '../../ui/tooltip';
import { text } from '../texts';

const Column = chakra('div', {
  base: {
    position: 'absolute',
    right: '3',
    top: '3',
    display: 'flex',
    flexDirection: 'column',
    borderRadius: 'md',
    overflow: 'hidden',
    boxShadow: 'md',
    background: 'surface',
  },
});
const ControlButton = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'target',
    height: 'target',
    padding: '0',
    border: '0',
    background: 'surface',
    color: 'fg',
    cursor: 'pointer',
    '& + &': { borderTop: '1px solid', borderTopColor: 'line' },
    _hover: { background: 'subtle' },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});
const ICON_PATHS = {
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  whole: 'M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4',
} as const;

type MapControlsProps = { readonly onZoom: (steps: number) => void; readonly onShowWhole: () => void };

/** Buttons for what a wheel, a pinch or keys also do. */
export function MapControls({ onZoom, onShowWhole }: MapControlsProps) {
  return (
    <Column>
      <IconButton label={text('map.zoomIn')} path={ICON_PATHS.plus} onClick={() => onZoom(1)} />
      <IconButton label={text('map.zoomOut')} path={ICON_PATHS.minus} onClick={() => onZoom(-1)} />
      <IconButton label={text('map.whole')} path={ICON_PATHS.whole} onClick={onShowWhole} />
    </Column>
  );
}

function IconButton({ label, path, onClick }: { label: string; path: string; onClick: () => void }) {
  return (
    <Tooltip label={label}>
      <ControlButton type="button" aria-label={label} onClick={onClick}>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d={path} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </ControlButton>
    </Tooltip>
  );
}
