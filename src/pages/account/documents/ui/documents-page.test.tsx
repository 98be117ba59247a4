import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { connectionRestored } from '@/shared/connection';
import { deferred, type FakeAnswer, type FakeCall, fakeOperator, readText } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { $toasts, toastTimerFx } from '@/shared/toast';
import {
  buildDocuments,
  buildDocumentUpload,
  buildRequiredDocument,
  buildUploadedDocument,
} from '../../../../../tests/fixtures/documents.ts';
import { JPEG } from '../../../../../tests/fixtures/jpeg.ts';
import { UnfitFile } from '../lib/prepare';
import { prepareFx } from '../model/upload';
import { DocumentsPage } from './documents-page';

const LOAD_CALL = 'GET /api/my-account/documents';
const ANNOUNCE_CALL = 'POST /api/my-account/documents';
const SEND_CALL = `PUT /api/my-account/documents/${buildDocumentUpload().id}/content`;
const PREVIEW = 'data:image/jpeg;base64,/9j/4Q==';
const documentsAnswer = { data: buildDocuments() };
const checkingAnswer = {
  data: buildDocuments({ required: [], held: [buildUploadedDocument({ state: 'checking', reason: null })] }),
};
const announcedAnswer = { data: buildDocumentUpload() };
const cardPicture = new File(['a picture'], 'card.jpg', { type: 'image/jpeg' });

type AnswersByCall = Readonly<
  Record<string, FakeAnswer | ((call: FakeCall) => FakeAnswer | Promise<FakeAnswer>)>
>;

/**
 * Opens the page with stubbed drawing, which jsdom lacks: each file becomes the same picture, but `text.pdf` becomes
 * none.
 */
function openDocuments(answers: AnswersByCall) {
  const calls = fakeOperator({
    [LOAD_CALL]: documentsAnswer,
    [ANNOUNCE_CALL]: announcedAnswer,
    [SEND_CALL]: checkingAnswer,
    ...answers,
  });
  const scope = fork({
    handlers: [
      [toastTimerFx, () => 0],
      [
        prepareFx,
        ({ file }: { file: File }) => {
          if (file.name === 'text.pdf') throw new UnfitFile('Please choose a PDF, a JPEG or a PNG.');
          return { bytes: JPEG, contentType: 'image/jpeg', preview: PREVIEW };
        },
      ],
    ],
  });
  render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter initialEntries={['/documents']}>
          <DocumentsPage />
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  const listSentBodies = (callName: string) =>
    calls.filter(({ call }) => call === callName).map(({ body }) => body);
  return { listSentBodies, scope, user: userEvent.setup() };
}
type OpenedPage = ReturnType<typeof openDocuments>;

const findDocumentRegion = async (name = 'Proof of study') =>
  within(await screen.findByRole('region', { name }));
const sendDocument = async ({ user }: OpenedPage) =>
  user.click(await (await findDocumentRegion()).findByRole('button', { name: /^Send/ }));

async function chooseFile({ user }: OpenedPage, file = cardPicture) {
  const region = await findDocumentRegion();
  await user.upload(region.getByLabelText(/^Choose a/, { selector: 'input' }), file);
  return region;
}

test('a required document shows its purpose, what depends on it, and which files are accepted', async () => {
  openDocuments({});
  const region = await findDocumentRegion();
  expect(region.getByText('For: Student')).toBeTruthy();
  expect(region.getByText('Your membership starts when we’ve accepted it.')).toBeTruthy();
  expect(region.getByText('A student card with your name that has not expired')).toBeTruthy();
  const button = region.getByRole('button', { name: 'Choose a file' });
  const descriptionIds = button.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(descriptionIds.map((id) => readText(document.getElementById(id)))).toEqual([
    'Proof of study',
    'A PDF, JPEG or PNG, up to 10 MB. You can also drop it here.',
  ]);
});

