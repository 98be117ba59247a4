import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  buildActivitySessionDetail,
  buildOffer,
  buildPersonVerdict,
} from '../../../../../../tests/fixtures/activities.ts';
import { buildPlaceItem } from '../../../../../../tests/fixtures/cart.ts';
import { buildCourse } from '../../../../../../tests/fixtures/courses.ts';
import { buildHireExtra } from '../../../../../../tests/fixtures/spaces.ts';
import { buildPrice } from '../../../../../../tests/fixtures/wire.ts';
import { buildCartAnswer, fixClock, openBasket } from '../../testing/open-basket';

fixClock();

const SESSION_CALL = 'GET /api/activities/sessions/0197b1c2-0000-7c31-9a55-3e1f0c2d4c03-20261124';
const yogaItem = buildPlaceItem();
const PUT_CALL = `PUT /api/cart/${yogaItem.id}`;
const adultOffer = buildOffer({ pricing_option_id: yogaItem.pricing_option_id ?? '', label: 'Member' });
const juniorOffer = buildOffer({ pricing_option_id: 'junior', label: 'Junior', price: buildPrice(420) });
const annVerdict = buildPersonVerdict({
  attendee: { id: yogaItem.attendee?.id ?? '', name: 'Ann Example', relation: 'self', age: 36 },
  verdict: { can_book: false, code: 'in_basket', message: 'Already in your basket.' },
  offers: [adultOffer, buildOffer({ pricing_option_id: 'full', label: 'Adult', is_default: false })],
});
const leoVerdict = buildPersonVerdict({
  attendee: { id: 'leo', name: 'Leo Example', relation: 'child', age: 6 },
  offers: [juniorOffer],
});
const miaVerdict = buildPersonVerdict({
  attendee: { id: 'mia', name: 'Mia Example', relation: 'child', age: 3 },
  verdict: {
    can_book: false,
    code: 'too_young',
    message: 'This session is for people aged 5 or over.',
  },
});
const sessionAnswer = {
  data: buildActivitySessionDetail({
    people: [annVerdict, leoVerdict, miaVerdict],
    remaining: 0,
    state: 'full',
  }),
};

const dialogName = 'Change Yoga, Tue 24 Nov, 18:30 to 19:15';
const openDialog = async (answers: Parameters<typeof openBasket>[0]) => {
  const basket = await openBasket({ [SESSION_CALL]: sessionAnswer, ...answers });
  await basket.user.click(await screen.findByRole('button', { name: dialogName }));
  return { ...basket, dialog: within(await screen.findByRole('dialog', { name: dialogName })) };
};

