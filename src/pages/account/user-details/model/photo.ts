import { createEffect, createEvent, createStore, sample } from 'effector';
import {
  type ApiFailure,
  loadPhoto,
  type Photo,
  type Refusal,
  removePhoto,
  savePhoto,
  toRefusal,
} from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { type EncodedPicture, type Picture, readPicture, UnreadableFileError } from '@/shared/picture';
import { createRequest } from '@/shared/request';
import { type ToastContent, toastShown } from '@/shared/toast';
import { type Crop, LARGEST_CENTRED_CROP, type MoveDirection, moveCrop } from '../lib/crop';
import { formatFormError } from '../lib/details-errors';
import { encodeCroppedPhoto } from '../lib/picture';
import { text } from '../texts';
import { $openPartKey, partSaved, unsavedStateChanged } from './open-part';
import { closed, opened } from './page';

export const PHOTO_PART_KEY = 'photo';

export const fileChosen = createEvent<File>();
export const moveClicked = createEvent<MoveDirection>();
export const zoomChanged = createEvent<number>();
export const saveClicked = createEvent();
export const removeClicked = createEvent();

export const readFileFx = createEffect<File, Picture>((file) => readPicture(file));
export const encodeFx = createEffect<{ picture: Picture; crop: Crop }, EncodedPicture>(({ picture, crop }) =>
  encodeCroppedPhoto(picture, crop),
);
const photoRequest = createRequest({ load: (_: null, options) => loadPhoto(options) });
const saveFx = createEffect<EncodedPicture, Photo, ApiFailure>(({ bytes }) => savePhoto(bytes));
const removeFx = createEffect<void, Photo, ApiFailure>(() => removePhoto());

export const $photoImage = photoRequest.$data.map((photo) => photo?.image ?? null);
export const $isLoaded = photoRequest.$data.map((photo) => photo !== null);
export const $loadFailure = photoRequest.$failure;
export const $isLoading = photoRequest.$isLoading;
export const retryClicked = photoRequest.retryClicked;
export const $isSaving = saveFx.pending;
export const $isRemoving = removeFx.pending;
export const $isReading = readFileFx.pending;

const $file = createStore<File | null>(null, { serialize: 'ignore' })
  .on(fileChosen, (_, file) => file)
  .reset($openPartKey, closed);
// Of several chosen files only the last one is used, and none after the part was closed.
const pictureRead = sample({
  clock: readFileFx.done,
  source: $file,
  filter: (file, { params }) => file === params,
  fn: (_, { result }) => result,
});
const readingFailed = sample({
  clock: readFileFx.fail,
  source: $file,
  filter: (file, { params }) => file === params,
  fn: (_, { error }) => error,
});
const $picture = createStore<Picture | null>(null, { serialize: 'ignore' })
  .on(pictureRead, (_, picture) => picture)
  .reset(fileChosen, $openPartKey, closed);
export const $crop = createStore<Crop>(LARGEST_CENTRED_CROP)
  .on(moveClicked, moveCrop)
  .on(zoomChanged, (crop, zoom) => ({ ...crop, zoom }))
  .reset(fileChosen, $openPartKey, closed);
/** The photo to send, which is previewed first; null if there is none. */
export const $encodedPhoto = createStore<EncodedPicture | null>(null, { serialize: 'ignore' })
  .on(encodeFx.doneData, (_, encodedPhoto) => encodedPhoto)
  .reset(fileChosen, $openPartKey, closed);
/** Why there is no photo to send, or why it was not saved or removed; null if there is no problem. */
export const $refusal = createStore<Refusal | null>(null)
  .on([readingFailed, encodeFx.failData], (_, error) => ({
    isUnknown: false,
    message: error instanceof UnreadableFileError ? error.message : text('photo.unreadable'),
  }))
  .on([saveFx.failData, removeFx.failData], (_, failure) => toRefusal(failure, formatFormError))
  .reset(fileChosen, saveClicked, removeClicked, $openPartKey, opened, closed);

sample({ clock: [opened, closed], target: photoRequest.reset });
sample({ clock: opened, target: photoRequest.reloadRequested });

sample({ clock: fileChosen, target: readFileFx });
sample({ clock: pictureRead, fn: () => true, target: unsavedStateChanged });
const croppedPicture = sample({
  clock: [pictureRead, moveClicked, zoomChanged],
  source: { picture: $picture, crop: $crop },
  fn: ({ picture, crop }) => (picture ? { picture, crop } : null),
}).filter({ fn: isPresent });
sample({ clock: croppedPicture, target: encodeFx });

const photoToSave = sample({
  clock: saveClicked,
  source: { encodedPhoto: $encodedPhoto, isSaving: saveFx.pending },
  fn: ({ encodedPhoto, isSaving }) => (isSaving ? null : encodedPhoto),
}).filter({ fn: isPresent });
sample({ clock: photoToSave, target: saveFx });
sample({
  clock: removeClicked,
  source: removeFx.pending,
  filter: (isRemoving) => !isRemoving,
  target: removeFx,
});
sample({ clock: [saveFx.doneData, removeFx.doneData], target: photoRequest.replaced });
sample({ clock: saveFx.done, fn: () => PHOTO_PART_KEY, target: partSaved });
sample({
  clock: [
    saveFx.done.map((): ToastContent => ({ content: text('photo.saved'), type: 'success' })),
    removeFx.done.map((): ToastContent => ({ content: text('photo.removed'), type: 'success' })),
  ],
  target: toastShown,
});
