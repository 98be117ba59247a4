import { allSettled } from 'effector';
import * as documents from '@/pages/account/documents/model/documents';
import * as upload from '@/pages/account/documents/model/upload';
import { describeFailure } from '@/shared/api';
import { buildDocumentUpload, buildRequiredDocument } from '../fixtures/documents.ts';
import type { TestedCall } from './call.ts';
import type { Visit } from './visit.ts';

const { id: requiredId } = buildRequiredDocument();
const file = new File(['%PDF-1.7'], 'card.pdf', { type: 'application/pdf' });

const openDocuments = ({ scope }: Visit) => allSettled(documents.page.opened, { scope, params: null });
const sendDocument = ({ scope }: Visit) => allSettled(upload.sendClicked, { scope, params: requiredId });
const documentSending: Omit<TestedCall, 'endpoint' | 'name'> = {
  isCustomer: true,
  async prepare(visit) {
    await openDocuments(visit);
    await allSettled(upload.fileChosen, { scope: visit.scope, params: { requiredId, file } });
  },
  makeCall: sendDocument,
  isBusy: (scope) => scope.getState(upload.$drafts)[requiredId]?.status === 'sending',
  listMessages: (scope) => [scope.getState(upload.$drafts)[requiredId]?.problem],
  readStateToKeep: (scope) => scope.getState(upload.$drafts)[requiredId]?.prepared,
  retry: sendDocument,
  isDone: ({ scope }) => scope.getState(upload.$drafts)[requiredId] === undefined,
};

/** The calls of the page of documents. */
export const documentCalls: readonly TestedCall[] = [
  {
    name: 'the documents',
    endpoint: 'GET /api/my-account/documents',
    isCustomer: true,
    makeCall: openDocuments,
    isBusy: (scope) => scope.getState(documents.page.$isLoading),
    listMessages(scope) {
      const failure = scope.getState(documents.page.$failure);
      return [failure && describeFailure(failure)];
    },
    retry: ({ scope }) => allSettled(documents.page.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(documents.page.$data) !== null,
  },
  { ...documentSending, name: 'a document that is announced', endpoint: 'POST /api/my-account/documents' },
  {
    ...documentSending,
    name: 'the bytes of a document',
    endpoint: `PUT /api/my-account/documents/${buildDocumentUpload().id}/content`,
  },
];
