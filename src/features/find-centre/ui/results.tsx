import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { type ComponentProps, memo, useDeferredValue, useId } from 'react';
import { formatMiles } from '@/entities/venue';
import { Alert } from '@/shared/ui/alert';
import { Box } from '@/shared/ui/box';
import { Button } from '@/shared/ui/button';
import { FocusHandover } from '@/shared/ui/focus-handover';
import { Heading } from '@/shared/ui/heading';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { text as uiText } from '@/shared/ui/texts';
import type { FindCentre, ResultsView, Search } from '../model/find-centre';
import { text } from '../texts';
import { CentreList } from './centre-list';
import type { MapAndListCode } from './use-map-and-list';
import { VenueDetails, VenueRow } from './venue-row';

const Sides = chakra('div', {
  base: { containerType: 'inline-size' },
  variants: {
    isMapShown: {
      true: {
        '& > div': {
          display: 'grid',
          gap: '4',
          '@container (min-width: 44rem)': { gridTemplateColumns: 'minmax(20rem, 2fr) 3fr' },
        },
        // On a phone the map's own carousel takes the list's place.
        '& > div > :first-child': { display: { base: 'none', sm: 'block' } },
      },
    },
  },
});

interface ResultsProps extends MapAndListCode {
  readonly model: FindCentre;
}

/** The centres that the search found. The deferred value lets key presses and slider steps render first. */
export function Results(props: ResultsProps) {
  const shown = useDeferredValue(useUnit(props.model.$resultsView));
  return (
    <FocusHandover hasError={shown.status === 'failed'} label={text('finder.results')}>
      <ShownResults {...props} shown={shown} />
    </FocusHandover>
  );
}

/** The centres that the search found, with a map of them when it is wanted. */
const ShownResults = memo(function ShownResults(props: ResultsProps & { readonly shown: ResultsView }) {
  const { model, parts, isFailed, retry, shown } = props;
  const { isMapShown, mapToggled, retryClicked } = useUnit({
    isMapShown: model.$isMapShown,
    mapToggled: model.mapToggled,
    retryClicked: model.retryClicked,
  });
  const { status, search, venues } = shown;
  const headingId = useId();
  if (status === 'failed')
    return (
      <Alert status="danger" title={text('finder.loadFailed')}>
        <Button variant="text" onClick={() => retryClicked()}>
          {uiText('form.tryAgain')}
        </Button>
      </Alert>
    );
  const waiting = waitingText(search) ?? (status === 'ready' ? null : text('finder.loading'));
  // As tall as the screen, so that the sections below do not jump when the list comes.
  const waitingBox = (
    <Box minHeight={isMapShown ? undefined : 'var(--page-height, 100vh)'}>
      <Spinner label={waiting ?? ''} isLabelShown />
    </Box>
  );
  if (waiting !== null && !isMapShown) return waitingBox;

  return (
    <Stack gap="4">
      <Stack direction="row" gap="2" align="center" justify="between">
        <Stack gap="1">
          <Heading level={3} id={headingId}>
            {waiting ?? headingText(search)}
          </Heading>
          <Text tone="muted" role="status">
            {waiting ?? countText(venues.length)}
          </Text>
        </Stack>
        <Button variant="secondary" onClick={() => mapToggled()}>
          {isMapShown && parts ? <parts.MapToggle /> : text('finder.showMap')}
        </Button>
      </Stack>
      {isFailed && (
        <Alert status="danger" title={text('finder.partsFailed')}>
          <Button variant="text" onClick={retry}>
            {uiText('form.tryAgain')}
          </Button>
        </Alert>
      )}
      <Sides isMapShown={isMapShown}>
        <div>
          <div>
            {waiting === null ? (
              <Found model={model} shown={shown} labelledBy={headingId} Windowed={parts?.WindowedList} />
            ) : (
              waitingBox
            )}
          </div>
          {isMapShown && parts && (
            <parts.MapSide model={model} shown={shown} Details={VenueDetails} isWaiting={waiting !== null} />
          )}
          {isMapShown && !parts && !isFailed && <Spinner />}
        </div>
      </Sides>
    </Stack>
  );
});

function Found(props: ComponentProps<typeof CentreList>) {
  const { model, shown } = props;
  const { search, venues, nearest } = shown;
  const onChoose = useUnit(model.venueChosen);
  if (venues.length > 0) return <CentreList {...props} />;
  return (
    <Stack gap="2">
      <Text>{text(search.kind === 'all' ? 'centre.noVenues' : 'centre.noCentres')}</Text>
      {nearest && (
        <>
          <Text tone="muted">
            {text('finder.nearest', { name: nearest.venue.name, miles: formatMiles(nearest.distance) })}
          </Text>
          <Box as="ul" margin="0" padding="0" maxWidth="form" listStyle="none">
            <VenueRow
              index={0}
              count={1}
              venue={nearest.venue}
              distance={nearest.distance}
              onChoose={onChoose}
            />
          </Box>
        </>
      )}
    </Stack>
  );
}

function waitingText(search: Search): string | null {
  if (search.kind === 'searching') return text('centre.searchingTerm', { term: search.term });
  return search.kind === 'locating' ? text('centre.searching') : null;
}

function headingText(search: Search): string {
  if (search.kind === 'near') return text('finder.near', { place: search.place });
  return search.kind === 'named' ? text('finder.named', { term: search.term }) : text('finder.all');
}

function countText(count: number): string {
  return count === 1 ? text('finder.oneFound') : text('finder.found', { count: grouped(count) });
}

/** 2,104 – without the browser's number formats, which take 9 ms to wake and would be wanted for nothing else. */
function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
