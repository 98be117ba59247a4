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
  it('accepting terms does not count I Agree before the end was reached', async () => {
    const { model, scope } = setUp();
    await allSettled(model.readClicked, { scope });
    expect(scope.getState(model.$canAgree)).toBe(false);
    await allSettled(model.agreeClicked, { scope });
    expect(scope.getState(model.$isAccepted)).toBe(false);
  });

  it('accepts every document and closes on I Agree at the end', async () => {
    const { model, scope } = setUp();
    await allSettled(model.readClicked, { scope });
    await allSettled(model.endReached, { scope });
    await allSettled(model.agreeClicked, { scope });
    expect(scope.getState(model.$isAccepted)).toBe(true);
    expect(scope.getState(model.$isOpen)).toBe(false);
  });

  it('lets terms that were accepted before be agreed to again without reading', async () => {
    const { model, scope } = setUp();
    await allSettled(model.ticked, { scope, params: true });
    await allSettled(model.readClicked, { scope });
    expect(scope.getState(model.$canAgree)).toBe(true);
  });

  it('a tick that is taken back accepts nothing', async () => {
    const { model, scope } = setUp();
    expect(scope.getState(model.$acceptedIds)).toEqual([]);
    await allSettled(model.ticked, { scope, params: true });
    expect(scope.getState(model.$acceptedIds)).toEqual(['health', 'membership']);
    await allSettled(model.ticked, { scope, params: false });
    expect(scope.getState(model.$acceptedIds)).toEqual([]);
    expect(scope.getState(model.$isAccepted)).toBe(false);
  });

  it('what was accepted earlier in the visit counts for the very same documents', async () => {
    const { model, scope } = setUp();
    await allSettled(model.restored, { scope, params: ['health'] });
    expect(scope.getState(model.$isAccepted)).toBe(false);
    await allSettled(model.restored, { scope, params: ['health', 'membership'] });
    expect(scope.getState(model.$isAccepted)).toBe(true);
  });

  it('accepting terms closes without accepting on Cancel', async () => {
    const { model, scope } = setUp();
    await allSettled(model.readClicked, { scope });
    expect(scope.getState(model.$isOpen)).toBe(true);
    await allSettled(model.endReached, { scope });
    await allSettled(model.cancelClicked, { scope });
    expect(scope.getState(model.$isOpen)).toBe(false);
    expect(scope.getState(model.$isAccepted)).toBe(false);
  });

  it('accepting terms begins at the top again whenever they are opened', async () => {
    const { model, scope } = setUp();
    await allSettled(model.readClicked, { scope });
    await allSettled(model.endReached, { scope });
    expect(scope.getState(model.$canAgree)).toBe(true);
    await allSettled(model.cancelClicked, { scope });
    await allSettled(model.readClicked, { scope });
    expect(scope.getState(model.$canAgree)).toBe(false);
  });

  it('forgets on reset what was read, opened and accepted', async () => {
    const { model, scope } = setUp();
    await allSettled(model.ticked, { scope, params: true });
    await allSettled(model.readClicked, { scope });
    await allSettled(model.endReached, { scope });
    await allSettled(model.reset, { scope });
    expect(scope.getState(model.$isAccepted)).toBe(false);
    expect(scope.getState(model.$isOpen)).toBe(false);
    expect(scope.getState(model.$canAgree)).toBe(false);
  });

  it('accepting terms asks again when other documents come', async () => {
    const { model, scope, $documents } = setUp();
    await allSettled(model.ticked, { scope, params: true });
    await allSettled($documents, { scope, params: [{ id: 'new', title: 'New terms', html: '' }] });
    expect(scope.getState(model.$isAccepted)).toBe(false);
  });

  it('accepting terms asks again when the words of a document change', async () => {
    const { model, scope, $documents } = setUp();
    await allSettled(model.ticked, { scope, params: true });
    const changed = documents.map((document) => ({ ...document, html: `${document.html} ` }));
    await allSettled($documents, { scope, params: changed });
    expect(scope.getState(model.$isAccepted)).toBe(false);
    await allSettled($documents, { scope, params: documents });
    expect(scope.getState(model.$isAccepted)).toBe(true);
  });

  it('accepting terms has nothing to accept when there are no terms', () => {
    const { model, scope } = setUp([]);
    expect(scope.getState(model.$hasTerms)).toBe(false);
    expect(scope.getState(model.$isAccepted)).toBe(true);
    expect(scope.getState(model.$canAgree)).toBe(false);
  });
});
