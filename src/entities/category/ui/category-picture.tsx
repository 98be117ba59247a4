import { Picture } from '@/shared/ui/picture';
import { styled } from '@/shared/ui/styled';
import type { Category } from '../lib/category';
import { CATEGORY_ICONS } from './icons';

const Frame = styled('div', {
  base: {
    position: 'relative',
    height: { base: '9rem', md: '12.5rem' },
    borderRadius: 'lg',
    overflow: 'hidden',
  },
});

interface CategoryPictureProps {
  /** The operator's picture; a drawing with the icon of the category without one, or when it does not load. */
  readonly src: string | null | undefined;
  readonly of: Category;
  /** What it is of: two names get different drawings. */
  readonly name: string;
}

/** The picture at the top of a page about something that can be booked. */
export function CategoryPicture({ src, of, name }: CategoryPictureProps) {
  return (
    <Frame>
      <Picture
        src={src}
        width={800}
        height={200}
        seed={name}
        icon={CATEGORY_ICONS[of]}
        isLazy={false}
        isFilling
      />
    </Frame>
  );
}
