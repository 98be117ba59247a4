import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { formatMiles } from '@/entities/venue';
import { text } from '@/shared/messages';
import { Alert } from '@/shared/ui/alert';
import { Box } from '@/shared/ui/box';
import { Button } from '@/shared/ui/button';
import { Heading } from '@/shared/ui/heading';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { type FindCentre, PAGE_SIZE, type Search } from '../model/find-centre';
import { VenueCard } from './venue-card';

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
    gap: '4',
    margin: '0',
    padding: '0',
    listStyle: 'none',
  },
});

/** The centres that the search found, a page at a time. */
export function Results({ model }: { model: FindCentre }) {
  const { status, search, venues, visible, nearest, venueChosen, showMoreClicked, retryClicked } = useUnit({
    status: model.$status,
    search: model.$search,
    venues: model.$venues,
    visible: model.$visible,
    nearest: model.$nearest,
    venueChosen: model.venueChosen,
    showMoreClicked: model.showMoreClicked,
    retryClicked: model.retryClicked,
  });
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number | null>(null);

  // The keyboard goes on at the first centre that came, not behind the last.
  useEffect(() => {
    if (firstNew.current === null || visible.length <= firstNew.current) return;
    list.current?.children.item(firstNew.current)?.querySelector('button')?.focus();
    firstNew.current = null;
  }, [visible]);

  if (status === 'failed')
    return (
      <Alert status="danger" title={text('finder.loadFailed')}>
        <Button variant="text" onClick={() => retryClicked()}>
          {text('finder.tryAgain')}
        </Button>
      </Alert>
    );
  const waiting = waitingText(search) ?? (status === 'ready' ? null : text('finder.loading'));
  if (waiting !== null)
    return (
      // As tall as the screen, so that the sections below do not jump when the list comes.
      <Box minHeight="var(--page-height, 100vh)">
        <Spinner label={waiting} isLabelShown />
      </Box>
    );

  const isMore = venues.length > visible.length;
  return (
    <Stack gap="4">
      <Stack direction="row" gap="2" align="end" justify="between">
        <Heading level={3}>{headingText(search)}</Heading>
        <Text tone="muted" role="status">
          {isMore
            ? text('finder.shown', { shown: visible.length, count: venues.length })
            : countText(venues.length)}
        </Text>
      </Stack>
      {venues.length === 0 ? (
        <Stack gap="2">
          <Text>{text(search.kind === 'all' ? 'centre.noVenues' : 'centre.noCentres')}</Text>
          {nearest && (
            <Text tone="muted">
              {text('finder.nearest', { name: nearest.venue.name, miles: formatMiles(nearest.distance) })}
            </Text>
          )}
        </Stack>
      ) : (
        <List ref={list}>
          {visible.map(({ venue, distance }) => (
            <VenueCard key={venue.id} venue={venue} distance={distance} onChoose={venueChosen} />
          ))}
        </List>
      )}
      {venues.length === 0 && nearest && (
        <List>
          <VenueCard venue={nearest.venue} distance={nearest.distance} onChoose={venueChosen} />
        </List>
      )}
      {isMore && (
        <Button
          variant="secondary"
          alignSelf="center"
          onClick={() => {
            firstNew.current = Math.floor(visible.length / PAGE_SIZE) * PAGE_SIZE;
            showMoreClicked();
          }}
        >
          {text('finder.showMore')}
        </Button>
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
  return count === 1 ? text('finder.oneFound') : text('finder.found', { count });
}