test.each([
  ['checking', null, null, 'We’re checking your document.'],
  ['accepted', null, '2027-03-01', 'Accepted until 1 March 2027.'],
  ['accepted', null, null, 'Accepted.'],
  ['rejected', 'It is blurred.', null, 'We couldn’t accept this document: It is blurred.'],
  ['rejected', null, null, 'We couldn’t accept this document.'],
  ['expired', null, '2026-03-01', 'Expired on 1 March 2026.'],
] as const)('a document that is %s (%s, %s) says so', async (state, reason, expires_on, sentence) => {
  const heldDocuments = [buildUploadedDocument({ state, reason, expires_on })];
  openDocuments({ [LOAD_CALL]: { data: buildDocuments({ required: [], held: heldDocuments }) } });
  const region = await findDocumentRegion('Documents we hold');
  expect(region.getByText(sentence)).toBeTruthy();
  expect(region.getByText('Sent on 24 November 2026.')).toBeTruthy();
  expect(screen.getByText('We don’t need any documents from you.')).toBeTruthy();
});

test('a picture is previewed, announced and sent, and is then being checked', async () => {
  const page = openDocuments({});
  const region = await chooseFile(page);
  const preview = await region.findByRole('img', { name: 'What we’ll send as Proof of study' });
  expect(preview.getAttribute('src')).toBe(PREVIEW);
  expect(region.getByText('card.jpg, 1 kB')).toBeTruthy();
  await sendDocument(page);
  expect(await screen.findByText('We’re checking your document.')).toBeTruthy();
  expect(page.listSentBodies(ANNOUNCE_CALL)).toEqual([
    { required_id: buildRequiredDocument().id, file_name: 'card.jpg', content_type: 'image/jpeg', size: 6 },
  ]);
  expect(page.listSentBodies(SEND_CALL)).toEqual([JPEG]);
  expect(page.scope.getState($toasts).map(({ content }) => content)).toEqual([
    'Thank you. We’re checking your document.',
  ]);
});

test('while a document is being sent, the progress is shown and the other buttons are disabled', async () => {
  const sendAnswer = deferred<FakeAnswer>();
  const page = openDocuments({ [SEND_CALL]: () => sendAnswer.promise });
  const region = await chooseFile(page);
  await sendDocument(page);
  expect(await region.findByText('Sending 1 kB…')).toBeTruthy();
  expect(region.queryByRole('button', { name: /Remove|another/ })).toBeNull();
  await sendDocument(page).catch(() => {});
  sendAnswer.resolve(checkingAnswer);
  expect(await screen.findByText('We’re checking your document.')).toBeTruthy();
  expect(page.listSentBodies(SEND_CALL)).toHaveLength(1);
});

test('an unsuitable file shows an error beside it, and another can be chosen', async () => {
  const page = openDocuments({});
  const region = await chooseFile(page, new File(['hello'], 'text.pdf', { type: 'application/pdf' }));
  expect((await region.findByRole('alert')).textContent).toMatch(/^We can’t send this file\.Please choose/);
  expect(region.queryByRole('button', { name: 'Send' })).toBeNull();
  await chooseFile(page);
  expect(await region.findByRole('button', { name: 'Send' })).toBeTruthy();
  expect(region.queryByRole('alert')).toBeNull();
});

test('a chosen file can be removed before it is sent', async () => {
  const page = openDocuments({});
  const region = await chooseFile(page);
  await page.user.click(await region.findByRole('button', { name: 'Remove card.jpg' }));
  expect(region.queryByRole('img')).toBeNull();
  expect(region.getByRole('button', { name: 'Choose a file' })).toBeTruthy();
});

test('a dropped file is chosen', async () => {
  openDocuments({});
  const region = await screen.findByRole('region', { name: 'Proof of study' });
  fireEvent.drop(region, { dataTransfer: { files: [cardPicture] } });
  expect(await within(region).findByText('card.jpg, 1 kB')).toBeTruthy();
});

