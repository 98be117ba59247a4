import { expect, test } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

/** Work that the test ends. */
function work() {
  let end: (error?: Error) => void = () => undefined;
  const ended = new Promise<void>((resolve, reject) => {
    end = (error) => (error ? reject(error) : resolve());
  });
  return { ended, end: (error?: Error) => end(error) };
}

test('only the limited number runs at once, in FIFO order, whether earlier work succeeded or failed', async () => {
  const limited = createConcurrencyLimit(2);
  const works = [work(), work(), work(), work()];
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