// Proves K1.4.
test('a place can be changed to another attendee at their price, and the current attendee can keep it in a full session', async () => {
  const changedPlace = buildPlaceItem({ attendee: { id: 'leo', name: 'Leo Example' } });
  const { user, dialog, listSentBodies, readToasts } = await openDialog({
    [PUT_CALL]: buildCartAnswer({ items: [changedPlace] }),
  });
  expect(await dialog.findByRole('radio', { name: /^Ann Example/ })).toHaveProperty('checked', true);
  expect(dialog.getByRole('radio', { name: /^Mia Example, aged 3/ })).toHaveProperty('disabled', true);
  expect(dialog.getByText('This session is for people aged 5 or over.')).toBeTruthy();
  await user.click(dialog.getByRole('radio', { name: /^Leo Example, aged 6/ }));
  expect(dialog.queryByRole('combobox', { name: 'Price' })).toBeNull();
  expect(dialog.getByText('Price: Junior, £4.20')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('For Leo Example')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(listSentBodies(PUT_CALL)).toEqual([
    { options: { purchased_for_user_id: 'leo', pricing_option_id: 'junior' } },
  ]);
  expect(readToasts()).toEqual(['Successfully updated item in the basket.']);
});

test('a refused change shows the reason in the dialog, and the choices stay', async () => {
  const body = { message: 'This is at the same time as Spin at 18:45.' };
  const { user, dialog } = await openDialog({ [PUT_CALL]: { status: 422, body } });
  await user.click(await dialog.findByRole('radio', { name: /^Leo Example/ }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'Nothing was changed.This is at the same time as Spin at 18:45.',
  );
  expect(dialog.getByRole('radio', { name: /^Leo Example/ })).toHaveProperty('checked', true);
});

test('nothing is sent without a change', async () => {
  const { user, dialog, listSentBodies } = await openDialog({});
  await dialog.findByRole('radio', { name: /^Ann Example/ });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(listSentBodies(PUT_CALL)).toEqual([]);
});

test('choices that fail to load can be retried', async () => {
  const sessionAnswers = [{ breaks: true } as const, sessionAnswer];
  const { user, dialog } = await openDialog({
    [SESSION_CALL]: () => sessionAnswers.shift() ?? { breaks: true },
  });
  await user.click(await dialog.findByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('radio', { name: /^Leo Example/ })).toBeTruthy();
});

test('without named attendees the number and the price can be changed', async () => {
  const swimItem = {
    ...yogaItem,
    attendee: null,
    quantity: 2,
    can_edit: ['price' as const, 'quantity' as const],
  };
  const annWithOffers = { ...annVerdict, offers: [adultOffer, juniorOffer] };
  const { user, dialog, listSentBodies } = await openDialog({
    'GET /api/cart': buildCartAnswer({ items: [swimItem] }),
    [SESSION_CALL]: {
      data: buildActivitySessionDetail({ needs_names: false, people: [annWithOffers], remaining: 1 }),
    },
    [PUT_CALL]: buildCartAnswer({ items: [swimItem] }),
  });
  const quantityField = await dialog.findByRole('combobox', { name: 'Number of spaces' });
  // The two places of the item and the one that is free.
  expect(within(quantityField).getAllByRole('option')).toHaveLength(3);
  await user.selectOptions(quantityField, '3');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Price' }), 'junior');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(listSentBodies(PUT_CALL)).toEqual([{ options: { pricing_option_id: 'junior', quantity: 3 } }]);
});

test('the hire of a court can be changed, with its total price, but not its only attendee', async () => {
  const courtItem = buildPlaceItem({
    name: 'Badminton court',
    can_edit: ['price', 'extras'],
    options: { extras: ['rackets'] },
  });
  const [rackets, shuttles] = [
    buildHireExtra(),
    buildHireExtra({ id: 'shuttles', label: 'Shuttles', price: buildPrice(250) }),
  ];
  const dialogName = 'Change Badminton court, Tue 24 Nov, 18:30 to 19:15';
  const { user, listSentBodies } = await openBasket({
    'GET /api/cart': buildCartAnswer({ items: [courtItem] }),
    [SESSION_CALL]: {
      data: buildActivitySessionDetail({
        people: [{ ...annVerdict, offers: [adultOffer] }],
        extras: [rackets, shuttles],
      }),
    },
    [PUT_CALL]: buildCartAnswer({ items: [courtItem] }),
  });
  await user.click(await screen.findByRole('button', { name: dialogName }));
  const dialog = within(await screen.findByRole('dialog', { name: dialogName }));
  const hireGroup = within(await dialog.findByRole('group', { name: 'Hire with your court' }));
  expect(hireGroup.getByRole('checkbox', { name: 'Two rackets, £3.00' })).toHaveProperty('checked', true);
  expect(dialog.queryByRole('radio')).toBeNull();
  expect(dialog.getByRole('status').textContent).toBe('Price: £10.50');
  await user.click(hireGroup.getByRole('checkbox', { name: 'Shuttles, £2.50' }));
  expect(dialog.getByRole('status').textContent).toBe('Price: £13.00');
  await user.click(hireGroup.getByRole('checkbox', { name: 'Two rackets, £3.00' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(listSentBodies(PUT_CALL)).toMatchObject([{ options: { extras: ['shuttles'] } }]);
});

test('if only one person can have the place, there is no choice of attendee', async () => {
  const { dialog } = await openDialog({
    [SESSION_CALL]: { data: buildActivitySessionDetail({ people: [annVerdict] }) },
  });
  expect(await dialog.findByText('For Ann Example')).toBeTruthy();
  expect(dialog.queryByRole('radio')).toBeNull();
  expect(dialog.getByRole('combobox', { name: 'Price' })).toBeTruthy();
});

test('a place in a course can be changed to another attendee at the course’s prices', async () => {
  const courseId = '0197b1c2-0000-7c31-9a55-3e1f0c2d4e01';
  const courseItem = buildPlaceItem({ type: 'course', name: 'Badminton', object_id: courseId });
  const { user, listSentBodies } = await openBasket({
    'GET /api/cart': buildCartAnswer({ items: [courseItem] }),
    [`GET /api/activities/courses/${courseId}`]: {
      data: buildCourse({ people: [annVerdict, leoVerdict, miaVerdict], remaining: 0, state: 'full' }),
    },
    [PUT_CALL]: buildCartAnswer({ items: [courseItem] }),
  });
  const dialogName = 'Change Badminton, Tue 24 Nov, 18:30 to 19:15';
  await user.click(await screen.findByRole('button', { name: dialogName }));
  await user.click(await screen.findByRole('radio', { name: /^Leo Example, aged 6/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(listSentBodies(PUT_CALL)).toEqual([
    { options: { purchased_for_user_id: 'leo', pricing_option_id: 'junior' } },
  ]);
});

test('the dialog links to the form of a child who needs one for the course', async () => {
  const courseId = '0197b1c2-0000-7c31-9a55-3e1f0c2d4e01';
  const courseItem = buildPlaceItem({ type: 'course', name: 'Badminton', object_id: courseId });
  const message = 'We need a few details about this child before the first day.';
  const formNeeded = { can_book: false, code: 'form_needed', message } as const;
  const people = [
    annVerdict,
    buildPersonVerdict({ attendee: leoVerdict.attendee, verdict: formNeeded, offers: [] }),
  ];
  const { user } = await openBasket({
    'GET /api/cart': buildCartAnswer({ items: [courseItem] }),
    [`GET /api/activities/courses/${courseId}`]: { data: buildCourse({ people }) },
  });
  await user.click(
    await screen.findByRole('button', { name: 'Change Badminton, Tue 24 Nov, 18:30 to 19:15' }),
  );
  const link = await screen.findByRole('link', {
    name: 'Fill in Leo Example’s form on the course page',
  });
  expect(link.getAttribute('href')).toBe(`/courses/riverside-leisure-centre/${courseId}`);
});
