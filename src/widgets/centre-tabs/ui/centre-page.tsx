import type { ComponentProps } from 'react';
import { PageFrame } from '@/shared/ui/page-frame';
import { CentreHeader } from './centre-header';

type Frame<Params, Data> = ComponentProps<typeof PageFrame<Params, Data>>;

type OwnProps = 'heading' | 'header' | 'title' | 'isWide';

interface CentrePageProps<Params, Data> extends Omit<Frame<Params, Data>, OwnProps> {
  readonly title: string;
  /** The slug of the centre. */
  readonly slug: string;
  readonly venueNameOf: (data: Data) => string | null;
}

/** A page of a centre that loads its data, below the header of the centre. */
export function CentrePage<Params, Data>(props: CentrePageProps<Params, Data>) {
  const { title, slug, venueNameOf, ...frame } = props;
  return (
    <PageFrame
      {...frame}
      isWide
      heading={title}
      header={({ data, failure }) => (
        <CentreHeader
          title={title}
          slug={slug}
          venueName={data === null ? null : venueNameOf(data)}
          isLoading={!data && !failure}
          failure={failure}
        />
      )}
    />
  );
}
