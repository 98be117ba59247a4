import { useUnit } from 'effector-react';
import { startTransition, useId, useState } from 'react';
import { Button } from '@/shared/ui/button';
import { Stack } from '@/shared/ui/stack';
import { styled } from '@/shared/ui/styled';
import { findLargestTowns, type Town } from '../lib/towns';
import type { FindCentre } from '../model/find-centre';
import { text } from '../texts';
import { formatCount } from './count-text';
import { VenueRow } from './venue-row';

/** How many towns are shown at once, and how many centres of a larger town. */
const MAX_TOWNS = 12;
const MAX_CENTRES_PER_TOWN = 3;

const Columns = styled('div', {
  base: { columnWidth: '21rem', columnGap: '6' },
});
const Card = styled('div', {
  base: {
    // Safari moves the margin of a block to the next column.
    display: 'inline-block',
    width: 'full',
    verticalAlign: 'top',
    marginBottom: '6',
    overflow: 'hidden',
    background: 'surface',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line',
    borderRadius: 'lg',
    overflowWrap: 'anywhere',
    '& > p': {
      margin: '0',
      paddingX: '4',
      paddingTop: '4',
      paddingBottom: '1',
      color: 'fg.muted',
      fontSize: 'sm',
      fontWeight: 'bold',
    },
    '& > ul': { margin: '0', padding: '0', listStyle: 'none' },
    '& > ul > :first-of-type': { borderTopWidth: '0' },
    '& > button': { width: 'full', justifyContent: 'flex-start', paddingX: '4', borderRadius: '0' },
  },
});

/** The centres shown before a search: those near the customer, otherwise by town. */
export function PlaceSuggestions({ model, labelledBy }: { model: FindCentre; labelledBy: string }) {
  const { nearVenues, towns, onChoose } = useUnit({
    nearVenues: model.$nearVenues,
    towns: model.$towns,
    onChoose: model.venueChosen,
  });
  const [areAllTownsShown, setAllTownsShown] = useState(false);
  const shownTowns = areAllTownsShown ? towns : findLargestTowns(towns, MAX_TOWNS);
  const hasNearVenues = nearVenues.length > 0;
  return (
    <Stack gap="4">
      {hasNearVenues ? (
        <Card>
          <ul aria-labelledby={labelledBy}>
            {nearVenues.map((nearVenue, index) => (
              <VenueRow
                key={nearVenue.venue.id}
                index={index}
                count={nearVenues.length}
                onChoose={onChoose}
                isPlain
                {...nearVenue}
              />
            ))}
          </ul>
        </Card>
      ) : (
        <Columns>
          {shownTowns.map((town) => (
            <TownCard key={town.name} model={model} town={town} />
          ))}
        </Columns>
      )}
      {!hasNearVenues && shownTowns.length < towns.length && (
        <Button
          variant="secondary"
          alignSelf="start"
          onClick={() => startTransition(() => setAllTownsShown(true))}
        >
          {text('finder.allTowns', { count: formatCount(towns.length) })}
        </Button>
      )}
    </Stack>
  );
}

function TownCard({ model, town }: { model: FindCentre; town: Town }) {
  const { onChoose, onChooseTown } = useUnit({
    onChoose: model.venueChosen,
    onChooseTown: model.townChosen,
  });
  const nameId = useId();
  const name = town.name || text('finder.withoutTown');
  const count = town.venues.length;
  return (
    <Card>
      <p id={nameId}>{name}</p>
      <ul aria-labelledby={nameId}>
        {town.venues.slice(0, MAX_CENTRES_PER_TOWN).map((venue, index) => (
          <VenueRow
            key={venue.id}
            index={index}
            count={Math.min(count, MAX_CENTRES_PER_TOWN)}
            venue={venue}
            distance={null}
            onChoose={onChoose}
            isPlain
          />
        ))}
      </ul>
      {count > MAX_CENTRES_PER_TOWN && (
        <Button variant="text" onClick={() => onChooseTown(town)}>
          {text('finder.allInTown', { count: formatCount(count), town: name })}
        </Button>
      )}
    </Card>
  );
}
