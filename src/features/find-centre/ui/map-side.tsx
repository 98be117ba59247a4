import { useUnit } from 'effector-react';
import { useCallback, useMemo, useState } from 'react';
import { CentreMap, DEFAULT_VIEW_KEY } from '@/shared/map';
import { $subSite } from '@/shared/mode';
import { Stack } from '@/shared/ui/stack';
import { findNumber } from '../lib/find-number';
import type { FindCentre, ResultsView } from '../model/find-centre';
import { $pointedVenueId, venuePointed } from '../model/pointed-venue';
import { Carousel } from './carousel';
import { useIsPhone } from './use-is-phone';
import type { VenueDetails } from './venue-row';

interface MapSideProps {
  readonly model: FindCentre;
  readonly resultsView: ResultsView;
  /** Passed in from the first screen's code, so that it stays in its chunk. */
  readonly Details: typeof VenueDetails;
  /** Whether a search is in progress; the map keeps its content until there are results. */
  readonly isWaiting: boolean;
}

/** A map of the listed centres and, on a phone, a carousel of them below it. */
export function MapSide({ model, resultsView, Details, isWaiting }: MapSideProps) {
  const { venues, search, radius, view } = resultsView;
  const { subSite, customerPosition, highlightedVenueId, pointedId, onPlacePointed, ...handlers } = useUnit({
    subSite: $subSite,
    customerPosition: model.$userLocation,
    highlightedVenueId: model.$highlightedVenueId,
    pointedId: $pointedVenueId,
    onPlacePointed: venuePointed,
    onChoose: model.venueChosen,
    venueHighlighted: model.venueHighlighted,
    areaSearched: model.areaSearched,
  });
  const { onChoose, venueHighlighted, areaSearched } = handlers;
  const isPhone = useIsPhone();
  const currentMapView = useMemo(() => {
    const circle = search.kind === 'near' ? { centre: search.origin, miles: radius } : null;
    return {
      venues,
      circle,
      viewKey: search.kind === 'all' ? DEFAULT_VIEW_KEY : `${view}/${circle?.miles ?? ''}`,
    };
  }, [venues, search, radius, view]);
  const [shownMapView, setShownMapView] = useState(currentMapView);
  if (!isWaiting && shownMapView !== currentMapView) setShownMapView(currentMapView);
  const mapView = isWaiting ? shownMapView : currentMapView;

  const resultsById = useMemo(
    () => new Map(mapView.venues.map((result) => [result.venue.id, result])),
    [mapView],
  );
  const pins = useMemo(
    () =>
      mapView.venues.flatMap(({ venue: { id, name, lat, lng } }, index) =>
        typeof lat === 'number' && typeof lng === 'number'
          ? [{ id, name, lat, lng, number: findNumber(index) }]
          : [],
      ),
    [mapView],
  );
  const renderCard = useCallback(
    (id: string) => {
      const result = resultsById.get(id);
      return result && <Details venue={result.venue} distance={result.distance} onChoose={onChoose} />;
    },
    [resultsById, Details, onChoose],
  );

  return (
    <Stack gap="4">
      <CentreMap
        start={subSite === 'bookings' ? 'venues' : 'finder'}
        places={pins}
        selectedId={highlightedVenueId}
        pointedId={pointedId}
        circle={mapView.circle}
        here={customerPosition}
        viewKey={mapView.viewKey}
        onPlaceChosen={venueHighlighted}
        onPlacePointed={onPlacePointed}
        onSearchArea={areaSearched}
        renderCard={renderCard}
      />
      {isPhone && mapView.venues.length > 0 && (
        <Carousel
          key={mapView.viewKey}
          venues={mapView.venues}
          Details={Details}
          highlightedVenueId={highlightedVenueId}
          onHighlight={venueHighlighted}
          onChoose={onChoose}
        />
      )}
    </Stack>
  );
}
