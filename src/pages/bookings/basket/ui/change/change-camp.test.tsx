import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FakeAnswer } from '@/shared/testing';
import {
  buildCamp,
  buildCampDay,
  buildCampOptions,
  buildCampPerson,
} from '../../../../../../tests/fixtures/camps.ts';
import { buildCampItem } from '../../../../../../tests/fixtures/cart.ts';
import { buildCartAnswer, fixClock, openBasket } from '../../testing/open-basket';

fixClock();

const leo = { id: 'p-leo', name: 'Leo Taylor', relation: 'child', age: 6 } as const;
const campItem = buildCampItem({ attendee: { id: leo.id, name: leo.name }, can_edit: ['days', 'extras'] });
const CAMP_CALL = `GET /api/activities/camps/${campItem.object_id}`;
const PUT_CALL = `PUT /api/cart/${campItem.id}`;
const [FULL_DAY = '', MORNING = ''] = buildCampOptions().map(({ id }) => id);
const buildDayId = (day: string) => buildCampDay({ date: `2026-12-${day}` }).id;
const buildCampAnswer = (overrides: Parameters<typeof buildCamp>[0] = {}): FakeAnswer => ({
  data: buildCamp({ people: [buildCampPerson({ attendee: leo })], ...overrides }),
});
const dialogName = 'Change days of Multi-sports camp for Leo Taylor';

async function openDialog(answers: Parameters<typeof openBasket>[0]) {
  const basket = await openBasket({
    'GET /api/cart': buildCartAnswer({ items: [campItem] }),
    [CAMP_CALL]: buildCampAnswer(),
    ...answers,
  });
  await basket.user.click(await screen.findByRole('button', { name: dialogName }));
  const dialog = within(await screen.findByRole('dialog', { name: dialogName }));
  await dialog.findByRole('group', { name: 'Monday 7 December' });
  const getDay = (title: string) => within(dialog.getByRole('group', { name: title }));
  const chooseOption = (title: string, option: RegExp) =>
    basket.user.click(getDay(title).getByRole('radio', { name: option }));
  const save = () => basket.user.click(dialog.getByRole('button', { name: 'Save' }));
  return { ...basket, dialog, getDay, chooseOption, save };
}

// Proves K1.4.
test('the days of the item are ticked, others can be chosen, and the price is updated', async () => {
  const changedItem = buildCampItem({ days: [] });
  const { dialog, getDay, chooseOption, save, listSentBodies, readToasts } = await openDialog({
    [PUT_CALL]: buildCartAnswer({ items: [changedItem] }),
  });
  expect(getDay('Monday 7 December').getByRole('radio', { name: /Full day/ })).toHaveProperty(
    'checked',
    true,
  );
  expect(
    getDay('Extras on Monday 7 December').getByRole('checkbox', { name: /^Early drop-off/ }),
  ).toHaveProperty('checked', true);
  expect(getDay('Wednesday 9 December').getByRole('radio', { name: /Full day/ })).toHaveProperty(
    'checked',
    false,
  );
  expect(dialog.getByRole('status').textContent).toBe('Price: £59.00');
  await chooseOption('Tuesday 8 December', /Not coming/);
  await chooseOption('Wednesday 9 December', /Morning/);
  expect(dialog.getByRole('status').textContent).toBe('Price: £47.00');
  await save();
  await screen.findByText('Multi-sports camp');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(listSentBodies(PUT_CALL)).toEqual([
    {
      options: {
        days: [
          { day_id: buildDayId('07'), option_id: FULL_DAY },
          { day_id: buildDayId('09'), option_id: MORNING },
        ],
        extras: [{ day_id: buildDayId('07'), extra_id: 'early-drop-off' }],
      },
    },
  ]);
  expect(readToasts()).toEqual(['Successfully updated item in the basket.']);
});

test('the camp is requested by its id, for this item', async () => {
  const requestedQueries: string[] = [];
  await openDialog({
    [CAMP_CALL]: (_, query) => {
      requestedQueries.push(query.toString());
      return buildCampAnswer();
    },
  });
  expect(requestedQueries).toEqual([`venue=${campItem.where?.venue.id}&cart_item_id=${campItem.id}`]);
});

