import { allSettled, createEvent, createStore, fork } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { createStartDate } from './start-date';

function setUp(bounds = { min: '2026-11-20', max: '2026-12-20' }) {
  const $today = createStore('2026-11-20');
  const dayChanged = createEvent();
  const model = createStartDate({ $today, dayChanged, $bounds: createStore(bounds) });
  const scope = fork();
  const becomes = async (today: string) => {
    await allSettled($today, { scope, params: today });
    await allSettled(dayChanged, { scope });
  };
  return { model, scope, becomes };
}

async function type(value: string, { model, scope }: Pick<ReturnType<typeof setUp>, 'model' | 'scope'>) {
  await allSettled(model.dateTyped, { scope, params: value });
  await allSettled(model.fieldLeft, { scope });
}

describe('the start date', () => {
  it('the start date is today until another is chosen', () => {
    const { model, scope } = setUp();
    expect(scope.getState(model.$startDate)).toBe('2026-11-20');
    expect(scope.getState(model.$text)).toBe('20/11/2026');
  });

  // Proves J6.8.
  it('the start date is tomorrow after pressing Tomorrow and today after pressing Today', async () => {
    const { model, scope } = setUp();
    await allSettled(model.tomorrowClicked, { scope });
    expect(scope.getState(model.$startDate)).toBe('2026-11-21');
    await allSettled(model.todayClicked, { scope });
    expect(scope.getState(model.$startDate)).toBe('2026-11-20');
  });

  // Proves J6.6.
  it.each([
    ['1/12/2026', '2026-12-01'],
    ['1 Dec 2026', '2026-12-01'],
    ['20.12.2026', '2026-12-20'],
  ])('the typed start date %s is parsed', async (typed, iso) => {
    const set = setUp();
    await type(typed, set);
    expect(set.scope.getState(set.model.$startDate)).toBe(iso);
    expect(set.scope.getState(set.model.$error)).toBe(null);
  });

  // Proves J6.10.
  it('a typed date before the first possible day becomes that day', async () => {
    const set = setUp({ min: '2026-11-25', max: '2026-12-20' });
    await type('01/11/2026', set);
    expect(set.scope.getState(set.model.$startDate)).toBe('2026-11-25');
    expect(set.scope.getState(set.model.$text)).toBe('25/11/2026');
    expect(set.scope.getState(set.model.$movedTo)).toBe('2026-11-25');
    await type('26/11/2026', set);
    expect(set.scope.getState(set.model.$movedTo)).toBe(null);
  });

  it.each(['2026-11-18', '2026-11-20'])(
    'pressing Today gives today if the first possible day is %s',
    async (min) => {
      const { model, scope } = setUp({ min, max: '2026-12-20' });
      await allSettled(model.tomorrowClicked, { scope });
      await allSettled(model.todayClicked, { scope });
      expect(scope.getState(model.$startDate)).toBe('2026-11-20');
      expect(scope.getState(model.$movedTo)).toBe(null);
    },
  );

  it('a message says that Today or Tomorrow became the first possible day', async () => {
    const { model, scope } = setUp({ min: '2026-11-25', max: '2026-12-20' });
    expect(scope.getState(model.$movedTo)).toBe(null);
    await allSettled(model.todayClicked, { scope });
    expect(scope.getState(model.$startDate)).toBe('2026-11-25');
    expect(scope.getState(model.$movedTo)).toBe('2026-11-25');
    await allSettled(model.dateTyped, { scope, params: '26/11/2026' });
    await allSettled(model.fieldLeft, { scope });
    await allSettled(model.tomorrowClicked, { scope });
    expect(scope.getState(model.$movedTo)).toBe('2026-11-25');
  });

  describe('on a page that was opened yesterday', () => {
    const readShown = ({ model, scope }: ReturnType<typeof setUp>) => ({
      text: scope.getState(model.$text),
      movedTo: scope.getState(model.$movedTo),
    });

    it('a default start date moves to the new today, with a message', async () => {
      const set = setUp();
      await set.becomes('2026-11-21');
      expect(readShown(set)).toEqual({ text: '21/11/2026', movedTo: '2026-11-21' });
    });

    // Proves J6.10.
    it('a chosen start date that has passed moves to the new today, with a message', async () => {
      const set = setUp();
      await type('21/11/2026', set);
      await set.becomes('2026-11-23');
      expect(readShown(set)).toEqual({ text: '23/11/2026', movedTo: '2026-11-23' });
    });

    it('a start date in the future stays, and Tomorrow is the day after the new today', async () => {
      const set = setUp();
      await type('24/11/2026', set);
      await set.becomes('2026-11-21');
      expect(readShown(set)).toEqual({ text: '24/11/2026', movedTo: null });
      await allSettled(set.model.tomorrowClicked, { scope: set.scope });
      expect(readShown(set)).toEqual({ text: '22/11/2026', movedTo: null });
    });

    it('a half-typed date stays, and is parsed with the new limits', async () => {
      const set = setUp();
      await allSettled(set.model.dateTyped, { scope: set.scope, params: '20/11/20' });
      await set.becomes('2026-11-21');
      expect(readShown(set)).toEqual({ text: '20/11/20', movedTo: null });
      await type('20/11/2026', set);
      expect(readShown(set)).toEqual({ text: '21/11/2026', movedTo: '2026-11-21' });
    });

    it('no message says that the date moved if the first possible day is later anyway', async () => {
      const set = setUp({ min: '2026-11-25', max: '2026-12-20' });
      await set.becomes('2026-11-21');
      expect(readShown(set)).toEqual({ text: '25/11/2026', movedTo: null });
    });
  });

  // Proves J6.9.
  it('the start date is never in the past', async () => {
    const set = setUp();
    await type('19/11/2026', set);
    expect(set.scope.getState(set.model.$startDate)).toBe('2026-11-20');
  });

  // Proves S10.1.
  it.each([
    ['a day behind', '2026-03-28T12:00:00Z'],
    ['a day ahead', '2026-03-30T12:00:00Z'],
    ['in the night in which the clocks go forward', '2026-03-29T01:30:00Z'],
    ['where it is still yesterday', '2026-03-29T00:30:00-11:00'],
  ])('the start date defaults to the server’s today on a device whose clock is %s', async (_, deviceNow) => {
    vi.useFakeTimers({ now: new Date(deviceNow), toFake: ['Date'] });
    try {
      const model = createStartDate({
        $today: createStore('2026-03-29'),
        dayChanged: createEvent(),
        $bounds: createStore({ min: '2026-03-29', max: '2026-04-29' }),
      });
      const scope = fork();
      expect(scope.getState(model.$startDate)).toBe('2026-03-29');
      await allSettled(model.tomorrowClicked, { scope });
      expect(scope.getState(model.$startDate)).toBe('2026-03-30');
      await type('28/03/2026', { model, scope });
      expect(scope.getState(model.$startDate)).toBe('2026-03-29');
    } finally {
      vi.useRealTimers();
    }
  });

  it('a day picked from the calendar replaces whatever was typed before', async () => {
    const set = setUp();
    await type('01/13/2026', set);
    await allSettled(set.model.datePicked, { scope: set.scope, params: '2026-12-03' });
    expect(set.scope.getState(set.model.$text)).toBe('03/12/2026');
    expect(set.scope.getState(set.model.$error)).toBe(null);
  });

  it('an ambiguous date asks which of two days was meant', async () => {
    const set = setUp();
    await type('1112026', set);
    expect(set.scope.getState(set.model.$error)).toBe(
      'Date must be valid. Did you mean 01/11/2026 or 11/01/2026? Enter the one you meant.',
    );
  });

  it('the start date cannot be after the last possible day', async () => {
    const set = setUp();
    await type('21/12/2026', set);
    expect(set.scope.getState(set.model.$error)).toBe('Choose a start date up to 20/12/2026.');
    expect(set.scope.getState(set.model.$text)).toBe('21/12/2026');
  });

  it('invalid text stays, and the message names the wrong part', async () => {
    const set = setUp();
    await type('01/13/2026', set);
    expect(set.scope.getState(set.model.$error)).toBe(
      'Date must be valid. That month doesn’t exist. Check the month.',
    );
    expect(set.scope.getState(set.model.$text)).toBe('01/13/2026');
  });

  it('the error disappears as soon as the date is corrected', async () => {
    const set = setUp();
    await type('x', set);
    await allSettled(set.model.dateTyped, { scope: set.scope, params: '2' });
    expect(set.scope.getState(set.model.$error)).toBe(null);
  });

  it('an emptied field is not a date', async () => {
    const set = setUp();
    await type('', set);
    expect(set.scope.getState(set.model.$error)).toBe('Date must be valid.');
  });

  it('leaving an untouched field changes nothing', async () => {
    const { model, scope } = setUp();
    await allSettled(model.tomorrowClicked, { scope });
    await allSettled(model.fieldLeft, { scope });
    expect(scope.getState(model.$startDate)).toBe('2026-11-21');
    expect(scope.getState(model.$error)).toBe(null);
  });

  it('a stored start date is restored unless it is not a date', async () => {
    const { model, scope } = setUp();
    await allSettled(model.dateRestored, { scope, params: '2026-12-01' });
    await allSettled(model.dateRestored, { scope, params: '2026-12-32' });
    expect(scope.getState(model.$startDate)).toBe('2026-12-01');
  });

  it('typing the first possible day itself shows no message that it moved', async () => {
    const set = setUp({ min: '2026-11-25', max: '2026-12-20' });
    await type('25/11/2026', set);
    expect(set.scope.getState(set.model.$movedTo)).toBe(null);
    await type('soon', set);
    expect(set.scope.getState(set.model.$movedTo)).toBe(null);
  });

  it.each(['dateTyped', 'datePicked'] as const)(
    'the message that the date moved disappears after %s',
    async (unit) => {
      const set = setUp({ min: '2026-11-25', max: '2026-12-20' });
      await type('01/11/2026', set);
      await allSettled(set.model[unit], { scope: set.scope, params: '2026-12-01' });
      expect(set.scope.getState(set.model.$movedTo)).toBe(null);
    },
  );
});
