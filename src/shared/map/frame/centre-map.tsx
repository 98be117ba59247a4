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
const MessageBox = chakra('div', {
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
  const startLoading = () => loadMap(config.googleMapsKey);
  const [loadAttempt, setAttempt] = useState(() => ({ number: 0, loading: startLoading() }));
  const tryAgain = () => setAttempt(({ number }) => ({ number: number + 1, loading: startLoading() }));
  return (
    <Frame aria-label={text('map.label')}>
      <MapBoundary key={loadAttempt.number} fallback={<MapFailed onTryAgain={tryAgain} />}>
        <Suspense
          fallback={
            <MessageBox>
              <Spinner label={text('map.loading')} isLabelShown />
            </MessageBox>
          }
        >
          <LoadedMapView
            {...props}
            loading={loadAttempt.loading}
            onTryAgain={tryAgain}
            onReload={() => void reload()}
          />
        </Suspense>
      </MapBoundary>
    </Frame>
  );
}

type LoadedMapProps = CentreMapProps & {
  readonly loading: Promise<LoadedMap>;
  readonly onTryAgain: () => void;
  readonly onReload: () => void;
};

function LoadedMapView({ loading, onTryAgain, onReload, ...props }: LoadedMapProps) {
  const loadedMap = use(loading);
  if (loadedMap.kind === 'ready') return <loadedMap.Map {...props} />;
  // Only a page load of this address can change the policy.
  return <MapFailed onTryAgain={loadedMap.isOtherDocument ? onReload : onTryAgain} />;
}

function MapFailed({ onTryAgain }: { readonly onTryAgain: () => void }) {
  return (
    <MessageBox role="status">
      <Text tone="strong">{text('map.loadFailed')}</Text>
      <Text tone="muted">{text('map.listWorks')}</Text>
      <Button variant="secondary" onClick={onTryAgain}>
        {text('map.tryAgain')}
      </Button>
    </MessageBox>
  );
}