test('the sibling reduction is the same as in the basket', async () => {
  const sisterItem = buildCampItem({ id: 'mia-item', attendee: { id: 'p-mia', name: 'Mia Taylor' } });
  const { dialog, chooseOption } = await openDialog({
    'GET /api/cart': buildCartAnswer({ items: [campItem, sisterItem] }),
  });
  // Each child has two full days; of two days with the same price, the second is reduced by 10 %.
  expect(dialog.getByRole('status').textContent).toBe('Price: £59.00');
  await chooseOption('Tuesday 8 December', /Not coming/);
  expect(dialog.getByRole('status').textContent).toBe('Price: £28.20');
});

test('a day that has become full shows an error beside it, and the other choices stay', async () => {
  const fullDay = buildCampDay({
    date: '2026-12-09',
    options: buildCampOptions({ state: 'full', remaining: 0 }),
  });
  const days = buildCamp().days.map((campDay) => (campDay.date === fullDay.date ? fullDay : campDay));
  const campAnswers = [buildCampAnswer(), buildCampAnswer({ days })];
  const message = '9 December 2026 is full.';
  const refusal = { status: 422, body: { message, errors: { 'days.2': [message] } } };
  const { dialog, getDay, chooseOption, save } = await openDialog({
    [CAMP_CALL]: () => campAnswers.shift() ?? { breaks: true },
    [PUT_CALL]: refusal,
  });
  await chooseOption('Wednesday 9 December', /Full day/);
  await chooseOption('Thursday 10 December', /Morning/);
  await save();
  expect(await getDay('Wednesday 9 December').findByText(message)).toBeTruthy();
  expect(await getDay('Wednesday 9 December').findByText('Full')).toBeTruthy();
  expect(document.activeElement).toBe(dialog.getByRole('group', { name: 'Wednesday 9 December' }));
  expect(dialog.getAllByText(message)).toHaveLength(1);
  expect(getDay('Thursday 10 December').getByRole('radio', { name: /Morning/ })).toHaveProperty(
    'checked',
    true,
  );
});

test('an error that belongs to no day is shown in the dialog', async () => {
  const body = { message: 'Please pay what you owe before you book.' };
  const { dialog, chooseOption, save } = await openDialog({ [PUT_CALL]: { status: 422, body } });
  await chooseOption('Tuesday 8 December', /Morning/);
  await save();
  expect((await dialog.findByRole('alert')).textContent).toBe(`Nothing was changed.${body.message}`);
});

test('a reopened dialog does not show the earlier error', async () => {
  const body = { message: 'Please pay what you owe before you book.' };
  const { dialog, chooseOption, save, user } = await openDialog({ [PUT_CALL]: { status: 422, body } });
  await chooseOption('Tuesday 8 December', /Morning/);
  await save();
  await dialog.findByRole('alert');
  await user.click(dialog.getByRole('button', { name: 'Keep it as it is' }));
  await user.click(screen.getByRole('button', { name: dialogName }));
  await screen.findByRole('group', { name: 'Monday 7 December' });
  expect(screen.queryByText(body.message)).toBeNull();
});

test('the price is beside the buttons, which are always visible', async () => {
  const { dialog } = await openDialog({});
  const form = (await dialog.findByRole('group', { name: 'Monday 7 December' })).closest('form');
  expect(form?.contains(dialog.getByRole('status'))).toBe(false);
});

test('nothing is sent without a change or without a day', async () => {
  const { dialog, chooseOption, save, listSentBodies, user } = await openDialog({});
  await chooseOption('Monday 7 December', /Not coming/);
  await chooseOption('Tuesday 8 December', /Not coming/);
  await save();
  expect(dialog.getByRole('alert').textContent).toBe(
    'Choose at least one day, or remove the camp from your basket.',
  );
  await user.click(dialog.getByRole('button', { name: 'Keep it as it is' }));
  await user.click(screen.getByRole('button', { name: dialogName }));
  await within(await screen.findByRole('dialog')).findByRole('group', { name: 'Monday 7 December' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(listSentBodies(PUT_CALL)).toEqual([]);
});

test('days that fail to load can be retried', async () => {
  const campAnswers = [{ breaks: true } as const, buildCampAnswer()];
  const { user } = await openBasket({
    'GET /api/cart': buildCartAnswer({ items: [campItem] }),
    [CAMP_CALL]: () => campAnswers.shift() ?? { breaks: true },
  });
  await user.click(await screen.findByRole('button', { name: dialogName }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('group', { name: 'Monday 7 December' })).toBeTruthy();
});
