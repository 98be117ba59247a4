import type { ChosenDays } from '@/features/choose-camp-days';
import { createTabStore, readRecord, readStrings } from '@/shared/lib';
import type { Plan } from './plan';

// A plan survives a reload. Only IDs are stored: no names, and nothing from a form.

/** The camp that a plan is for. */
export interface PlannedCamp {
  /** The slug of the centre. */
  readonly slug: string;
  readonly campSlug: string;
}

/**
 * How long a plan lasts, in milliseconds. An older one is dropped, and so is one from the future (if the clock was put
 * back).
 */
const MAX_PLAN_AGE_MS = 30 * 60_000;

interface StoredPlan extends Plan {
  /** The camp: the slug of the centre and its own. */
  readonly of: string;
  /** When it was stored, in milliseconds since 1970. */
  readonly at: number;
}

const planStore = createTabStore('pavilion.camp', (json): StoredPlan | null => {
  const { of, at, childIds, isSame, chosenDays } = readRecord(json);
  if (typeof of !== 'string' || typeof at !== 'number') return null;
  return {
    of,
    at,
    childIds: readStrings(childIds),
    isSame: isSame === true,
    chosenDays: Object.fromEntries(
      Object.entries(readRecord(chosenDays)).map(([childId, days]) => [childId, readChosenDays(days)]),
    ),
  };
});

/** Stores the plan for the next document of the tab; replaces the plan of any other camp. */
export function storePlan({ slug, campSlug, plan }: PlannedCamp & { readonly plan: Plan }): void {
  planStore.write({ of: `${slug}/${campSlug}`, at: Date.now(), ...plan });
}

export const removePlan = planStore.remove;

/** The plan for this camp from an earlier document of the tab; null if there is none. */
export function readPlan({ slug, campSlug }: PlannedCamp): Plan | null {
  const storedPlan = planStore.read();
  if (storedPlan === null || storedPlan.of !== `${slug}/${campSlug}`) return null;
  if (Math.abs(Date.now() - storedPlan.at) >= MAX_PLAN_AGE_MS) return null;
  const { childIds, isSame, chosenDays } = storedPlan;
  return { childIds, isSame, chosenDays };
}

function readChosenDays(storedDays: unknown): ChosenDays {
  return Object.fromEntries(
    Object.entries(readRecord(storedDays)).flatMap(([dayId, choice]) => {
      const { optionId, extraIds } = readRecord(choice);
      return typeof optionId === 'string' ? [[dayId, { optionId, extraIds: readStrings(extraIds) }]] : [];
    }),
  );
}
