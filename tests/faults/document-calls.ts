import { allSettled } from 'effector';
import * as documents from '@/pages/account/documents/model/documents';
import * as upload from '@/pages/account/documents/model/upload';
import { describeFailure } from '@/shared/api';
import { buildDocumentUpload, buildRequiredDocument } from '../fixtures/documents.ts';
import type { Call } from './call.ts';
import type { Visit } from './visit.ts';

const { id: requiredId } = buildRequiredDocument();
const file = new File(['%PDF-1.7'], 'card.pdf', { type: 'application/pdf' });

const open = ({ scope }: Visit) => allSettled(documents.page.opened, { scope, params: null });
const send = ({ scope }: Visit) => allSettled(upload.sendClicked, { scope, params: requiredId });
const sending: Omit<Call, 'call' | 'name'> = {
  isCustomer: true,
  async reach(visit) {
    await open(visit);
    await allSettled(upload.fileChosen, { scope: visit.scope, params: { requiredId, file } });
  },
  act: send,
  isBusy: (scope) => scope.getState(upload.$drafts)[requiredId]?.status === 'sending',
  messages: (scope) => [scope.getState(upload.$drafts)[requiredId]?.problem],
  listTyped: (scope) => scope.getState(upload.$drafts)[requiredId]?.prepared,
  retry: send,
  isDone: ({ scope }) => scope.getState(upload.$drafts)[requiredId] === undefined,
};

/** The calls of the page of documents. */
export const documentCalls: readonly Call[] = [
  {
    name: 'the documents',
    call: 'GET /api/my-account/documents',
    isCustomer: true,
    act: open,
    isBusy: (scope) => scope.getState(documents.page.$isLoading),
    messages(scope) {
      const failure = scope.getState(documents.page.$failure);
      return [failure && describeFailure(failure)];
    },
    retry: ({ scope }) => allSettled(documents.page.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(documents.page.$data) !== null,
  },
  { ...sending, name: 'a document that is announced', call: 'POST /api/my-account/documents' },
  {
    ...sending,
    name: 'the bytes of a document',
    call: `PUT /api/my-account/documents/${buildDocumentUpload().id}/content`,
  },
];
