import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildPlaceItem } from '../../../../../tests/fixtures/cart.ts';
import { buildCampEntry, buildWaitingEntry } from '../../../../../tests/fixtures/waiting-list.ts';
import { buildCartAnswer, fixClock, openBasket } from '../testing/open-basket';

fixClock();

const lostItem = buildPlaceItem({
  hold: { state: 'lost', until: null },
  messages: ['The last space has just gone.'],
  waiting_list_open: true,
});
const joinedItem = {
  ...lostItem,
  waiting_list_open: false,
  messages: [...lostItem.messages, 'You’re on the waiting list.'],
};
const JOIN_CALL = 'POST /api/activities/waiting-list';
const findJoinButton = () => screen.findByRole('button', { name: 'Join the waiting list' });

test('the attendee of a lost place can join the waiting list, and the position is shown', async () => {
  const firstItems = [lostItem];
  const { user, listSentBodies } = await openBasket({
    'GET /api/cart': () => buildCartAnswer({ items: [firstItems.shift() ?? joinedItem] }),
    [JOIN_CALL]: {
      data: buildWaitingEntry({ attendees: [{ id: lostItem.purchased_for_user_id ?? '', name: 'Sam' }] }),
    },
  });
  await user.click(await findJoinButton());
  const waitingGroup = within(await screen.findByRole('group', { name: 'Waiting list for Yoga' }));
  expect(await waitingGroup.findByText('You’re number 3 of 7 on the list.')).toBeTruthy();
  expect(await screen.findByText('You’re on the waiting list.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Waiting list for Yoga' }));
  expect(listSentBodies(JOIN_CALL)).toEqual([
    { session_id: lostItem.object_id, attendee_ids: [lostItem.purchased_for_user_id] },
  ]);
  expect(screen.getByRole('button', { name: /^Remove Yoga/ })).toBeTruthy();
});

test('for lost days of a camp each child joins the waiting list with the days of the item', async () => {
  const campId = '0197b1c2-0000-7c31-9a55-3e1f0c2d4d01';
  const days = [{ day_id: 'd-3', option_id: 'o-1' }];
  const [miaItem, leoItem] = ['Mia', 'Leo'].map((name) =>
    buildPlaceItem({
      ...lostItem,
      id: `i-${name}`,
      type: 'camp',
      name: 'Camp',
      object_id: campId,
      purchased_for_user_id: `p-${name}`,
      attendee: { id: `p-${name}`, name },
      options: { days, extras: [] },
    }),
  );
  if (!miaItem || !leoItem) throw new Error('There are two children.');
  const campEntry = buildCampEntry({ attendees: [{ id: 'p-Mia', name: 'Mia' }] });
  const firstItems = [[miaItem, leoItem]];
  const { user, listSentBodies } = await openBasket({
    'GET /api/cart': () =>
      buildCartAnswer({ items: firstItems.shift() ?? [{ ...miaItem, waiting_list_open: false }, leoItem] }),
    [JOIN_CALL]: { data: campEntry },
  });
  const [firstButton] = await screen.findAllByRole('button', { name: 'Join the waiting list' });
  if (!firstButton) throw new Error('Both can wait.');
  await user.click(firstButton);
  expect(await screen.findByText('For Mia')).toBeTruthy();
  expect(listSentBodies(JOIN_CALL)).toEqual([
    { session_id: campEntry.session.id, attendee_ids: ['p-Mia'], days },
  ]);
  expect(screen.getAllByRole('button', { name: 'Join the waiting list' })).toHaveLength(1);
});

test('a waiting list that cannot be joined shows the reason beside the button, and can be retried', async () => {
  const message = 'The waiting list is full.';
  const { user } = await openBasket({
    'GET /api/cart': buildCartAnswer({ items: [lostItem] }),
    [JOIN_CALL]: { status: 422, body: { message } },
  });
  await user.click(await findJoinButton());
  expect((await screen.findByRole('alert')).textContent).toBe(
    `We couldn’t add you to the waiting list${message}`,
  );
  expect(await findJoinButton()).toHaveProperty('disabled', false);
});

test('a lost place without an open waiting list has only a message', async () => {
  await openBasket({
    'GET /api/cart': buildCartAnswer({ items: [{ ...lostItem, waiting_list_open: false }] }),
  });
  expect(await screen.findByText('The last space has just gone.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Join the waiting list' })).toBeNull();
});
