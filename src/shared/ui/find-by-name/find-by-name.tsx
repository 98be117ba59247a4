import { Suspense } from 'react';
import { loadCode } from '../../lib';
import type { Elements } from '../elements';
import { lazyComponent } from '../lazy-component';
import { Spinner } from '../spinner';
import type { LongListProps } from './long-list';
import { PAGE } from './page';

interface FrameProps {
  readonly draw: (code: typeof import('./long-list')) => Elements;
  /** Shown when the code does not load. */
  readonly otherwise: () => Elements;
}

const Frame = lazyComponent<FrameProps>(() =>
  loadCode(() => import('./long-list')).then(
    (code) =>
      ({ draw }: FrameProps) =>
        draw(code),
    () =>
      ({ otherwise }: FrameProps) =>
        otherwise(),
  ),
);

/** People, all of them where they are few; the code for more comes for a club. */
export function FindByName<Item>(props: LongListProps<Item>) {
  const { items, children } = props;
  if (items.length <= PAGE) return children(items);
  return (
    <Suspense fallback={<Spinner />}>
      <Frame draw={({ LongList }) => <LongList {...props} />} otherwise={() => children(items)} />
    </Suspense>
  );
}
