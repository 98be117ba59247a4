import { Suspense } from 'react';
import { loadCode } from '../../lib';
import type { Elements } from '../elements';
import { createLazyComponent } from '../lazy-component';
import { Spinner } from '../spinner';
import type { LongListProps } from './long-list';
import { PAGE_SIZE } from './page';

interface LazyLongListProps {
  readonly renderList: (code: typeof import('./long-list')) => Elements;
  /** Rendered if the code for long lists fails to load. */
  readonly renderFallback: () => Elements;
}

const LazyLongList = createLazyComponent<LazyLongListProps>(() =>
  loadCode(() => import('./long-list')).then(
    (code) =>
      ({ renderList }: LazyLongListProps) =>
        renderList(code),
    () =>
      ({ renderFallback }: LazyLongListProps) =>
        renderFallback(),
  ),
);

/** A list of people: a short one is shown completely, a long one (of a club) loads the code to search it. */
export function FindByName<Item>(props: LongListProps<Item>) {
  const { items, children } = props;
  if (items.length <= PAGE_SIZE) return children(items);
  return (
    <Suspense fallback={<Spinner />}>
      <LazyLongList
        renderList={({ LongList }) => <LongList {...props} />}
        renderFallback={() => children(items)}
      />
    </Suspense>
  );
}
