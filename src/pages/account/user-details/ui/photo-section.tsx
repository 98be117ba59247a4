import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { describeFailure, type Refusal } from '@/shared/api';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { FileButtons, useFileDrop } from '@/shared/ui/file-buttons';
import { RefusalAlert } from '@/shared/ui/refusal-alert';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { text as uiText } from '@/shared/ui/texts';
import { cancelClicked } from '../model/open-part';
import * as model from '../model/photo';
import { text } from '../texts';
import { CropControls } from './crop-controls';
import { Part } from './part';

const SIDE = 192;
const Picture = chakra('img', {
  base: { display: 'block', width: '12rem', height: '12rem', borderRadius: 'md', objectFit: 'cover' },
});

/** The customer's photo: shown, replaced by a square of another picture, or removed. */
export function PhotoSection() {
  const { image, isLoaded } = useUnit({ image: model.$image, isLoaded: model.$isLoaded });
  return (
    <Part
      part={model.PHOTO_PART}
      title={text('photo.heading')}
      form={<ChangePhoto />}
      changeLabel={text(image === null ? 'photo.add' : 'photo.change')}
      isChangeable={isLoaded}
      beside={image !== null && <RemovePhoto />}
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
      <Alert status="danger" title={text('photo.failed')}>
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
      <Problem problem={problem} />
      {image === null ? (
        <Text>{text('photo.none')}</Text>
      ) : (
        <Picture src={image} alt={text('photo.yours')} width={SIDE} height={SIDE} />
      )}
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

function ChangePhoto() {
  const { encoded, isReading, isSaving, problem, choose, save, cancel } = useUnit({
    encoded: model.$encodedPhoto,
    isReading: model.$isReading,
    isSaving: model.$isSaving,
    problem: model.$problem,
    choose: model.fileChosen,
    save: model.saveClicked,
    cancel: cancelClicked,
  });
  const drop = useFileDrop(choose, isSaving);
  return (
    <Stack gap="4" {...drop.place}>
      <Problem problem={problem} />
      <FileButtons
        accept="image/*"
        chooseLabel={text('photo.choose')}
        takeLabel={text('photo.take')}
        capture="user"
        onChosen={drop.choose}
      />
      <Text role="status">{drop.note}</Text>
      {isReading && <Spinner label={text('photo.reading')} isLabelShown size="sm" />}
      {encoded && (
        <>
          <Stack direction="responsive" gap="6" align="start">
            <Picture src={encoded.preview} alt={text('photo.preview')} width={SIDE} height={SIDE} />
            <CropControls />
          </Stack>
          <Text size="sm" tone="muted">
            {text('photo.hint')}
          </Text>
        </>
      )}
      <Stack direction="row" gap="4" flexWrap="wrap">
        {encoded && (
          <Button isBusy={isSaving} busyLabel={text('details.saving')} onClick={() => save()}>
            {text('details.save')}
          </Button>
        )}
        <Button variant="text" onClick={() => cancel()}>
          {text('details.cancel')}
        </Button>
      </Stack>
    </Stack>
  );
}

function Problem({ problem }: { problem: Refusal | null }) {
  if (problem === null) return null;
  return <RefusalAlert refusal={problem} notDone={text('photo.notDone')} unknown={text('photo.unknown')} />;
}
