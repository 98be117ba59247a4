import { and, asc, eq, like } from 'drizzle-orm';
import { removeWrapping, tidyWords } from '../../../src/shared/lib/typed/plain.ts';
import type { Tx } from '../../store/connection.ts';
import { places } from '../../store/schema/catalogue.ts';
import type { Store } from '../../store/store.ts';
import type { Place } from '../common/types.ts';
import { parseDistrict, parseOutcode } from './rules/postcode.ts';

const MAX_PLACES = 10;
const MIN_TERM_LENGTH = 2;

/**
 * GET geocoding/search: finds towns, postcode districts and whole postcodes (by their district) in Great Britain and Northern
 * Ireland. The best match comes first; at most ten, empty if nothing matches.
 */
export async function geocodeTerm(store: Store, term: string): Promise<Place[]> {
  const text = removeWrapping(tidyWords(term));
  if (text.length < MIN_TERM_LENGTH) return [];
  const outcode = parseOutcode(text) ?? parseDistrict(text);
  return store.read(async (db) =>
    outcode === null
      ? findTownsLike(db, store, text.toLowerCase())
      : findPlacesByKey(db, store, 'outcode', outcode),
  );
}

async function findTownsLike(db: Tx, store: Store, name: string): Promise<Place[]> {
  const exact = await findPlacesByKey(db, store, 'town', name);
  // In "Leeds, UK" and "Leeds (West Yorkshire)" the town comes first.
  const [first = name] = name.split(/[,([]/);
  const prefix = first.trim().replace(/[\\%_]/g, '\\$&');
  const starting = await db
    .select()
    .from(places)
    .where(
      and(eq(places.operatorId, store.operatorId), eq(places.kind, 'town'), like(places.key, `${prefix}%`)),
    )
    .orderBy(asc(places.key))
    .limit(MAX_PLACES);
  const otherPlaces = starting.filter((place) => place.key !== name).map(toPlace);
  return [...exact, ...otherPlaces].slice(0, MAX_PLACES);
}

async function findPlacesByKey(
  db: Tx,
  store: Store,
  kind: 'town' | 'outcode',
  key: string,
): Promise<Place[]> {
  const rows = await db
    .select()
    .from(places)
    .where(and(eq(places.operatorId, store.operatorId), eq(places.kind, kind), eq(places.key, key)));
  return rows.map(toPlace);
}

function toPlace({ label, lat, lng }: typeof places.$inferSelect): Place {
  return { label, lat, lng };
}
