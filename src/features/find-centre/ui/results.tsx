import { useUnit } from 'effector-react';
import { memo, useDeferredValue, useId, useRef } from 'react';
import { describeFailure } from '@/shared/api';
import { Alert } from '@/shared/ui/alert';
import { Box } from '@/shared/ui/box';
import { Button } from '@/shared/ui/button';
import { FocusHandover } from '@/shared/ui/focus-handover';
import { Heading } from '@/shared/ui/heading';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { styled } from '@/shared/ui/styled';
import { Text } from '@/shared/ui/text';
import { text as uiText } from '@/shared/ui/texts';
import type { FindCentre, ResultsView } from '../model/find-centre';
import type { Search } from '../model/search';
import { text } from '../texts';
import { formatCount } from './count-text';
import { PlaceSuggestions } from './places';
import type { MapAndListCode } from './use-map-and-list';
import { useScrollToResults } from './use-scroll-to-results';
import { VenueDetails, VenueRow } from './venue-row';

/** How many rows are shown before more are requested. */
const FIRST_ROW_COUNT = 8;

const Rows = styled('ul', {
  base: {
    display: 'grid',
    gap: { base: '2', md: '3' },
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 28rem), 1fr))',
    margin: '0',
    padding: '0',
    listStyle: 'none',
  },
});
/** The heading with the search's controls; on a phone the radius and the map's button share a line below it. */
const ResultsHead = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: { base: '2', md: '4' },
    rowGap: '3',
    '& > div:first-of-type': { flex: '1 1 10rem' },
    // Stays at the end even while the radius is loading.
    '& > button': {
      marginInlineStart: 'auto',
      paddingX: { base: '4', md: '6' },
      borderRadius: { base: 'full', md: 'md' },
    },
  },
  variants: {
    hasRadius: { true: { '& > div:first-of-type': { flexBasis: { base: '100%', md: '10rem' } } } },
  },
});

interface ResultsProps extends MapAndListCode {
  readonly model: FindCentre;
}

/** The centres that the search found. Their value is deferred, so that key presses and slider steps render first. */
export function Results(props: ResultsProps) {
  const resultsView = useDeferredValue(useUnit(props.model.$resultsView));
  return (
    <FocusHandover hasError={resultsView.status === 'failed'} label={text('finder.results')}>
      <ShownResults {...props} resultsView={resultsView} />
    </FocusHandover>
  );
}

/** The centres before a search, and then its results, with a map on request. */
const ShownResults = memo(function ShownResults(props: ResultsProps & { readonly resultsView: ResultsView }) {
  const { model, mapAndList, isFailed, retry, resultsView } = props;
  const { failure, isMapShown, nearVenues, searchCount, mapToggled, retryClicked, onChoose } = useUnit({
    failure: model.$failure,
    isMapShown: model.$isMapShown,
    nearVenues: model.$nearVenues,
    searchCount: model.$searchCount,
    mapToggled: model.mapToggled,
    retryClicked: model.retryClicked,
    onChoose: model.venueChosen,
  });
  const { status, search, venues } = resultsView;
  const headingId = useId();
  const waitingText = formatWaiting(search) ?? (status === 'ready' ? null : text('finder.loading'));
  const focusedRowIndex = useRef(-1);
  const headingRef = useScrollToResults(searchCount, waitingText === null ? search : null);
  if (status === 'failed' && failure)
    return (
      <Alert status="danger" title={text('finder.loadFailed')}>
        <Text>{describeFailure(failure)}</Text>
        <Button variant="text" onClick={() => retryClicked()}>
          {uiText('form.tryAgain')}
        </Button>
      </Alert>
    );
  // As tall as the screen, so that content below does not jump when the list loads.
  const waitingBox = (
    <Box minHeight={isMapShown ? undefined : 'var(--page-height, 100vh)'}>
      <Spinner label={waitingText ?? ''} isLabelShown />
    </Box>
  );
  if (waitingText !== null && !isMapShown) return waitingBox;

  const isBeforeSearch = search.kind === 'all' && !isMapShown;
  const renderList = () => {
    if (waitingText !== null) return waitingBox;
    if (search.kind === 'all' && venues.length === 0) return <Text>{text('centre.noVenues')}</Text>;
    if (isBeforeSearch) return <PlaceSuggestions model={model} labelledBy={headingId} />;
    if (mapAndList)
      return (
        <mapAndList.CentreList
          model={model}
          resultsView={resultsView}
          labelledBy={headingId}
          Row={VenueRow}
          Rows={Rows}
          firstRowCount={FIRST_ROW_COUNT}
          focusedRowIndex={focusedRowIndex}
        />
      );
    return (
      <Rows
        aria-labelledby={headingId}
        onFocus={({ target }) => {
          focusedRowIndex.current = Number(target.closest('[data-index]')?.getAttribute('data-index') ?? -1);
        }}
        onBlur={() => {
          focusedRowIndex.current = -1;
        }}
      >
        {venues.slice(0, FIRST_ROW_COUNT).map((result, index) => (
          <VenueRow
            key={result.venue.id}
            index={index}
            count={venues.length}
            onChoose={onChoose}
            {...result}
          />
        ))}
      </Rows>
    );
  };
  return (
    // On a phone the results fill the screen, so that nothing below them moves while the rest loads.
    <Stack gap="4" minHeight={{ base: isBeforeSearch ? '0' : 'var(--page-height, 100vh)', sm: '0' }}>
      <ResultsHead hasRadius={search.kind === 'near'}>
        <Stack gap="0">
          <Heading ref={headingRef} level={3} id={headingId} scrollMarginTop="6">
            {waitingText ?? (isBeforeSearch ? formatBeforeSearch(nearVenues.length) : formatHeading(search))}
          </Heading>
          <Text tone="muted" role="status">
            {waitingText ?? formatFound(venues.length)}
          </Text>
        </Stack>
        {search.kind === 'near' && mapAndList && <mapAndList.RadiusSlider model={model} />}
        <Button variant="secondary" onClick={() => mapToggled()}>
          {isMapShown && mapAndList ? <mapAndList.MapToggle /> : text('finder.showMap')}
        </Button>
      </ResultsHead>
      {isFailed && (
        <Alert status="danger" title={text('finder.partsFailed')}>
          <Button variant="text" onClick={retry}>
            {uiText('form.tryAgain')}
          </Button>
        </Alert>
      )}
      {mapAndList && !isBeforeSearch ? (
        <mapAndList.ListAndMap
          map={
            isMapShown && (
              <mapAndList.MapSide
                model={model}
                resultsView={resultsView}
                Details={VenueDetails}
                isWaiting={waitingText !== null}
              />
            )
          }
        >
          {renderList()}
        </mapAndList.ListAndMap>
      ) : (
        <>
          {renderList()}
          {isMapShown && !isFailed && <Spinner />}
        </>
      )}
    </Stack>
  );
});

function formatWaiting(search: Search): string | null {
  if (search.kind === 'searching') return text('centre.searchingTerm', { term: search.term });
  return search.kind === 'locating' ? text('centre.searching') : null;
}

function formatBeforeSearch(nearCount: number): string {
  return text(nearCount > 0 ? 'finder.nearYou' : 'finder.byTown');
}

function formatHeading(search: Search): string {
  if (search.kind === 'near') return text('finder.near', { place: search.place });
  if (search.kind === 'town')
    return text('finder.inTown', { town: search.town || text('finder.withoutTown') });
  return search.kind === 'named' ? text('finder.named', { term: search.term }) : text('finder.all');
}

function formatFound(count: number): string {
  return count === 1 ? text('finder.oneFound') : text('finder.found', { count: formatCount(count) });
}
