import type { EventCallable, Store } from 'effector';
import { useUnit } from 'effector-react';
import type { ApiFailure } from '@/shared/api';
import { Card } from '@/shared/ui/card';
import type { Elements } from '@/shared/ui/elements';
import { FailureAlert } from '@/shared/ui/failure-alert';
import { FocusHandover } from '@/shared/ui/focus-handover';
import { Heading } from '@/shared/ui/heading';
import { Skeleton, SkeletonLines } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';

interface LoadedCardProps<Data> {
  readonly id: string;
  readonly title: string;
  readonly loadingText: string;
  /** The number of text lines in the skeleton. */
  readonly skeletonLines: number;
  readonly failureText: string;
  readonly model: {
    readonly $data: Store<Data | null>;
    readonly $failure: Store<ApiFailure | null>;
    readonly $isLoading: Store<boolean>;
    readonly retryClicked: EventCallable<void>;
  };
  readonly children: (data: Data) => Elements;
}

/** A card that loads its own data; if that fails, only the card shows the error. */
export function LoadedCard<Data>(props: LoadedCardProps<Data>) {
  const { id, title, loadingText, skeletonLines, failureText, model, children } = props;
  const { data, failure, isLoading, retry } = useUnit({
    data: model.$data,
    failure: model.$failure,
    isLoading: model.$isLoading,
    retry: model.retryClicked,
  });
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap="3">
        <Heading level={2} size="md" id={id}>
          {title}
        </Heading>
        <FocusHandover hasError={failure !== null} label={title}>
          {failure && (
            <FailureAlert title={failureText} failure={failure} isBusy={isLoading} onRetry={() => retry()} />
          )}
          {data !== null && children(data)}
          {data === null && !failure && (
            <Skeleton label={loadingText}>
              <SkeletonLines lines={skeletonLines} />
            </Skeleton>
          )}
        </FocusHandover>
      </Stack>
    </Card>
  );
}
