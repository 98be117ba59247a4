import { venuePath } from '@/shared/routes';

/** What the other page shows; slugs are null where the visitor chooses. */
export type SnippetChoice = {
  /** The site's origin. */
  readonly siteOrigin: string;
  readonly centreSlug: string | null;
  readonly membershipSlug: string | null;
  readonly paymentType: string;
  readonly isTimetable: boolean;
};

/** The lines of HTML for the other page, as docs/embedding.md describes them. */
export function formatSnippet({
  siteOrigin,
  centreSlug,
  membershipSlug,
  paymentType,
  isTimetable,
}: SnippetChoice): string {
  const attributes =
    isTimetable && centreSlug !== null
      ? [`data-path="${escapeHtml(venuePath('location', centreSlug))}"`, 'data-title="Timetable"']
      : [
          centreSlug !== null && `data-centre="${escapeHtml(centreSlug)}"`,
          centreSlug !== null && membershipSlug !== null && `data-membership="${escapeHtml(membershipSlug)}"`,
          centreSlug !== null && membershipSlug !== null && `data-payment-type="${escapeHtml(paymentType)}"`,
        ].filter((attribute) => attribute !== false);
  return `<div ${['data-pavilion-join', ...attributes].join(' ')}></div>\n<script src="${escapeHtml(siteOrigin)}/embed.js" async></script>`;
}

/** The directives that the Content-Security-Policy of the other page needs, if it has one. */
export function formatContentSecurityPolicy(siteOrigin: string): string {
  return `script-src ${siteOrigin}; frame-src ${siteOrigin}`;
}

export function formatPermissionsPolicy(siteOrigin: string): string {
  return ['payment', 'publickey-credentials-get', 'geolocation']
    .map((feature) => `${feature}=(self "${siteOrigin}")`)
    .join(', ');
}

/** The hosts that may embed the site, with the new one. */
export function formatEmbedConfig(hosts: readonly string[], origin: string): string {
  return `"embed": ${JSON.stringify({ hosts: [...new Set([...hosts, origin])] }, null, 2)}`;
}

/** The origin of a typed address; null for what is no full address. */
export function readOrigin(typedAddress: string): string | null {
  try {
    const { protocol, origin } = new URL(typedAddress.trim());
    return protocol === 'https:' || protocol === 'http:' ? origin : null;
  } catch {
    return null;
  }
}

function escapeHtml(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
