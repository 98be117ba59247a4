import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { Suspense, use, useState } from 'react';
import { $config } from '../../config';
import { reloadFx } from '../../routes';
import { Button } from '../../ui/button';
import { Spinner } from '../../ui/spinner';
import { Text } from '../../ui/text';
import { text } from '../texts';
import type { CentreMapProps } from './centre-map-props';
import { type LoadedMap, loadMap } from './load-map';
import { MapBoundary } from './map-boundary';

const Frame = chakra('section', {
  base: {
    position: 'relative',
    display: 'grid',
    width: 'full',
    height: 'full',
    minHeight: '20rem',
    overflow: 'clip',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line',
    borderRadius: 'lg',
    background: 'subtle',
    isolation: 'isolate',
  },
});
const Middle = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    padding: '6',
    textAlign: 'center',
  },
});

/**
 * A map of centres: Google Maps if the operator has a key, otherwise the embedded map. Loaded when shown; the list
 * works without it.
 */
export function CentreMap(props: CentreMapProps) {
  const { config, reload } = useUnit({ config: $config, reload: reloadFx });
  const load = () => loadMap(config.googleMapsKey);
  const [attempt, setAttempt] = useState(() => ({ number: 0, loading: load() }));
  const tryAgain = () => setAttempt(({ number }) => ({ number: number + 1, loading: load() }));
  return (
    <Frame aria-label={text('map.label')}>
      <MapBoundary key={attempt.number} fallback={<MapFailed onTryAgain={tryAgain} />}>
        <Suspense
          fallback={
            <Middle>
              <Spinner label={text('map.loading')} isLabelShown />
            </Middle>
          }
        >
          <Loaded {...props} loading={attempt.loading} onTryAgain={tryAgain} onReload={() => void reload()} />
        </Suspense>
      </MapBoundary>
    </Frame>
  );
}

type LoadedProps = CentreMapProps & {
  readonly loading: Promise<LoadedMap>;
  readonly onTryAgain: () => void;
  readonly onReload: () => void;
};

function Loaded({ loading, onTryAgain, onReload, ...props }: LoadedProps) {
  const loaded = use(loading);
  if (loaded.kind === 'ready') return <loaded.Map {...props} />;
  // Only a page load of this address can change the policy.
  return <MapFailed onTryAgain={loaded.isOtherDocument ? onReload : onTryAgain} />;
}

function MapFailed({ onTryAgain }: { readonly onTryAgain: () => void }) {
  return (
    <Middle role="status">
      <Text tone="strong">{text('map.loadFailed')}</Text>
      <Text tone="muted">{text('map.listWorks')}</Text>
      <Button variant="secondary" onClick={onTryAgain}>
        {text('map.tryAgain')}
      </Button>
    </Middle>
  );
}
