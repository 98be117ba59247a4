import { chakra } from '@chakra-ui/react/styled-system';
import type { CentreMapProps } from '../frame/centre-map-props';
import { MapBody } from '../frame/map-body';
import { text } from '../texts';
import { SvgSurface } from './svg-surface';

const Credit = chakra('p', {
  base: {
    position: 'absolute',
    right: '0',
    bottom: '0',
    margin: '0',
    paddingX: '2',
    paddingY: '1',
    fontSize: 'sm',
    lineHeight: '1.3',
    color: 'fg.muted',
    background: 'rgba(255, 255, 255, 0.85)',
    borderStartStartRadius: '4px',
    '& a': { color: 'inherit' },
  },
});

/** The embedded map from open data, with the attribution that its licence requires. */
export function SvgMap(props: CentreMapProps) {
  return (
    <MapBody {...props} Surface={SvgSurface}>
      <Credit>
        <span>{text('map.credit')}</span>{' '}
        <a href="https://creativecommons.org/licenses/by/4.0/" target="_blank" rel="noreferrer">
          {text('map.licence')}
        </a>
      </Credit>
    </MapBody>
  );
}
