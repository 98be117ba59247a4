import { and, asc, eq, like } from 'drizzle-orm';
import { removeWrapping, tidyWords } from '../../../src/shared/lib/typed/plain.ts';
import type { Tx } from '../../store/connection.ts';
import { places } from '../../store/schema/catalogue.ts';
import type { Store } from '../../store/store.ts';
import type { Place } from '../common/types.ts';
import { parseDistrict, parseOutcode } from './rules/postcode.ts';

const MAX_GEOCODED_PLACES = 10;
const MIN_TERM_LENGTH = 2;

/**
 * GET geocoding/search: finds towns, postcode districts and whole postcodes (by their district) in Great Britain and Northern
 * Ireland. The best match comes first; at most ten, empty if nothing matches.
 */
export async function geocodeTerm(store: Store, term: string): Promise<Place[]> {
  const searchText = removeWrapping(tidyWords(term));
  if (searchText.length < MIN_TERM_LENGTH) return [];
  const outcode = parseOutcode(searchText) ?? parseDistrict(searchText);
  return store.read(async (db) =>
    outcode === null
      ? findTownsLike(db, store, searchText.toLowerCase())
      : findPlacesByKey(db, store, 'outcode', outcode),
  );
}

async function findTownsLike(db: Tx, store: Store, name: string): Promise<Place[]> {
  const exactPlaces = await findPlacesByKey(db, store, 'town', name);
  // In "Leeds, UK" and "Leeds (West Yorkshire)" the town comes first.
  const [townName = name] = name.split(/[,([]/);
  const prefix = townName.trim().replace(/[\\%_]/g, '\\$&');
  const placesWithPrefix = await db
    .select()
    .from(places)
    .where(
      and(eq(places.operatorId, store.operatorId), eq(places.kind, 'town'), like(places.key, `${prefix}%`)),
    )
    .orderBy(asc(places.key))
    .limit(MAX_GEOCODED_PLACES);
  const otherPlaces = placesWithPrefix.filter((place) => place.key !== name).map(toPlace);
  return [...exactPlaces, ...otherPlaces].slice(0, MAX_GEOCODED_PLACES);
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
