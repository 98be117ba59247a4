import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { styled } from '../styled';
import { Drawing } from './drawing';
import { pictureAddress } from './picture-address';

const Image = styled('img', {
  base: { display: 'block', width: 'full', height: 'auto', objectFit: 'cover' },
  variants: {
    isFilling: { true: { position: 'absolute', inset: '0', height: 'full' } },
    isLazy: { true: { background: 'subtle' } },
  },
});

interface PictureProps {
  /** The operator's picture (`image_url`): http(s) or a path of the site. Anything else shows the drawing. */
  readonly src: string | null | undefined;
  /** What it shows, for those who do not see it; '' beside words that say the same. */
  readonly alt?: string;
  /** px; their proportion is kept at every width. */
  readonly width: number;
  readonly height: number;
  /** The name of what is shown: without a picture, two names get different drawings. */
  readonly seed: string;
  /** False for what is seen at once: it loads with the page, and shows what is behind it until then; a lazy one shows `subtle`. */
  readonly isLazy?: boolean;
  /** Fills its positioned frame instead of keeping its proportion. */
  readonly isFilling?: boolean;
  /** What the drawing of a filled frame shows. */
  readonly icon?: LucideIcon | undefined;
}

/** A picture of the operator, and a drawing in the venue's colours without one or when it does not load. */
export function Picture({
  src,
  alt = '',
  seed,
  isLazy = true,
  isFilling = false,
  icon,
  ...size
}: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const address = pictureAddress(src, document.baseURI);
  if (address === null || address === broken)
    return <Drawing seed={seed} isFilling={isFilling} icon={icon} {...size} />;
  return (
    <Image
      src={address}
      alt={alt}
      loading={isLazy ? 'lazy' : 'eager'}
      decoding="async"
      isFilling={isFilling}
      isLazy={isLazy}
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
      onError={() => setBroken(address)}
      {...size}
    />
  );
}
