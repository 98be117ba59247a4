import type { Camel } from './camel';
import { api } from './client';
import type { components } from './schema.gen';
import { type CallOptions, unwrapData, unwrapText } from './unwrap';

export type Theme = Camel<components['schemas']['Theme']>;
export type Client = Camel<components['schemas']['Client']>;

/** A venue slug; without one, the operator's own theme or footer. */
type VenueParams = { readonly venue?: string | null };

/** GET theme: colours, fonts and logo. The caller handles the fallback if there is no venue. */
export function loadTheme({ venue }: VenueParams, options?: CallOptions): Promise<Theme> {
  return unwrapData(() => api().GET('/api/frontend/theme', { ...buildVenueQuery(venue), ...options }));
}

/** GET client: the operator and its current date. */
export function loadClient(options?: CallOptions): Promise<Client> {
  return unwrapData(() => api().GET('/api/client', { ...options }));
}

/** GET footer: decoded HTML, to be rendered with SafeHtml. May be empty. */
export async function loadFooter({ venue }: VenueParams, options?: CallOptions): Promise<string> {
  const html = await unwrapText(() =>
    api().GET('/api/activities/footer', {
      ...buildVenueQuery(venue),
      parseAs: 'text',
      headers: { Accept: 'text/html' },
      ...options,
    }),
  );
  return /<[a-z]/i.test(html) ? html : decodeEntities(html);
}

const HTML_ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#039': "'",
  amp: '&',
};

/** Some operators store their footer entity-encoded, once (Requirement S4.6). */
function decodeEntities(html: string): string {
  return html.replace(/&(lt|gt|quot|#0?39|amp);/g, (entity, name: string) => HTML_ENTITIES[name] ?? entity);
}

function buildVenueQuery(venue: string | null | undefined) {
  return venue ? { params: { query: { venue } } } : {};
}
