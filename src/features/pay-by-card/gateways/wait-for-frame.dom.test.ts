import { expect, test } from 'vitest';
import { waitForNextTask } from '@/shared/lib';
import { waitForFrame } from './wait-for-frame';

/** A container in which a script puts its frame into its own form. */
function watchedPlace() {
  const place = document.body.appendChild(document.createElement('div'));
  let isShown = false;
  void waitForFrame(place).then(() => {
    isShown = true;
  });
  const form = place.appendChild(document.createElement('form'));
  return {
    form,
    isShown: async () => {
      await waitForNextTask();
      return isShown;
    },
  };
}

const aFrame = () => document.createElement('iframe');
const loads = (frame: HTMLElement) => frame.dispatchEvent(new Event('load'));

test('a provider’s fields are shown once their frame has loaded, wherever the script inserts it', async () => {
  const { form, isShown } = watchedPlace();
  expect(await isShown()).toBe(false);
  const frame = aFrame();
  form.append(frame);
  expect(await isShown()).toBe(false);
  loads(frame);
  expect(await isShown()).toBe(true);
});

test('a frame that replaces the script’s first one counts as well', async () => {
  const { form, isShown } = watchedPlace();
  form.append(aFrame());
  expect(await isShown()).toBe(false);
  const second = aFrame();
  form.replaceChildren(second);
  await waitForNextTask();
  loads(second);
  expect(await isShown()).toBe(true);
});
