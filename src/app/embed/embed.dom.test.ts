import { allSettled, fork } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { orderPage } from '@/entities/order';
import { addressUnknown, membershipSelected, sectionShown } from '@/pages/joining/join';
import { $config, readConfig } from '@/shared/config';
import type { FrameMessage } from '@/shared/embed';
import { locationChanged } from '@/shared/routes';
import { aMembershipType, aPaymentOption, fakeOperator } from '@/shared/testing';
import { buildOrder } from '../../../tests/fixtures/orders.ts';
import { $startUp, type StartUp } from '../start-up/model';
import { keepEmbeddedAddressFx } from './address';
import { embedOpened, hostGreeted, listenToHostFx, postToHostFx, viewportReported } from './host-messages';
import { followLinksFx } from './links';
import { openEmbed } from './open-embed';
import {
  adoptFrameStyleFx,
  applyViewportFx,
  findFocusScrollTopFx,
  focusMoved,
  frameCovered,
  heightMeasured,
  observePageFx,
} from './viewport';

const HOST_ORIGIN = 'https://club.example';

function buildLocation(pathname: string) {
  return { pathname, search: '', hash: '', state: null };
}

async function visit({ startUp = 'ready' }: { startUp?: StartUp } = {}) {
  const postedMessages: { hostOrigin: string; message: FrameMessage }[] = [];
  const doNothing = () => {};
  const scope = fork({
    values: [
      [$config, readConfig({ embed: { hosts: [HOST_ORIGIN] } })],
      [$startUp, startUp],
    ],
    handlers: [
      [listenToHostFx, doNothing],
      [adoptFrameStyleFx, doNothing],
      [observePageFx, doNothing],
      [applyViewportFx, doNothing],
      [followLinksFx, doNothing],
      [keepEmbeddedAddressFx, doNothing],
      [findFocusScrollTopFx, ({ top }: { top: number }) => top + 100],
      [
        postToHostFx,
        (entry: { hostOrigin: string; message: FrameMessage }) => void postedMessages.push(entry),
      ],
    ],
  });
  const takeSent = () => postedMessages.splice(0).map(({ message }) => message);
  return { scope, postedMessages, takeSent };
}

