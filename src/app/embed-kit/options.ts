import type { PavilionEmbedOptions } from '../../../public/embed';

type Written<Type> = { -readonly [Key in keyof Type]: Type[Key] };

function whole(text: string | undefined): number | null {
  const number = Number(text);
  return text !== undefined && text !== '' && number >= 0 ? number : null;
}

/** The options that the snippet's element carries as data attributes. */
export function optionsOf({ dataset }: HTMLElement): PavilionEmbedOptions {
  const { centre, membership, paymentType, title } = dataset;
  const scrollMargin = whole(dataset.scrollMargin);
  const timeout = whole(dataset.timeout);
  const options: Written<PavilionEmbedOptions> = {};
  if (centre) options.centre = centre;
  if (membership) options.membership = membership;
  if (paymentType === 'recurring' || paymentType === 'fixed') options.paymentType = paymentType;
  if (title) options.title = title;
  if (scrollMargin !== null) options.scrollMargin = scrollMargin;
  if (timeout !== null) options.timeout = timeout;
  return options;
}

/**
 * The path of the joining site that the options name; null when they contradict themselves. A membership belongs to a
 * centre.
 */
export function pathFor({ centre, membership, paymentType }: PavilionEmbedOptions): string | null {
  if (!centre) return membership ? null : '/';
  const place = `/centre/${encodeURIComponent(centre)}`;
  return membership
    ? `${place}/membership/${encodeURIComponent(membership)}/${encodeURIComponent(paymentType ?? 'recurring')}`
    : place;
}
