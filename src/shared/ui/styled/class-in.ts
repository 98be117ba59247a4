import type { EmotionCache, SerializedStyles } from '@emotion/react';

/** The class of a look, whose style is in the page from then on. Inserting is idempotent, so that a render that React throws away does no harm. */
export function classIn(cache: EmotionCache, look: SerializedStyles): string {
  const className = `${cache.key}-${look.name}`;
  if (cache.inserted[look.name] === undefined) cache.insert(`.${className}`, look, cache.sheet, true);
  return className;
}
