import type { Place } from './places.ts';

const MARK = /‹(\d+)›/g;

/** Records which strings of responses were changed, and which of them appeared on a page. */
export function createDeliveries(payloads: number) {
  const markers = new Map<string, number>();
  const kinds = new Map<string, Place['kind']>();
  const payloadsByPlace = new Map<string, Set<number>>();
  const seenPlaces = new Set<string>();
  const shownPlaces = new Set<string>();
  const calls = new Set<string>();

  const recordInjection = ({ name, kind }: Place, onlyIndex: number | undefined) => {
    kinds.set(name, kind);
    const indexes = payloadsByPlace.get(name) ?? new Set<number>();
    payloadsByPlace.set(name, indexes);
    if (onlyIndex !== undefined) indexes.add(onlyIndex);
    else for (let index = 0; index < payloads; index += 1) indexes.add(index);
  };

  return {
    called: (operation: string) => calls.add(operation),
    calls: (): ReadonlySet<string> => calls,
    met: ({ name }: Place) => seenPlaces.add(name),
    /** Every string that a response contained, changed or not. */
    seen: (): ReadonlySet<string> => seenPlaces,
    recordInjection,
    /** Returns the marker for the payloads of a place, by which they are recognised on a page. */
    mark(place: Place, onlyIndex?: number): string {
      recordInjection(place, onlyIndex);
      if (!markers.has(place.name)) markers.set(place.name, markers.size);
      return `‹${markers.get(place.name)}›`;
    },
    /** Finds the markers in the HTML of a page and the values of its fields. */
    findShown(html: string): void {
      const foundMarkers = new Set([...html.matchAll(MARK)].map(([, number]) => Number(number)));
      for (const [name, number] of markers) if (foundMarkers.has(number)) shownPlaces.add(name);
    },
    carried: (): ReadonlyMap<string, ReadonlySet<number>> => payloadsByPlace,
    shown: (): ReadonlySet<string> => shownPlaces,
    /** Counts the pairs of payload and place, of all kinds or one. */
    count: (kind?: Place['kind']) =>
      [...payloadsByPlace]
        .filter(([name]) => kind === undefined || kinds.get(name) === kind)
        .reduce((sum, [, indexes]) => sum + indexes.size, 0),
  };
}

export type Deliveries = ReturnType<typeof createDeliveries>;
