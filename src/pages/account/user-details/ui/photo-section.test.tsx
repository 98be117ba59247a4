import { fireEvent, screen, within } from '@testing-library/react';
import { fork } from 'effector';
import { expect, test } from 'vitest';
import { $token, $user } from '@/entities/customer';
import { readPicture } from '@/shared/picture';
import { toCamelCase } from '@/shared/testing';
import { $toasts, toastTimerFx } from '@/shared/toast';
import { buildUser } from '../../../../../tests/fixtures/auth.ts';
import { buildPhoto } from '../../../../../tests/fixtures/customer.ts';
import { JPEG } from '../../../../../tests/fixtures/jpeg.ts';
import type { Crop } from '../lib/crop';
import { encodeFx, readFileFx } from '../model/photo';
import { listSentBodies, type OpenDetailsOptions, openDetails, PHOTO_PATH } from '../testing/open-details';

const [LOAD_CALL, SAVE_CALL, REMOVE_CALL] = [
  `GET ${PHOTO_PATH}`,
  `PUT ${PHOTO_PATH}`,
  `DELETE ${PHOTO_PATH}`,
];
const PREVIEW = 'data:image/jpeg;base64,/9j/4Q==';
const photoAnswer = { data: buildPhoto() };
const noPhotoAnswer = { data: buildPhoto({ image: null }) };
const pictureFile = new File(['a picture'], 'me.png', { type: 'image/png' });

class CloudFile extends File {
  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.reject(new DOMException('The file could not be read.', 'NotReadableError'));
  }
}

/**
 * Opens the page with stubbed drawing, which jsdom lacks: a picture is 400 × 200, and a file called `broken` is none.
 */
function openDetailsWithPhoto(options: OpenDetailsOptions) {
  const encodedCrops: Crop[] = [];
  const scope = fork({
    values: [
      [$token, 't-1'],
      [$user, toCamelCase(buildUser())],
    ],
    handlers: [
      [toastTimerFx, () => 0],
      [
        readFileFx,
        ({ name }: File) => {
          if (name === 'broken.jpg') throw new Error('no picture');
          if (name === 'cloud.jpg') return readPicture(new CloudFile(['x'], name));
          return { image: document.createElement('canvas'), width: 400, height: 200 };
        },
      ],
      [
        encodeFx,
        ({ crop }: { crop: Crop }) => {
          encodedCrops.push(crop);
          return { bytes: JPEG, preview: PREVIEW };
        },
      ],
    ],
  });
  return { ...openDetails({ ...options, scope }), encodedCrops };
}
type OpenedPage = ReturnType<typeof openDetailsWithPhoto>;

async function openPhotoPart({ user }: OpenedPage) {
  const region = within(await screen.findByRole('region', { name: 'Photo' }));
  await user.click(await region.findByRole('button', { name: /^(Add a|Change) photo$/ }));
  await region.findByRole('button', { name: 'Cancel' });
  return region;
}

test('a customer without a photo adds one, and the previewed square is sent', async () => {
  const page = openDetailsWithPhoto({ answers: { [LOAD_CALL]: noPhotoAnswer, [SAVE_CALL]: photoAnswer } });
  expect(await screen.findByText(/You haven’t added a photo/)).toBeTruthy();
  const region = await openPhotoPart(page);
  await page.user.upload(region.getByLabelText('Choose a picture', { selector: 'input' }), pictureFile);
  expect((await region.findByRole('img', { name: 'How your photo will look' })).getAttribute('src')).toBe(
    PREVIEW,
  );
  await page.user.click(region.getByRole('button', { name: 'Left' }));
  await page.user.click(region.getByRole('button', { name: 'Down' }));
  await page.user.click(region.getByRole('button', { name: 'Save' }));
  const photo = await region.findByRole('img', { name: 'Your photo' });
  expect(photo.getAttribute('src')).toBe(buildPhoto().image);
  expect(page.encodedCrops.at(-1)).toEqual({ zoom: 1, x: 0.4, y: 0.6 });
  expect(listSentBodies(page.calls, SAVE_CALL)).toEqual([JPEG]);
  expect(page.scope.getState($toasts).map(({ content }) => content)).toEqual(['We’ve saved your photo.']);
});

