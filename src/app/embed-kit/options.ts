import type { PavilionEmbedOptions } from '../../../public/embed';

type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

function parseNonNegative(text: string | undefined): number | null {
  const number = Number(text);
  return text !== undefined && text !== '' && number >= 0 ? number : null;
}

export function readOptions({ dataset }: HTMLElement): PavilionEmbedOptions {
  const { path, centre, membership, paymentType, title } = dataset;
  const site = dataset.origin || dataset.site;
  const scrollMargin = parseNonNegative(dataset.scrollMargin);
  const timeout = parseNonNegative(dataset.timeout);
  const options: Mutable<PavilionEmbedOptions> = {};
  if (site) options.site = site;
  if (path) options.path = path;
  if (centre) options.centre = centre;
  if (membership) options.membership = membership;
  if (paymentType === 'recurring' || paymentType === 'fixed') options.paymentType = paymentType;
  if (title) options.title = title;
  if (scrollMargin !== null) options.scrollMargin = scrollMargin;
  if (timeout !== null) options.timeout = timeout;
  return options;
}

/** The path of the site for these options; null for a membership without a centre and for an invalid path. */
export function buildFramePath({
  path,
  centre,
  membership,
  paymentType,
}: PavilionEmbedOptions): string | null {
  if (path !== undefined) return /^\/(?!\/)[\w\-~%/]*$/.test(path) ? path : null;
  if (!centre) return membership ? null : '/';
  const centrePath = `/centre/${encodeURIComponent(centre)}`;
  return membership
    ? `${centrePath}/membership/${encodeURIComponent(membership)}/${encodeURIComponent(paymentType ?? 'recurring')}`
    : centrePath;
}

/** The slugs of the centre and the membership in a path of the joining site. */
export function readPathSlugs(path: string): {
  readonly centre: string | null;
  readonly membership: string | null;
} {
  const [, centre = null, membership = null] =
    /^\/centre\/([^/]+)(?:\/membership\/([^/]+))?/.exec(path) ?? [];
  return { centre, membership };
}
