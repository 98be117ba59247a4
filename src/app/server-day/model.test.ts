import { allSettled, fork } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { $client, $today } from '@/entities/client';
import { loadClient, networkFailure } from '@/shared/api';
import { fakeOperator, toCamelCase } from '@/shared/testing';
import { buildClient } from '../../../tests/fixtures/frontend.ts';
import { askServerFx, dayTicked, dayWatchStarted, pageWoke, readClocksFx, watchDayFx } from './model';

const MINUTE_MS = 60_000;
const buildClientOfDay = (today: string) => toCamelCase(buildClient({ today }));

/** Opens a page on 26 November, with clocks that the test sets. */
async function openPage(answer: () => Promise<ReturnType<typeof buildClientOfDay>>) {
  const clocks = { day: '2026-11-26', instant: 3000 };
  let requestCount = 0;
  const scope = fork({
    values: [[$client, buildClientOfDay('2026-11-26')]],
    handlers: [
      [watchDayFx, () => {}],
      [readClocksFx, () => ({ ...clocks })],
      [
        askServerFx,
        () => {
          requestCount += 1;
          return answer();
        },
      ],
    ],
  });
  await allSettled(dayWatchStarted, { scope });
  return {
    today: () => scope.getState($today),
    asked: () => requestCount,
    async tick(changes: Partial<typeof clocks>) {
      Object.assign(clocks, changes);
      await allSettled(dayTicked, { scope });
    },
    async wake(changes: Partial<typeof clocks>) {
      Object.assign(clocks, changes);
      await allSettled(pageWoke, { scope });
    },
  };
}

describe('the day of an open page', () => {
  // Proves S10.1.
  it('the day of an open page is updated by the server after midnight in London', async () => {
    const page = await openPage(async () => buildClientOfDay('2026-11-27'));
    await page.tick({ instant: MINUTE_MS });
    expect(page.asked()).toBe(0);
    await page.tick({ instant: 2 * MINUTE_MS, day: '2026-11-27' });
    expect(page.today()).toBe('2026-11-27');
    await page.tick({ instant: 3 * MINUTE_MS });
    expect(page.asked()).toBe(1);
  });

  it('the day of an open page is requested when somebody returns to it, at most once a minute', async () => {
    const page = await openPage(async () => buildClientOfDay('2026-11-28'));
    await page.wake({ instant: 30_000 });
    expect(page.asked()).toBe(0);
    await page.wake({ instant: 40 * MINUTE_MS });
    expect(page.today()).toBe('2026-11-28');
    await page.wake({ instant: 40 * MINUTE_MS + 1000 });
    expect(page.asked()).toBe(1);
  });

  it('the day of an open page is requested after the device has slept', async () => {
    const page = await openPage(async () => buildClientOfDay('2026-11-27'));
    await page.tick({ instant: 40 * MINUTE_MS });
    expect(page.today()).toBe('2026-11-27');
  });

  it('the day of an open page stays while the server does not respond, and the request is retried', async () => {
    let isDown = true;
    const page = await openPage(async () => {
      if (isDown) throw networkFailure;
      return buildClientOfDay('2026-11-27');
    });
    await page.tick({ instant: MINUTE_MS, day: '2026-11-27' });
    expect(page.today()).toBe('2026-11-26');
    isDown = false;
    await page.tick({ instant: 2 * MINUTE_MS });
    expect(page.asked()).toBe(1);
    await page.tick({ instant: 6 * MINUTE_MS });
    expect(page.today()).toBe('2026-11-27');
  });

  it('the day of an open page is requested until the server has reached it, if the page’s clock is ahead', async () => {
    let today = '2026-11-26';
    const page = await openPage(async () => buildClientOfDay(today));
    await page.tick({ instant: MINUTE_MS, day: '2026-11-27' });
    expect(page.today()).toBe('2026-11-26');
    today = '2026-11-27';
    for (let minute = 2; minute <= 5; minute += 1) await page.tick({ instant: minute * MINUTE_MS });
    expect(page.asked()).toBe(1);
    for (let minute = 6; minute <= 20; minute += 1) await page.tick({ instant: minute * MINUTE_MS });
    expect(page.today()).toBe('2026-11-27');
    expect(page.asked()).toBe(2);
  });

  it('the day of an open page changes at midnight in London, even when the clocks change, whatever the time zone of the device', async () => {
    vi.stubEnv('TZ', 'Pacific/Kiritimati');
    vi.useFakeTimers();
    try {
      fakeOperator({
        'GET /api/client': { data: buildClient({ server_time: '2026-07-01T22:59:30.000Z' }) },
      });
      await loadClient();
      const scope = fork();
      const readDay = async () => (await allSettled(readClocksFx, { scope, params: false })).value;
      expect(await readDay()).toMatchObject({ day: '01/07/2026' });
      vi.advanceTimersByTime(MINUTE_MS);
      expect(await readDay()).toMatchObject({ day: '02/07/2026' });
    } finally {
      vi.useRealTimers();
      vi.unstubAllEnvs();
    }
  });
});
