import { allSettled, createWatch } from 'effector';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readStored, removeStored } from '@/shared/lib';
import { visitEnded } from '@/shared/mode';
import { aUser } from '@/shared/testing';
import { chooseMembership, readOpenSection } from '../testing/joining-steps';
import { gymType, visit } from '../testing/joining-world';
import { membershipChooser, questions, review, selection, startOver } from './features';
import { detailsContinued } from './joining';
import { $wouldDiscard, leaveQuestion, linkFollowed } from './leaving';

const STORAGE_KEY = 'pavilion.joining.answers';
afterEach(() => removeStored('session', STORAGE_KEY));

async function answerQuestions() {
  const pageVisit = await visit({ user: aUser(), hasQuestions: true });
  await chooseMembership(pageVisit);
  await allSettled(detailsContinued, { scope: pageVisit.scope });
  await allSettled(questions.valuesChanged, { scope: pageVisit.scope, params: { 'f-q-1': 'Swim a mile' } });
  return pageVisit;
}

describe('a link that leads away', () => {
  test('a link that leads away does not ask while nothing is chosen', async () => {
    const { scope } = await visit();
    expect(scope.getState($wouldDiscard)).toBe(false);
  });

  // Proves C2.3.
  test('a link that leads away asks first, and staying changes nothing', async () => {
    const { scope, historyEntries } = await answerQuestions();
    const entriesBefore = historyEntries.length;
    expect(scope.getState($wouldDiscard)).toBe(true);
    await allSettled(linkFollowed, { scope, params: '/kiosk?kiosk=true' });
    expect(scope.getState(leaveQuestion.$isOpen)).toBe(true);
    await allSettled(leaveQuestion.stayClicked, { scope });
    expect(scope.getState(leaveQuestion.$isOpen)).toBe(false);
    expect(historyEntries).toHaveLength(entriesBefore);
    expect(readOpenSection(scope)).toBe('questions');
  });

  test('leaving drops the selection and follows the link', async () => {
    const { scope, departures } = await answerQuestions();
    await allSettled(linkFollowed, { scope, params: 'https://bookings.example.org/' });
    await allSettled(leaveQuestion.leaveClicked, { scope });
    expect(departures).toEqual(['https://bookings.example.org/']);
    expect(scope.getState(selection.$membership)).toBeNull();
    expect(readStored('session', STORAGE_KEY)).toBeNull();
  });

  test('a link that leads away does not ask once the membership has been sent', async () => {
    const pageVisit = await visit({ user: aUser({ hasInstruction: true }) });
    const { scope } = pageVisit;
    await chooseMembership(pageVisit);
    await allSettled(detailsContinued, { scope });
    expect(scope.getState($wouldDiscard)).toBe(true);
    await allSettled(review.continueClicked, { scope });
    expect(scope.getState($wouldDiscard)).toBe(false);
  });
});

describe('a link that leads away at a kiosk', () => {
  const mode = { isKiosk: true, isEmbedded: false, centre: null };

  test.each([
    ['/kiosk?kiosk=true', 1, []],
    ['/login?redirect=%2F', 0, ['/login?redirect=%2F']],
  ])('%s: the visit ends %i times', async (destination, times, loginPaths) => {
    const onVisitEnded = vi.fn();
    const pageVisit = await visit({ mode });
    const { scope, historyEntries } = pageVisit;
    await chooseMembership(pageVisit);
    const entriesBefore = historyEntries.length;
    createWatch({ unit: visitEnded, scope, fn: onVisitEnded });
    await allSettled(linkFollowed, { scope, params: destination });
    await allSettled(leaveQuestion.leaveClicked, { scope });
    expect(onVisitEnded).toHaveBeenCalledTimes(times);
    expect(
      historyEntries
        .slice(entriesBefore - 1)
        .filter(({ to: path }) => path.startsWith('/login'))
        .map(({ to: path }) => path),
    ).toEqual(loginPaths);
  });
});

describe('Back', () => {
  test('Back is never blocked', async () => {
    const pageVisit = await answerQuestions();
    await pageVisit.goBack();
    expect(pageVisit.scope.getState(leaveQuestion.$isOpen)).toBe(false);
    expect(readOpenSection(pageVisit.scope)).toBe('details');
  });

  test('Back closes an open question', async () => {
    const pageVisit = await answerQuestions();
    const { scope } = pageVisit;
    await allSettled(linkFollowed, { scope, params: '/kiosk' });
    await pageVisit.goBack();
    expect(scope.getState(leaveQuestion.$isOpen)).toBe(false);
    expect(readOpenSection(scope)).toBe('details');
    await allSettled(startOver.startOverClicked, { scope });
    await pageVisit.goBack();
    expect(scope.getState(startOver.$isOpen)).toBe(false);
    expect(readOpenSection(scope)).toBe('membership');
    expect(scope.getState(selection.$membership)).not.toBeNull();
    await allSettled(membershipChooser.detailsOpened, { scope, params: gymType });
    await pageVisit.goBack();
    expect(scope.getState(membershipChooser.$details)).toBeNull();
  });
});
