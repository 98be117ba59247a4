import { chakra } from '@chakra-ui/react/styled-system';
import type { Refusal } from '@/shared/api';
import { RefusalAlert } from '@/shared/ui/refusal-alert';
import { text } from '../texts';

const SIDE_PX = 192;
const Picture = chakra('img', {
  base: { display: 'block', width: '12rem', height: '12rem', borderRadius: 'md', objectFit: 'cover' },
});

/** A square photo. */
export function Photo(props: { readonly src: string; readonly alt: string }) {
  return <Picture {...props} width={SIDE_PX} height={SIDE_PX} />;
}

/** Why the photo was not saved or removed. */
export function PhotoProblem({ problem }: { readonly problem: Refusal | null }) {
  if (problem === null) return null;
  return (
    <RefusalAlert refusal={problem} notDone={text('photo.notDone')} unknown={text('photo.outcomeUnknown')} />
  );
}
