import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../store/connection.ts';
import { themes } from '../../store/schema/catalogue.ts';
import type { Store } from '../../store/store.ts';
import { DomainError, findOperator, notFound } from '../common/index.ts';
import type { Client, Theme } from '../common/types.ts';
import { findVenue } from './records/catalogue.ts';

const MAINTENANCE_MESSAGE = 'Unable to access the site due to planned maintenance.';

/** GET frontend/theme: a venue's theme, or the operator's for null. Throws 404 for an unknown slug, 503 during maintenance. */
export async function findTheme(store: Store, venueSlug: string | null): Promise<Theme> {
  return store.read(async (db) => {
    const { settings } = await findOperator(db, store);
    if (settings.outages.theme === 'maintenance') throw new DomainError('unavailable', MAINTENANCE_MESSAGE);
    if (settings.outages.theme === 'error') throw new Error('The theme is broken: a scenario asked for it.');
    if (venueSlug === null) return selectTheme(db, store, eq(themes.name, settings.themeName));
    const venue = await findVenue(db, store, venueSlug);
    if (!venue) throw notFound();
    if (venue.isUnderMaintenance) throw new DomainError('unavailable', MAINTENANCE_MESSAGE);
    return selectTheme(
      db,
      store,
      venue.themeId ? eq(themes.id, venue.themeId) : eq(themes.name, settings.themeName),
    );
  });
}

/** GET client. */
export async function getClient(store: Store): Promise<Client> {
  return store.read(async (db) => {
    const { clientId, name, settings } = await findOperator(db, store);
    if (settings.outages.client === 'error') throw new DomainError('unavailable', MAINTENANCE_MESSAGE);
    return { id: clientId, name, imageUrl: settings.imageUrl };
  });
}

/** GET activities/footer: HTML of the venue's footer, or the operator's when the slug is null or unknown. */
export async function getFooterHtml(store: Store, venueSlug: string | null): Promise<string> {
  return store.read(async (db) => {
    const venue = venueSlug === null ? null : await findVenue(db, store, venueSlug);
    return venue?.footerHtml ?? (await findOperator(db, store)).settings.footerHtml;
  });
}

async function selectTheme(db: Tx, store: Store, condition: ReturnType<typeof eq>): Promise<Theme> {
  const [themeRow] = await db
    .select()
    .from(themes)
    .where(and(eq(themes.operatorId, store.operatorId), condition));
  if (!themeRow) throw notFound();
  return themeRow.theme;
}
