import { expect, test } from 'vitest';
import { forgetJoiningDraft, readJoiningDraft, writeJoiningDraft } from './joining-draft';

test('each part of the draft can be read until it is removed', () => {
  writeJoiningDraft('selection', { venueSlug: 'riverside' });
  writeJoiningDraft('answers', { details: null });
  expect(readJoiningDraft('selection')).toBe('{"venueSlug":"riverside"}');
  writeJoiningDraft('selection', null);
  expect(readJoiningDraft('selection')).toBeNull();
  expect(readJoiningDraft('answers')).toBe('{"details":null}');
});

test('forgetting the draft removes all of it from the tab', () => {
  writeJoiningDraft('selection', { venueSlug: 'riverside' });
  writeJoiningDraft('answers', { details: null });
  forgetJoiningDraft();
  expect(sessionStorage).toHaveLength(0);
});
