import { venuePath } from '@/shared/routes';

/** What the other page shows; slugs are null where the visitor chooses. */
export type SnippetChoice = {
  /** The site's origin. */
  readonly site: string;
  readonly centre: string | null;
  readonly membership: string | null;
  readonly paymentType: string;
  readonly isTimetable: boolean;
};

/** The lines for the page (docs/embedding.md). */
export function formatSnippet({ site, centre, membership, paymentType, isTimetable }: SnippetChoice): string {
  const attributes =
    isTimetable && centre !== null
      ? [`data-path="${escapeHtml(venuePath('location', centre))}"`, 'data-title="Timetable"']
      : [
          centre !== null && `data-centre="${escapeHtml(centre)}"`,
          centre !== null && membership !== null && `data-membership="${escapeHtml(membership)}"`,
          centre !== null && membership !== null && `data-payment-type="${escapeHtml(paymentType)}"`,
        ].filter((line) => line !== false);
  return `<div ${['data-pavilion-join', ...attributes].join(' ')}></div>\n<script src="${escapeHtml(site)}/embed.js" async></script>`;
}

/** What the page's own policy needs, if it has one. */
export function formatPolicy(site: string): string {
  return `script-src ${site}; frame-src ${site}`;
}

export function formatPermissions(site: string): string {
  return ['payment', 'publickey-credentials-get', 'geolocation']
    .map((feature) => `${feature}=(self "${site}")`)
    .join(', ');
}

/** The hosts that may embed the site, with the new one. */
export function formatConfig(hosts: readonly string[], origin: string): string {
  return `"embed": ${JSON.stringify({ hosts: [...new Set([...hosts, origin])] }, null, 2)}`;
}

/** The origin of a typed address; null for what is no full address. */
export function readOrigin(input: string): string | null {
  try {
    const { protocol, origin } = new URL(input.trim());
    return protocol === 'https:' || protocol === 'http:' ? origin : null;
  } catch {
    return null;
  }
}

function escapeHtml(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
