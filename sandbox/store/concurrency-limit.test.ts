import { expect, test } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

/** Work that the test completes. */
function createWork() {
  let endWork: (error?: Error) => void = () => undefined;
  const ended = new Promise<void>((resolve, reject) => {
    endWork = (error) => (error ? reject(error) : resolve());
  });
  return { ended, end: (error?: Error) => endWork(error) };
}

test('only the limited number runs at once, in FIFO order, whether earlier work succeeded or failed', async () => {
  const limited = createConcurrencyLimit(2);
  const works = [createWork(), createWork(), createWork(), createWork()];
  const begun: number[] = [];
  const answers = works.map(({ ended }, index) =>
    limited(() => {
      begun.push(index);
      return ended;
    }),
  );
  await Promise.resolve();
  expect(begun).toEqual([0, 1]);
  works[1]?.end(new Error('refused'));
  await expect(answers[1]).rejects.toThrow('refused');
  expect(begun).toEqual([0, 1, 2]);
  works[0]?.end();
  await answers[0];
  expect(begun).toEqual([0, 1, 2, 3]);
  works[2]?.end();
  works[3]?.end();
  await Promise.all([answers[2], answers[3]]);
});

test('work that nobody waits for any more leaves the queue, and the work behind it moves up', async () => {
  const limited = createConcurrencyLimit(1);
  const first = createWork();
  const begun: string[] = [];
  const abortedRequest = new AbortController();
  const answer = limited(() => first.ended);
  const leavingResult = limited(async () => begun.push('left'), abortedRequest.signal);
  const lastResult = limited(async () => begun.push('last'), new AbortController().signal);
  abortedRequest.abort(new Error('gone'));
  await expect(leavingResult).rejects.toThrow('gone');
  first.end();
  await Promise.all([answer, lastResult]);
  expect(begun).toEqual(['last']);
  await expect(limited(async () => begun.push('late'), abortedRequest.signal)).rejects.toThrow('gone');
  expect(await limited(async () => 'goes on')).toBe('goes on');
});

test('a queue may be limited: work that arrives when it is full is refused at once', async () => {
  const limited = createConcurrencyLimit(1, { mostWaiting: 1, refusal: () => new Error('full') });
  const first = createWork();
  const answers = [limited(() => first.ended), limited(async () => 'waited')];
  await expect(limited(async () => 'refused')).rejects.toThrow('full');
  first.end();
  expect(await Promise.all(answers)).toEqual([undefined, 'waited']);
  expect(await limited(async () => 'later')).toBe('later');
});
