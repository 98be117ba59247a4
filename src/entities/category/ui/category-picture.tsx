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
  /** The operator's picture. Without one, or if it fails to load, the category's icon is drawn instead. */
  readonly src: string | null | undefined;
  readonly category: Category;
  /** The name of the thing shown; it determines the fallback drawing, so different names look different. */
  readonly name: string;
}

/** The picture at the top of a page about a bookable activity, camp or course. */
export function CategoryPicture({ src, category, name }: CategoryPictureProps) {
  return (
    <Frame>
      <Picture
        src={src}
        width={800}
        height={200}
        seed={name}
        icon={CATEGORY_ICONS[category]}
        isLazy={false}
        isFilling
      />
    </Frame>
  );
}