test('only one of several dropped files is chosen, and a message says so', async () => {
  openDocuments({});
  const region = await screen.findByRole('region', { name: 'Proof of study' });
  const backSide = new File(['its back'], 'back.jpg', { type: 'image/jpeg' });
  fireEvent.drop(region, { dataTransfer: { files: [cardPicture, backSide] } });
  expect(await within(region).findByText('card.jpg, 1 kB')).toBeTruthy();
  expect(within(region).getByRole('status').textContent).toBe(
    'You dropped 2 files, but we can only take one: card.jpg. We won’t send the others.',
  );
  fireEvent.drop(region, { dataTransfer: { files: [backSide] } });
  expect(await within(region).findByText('back.jpg, 1 kB')).toBeTruthy();
  expect(within(region).getByRole('status').textContent).toBe('');
});

test('leaving the page with a chosen file asks for confirmation', async () => {
  const page = openDocuments({});
  const canLeaveUnasked = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
  await findDocumentRegion();
  expect(canLeaveUnasked()).toBe(true);
  await chooseFile(page);
  expect(canLeaveUnasked()).toBe(false);
  await sendDocument(page);
  expect(await screen.findByText('We’re checking your document.')).toBeTruthy();
  expect(canLeaveUnasked()).toBe(true);
});

test('a line break in a file name is removed', async () => {
  const page = openDocuments({});
  await chooseFile(page, new File(['a picture'], 'card\r\nof\u2028Ann.jpg', { type: 'image/jpeg' }));
  await sendDocument(page);
  expect(await screen.findByText('We’re checking your document.')).toBeTruthy();
  expect(page.listSentBodies(ANNOUNCE_CALL)).toMatchObject([{ file_name: 'card of Ann.jpg' }]);
});

test('a document that failed to be sent stays on the page, and is announced only once', async () => {
  const errors = ['We didn’t get the whole document. Please send it again.'];
  const answers: FakeAnswer[] = [
    { status: 422, body: { message: 'No.', errors: { content: errors } } },
    { status: 500, body: { message: 'Something has gone wrong, please try again.' } },
    checkingAnswer,
  ];
  const page = openDocuments({ [SEND_CALL]: () => answers.shift() ?? { breaks: true } });
  const region = await chooseFile(page);
  await sendDocument(page);
  expect((await region.findByRole('alert')).textContent).toBe(`We couldn’t send your document.${errors[0]}`);
  await sendDocument(page);
  expect(await region.findByText(/please try again/)).toBeTruthy();
  await sendDocument(page);
  expect(await screen.findByText('We’re checking your document.')).toBeTruthy();
  expect(page.listSentBodies(ANNOUNCE_CALL)).toHaveLength(1);
  expect(page.listSentBodies(SEND_CALL)).toHaveLength(3);
});

test('an announcement that the operator no longer knows is made again', async () => {
  const answers: FakeAnswer[] = [{ status: 404, body: { message: 'Not found.' } }, checkingAnswer];
  const page = openDocuments({ [SEND_CALL]: () => answers.shift() ?? { breaks: true } });
  await chooseFile(page);
  await sendDocument(page);
  await (await findDocumentRegion()).findByRole('alert');
  await sendDocument(page);
  expect(await screen.findByText('We’re checking your document.')).toBeTruthy();
  expect(page.listSentBodies(ANNOUNCE_CALL)).toHaveLength(2);
});

// Proves A5.4.
test('an upload stopped by a lost connection resumes when it is back', async () => {
  const answers: FakeAnswer[] = [{ breaks: true }, checkingAnswer];
  const page = openDocuments({ [SEND_CALL]: () => answers.shift() ?? { breaks: true } });
  await chooseFile(page);
  await sendDocument(page);
  await (await findDocumentRegion()).findByRole('alert');
  void allSettled(connectionRestored, { scope: page.scope });
  expect(await screen.findByText('We’re checking your document.')).toBeTruthy();
});

test('documents that fail to load show an error with Try again', async () => {
  const answers: FakeAnswer[] = [{ breaks: true }, documentsAnswer];
  const { user } = openDocuments({ [LOAD_CALL]: () => answers.shift() ?? documentsAnswer });
  expect(await screen.findByText('We couldn’t load your documents.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await findDocumentRegion()).toBeTruthy();
});
