import { inArray, or } from 'drizzle-orm';
import { parseSessionId } from '../domain/catalogue/index.ts';
import { sessionOverrides, sessionPatterns, slotTemplates, spaces } from '../store/schema/activities.ts';
import { campDays, campOptions, camps } from '../store/schema/camps.ts';
import { venues } from '../store/schema/catalogue.ts';
import { courses } from '../store/schema/courses.ts';
import type { Store } from '../store/store.ts';

/** Demo ids are derived from names (version 8), those of scenarios are random (version 4). */
const RANDOM_ID_PATTERN = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/;

/**
 * Removes the centre, classes, camp and course that a scenario has created from the catalogue, by the values that it
 * returned. Its customer stays, and the demo's own data is not touched.
 */
export async function removeScenarioData(
  store: Store,
  scenarioResult: Record<string, unknown>,
): Promise<void> {
  const texts = Object.values(scenarioResult).flat().filter(isText);
  const patternIds = texts.flatMap((text) => parseSessionId(text)?.patternId ?? []).filter(isRandomId);
  const randomIds = texts.filter(isRandomId);
  if (patternIds.length + randomIds.length === 0) return;
  await store.write(async (tx) => {
    await tx.delete(sessionOverrides).where(inArray(sessionOverrides.patternId, patternIds));
    await tx
      .delete(sessionPatterns)
      .where(or(inArray(sessionPatterns.id, patternIds), inArray(sessionPatterns.venueId, randomIds)));
    await tx.delete(campOptions).where(inArray(campOptions.campId, randomIds));
    await tx.delete(campDays).where(inArray(campDays.campId, randomIds));
    await tx.delete(camps).where(inArray(camps.id, randomIds));
    await tx.delete(courses).where(inArray(courses.id, randomIds));
    await tx.delete(slotTemplates).where(inArray(slotTemplates.venueId, randomIds));
    await tx.delete(spaces).where(inArray(spaces.venueId, randomIds));
    await tx.delete(venues).where(inArray(venues.id, randomIds));
  });
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isRandomId = (id: string) => RANDOM_ID_PATTERN.test(id);