describe('an embedded visit', () => {
  it('an embedded visit posts nothing until a configured host page has greeted it, then `ready` and the current step', async () => {
    const { scope, postedMessages } = await visit();
    await allSettled(sectionShown, { scope, params: 'centre' });
    await allSettled(embedOpened, { scope });
    await allSettled(heightMeasured, { scope, params: 900 });
    expect(postedMessages).toEqual([]);
    await allSettled(hostGreeted, { scope, params: HOST_ORIGIN });
    expect(postedMessages.map(({ hostOrigin }) => hostOrigin)).toEqual(Array(3).fill(HOST_ORIGIN));
    expect(postedMessages[0]?.message).toEqual({ type: 'ready' });
    expect(postedMessages.map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        { type: 'height', height: 900, fit: 'content' },
        { type: 'step', number: 1, key: 'centre' },
      ]),
    );
  });

  it('an embedded visit reports each step once, with a fixed number', async () => {
    const { scope, takeSent } = await visit();
    await allSettled(embedOpened, { scope });
    await allSettled(hostGreeted, { scope, params: HOST_ORIGIN });
    for (const section of ['centre', 'membership', 'membership', 'dates'] as const) {
      await allSettled(sectionShown, { scope, params: section });
    }
    await allSettled(locationChanged, { scope, params: buildLocation('/checkout') });
    await allSettled(locationChanged, { scope, params: buildLocation('/login') });
    expect(takeSent()).toEqual([
      { type: 'ready' },
      { type: 'step', number: 1, key: 'centre' },
      { type: 'step', number: 2, key: 'membership' },
      { type: 'step', number: 5, key: 'dates' },
      { type: 'step', number: 8, key: 'checkout' },
    ]);
  });

  it('an embedded visit reports the last step, and the completed order with its total once it is read', async () => {
    const { scope, takeSent } = await visit();
    await allSettled(embedOpened, { scope });
    await allSettled(hostGreeted, { scope, params: HOST_ORIGIN });
    await allSettled(locationChanged, { scope, params: buildLocation('/checkout') });
    takeSent();
    await allSettled(locationChanged, { scope, params: buildLocation('/order-confirmed/order-1') });
    expect(takeSent()).toEqual([{ type: 'step', number: 9, key: 'confirmation' }]);
    fakeOperator({ 'GET /api/orders/order-1': { data: buildOrder({ id: 'order-1' }) } });
    await allSettled(orderPage.opened, { scope, params: 'order-1' });
    expect(takeSent()).toEqual([{ type: 'completed', orderId: 'order-1', value: 27.42, currency: 'GBP' }]);
    await allSettled(orderPage.refreshRequested, { scope });
    expect(takeSent()).toEqual([]);
  });

  it('an order that cannot be read is reported without its total', async () => {
    const { scope, takeSent } = await visit();
    fakeOperator({ 'GET /api/orders/order-1': { status: 500, body: { message: 'Server error.' } } });
    await allSettled(embedOpened, { scope });
    await allSettled(hostGreeted, { scope, params: HOST_ORIGIN });
    await allSettled(locationChanged, { scope, params: buildLocation('/checkout') });
    await allSettled(locationChanged, { scope, params: buildLocation('/order-confirmed/order-1') });
    await allSettled(orderPage.opened, { scope, params: 'order-1' });
    expect(takeSent()).toContainEqual({
      type: 'completed',
      orderId: 'order-1',
      value: null,
      currency: null,
    });
  });

  it('an order whose confirmation the customer leaves at once is reported without its total', async () => {
    const { scope, takeSent } = await visit();
    await allSettled(embedOpened, { scope });
    await allSettled(hostGreeted, { scope, params: HOST_ORIGIN });
    await allSettled(locationChanged, { scope, params: buildLocation('/checkout') });
    await allSettled(locationChanged, { scope, params: buildLocation('/order-confirmed/order-1') });
    await allSettled(locationChanged, { scope, params: buildLocation('/') });
    expect(takeSent()).toContainEqual({
      type: 'completed',
      orderId: 'order-1',
      value: null,
      currency: null,
    });
  });

  it('a reopened confirmation reports no completed order', async () => {
    const { scope, takeSent } = await visit();
    await allSettled(locationChanged, { scope, params: buildLocation('/order-confirmed/order-1') });
    await allSettled(embedOpened, { scope });
    await allSettled(hostGreeted, { scope, params: HOST_ORIGIN });
    expect(takeSent()).toEqual([{ type: 'ready' }, { type: 'step', number: 9, key: 'confirmation' }]);
  });

  it('an embedded visit reports the chosen membership with its price, and an unknown address, even if the host page greets late', async () => {
    const { scope, takeSent } = await visit();
    const paymentOption = aPaymentOption();
    const membershipType = aMembershipType({ slug: 'gold', paymentOptions: [paymentOption] });
    await allSettled(embedOpened, { scope });
    await allSettled(addressUnknown, { scope, params: 'membership' });
    await allSettled(membershipSelected, { scope, params: { membershipType, paymentOption } });
    expect(takeSent()).toEqual([]);
    await allSettled(hostGreeted, { scope, params: HOST_ORIGIN });
    expect(takeSent()).toEqual(
      expect.arrayContaining([
        { type: 'unknown', what: 'membership' },
        {
          type: 'selected',
          membership: 'gold',
          value: Number(paymentOption.globalBasePrice?.decimal),
          currency: 'GBP',
        },
      ]),
    );
  });

  it.each([
    ['maintenance', 'maintenance'],
    ['broken', 'unavailable'],
    ['unknown-client', 'unavailable'],
  ] as const)('a start that ends as %s is shown as %s', async (startUp, kind) => {
    const { scope, takeSent } = await visit({ startUp });
    await allSettled(embedOpened, { scope });
    await allSettled(hostGreeted, { scope, params: HOST_ORIGIN });
    expect(takeSent()).toContainEqual({ type: 'error', kind });
  });

  it('the frame is as high as the window while a bank’s page covers it, and then returns to the earlier position', async () => {
    const { scope, takeSent } = await visit();
    await allSettled(embedOpened, { scope });
    await allSettled(heightMeasured, { scope, params: 2000 });
    await allSettled(hostGreeted, { scope, params: HOST_ORIGIN });
    await allSettled(viewportReported, { scope, params: { top: 700, height: 800 } });
    takeSent();
    await allSettled(frameCovered, { scope, params: true });
    expect(takeSent()).toEqual([{ type: 'height', height: 2000, fit: 'window' }]);
    await allSettled(viewportReported, { scope, params: { top: 0, height: 900 } });
    await allSettled(frameCovered, { scope, params: false });
    expect(takeSent()).toEqual(
      expect.arrayContaining([
        { type: 'height', height: 2000, fit: 'content' },
        { type: 'scroll', top: 700 },
      ]),
    );
  });

  it('an embedded visit scrolls to the focused element', async () => {
    const { scope, takeSent } = await visit();
    await allSettled(embedOpened, { scope });
    await allSettled(hostGreeted, { scope, params: HOST_ORIGIN });
    await allSettled(viewportReported, { scope, params: { top: 200, height: 600 } });
    takeSent();
    await allSettled(focusMoved, { scope });
    expect(takeSent()).toEqual([{ type: 'scroll', top: 300 }]);
  });
});

describe('messages from host pages', () => {
  it('messages are accepted only from a configured host page', async () => {
    const post = vi.fn();
    const scope = fork({
      values: [[$config, readConfig({ embed: { hosts: [HOST_ORIGIN] } })]],
      handlers: [
        [adoptFrameStyleFx, () => {}],
        [observePageFx, () => {}],
        [followLinksFx, () => {}],
        [keepEmbeddedAddressFx, () => {}],
        [postToHostFx, post],
      ],
    });
    openEmbed(scope);
    const hello = { pavilion: 1, type: 'hello' };
    const receiveMessage = (origin: string, source: Window | null, data: unknown) =>
      window.dispatchEvent(new MessageEvent('message', { origin, source, data }));
    receiveMessage('https://stranger.example', window.parent, hello);
    receiveMessage('null', window.parent, hello);
    receiveMessage(`${HOST_ORIGIN}.evil.example`, window.parent, hello);
    receiveMessage(HOST_ORIGIN, null, hello);
    receiveMessage(HOST_ORIGIN, window.parent, { type: 'hello' });
    await allSettled(scope);
    expect(post).not.toHaveBeenCalled();
    receiveMessage(HOST_ORIGIN, window.parent, hello);
    await allSettled(scope);
    expect(post).toHaveBeenCalledWith({ hostOrigin: HOST_ORIGIN, message: { type: 'ready' } });
  });
});
