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
import { EditablePart } from './part';
import { Photo, PhotoRefusal } from './photo';

const ChangePhoto = createLazyComponent(() => import('./change-photo').then((module) => module.ChangePhoto));

/** The customer's photo: shown, replaced by a square of another picture, or removed. */
export function PhotoSection() {
  const { photoImage, isLoaded } = useUnit({ photoImage: model.$photoImage, isLoaded: model.$isLoaded });
  return (
    <EditablePart
      partKey={model.PHOTO_PART_KEY}
      title={text('photo.heading')}
      form={
        <Suspense fallback={<Spinner />}>
          <ChangePhoto />
        </Suspense>
      }
      changeLabel={text(photoImage === null ? 'photo.add' : 'photo.change')}
      isChangeable={isLoaded}
      sideContent={photoImage !== null && <RemovePhoto />}
    >
      <CurrentPhoto />
    </EditablePart>
  );
}

function CurrentPhoto() {
  const { photoImage, isLoaded, failure, isLoading, refusal, retry } = useUnit({
    photoImage: model.$photoImage,
    isLoaded: model.$isLoaded,
    failure: model.$loadFailure,
    isLoading: model.$isLoading,
    refusal: model.$refusal,
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
      <PhotoRefusal refusal={refusal} />
      {photoImage === null ? (
        <Text>{text('photo.none')}</Text>
      ) : (
        <Photo src={photoImage} alt={text('photo.yours')} />
      )}
    </>
  );
}

function RemovePhoto() {
  const { isRemoving, removePhoto } = useUnit({
    isRemoving: model.$isRemoving,
    removePhoto: model.removeClicked,
  });
  return (
    <Button
      variant="text"
      isBusy={isRemoving}
      busyLabel={text('photo.removing')}
      onClick={() => removePhoto()}
    >
      {text('photo.remove')}
    </Button>
  );
}
