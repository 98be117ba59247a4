import type { LucideIcon } from 'lucide-react';
import { Icon } from '../icon';
import { styled } from '../styled';

const Scene = styled('svg', {
  base: { display: 'block', width: 'full', height: 'auto', background: 'dark' },
  variants: { isFilling: { true: { position: 'absolute', inset: '0', height: 'full' } } },
});
const Sun = styled('circle', { base: { fill: 'accent' } });
const Wave = styled('path', {
  base: { fill: 'primary' },
  variants: { isFar: { true: { opacity: '0.55' } } },
});
/** Replaces the sun, as large as the frame allows. */
const Badge = styled('span', {
  base: {
    position: 'absolute',
    top: '50%',
    left: '50%',
    display: 'grid',
    placeItems: 'center',
    height: '56%',
    aspectRatio: '1',
    transform: 'translate(-50%, -50%)',
    border: '1px solid transparent',
    borderRadius: 'full',
    background: 'accent',
    color: 'accent.on',
    '& svg': { width: '54%', height: '54%' },
  },
});

/** The number of different scenes. */
const SCENE_COUNT = 3;

interface DrawingProps {
  readonly width: number;
  readonly height: number;
  /** Selects the scene, so that pictures next to each other differ. */
  readonly seed: string;
  readonly isFilling: boolean;
  readonly icon?: LucideIcon | undefined;
}

/** Water under a sun, in the venue's colours; an icon can replace the sun. */
export function Drawing({ width, height, seed, isFilling, icon }: DrawingProps) {
  const sceneIndex = [...seed].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % SCENE_COUNT;
  return (
    <>
      <Scene
        aria-hidden="true"
        width={width}
        height={height}
        viewBox="0 0 400 300"
        preserveAspectRatio={`xMid${icon ? 'YMax' : 'YMid'} slice`}
        isFilling={isFilling}
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        {!icon && <Sun cx={290 - sceneIndex * 85} cy={120 + sceneIndex * 12} r="58" />}
        <g transform={`translate(${-sceneIndex * 60} ${sceneIndex * 8})`}>
          <Wave isFar d="M0 190c45-38 90-38 135 0s90 38 135 0 90-38 135 0 90 38 135 0v200H0z" />
          <Wave d="M-40 236c45-34 90-34 135 0s90 34 135 0 90-34 135 0 90 34 135 0 90-34 135 0v200H-40z" />
        </g>
      </Scene>
      {icon && (
        <Badge aria-hidden="true">
          <Icon of={icon} />
        </Badge>
      )}
    </>
  );
}
