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
import { type EncodedPicture, type Picture, readPicture, UnreadableFile } from '@/shared/picture';
import { createRequest } from '@/shared/request';
import { type ToastContent, toastShown } from '@/shared/toast';
import { type Crop, type Direction, moveCrop, WHOLE_PICTURE } from '../lib/crop';
import { formatFormError } from '../lib/details-errors';
import { encodePicture } from '../lib/picture';
import { text } from '../texts';
import { $openPart, partSaved, unsavedChanged } from './open-part';
import { closed, opened } from './page';

export const PHOTO_PART = 'photo';

export const fileChosen = createEvent<File>();
export const moveClicked = createEvent<Direction>();
export const zoomed = createEvent<number>();
export const saveClicked = createEvent();
export const removeClicked = createEvent();

export const readFileFx = createEffect<File, Picture>((file) => readPicture(file));
export const encodeFx = createEffect<{ picture: Picture; crop: Crop }, EncodedPicture>(({ picture, crop }) =>
  encodePicture(picture, crop),
);
const request = createRequest({ load: (_: null, options) => loadPhoto(options) });
const saveFx = createEffect<EncodedPicture, Photo, ApiFailure>(({ bytes }) => savePhoto(bytes));
const removeFx = createEffect<void, Photo, ApiFailure>(() => removePhoto());

export const $image = request.$data.map((photo) => photo?.image ?? null);
export const $isLoaded = request.$data.map((photo) => photo !== null);
export const $loadFailure = request.$failure;
export const $isLoading = request.$isLoading;
export const retryClicked = request.retryClicked;
export const $isSaving = saveFx.pending;
export const $isRemoving = removeFx.pending;
export const $isReading = readFileFx.pending;

const $file = createStore<File | null>(null, { serialize: 'ignore' })
  .on(fileChosen, (_, file) => file)
  .reset($openPart, closed);
// Of several chosen files only the last one is used, and none after the part was closed.
const read = sample({
  clock: readFileFx.done,
  source: $file,
  filter: (file, { params }) => file === params,
  fn: (_, { result }) => result,
});
const unreadable = sample({
  clock: readFileFx.fail,
  source: $file,
  filter: (file, { params }) => file === params,
  fn: (_, { error }) => error,
});
const $picture = createStore<Picture | null>(null, { serialize: 'ignore' })
  .on(read, (_, picture) => picture)
  .reset(fileChosen, $openPart, closed);
export const $crop = createStore<Crop>(WHOLE_PICTURE)
  .on(moveClicked, moveCrop)
  .on(zoomed, (crop, zoom) => ({ ...crop, zoom }))
  .reset(fileChosen, $openPart, closed);
/** The photo to send, which is previewed first; null if there is none. */
export const $encodedPhoto = createStore<EncodedPicture | null>(null, { serialize: 'ignore' })
  .on(encodeFx.doneData, (_, encoded) => encoded)
  .reset(fileChosen, $openPart, closed);
/** Why there is no photo to send, or why it was not saved or removed; null if there is no problem. */
export const $problem = createStore<Refusal | null>(null)
  .on([unreadable, encodeFx.failData], (_, error) => ({
    isUnknown: false,
    message: error instanceof UnreadableFile ? error.message : text('photo.unreadable'),
  }))
  .on([saveFx.failData, removeFx.failData], (_, failure) => toRefusal(failure, formatFormError))
  .reset(fileChosen, saveClicked, removeClicked, $openPart, opened, closed);

sample({ clock: [opened, closed], target: request.reset });
sample({ clock: opened, target: request.reloadRequested });

sample({ clock: fileChosen, target: readFileFx });
sample({ clock: read, fn: () => true, target: unsavedChanged });
const drawn = sample({
  clock: [read, moveClicked, zoomed],
  source: { picture: $picture, crop: $crop },
  fn: ({ picture, crop }) => (picture ? { picture, crop } : null),
}).filter({ fn: isPresent });
sample({ clock: drawn, target: encodeFx });

const toSave = sample({
  clock: saveClicked,
  source: { encoded: $encodedPhoto, isSaving: saveFx.pending },
  fn: ({ encoded, isSaving }) => (isSaving ? null : encoded),
}).filter({ fn: isPresent });
sample({ clock: toSave, target: saveFx });
sample({
  clock: removeClicked,
  source: removeFx.pending,
  filter: (isRemoving) => !isRemoving,
  target: removeFx,
});
sample({ clock: [saveFx.doneData, removeFx.doneData], target: request.replaced });
sample({ clock: saveFx.done, fn: () => PHOTO_PART, target: partSaved });
sample({
  clock: [
    saveFx.done.map((): ToastContent => ({ content: text('photo.saved'), type: 'success' })),
    removeFx.done.map((): ToastContent => ({ content: text('photo.removed'), type: 'success' })),
  ],
  target: toastShown,
});
