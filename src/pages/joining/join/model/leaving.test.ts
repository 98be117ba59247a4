import { allSettled, createWatch } from 'effector';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readStored, removeStored } from '@/shared/lib';
import { visitEnded } from '@/shared/mode';
import { aUser } from '@/shared/testing';
import { chooseMembership, openIn } from '../testing/joining-steps';
import { gym, visit } from '../testing/joining-world';
import { membershipChooser, questions, review, selection, startOver } from './features';
import { detailsContinued } from './joining';
import { $wouldDiscard, leaveQuestion, linkFollowed } from './leaving';

const STORAGE_KEY = 'pavilion.joining.answers';
afterEach(() => removeStored('session', STORAGE_KEY));

async function onTheWay() {
  const visited = await visit({ user: aUser(), hasQuestions: true });
  await chooseMembership(visited);
  await allSettled(detailsContinued, { scope: visited.scope });
  await allSettled(questions.valuesChanged, { scope: visited.scope, params: { 'f-q-1': 'Swim a mile' } });
  return visited;
}

describe('a link that leads away', () => {
  test('a link that leads away does not ask while nothing is chosen', async () => {
    const { scope } = await visit();
    expect(scope.getState($wouldDiscard)).toBe(false);
  });

  // Proves C2.3.
  test('a link that leads away asks first, and staying changes nothing', async () => {
    const { scope, entries } = await onTheWay();
    const entriesBefore = entries.length;
    expect(scope.getState($wouldDiscard)).toBe(true);
    await allSettled(linkFollowed, { scope, params: '/kiosk?kiosk=true' });
    expect(scope.getState(leaveQuestion.$isOpen)).toBe(true);
    await allSettled(leaveQuestion.stayClicked, { scope });
    expect(scope.getState(leaveQuestion.$isOpen)).toBe(false);
    expect(entries).toHaveLength(entriesBefore);
    expect(openIn(scope)).toBe('questions');
  });

  test('leaving drops the selection and follows the link', async () => {
    const { scope, departures } = await onTheWay();
    await allSettled(linkFollowed, { scope, params: 'https://bookings.example.org/' });
    await allSettled(leaveQuestion.leaveClicked, { scope });
    expect(departures).toEqual(['https://bookings.example.org/']);
    expect(scope.getState(selection.$membership)).toBeNull();
    expect(readStored('session', STORAGE_KEY)).toBeNull();
  });

  test('a link that leads away does not ask once the membership has been sent', async () => {
    const visited = await visit({ user: aUser({ hasInstruction: true }) });
    const { scope } = visited;
    await chooseMembership(visited);
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
  ])('%s: the visit ends %i times', async (destination, times, went) => {
    const onVisitEnded = vi.fn();
    const visited = await visit({ mode });
    const { scope, entries } = visited;
    await chooseMembership(visited);
    const entriesBefore = entries.length;
    createWatch({ unit: visitEnded, scope, fn: onVisitEnded });
    await allSettled(linkFollowed, { scope, params: destination });
    await allSettled(leaveQuestion.leaveClicked, { scope });
    expect(onVisitEnded).toHaveBeenCalledTimes(times);
    expect(
      entries
        .slice(entriesBefore - 1)
        .filter(({ to: path }) => path.startsWith('/login'))
        .map(({ to: path }) => path),
    ).toEqual(went);
  });
});

describe('Back', () => {
  test('Back is never blocked', async () => {
    const visited = await onTheWay();
    await visited.goBack();
    expect(visited.scope.getState(leaveQuestion.$isOpen)).toBe(false);
    expect(openIn(visited.scope)).toBe('details');
  });

  test('Back closes an open question', async () => {
    const visited = await onTheWay();
    const { scope } = visited;
    await allSettled(linkFollowed, { scope, params: '/kiosk' });
    await visited.goBack();
    expect(scope.getState(leaveQuestion.$isOpen)).toBe(false);
    expect(openIn(scope)).toBe('details');
    await allSettled(startOver.startOverClicked, { scope });
    await visited.goBack();
    expect(scope.getState(startOver.$isOpen)).toBe(false);
    expect(openIn(scope)).toBe('membership');
    expect(scope.getState(selection.$membership)).not.toBeNull();
    await allSettled(membershipChooser.detailsOpened, { scope, params: gym });
    await visited.goBack();
    expect(scope.getState(membershipChooser.$details)).toBeNull();
  });
});
