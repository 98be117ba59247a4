import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { styled } from '../styled';
import { Drawing } from './drawing';
import { toPictureAddress } from './picture-address';

const Image = styled('img', {
  base: { display: 'block', width: 'full', height: 'auto', objectFit: 'cover' },
  variants: {
    isFilling: { true: { position: 'absolute', inset: '0', height: 'full' } },
    isLazy: { true: { background: 'subtle' } },
  },
});

interface PictureProps {
  /** The operator's picture (`image_url`): http(s) or a path of the site. For anything else a drawing is shown. */
  readonly src: string | null | undefined;
  /** The alternative text; '' if text next to the picture says the same. */
  readonly alt?: string;
  /** In px; the aspect ratio is kept at every width. */
  readonly width: number;
  readonly height: number;
  /** The name of what is shown: without pictures, different names get different drawings. */
  readonly seed: string;
  /**
   * False for a picture that is visible at once: it loads with the page and shows its background until then; a lazy one shows
   * `subtle`.
   */
  readonly isLazy?: boolean;
  /** Fills its positioned frame instead of keeping its aspect ratio. */
  readonly isFilling?: boolean;
  /** The icon in the drawing of a filled frame. */
  readonly icon?: LucideIcon | undefined;
}

/** An operator's picture, or a drawing in the venue's colours if there is none or it fails to load. */
export function Picture({
  src,
  alt = '',
  seed,
  isLazy = true,
  isFilling = false,
  icon,
  ...size
}: PictureProps) {
  const [brokenAddress, setBrokenAddress] = useState<string | null>(null);
  const address = toPictureAddress(src, document.baseURI);
  if (address === null || address === brokenAddress)
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
      onError={() => setBrokenAddress(address)}
      {...size}
    />
  );
}
