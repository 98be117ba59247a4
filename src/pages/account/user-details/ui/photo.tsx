import { chakra } from '@chakra-ui/react/styled-system';
import type { Refusal } from '@/shared/api';
import { RefusalAlert } from '@/shared/ui/refusal-alert';
import { text } from '../texts';

const PHOTO_SIDE_PX = 192;
const SquareImage = chakra('img', {
  base: { display: 'block', width: '12rem', height: '12rem', borderRadius: 'md', objectFit: 'cover' },
});

/** A square photo. */
export function Photo(props: { readonly src: string; readonly alt: string }) {
  return <SquareImage {...props} width={PHOTO_SIDE_PX} height={PHOTO_SIDE_PX} />;
}

/** Why the photo was not saved or removed. */
export function PhotoRefusal({ refusal }: { readonly refusal: Refusal | null }) {
  if (refusal === null) return null;
  return (
    <RefusalAlert refusal={refusal} notDone={text('photo.notDone')} unknown={text('photo.outcomeUnknown')} />
  );
}
