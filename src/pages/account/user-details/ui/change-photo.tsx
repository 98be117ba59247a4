import { useUnit } from 'effector-react';
import { Button } from '@/shared/ui/button';
import { FileButtons, useFileDrop } from '@/shared/ui/file-buttons';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { cancelClicked } from '../model/open-part';
import * as model from '../model/photo';
import { text } from '../texts';
import { CropControls } from './crop-controls';
import { Photo, PhotoRefusal } from './photo';

/** Takes a picture from the device or its camera, and crops a square of it. */
export function ChangePhoto() {
  const { encodedPhoto, isReading, isSaving, refusal, choose, save, cancel } = useUnit({
    encodedPhoto: model.$encodedPhoto,
    isReading: model.$isReading,
    isSaving: model.$isSaving,
    refusal: model.$refusal,
    choose: model.fileChosen,
    save: model.saveClicked,
    cancel: cancelClicked,
  });
  const fileDrop = useFileDrop(choose, isSaving);
  return (
    <Stack gap="4" {...fileDrop.dropZoneProps}>
      <PhotoRefusal refusal={refusal} />
      <FileButtons
        accept="image/*"
        chooseLabel={text('photo.choose')}
        takeLabel={text('photo.take')}
        capture="user"
        onChosen={fileDrop.choose}
      />
      <Text role="status">{fileDrop.note}</Text>
      {isReading && <Spinner label={text('photo.reading')} isLabelShown size="sm" />}
      {encodedPhoto && (
        <>
          <Stack direction="responsive" gap="6" align="start">
            <Photo src={encodedPhoto.preview} alt={text('photo.preview')} />
            <CropControls />
          </Stack>
          <Text size="sm" tone="muted">
            {text('photo.hint')}
          </Text>
        </>
      )}
      <Stack direction="row" gap="4" flexWrap="wrap">
        {encodedPhoto && (
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
