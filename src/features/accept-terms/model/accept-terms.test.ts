import { allSettled, createStore, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import { createAcceptTerms, type TermsDocument } from './accept-terms';

const documents: TermsDocument[] = [
  { id: 'health', title: 'Health commitment', html: '<p>Be well.</p>' },
  { id: 'membership', title: 'Membership terms', html: '<p>Be fair.</p>' },
];

function setUp(initial: readonly TermsDocument[] = documents) {
  const $documents = createStore<readonly TermsDocument[]>(initial);
  return { $documents, model: createAcceptTerms({ $documents }), scope: fork() };
}

describe('accepting terms', () => {
  it('I Agree does not count before the end of the terms has been reached', async () => {
    const { model, scope } = setUp();
    await allSettled(model.readClicked, { scope });
    expect(scope.getState(model.$canAgree)).toBe(false);
    await allSettled(model.agreeClicked, { scope });
    expect(scope.getState(model.$isAccepted)).toBe(false);
  });

  it('I Agree at the end accepts every document and closes the modal', async () => {
    const { model, scope } = setUp();
    await allSettled(model.readClicked, { scope });
    await allSettled(model.endReached, { scope });
    await allSettled(model.agreeClicked, { scope });
    expect(scope.getState(model.$isAccepted)).toBe(true);
    expect(scope.getState(model.$isOpen)).toBe(false);
  });

  it('terms that were accepted before can be agreed to again without scrolling', async () => {
    const { model, scope } = setUp();
    await allSettled(model.ticked, { scope, params: true });
    await allSettled(model.readClicked, { scope });
    expect(scope.getState(model.$canAgree)).toBe(true);
  });

  it('unticking withdraws the acceptance', async () => {
    const { model, scope } = setUp();
    expect(scope.getState(model.$acceptedIds)).toEqual([]);
    await allSettled(model.ticked, { scope, params: true });
    expect(scope.getState(model.$acceptedIds)).toEqual(['health', 'membership']);
    await allSettled(model.ticked, { scope, params: false });
    expect(scope.getState(model.$acceptedIds)).toEqual([]);
    expect(scope.getState(model.$isAccepted)).toBe(false);
  });

  it('documents accepted earlier in the visit stay accepted only if they are exactly the same', async () => {
    const { model, scope } = setUp();
    await allSettled(model.restored, { scope, params: ['health'] });
    expect(scope.getState(model.$isAccepted)).toBe(false);
    await allSettled(model.restored, { scope, params: ['health', 'membership'] });
    expect(scope.getState(model.$isAccepted)).toBe(true);
  });

  it('Cancel closes the modal without accepting', async () => {
    const { model, scope } = setUp();
    await allSettled(model.readClicked, { scope });
    expect(scope.getState(model.$isOpen)).toBe(true);
    await allSettled(model.endReached, { scope });
    await allSettled(model.cancelClicked, { scope });
    expect(scope.getState(model.$isOpen)).toBe(false);
    expect(scope.getState(model.$isAccepted)).toBe(false);
  });

  it('the modal starts at the top each time it is opened', async () => {
    const { model, scope } = setUp();
    await allSettled(model.readClicked, { scope });
    await allSettled(model.endReached, { scope });
    expect(scope.getState(model.$canAgree)).toBe(true);
    await allSettled(model.cancelClicked, { scope });
    await allSettled(model.readClicked, { scope });
    expect(scope.getState(model.$canAgree)).toBe(false);
  });

  it('a reset clears what was read, opened and accepted', async () => {
    const { model, scope } = setUp();
    await allSettled(model.ticked, { scope, params: true });
    await allSettled(model.readClicked, { scope });
    await allSettled(model.endReached, { scope });
    await allSettled(model.reset, { scope });
    expect(scope.getState(model.$isAccepted)).toBe(false);
    expect(scope.getState(model.$isOpen)).toBe(false);
    expect(scope.getState(model.$canAgree)).toBe(false);
  });

  it('other documents have to be accepted again', async () => {
    const { model, scope, $documents } = setUp();
    await allSettled(model.ticked, { scope, params: true });
    await allSettled($documents, { scope, params: [{ id: 'new', title: 'New terms', html: '' }] });
    expect(scope.getState(model.$isAccepted)).toBe(false);
  });

  it('a document has to be accepted again if its wording changes', async () => {
    const { model, scope, $documents } = setUp();
    await allSettled(model.ticked, { scope, params: true });
    const changed = documents.map((document) => ({ ...document, html: `${document.html} ` }));
    await allSettled($documents, { scope, params: changed });
    expect(scope.getState(model.$isAccepted)).toBe(false);
    await allSettled($documents, { scope, params: documents });
    expect(scope.getState(model.$isAccepted)).toBe(true);
  });

  it('without terms there is nothing to accept', () => {
    const { model, scope } = setUp([]);
    expect(scope.getState(model.$hasTerms)).toBe(false);
    expect(scope.getState(model.$isAccepted)).toBe(true);
    expect(scope.getState(model.$canAgree)).toBe(false);
  });
});
