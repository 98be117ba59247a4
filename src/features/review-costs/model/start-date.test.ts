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
  await allSettled(model.typed, { scope, params: value });
  await allSettled(model.left, { scope });
}

describe('the start date', () => {
  it('the start date is today until another is chosen', () => {
    const { model, scope } = setUp();
    expect(scope.getState(model.$startDate)).toBe('2026-11-20');
    expect(scope.getState(model.$text)).toBe('20/11/2026');
  });

  // Proves J6.8.
  it('the start date is tomorrow after Tomorrow and today after Today', async () => {
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
  ])('the start date reads %s as typed', async (typed, iso) => {
    const set = setUp();
    await type(typed, set);
    expect(set.scope.getState(set.model.$startDate)).toBe(iso);
    expect(set.scope.getState(set.model.$error)).toBe(null);
  });

  // Proves J6.10.
  it('becomes the first possible day when an earlier one is typed', async () => {
    const set = setUp({ min: '2026-11-25', max: '2026-12-20' });
    await type('01/11/2026', set);
    expect(set.scope.getState(set.model.$startDate)).toBe('2026-11-25');
    expect(set.scope.getState(set.model.$text)).toBe('25/11/2026');
    expect(set.scope.getState(set.model.$movedTo)).toBe('2026-11-25');
    await type('26/11/2026', set);
    expect(set.scope.getState(set.model.$movedTo)).toBe(null);
  });

  it.each(['2026-11-18', '2026-11-20'])(
    'the start date is today after Today where %s is the first possible day',
    async (min) => {
      const { model, scope } = setUp({ min, max: '2026-12-20' });
      await allSettled(model.tomorrowClicked, { scope });
      await allSettled(model.todayClicked, { scope });
      expect(scope.getState(model.$startDate)).toBe('2026-11-20');
      expect(scope.getState(model.$movedTo)).toBe(null);
    },
  );

  it('the start date says so when Today or Tomorrow becomes the first possible day', async () => {
    const { model, scope } = setUp({ min: '2026-11-25', max: '2026-12-20' });
    expect(scope.getState(model.$movedTo)).toBe(null);
    await allSettled(model.todayClicked, { scope });
    expect(scope.getState(model.$startDate)).toBe('2026-11-25');
    expect(scope.getState(model.$movedTo)).toBe('2026-11-25');
    await allSettled(model.typed, { scope, params: '26/11/2026' });
    await allSettled(model.left, { scope });
    await allSettled(model.tomorrowClicked, { scope });
    expect(scope.getState(model.$movedTo)).toBe('2026-11-25');
  });

  describe('on a page that was opened yesterday', () => {
    const shown = ({ model, scope }: ReturnType<typeof setUp>) => ({
      text: scope.getState(model.$text),
      movedTo: scope.getState(model.$movedTo),
    });

    it('is moved on to today, which is said, where none was chosen', async () => {
      const set = setUp();
      await set.becomes('2026-11-21');
      expect(shown(set)).toEqual({ text: '21/11/2026', movedTo: '2026-11-21' });
    });

    // Proves J6.10.
    it('is moved on to today, which is said, where the chosen one has passed', async () => {
      const set = setUp();
      await type('21/11/2026', set);
      await set.becomes('2026-11-23');
      expect(shown(set)).toEqual({ text: '23/11/2026', movedTo: '2026-11-23' });
    });

    it('stays where it is still to come, and Tomorrow is the day after the new today', async () => {
      const set = setUp();
      await type('24/11/2026', set);
      await set.becomes('2026-11-21');
      expect(shown(set)).toEqual({ text: '24/11/2026', movedTo: null });
      await allSettled(set.model.tomorrowClicked, { scope: set.scope });
      expect(shown(set)).toEqual({ text: '22/11/2026', movedTo: null });
    });

    it('stays as it is half typed, and is read with the new bounds', async () => {
      const set = setUp();
      await allSettled(set.model.typed, { scope: set.scope, params: '20/11/20' });
      await set.becomes('2026-11-21');
      expect(shown(set)).toEqual({ text: '20/11/20', movedTo: null });
      await type('20/11/2026', set);
      expect(shown(set)).toEqual({ text: '21/11/2026', movedTo: '2026-11-21' });
    });

    it('is not said to have moved where the first possible day is later anyway', async () => {
      const set = setUp({ min: '2026-11-25', max: '2026-12-20' });
      await set.becomes('2026-11-21');
      expect(shown(set)).toEqual({ text: '25/11/2026', movedTo: null });
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
  ])('the start date is the server’s today on a device whose clock is %s', async (_, deviceNow) => {
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

  it('the start date is the day that was picked from the calendar, whatever was typed before', async () => {
    const set = setUp();
    await type('01/13/2026', set);
    await allSettled(set.model.picked, { scope: set.scope, params: '2026-12-03' });
    expect(set.scope.getState(set.model.$text)).toBe('03/12/2026');
    expect(set.scope.getState(set.model.$error)).toBe(null);
  });

  it('the start date asks which of two days was meant', async () => {
    const set = setUp();
    await type('1112026', set);
    expect(set.scope.getState(set.model.$error)).toBe(
      'Date must be valid. Did you mean 01/11/2026 or 11/01/2026? Enter the one you meant.',
    );
  });

  it('the start date starts no later than the last possible day', async () => {
    const set = setUp();
    await type('21/12/2026', set);
    expect(set.scope.getState(set.model.$error)).toBe('Choose a start date up to 20/12/2026.');
    expect(set.scope.getState(set.model.$text)).toBe('21/12/2026');
  });

  it('the start date keeps what was typed and names the wrong part', async () => {
    const set = setUp();
    await type('01/13/2026', set);
    expect(set.scope.getState(set.model.$error)).toBe(
      'Date must be valid. That month doesn’t exist. Check the month.',
    );
    expect(set.scope.getState(set.model.$text)).toBe('01/13/2026');
  });

  it('clears its error as soon as it is corrected', async () => {
    const set = setUp();
    await type('x', set);
    await allSettled(set.model.typed, { scope: set.scope, params: '2' });
    expect(set.scope.getState(set.model.$error)).toBe(null);
  });

  it('a field that is left empty is no date', async () => {
    const set = setUp();
    await type('', set);
    expect(set.scope.getState(set.model.$error)).toBe('Date must be valid.');
  });

  it('leaving a field that was not touched changes nothing', async () => {
    const { model, scope } = setUp();
    await allSettled(model.tomorrowClicked, { scope });
    await allSettled(model.left, { scope });
    expect(scope.getState(model.$startDate)).toBe('2026-11-21');
    expect(scope.getState(model.$error)).toBe(null);
  });

  it('the start date comes back as it was kept, unless that is no day', async () => {
    const { model, scope } = setUp();
    await allSettled(model.restored, { scope, params: '2026-12-01' });
    await allSettled(model.restored, { scope, params: '2026-12-32' });
    expect(scope.getState(model.$startDate)).toBe('2026-12-01');
  });

  it('a first possible day that was typed itself has not been moved', async () => {
    const set = setUp({ min: '2026-11-25', max: '2026-12-20' });
    await type('25/11/2026', set);
    expect(set.scope.getState(set.model.$movedTo)).toBe(null);
    await type('soon', set);
    expect(set.scope.getState(set.model.$movedTo)).toBe(null);
  });

  it.each(['typed', 'picked'] as const)(
    'no longer says that it was moved once another is %s',
    async (unit) => {
      const set = setUp({ min: '2026-11-25', max: '2026-12-20' });
      await type('01/11/2026', set);
      await allSettled(set.model[unit], { scope: set.scope, params: '2026-12-01' });
      expect(set.scope.getState(set.model.$movedTo)).toBe(null);
    },
  );
});
