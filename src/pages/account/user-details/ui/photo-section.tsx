import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { describeFailure } from '@/shared/api';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { createLazyComponent } from '@/shared/ui/lazy-component';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { text as uiText } from '@/shared/ui/texts';
import * as model from '../model/photo';
import { text } from '../texts';
import { Part } from './part';
import { Photo, PhotoProblem } from './photo';

const ChangePhoto = createLazyComponent(() => import('./change-photo').then((code) => code.ChangePhoto));

/** The customer's photo: shown, replaced by a square of another picture, or removed. */
export function PhotoSection() {
  const { image, isLoaded } = useUnit({ image: model.$image, isLoaded: model.$isLoaded });
  return (
    <Part
      part={model.PHOTO_PART}
      title={text('photo.heading')}
      form={
        <Suspense fallback={<Spinner />}>
          <ChangePhoto />
        </Suspense>
      }
      changeLabel={text(image === null ? 'photo.add' : 'photo.change')}
      isChangeable={isLoaded}
      sideContent={image !== null && <RemovePhoto />}
    >
      <Shown />
    </Part>
  );
}

function Shown() {
  const { image, isLoaded, failure, isLoading, problem, retry } = useUnit({
    image: model.$image,
    isLoaded: model.$isLoaded,
    failure: model.$loadFailure,
    isLoading: model.$isLoading,
    problem: model.$problem,
    retry: model.retryClicked,
  });
  if (failure && !isLoaded)
    return (
      <Alert status="danger" title={text('photo.loadFailed')}>
        <Stack gap="2" align="start">
          <Text>{describeFailure(failure)}</Text>
          <Button variant="text" isBusy={isLoading} onClick={() => retry()}>
            {uiText('form.tryAgain')}
          </Button>
        </Stack>
      </Alert>
    );
  if (!isLoaded) return <Spinner label={text('photo.loading')} isLabelShown />;
  return (
    <>
      <PhotoProblem problem={problem} />
      {image === null ? <Text>{text('photo.none')}</Text> : <Photo src={image} alt={text('photo.yours')} />}
    </>
  );
}

function RemovePhoto() {
  const { isRemoving, remove } = useUnit({ isRemoving: model.$isRemoving, remove: model.removeClicked });
  return (
    <Button variant="text" isBusy={isRemoving} busyLabel={text('photo.removing')} onClick={() => remove()}>
      {text('photo.remove')}
    </Button>
  );
}