test('a file that is not a picture shows an error, and another can be chosen', async () => {
  const page = openDetailsWithPhoto({ answers: { [LOAD_CALL]: photoAnswer } });
  const region = await openPhotoPart(page);
  const input = region.getByLabelText('Take a photo', { selector: 'input' });
  await page.user.upload(input, new File(['x'], 'broken.jpg', { type: 'image/jpeg' }));
  expect(await region.findByText(/We can’t show this file as a picture/)).toBeTruthy();
  expect(region.queryByRole('button', { name: 'Save' })).toBeNull();
  await page.user.upload(input, pictureFile);
  expect(await region.findByRole('button', { name: 'Save' })).toBeTruthy();
  expect(region.queryByText(/We can’t show this file as a picture/)).toBeNull();
});

test('a picture that cannot be read from its cloud drive says how to use it', async () => {
  const page = openDetailsWithPhoto({ answers: { [LOAD_CALL]: photoAnswer } });
  const region = await openPhotoPart(page);
  const input = region.getByLabelText('Take a photo', { selector: 'input' });
  await page.user.upload(input, new File(['x'], 'cloud.jpg', { type: 'image/jpeg' }));
  expect(await region.findByText(/in a cloud drive, save it on this device first/)).toBeTruthy();
});

test('a picture can be dropped; only one of several is used, and a message says so', async () => {
  const page = openDetailsWithPhoto({ answers: { [LOAD_CALL]: photoAnswer } });
  const region = await openPhotoPart(page);
  const brokenFile = new File(['x'], 'broken.jpg', { type: 'image/jpeg' });
  fireEvent.drop(region.getByRole('button', { name: 'Cancel' }), {
    dataTransfer: { files: [pictureFile, brokenFile] },
  });
  expect(await region.findByRole('img', { name: 'How your photo will look' })).toBeTruthy();
  expect(region.getByText(/^You dropped 2 files, but we can only take one: me.png./)).toBeTruthy();
});

test('a photo that failed to be saved stays on the page and can be sent again', async () => {
  const answers = [
    { status: 422, body: { message: 'No.', errors: { photo: ['The photo must be a JPEG picture.'] } } },
    { breaks: true as const },
    photoAnswer,
  ];
  const page = openDetailsWithPhoto({
    answers: { [LOAD_CALL]: noPhotoAnswer, [SAVE_CALL]: () => answers.shift() ?? { breaks: true } },
  });
  const region = await openPhotoPart(page);
  await page.user.upload(region.getByLabelText('Choose a picture', { selector: 'input' }), pictureFile);
  const clickSave = async () => page.user.click(await region.findByRole('button', { name: 'Save' }));
  await clickSave();
  expect(await region.findByText('The photo must be a JPEG picture.')).toBeTruthy();
  await clickSave();
  expect((await region.findByRole('alert')).textContent).toMatch(/please try again/);
  await clickSave();
  expect(await region.findByRole('img', { name: 'Your photo' })).toBeTruthy();
});

test('a photo can be removed, and stays if that fails', async () => {
  const answers = [{ breaks: true as const }, noPhotoAnswer];
  const page = openDetailsWithPhoto({
    answers: { [LOAD_CALL]: photoAnswer, [REMOVE_CALL]: () => answers.shift() ?? { breaks: true } },
  });
  const region = within(await screen.findByRole('region', { name: 'Photo' }));
  const clickRemove = async () =>
    page.user.click(await region.findByRole('button', { name: 'Remove photo' }));
  await clickRemove();
  expect(await region.findByText('We couldn’t check whether your photo was changed.')).toBeTruthy();
  expect(region.getByRole('img', { name: 'Your photo' })).toBeTruthy();
  await clickRemove();
  expect(await region.findByText(/You haven’t added a photo/)).toBeTruthy();
});

test('if the photo fails to load, the rest of the page stays and it can be retried', async () => {
  const answers = [{ breaks: true as const }, photoAnswer];
  const page = openDetailsWithPhoto({ answers: { [LOAD_CALL]: () => answers.shift() ?? photoAnswer } });
  const region = within(await screen.findByRole('region', { name: 'Photo' }));
  expect(await region.findByText('We couldn’t load your photo.')).toBeTruthy();
  expect(await screen.findByRole('region', { name: 'About you' })).toBeTruthy();
  await page.user.click(region.getByRole('button', { name: 'Try again' }));
  expect(await region.findByRole('img', { name: 'Your photo' })).toBeTruthy();
});
