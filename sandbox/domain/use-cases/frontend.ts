import type { Store } from '../../store/store.ts';
import type { Client, Theme } from '../types.ts';

/** GET frontend/theme; null slug is the operator's own look. Unknown slug: 404. Maintenance: 503. */
export async function themeFor(_store: Store, _venueSlug: string | null): Promise<Theme> {
  throw new Error('not built yet');
}
/** GET client. */
export async function client(_store: Store): Promise<Client> {
  throw new Error('not built yet');
}
/** GET activities/footer: HTML of the venue's footer, or the operator's when the slug is null or unknown. */
export async function footerHtml(_store: Store, _venueSlug: string | null): Promise<string> {
  throw new Error('not built yet');
}
