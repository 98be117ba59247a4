import { createEffect, createEvent, createStore, sample } from 'effector';
import { type ApiFailure, announceDocument, type Documents, sendDocument, toRefusal } from '@/shared/api';
import { connectionRestored } from '@/shared/connection';
import { UnreadableFileError } from '@/shared/picture';
import { type ToastContent, toastShown } from '@/shared/toast';
import {
  changeDraft,
  type DocumentDrafts,
  removeDraft,
  type SendableDocument,
  toDraft,
  toFailureChanges,
  toSendableDocument,
} from '../lib/draft';
import { type PreparedDocument, prepareDocument, UnfitFile } from '../lib/prepare';
import { text } from '../texts';
import { closed, opened, replaced } from './documents';

interface ChosenUpload {
  readonly requiredId: string;
  readonly file: File;
}

export const fileChosen = createEvent<ChosenUpload>();
export const removeClicked = createEvent<string>();
export const sendClicked = createEvent<string>();

export const prepareFx = createEffect<ChosenUpload, PreparedDocument>(({ file }) => prepareDocument(file));
const announceFx = createEffect<SendableDocument, string, ApiFailure>(
  async ({ requiredId, draft: { file, prepared, documentId } }) => {
    if (documentId !== null) return documentId;
    const { contentType, bytes } = prepared;
    const { id } = await announceDocument({
      requiredId,
      fileName: toFileName(file),
      contentType,
      size: bytes.length,
    });
    return id;
  },
);
const sendFx = createEffect<SendableDocument & { documentId: string }, Documents, ApiFailure>(
  ({ documentId, draft: { prepared } }) =>
    sendDocument({ id: documentId, contentType: prepared.contentType, bytes: prepared.bytes }),
);

/** The drafts of the required documents. Chosen files are kept only in memory. */
export const $drafts = createStore<DocumentDrafts>({}, { serialize: 'ignore' })
  .on(fileChosen, (drafts, { requiredId, file }) =>
    drafts[requiredId]?.status === 'sending' ? drafts : { ...drafts, [requiredId]: toDraft(file) },
  )
  .on(prepareFx.done, (drafts, { params: { requiredId, file }, result: prepared }) =>
    changeDraft(drafts, requiredId, file, { status: 'ready', prepared }),
  )
  .on(prepareFx.fail, (drafts, { params: { requiredId, file }, error }) =>
    changeDraft(drafts, requiredId, file, {
      status: 'unfit',
      problem:
        error instanceof UnfitFile || error instanceof UnreadableFileError
          ? error.message
          : text('documents.unreadable'),
    }),
  )
  .on(announceFx, (drafts, { requiredId, draft: { file } }) =>
    changeDraft(drafts, requiredId, file, { status: 'sending', problem: null, isConnectionLost: false }),
  )
  .on(announceFx.done, (drafts, { params: { requiredId, draft }, result: documentId }) =>
    changeDraft(drafts, requiredId, draft.file, { documentId }),
  )
  .on([announceFx.fail, sendFx.fail], (drafts, { params: { requiredId, draft }, error }) =>
    changeDraft(drafts, requiredId, draft.file, toFailureChanges(error, toRefusal(error).message)),
  )
  .on(sendFx.done, (drafts, { params: { requiredId } }) => removeDraft(drafts, requiredId))
  .on(removeClicked, (drafts, requiredId) =>
    drafts[requiredId]?.status === 'sending' ? drafts : removeDraft(drafts, requiredId),
  )
  .reset(opened, closed);

sample({
  clock: fileChosen,
  source: $drafts,
  filter: (drafts, { requiredId, file }) => drafts[requiredId]?.file === file,
  fn: (_, upload) => upload,
  target: prepareFx,
});
const sendableDocument = sample({ clock: sendClicked, source: $drafts, fn: toSendableDocument }).filterMap(
  (sendable) => sendable ?? undefined,
);
sample({ clock: sendableDocument, target: announceFx });
sample({
  clock: announceFx.done,
  fn: ({ params, result: documentId }) => ({ ...params, documentId }),
  target: sendFx,
});
// Uploads stopped by a lost connection resume automatically, because sending the same bytes again is idempotent.
const interruptedUploadId = sample({
  clock: connectionRestored,
  source: $drafts,
  fn: (drafts) => Object.keys(drafts).find((id) => drafts[id]?.isConnectionLost),
}).filterMap((requiredId) => requiredId);
sample({ clock: interruptedUploadId, target: sendClicked });

sample({ clock: sendFx.doneData, target: replaced });
sample({
  clock: sendFx.done,
  fn: (): ToastContent => ({ content: text('documents.sent'), type: 'success' }),
  target: toastShown,
});

/** The longest file name that the API accepts. */
const MAX_NAME_LENGTH = 255;

function toFileName({ name }: File): string {
  // Some systems allow line breaks in file names.
  return name.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').slice(-MAX_NAME_LENGTH) || 'document';
}
