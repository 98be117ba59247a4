import { Suspense } from 'react';
import { loadCode } from '../../lib';
import type { Elements } from '../elements';
import { createLazyComponent } from '../lazy-component';
import { Spinner } from '../spinner';
import type { LongListProps } from './long-list';
import { PAGE_SIZE } from './page';

interface FrameProps {
  readonly draw: (code: typeof import('./long-list')) => Elements;
  /** Rendered if the code for long lists fails to load. */
  readonly otherwise: () => Elements;
}

const Frame = createLazyComponent<FrameProps>(() =>
  loadCode(() => import('./long-list')).then(
    (code) =>
      ({ draw }: FrameProps) =>
        draw(code),
    () =>
      ({ otherwise }: FrameProps) =>
        otherwise(),
  ),
);

/** A list of people: a short one is shown completely, a long one (of a club) loads the code to search it. */
export function FindByName<Item>(props: LongListProps<Item>) {
  const { items, children } = props;
  if (items.length <= PAGE_SIZE) return children(items);
  return (
    <Suspense fallback={<Spinner />}>
      <Frame draw={({ LongList }) => <LongList {...props} />} otherwise={() => children(items)} />
    </Suspense>
  );
}
