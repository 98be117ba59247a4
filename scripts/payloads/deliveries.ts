import type { ResponseString } from './places.ts';

const MARKER = /‹(\d+)›/g;

/** Records which strings of responses were changed, and which of them appeared on a page. */
export function createDeliveries(payloadCount: number) {
  const markerByString = new Map<string, number>();
  const kindByString = new Map<string, ResponseString['kind']>();
  const payloadsByString = new Map<string, Set<number>>();
  const foundStrings = new Set<string>();
  const shownStrings = new Set<string>();
  const calls = new Set<string>();

  const recordInjection = ({ name, kind }: ResponseString, onlyIndex: number | undefined) => {
    kindByString.set(name, kind);
    const indexes = payloadsByString.get(name) ?? new Set<number>();
    payloadsByString.set(name, indexes);
    if (onlyIndex !== undefined) indexes.add(onlyIndex);
    else for (let index = 0; index < payloadCount; index += 1) indexes.add(index);
  };

  return {
    recordCall: (operation: string) => calls.add(operation),
    listCalls: (): ReadonlySet<string> => calls,
    recordString: ({ name }: ResponseString) => foundStrings.add(name),
    /** Every string that a response contained, changed or not. */
    listFoundStrings: (): ReadonlySet<string> => foundStrings,
    recordInjection,
    /** Returns the marker for the payloads of a place, by which they are recognised on a page. */
    mark(responseString: ResponseString, onlyIndex?: number): string {
      recordInjection(responseString, onlyIndex);
      if (!markerByString.has(responseString.name))
        markerByString.set(responseString.name, markerByString.size);
      return `‹${markerByString.get(responseString.name)}›`;
    },
    /** Finds the markers in the HTML of a page and the values of its fields. */
    findShown(html: string): void {
      const foundMarkers = new Set([...html.matchAll(MARKER)].map(([, number]) => Number(number)));
      for (const [name, number] of markerByString) if (foundMarkers.has(number)) shownStrings.add(name);
    },
    listChangedStrings: (): ReadonlyMap<string, ReadonlySet<number>> => payloadsByString,
    listShownStrings: (): ReadonlySet<string> => shownStrings,
    /** Counts the pairs of payload and place, of all kinds or one. */
    count: (kind?: ResponseString['kind']) =>
      [...payloadsByString]
        .filter(([name]) => kind === undefined || kindByString.get(name) === kind)
        .reduce((sum, [, indexes]) => sum + indexes.size, 0),
  };
}

export type Deliveries = ReturnType<typeof createDeliveries>;
