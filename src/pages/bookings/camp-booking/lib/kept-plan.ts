import type { ChosenDays } from '@/features/choose-camp-days';
import { readStored, removeStored, writeStored } from '@/shared/lib';
import type { Plan } from './plan';

// A reload keeps who comes and when. Ids only: no name, and nothing of a form, is kept.

/** The camp that a plan is for. */
export interface PlannedCamp {
  /** Of the centre. */
  readonly slug: string;
  readonly campSlug: string;
}

const KEY = 'pavilion.camp';
/** A plan that is older is not taken up again, nor one that is ahead of a clock which was put back: the customer has turned to something else. */
const LASTS_MS = 30 * 60_000;

/** Keeps the plan for the next document of the tab, in the place of that of any other camp. */
export function keepPlan({ slug, campSlug, plan }: PlannedCamp & { readonly plan: Plan }): void {
  writeStored('session', KEY, JSON.stringify({ of: `${slug}/${campSlug}`, at: Date.now(), ...plan }));
}

export function dropPlan(): void {
  removeStored('session', KEY);
}

/** The plan for this camp from an earlier document of the tab, or null. */
export function readPlan({ slug, campSlug }: PlannedCamp): Plan | null {
  try {
    const stored = partsOf(JSON.parse(readStored('session', KEY) ?? 'null'));
    const at = stored.get('at');
    const isCurrent = typeof at === 'number' && Math.abs(Date.now() - at) < LASTS_MS;
    if (!isCurrent || stored.get('of') !== `${slug}/${campSlug}`) return null;
    return {
      childIds: textsIn(stored.get('childIds')),
      isSame: stored.get('isSame') === true,
      chosen: Object.fromEntries(
        [...partsOf(stored.get('chosen'))].map(([childId, days]) => [childId, daysIn(days)]),
      ),
    };
  } catch {
    return null;
  }
}

function daysIn(stored: unknown): ChosenDays {
  return Object.fromEntries(
    [...partsOf(stored)].flatMap(([dayId, choice]) => {
      const parts = partsOf(choice);
      const optionId = parts.get('optionId');
      return typeof optionId === 'string'
        ? [[dayId, { optionId, extraIds: textsIn(parts.get('extraIds')) }]]
        : [];
    }),
  );
}

function partsOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map<string, unknown>(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
