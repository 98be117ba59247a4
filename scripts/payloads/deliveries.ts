import type { Place } from './places.ts';

const MARK = /‹(\d+)›/g;

/** Records which strings of responses were changed, and which of them appeared on a page. */
export function createDeliveries(payloads: number) {
  const numbers = new Map<string, number>();
  const kinds = new Map<string, Place['kind']>();
  const carried = new Map<string, Set<number>>();
  const seen = new Set<string>();
  const shown = new Set<string>();
  const calls = new Set<string>();

  const recordInjection = ({ name, kind }: Place, alone: number | undefined) => {
    kinds.set(name, kind);
    const which = carried.get(name) ?? new Set<number>();
    carried.set(name, which);
    if (alone !== undefined) which.add(alone);
    else for (let index = 0; index < payloads; index += 1) which.add(index);
  };

  return {
    called: (operation: string) => calls.add(operation),
    calls: (): ReadonlySet<string> => calls,
    met: ({ name }: Place) => seen.add(name),
    /** Every string that a response contained, changed or not. */
    seen: (): ReadonlySet<string> => seen,
    recordInjection,
    /** Returns the marker for the payloads of a place, by which they are recognised on a page. */
    mark(place: Place, alone?: number): string {
      recordInjection(place, alone);
      if (!numbers.has(place.name)) numbers.set(place.name, numbers.size);
      return `‹${numbers.get(place.name)}›`;
    },
    /** Finds the markers in the HTML of a page and the values of its fields. */
    findShown(html: string): void {
      const found = new Set([...html.matchAll(MARK)].map(([, number]) => Number(number)));
      for (const [name, number] of numbers) if (found.has(number)) shown.add(name);
    },
    carried: (): ReadonlyMap<string, ReadonlySet<number>> => carried,
    shown: (): ReadonlySet<string> => shown,
    /** Counts the pairs of payload and place, of all kinds or one. */
    count: (kind?: Place['kind']) =>
      [...carried]
        .filter(([name]) => kind === undefined || kinds.get(name) === kind)
        .reduce((sum, [, which]) => sum + which.size, 0),
  };
}

export type Deliveries = ReturnType<typeof createDeliveries>;
