import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { goToBank, hostChallenge } from './host';

const origin = 'https://join.example';
const bankReturns = 'https://api.example';

let submit: ReturnType<typeof vi.spyOn>;
let posts: { action: string | null; method: string | null; target: string | null; pairs: string[][] }[];

beforeEach(() => {
  posts = [];
  submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    posts.push({
      action: this.getAttribute('action'),
      method: this.getAttribute('method'),
      target: this.getAttribute('target'),
      pairs: [...new FormData(this)].map(([name, value]) => [name, String(value)]),
    });
  });
});
afterEach(() => {
  submit.mockRestore();
  document.body.replaceChildren();
});

/** Opens the host page in a test document with a checkout. */
function openHost() {
  const parent = { postMessage: vi.fn() };
  let listener: (message: MessageEvent) => void = () => {};
  const ownWindow = {
    addEventListener: (_: string, handler: unknown) => {
      if (typeof handler === 'function') listener = (message) => handler(message);
    },
  };
  hostChallenge({ ownWindow, parent, origin, document });
  const receiveMessage = (from: string, source: unknown, data: unknown) => {
    const message = new MessageEvent('message', { data, origin: from });
    Object.defineProperty(message, 'source', { value: source });
    listener(message);
  };
  const start = (fields: Record<string, string> = { creq: 'abc' }, method = 'POST') =>
    receiveMessage(origin, parent, {
      type: 'pavilion.sca.start',
      reference: 'transaction-1',
      returnOrigin: bankReturns,
      form: { url: 'https://acs.bank.example/challenge', method, fields },
    });
  const getBankWindow = () => document.querySelector('iframe')?.contentWindow;
  const listPostedMessages = () => parent.postMessage.mock.calls.map(([message]) => message);
  return { parent, receiveMessage, start, getBankWindow, listPostedMessages };
}

test('the host page tells the checkout that it is ready, and only pages of its own origin receive the message', () => {
  const host = openHost();
  expect(host.parent.postMessage.mock.calls).toEqual([[{ type: 'pavilion.sca.ready' }, origin]]);
});

// Proves P3.2.
test('the form is posted once, with every pair, into a named frame that may not replace the checkout', () => {
  const host = openHost();
  host.start({ creq: 'eyJ0', threeDSSessionData: 'c2Vzc2lvbg', submit: 'hidden' });
  host.start();
  expect(posts).toEqual([
    {
      action: 'https://acs.bank.example/challenge',
      method: 'POST',
      target: 'sca-bank',
      pairs: [
        ['creq', 'eyJ0'],
        ['threeDSSessionData', 'c2Vzc2lvbg'],
        ['submit', 'hidden'],
      ],
    },
  ]);
  const frame = document.querySelector('iframe');
  expect(frame?.name).toBe('sca-bank');
  expect(frame?.getAttribute('sandbox')).not.toContain('allow-top-navigation');
  expect(host.listPostedMessages().at(-1)).toEqual({
    type: 'pavilion.sca.posted',
    reference: 'transaction-1',
  });
});

test('the field names of 3-D Secure version 1 are posted like any others', () => {
  const host = openHost();
  host.start({ PaReq: 'eJxVUt', MD: 'md-1', TermUrl: 'https://api.example/return' });
  expect(posts[0]?.pairs).toEqual([
    ['PaReq', 'eJxVUt'],
    ['MD', 'md-1'],
    ['TermUrl', 'https://api.example/return'],
  ]);
});

test('the form uses the method of the challenge', () => {
  openHost().start({ creq: 'abc' }, 'GET');
  expect(posts[0]?.method).toBe('GET');
});

test('a challenge without fields opens its full address', () => {
  const host = openHost();
  host.receiveMessage(origin, host.parent, {
    type: 'pavilion.sca.start',
    reference: 'transaction-1',
    returnOrigin: bankReturns,
    form: { url: 'https://acs.bank.example/challenge?a=1%202&a=3', method: 'GET', fields: {} },
  });
  expect(posts).toEqual([]);
  expect(document.querySelector('iframe')?.src).toBe('https://acs.bank.example/challenge?a=1%202&a=3');
  expect(host.listPostedMessages().at(-1)).toEqual({
    type: 'pavilion.sca.posted',
    reference: 'transaction-1',
  });
});

test.each<[string, (host: ReturnType<typeof openHost>) => [string, unknown]]>([
  ['another origin', (host) => ['https://evil.example', host.parent]],
  ['another window', () => [origin, window]],
])('a form from %s is not posted', (_, describeSender) => {
  const host = openHost();
  const [sender, source] = describeSender(host);
  host.receiveMessage(sender, source, {
    type: 'pavilion.sca.start',
    reference: 'transaction-1',
    returnOrigin: bankReturns,
    form: { url: 'https://evil.example', method: 'POST', fields: {} },
  });
  expect(posts).toEqual([]);
});

test('a form is posted to http(s) addresses only', () => {
  const host = openHost();
  host.receiveMessage(origin, host.parent, {
    type: 'pavilion.sca.start',
    reference: 'transaction-1',
    returnOrigin: bankReturns,
    form: { url: 'javascript:alert(1)', method: 'POST', fields: {} },
  });
  expect(posts).toEqual([]);
});

// Proves P3.8.
test('the message of the return page is forwarded once', () => {
  const host = openHost();
  host.start();
  const returnMessage = { type: 'sca-complete', ref: 'transaction-1', status: 'authorised' };
  host.receiveMessage(bankReturns, host.getBankWindow(), returnMessage);
  host.receiveMessage(bankReturns, host.getBankWindow(), returnMessage);
  expect(host.listPostedMessages().filter(({ type }) => type === 'pavilion.sca.returned')).toEqual([
    { type: 'pavilion.sca.returned', reference: 'transaction-1', result: 'authorised' },
  ]);
});

// Proves P3.9.
test.each<[string, (host: ReturnType<typeof openHost>) => [string, unknown, object]]>([
  ['the wrong origin', (host) => ['https://evil.example', host.getBankWindow(), {}]],
  ['the wrong window', (host) => [bankReturns, host.parent, {}]],
  ['another payment', (host) => [bankReturns, host.getBankWindow(), { ref: 'transaction-2' }]],
  ['another kind of message', (host) => [bankReturns, host.getBankWindow(), { type: 'resize' }]],
])('a message from %s is not forwarded', (_, describeSender) => {
  const host = openHost();
  host.start();
  const [sender, source, changes] = describeSender(host);
  host.receiveMessage(sender, source, { type: 'sca-complete', ref: 'transaction-1', ...changes });
  expect(host.listPostedMessages().some(({ type }) => type === 'pavilion.sca.returned')).toBe(false);
});

/** Opens the full-page variant with a stored form. */
function openWhole(storedForm: string | null) {
  const storage = { getItem: () => storedForm, removeItem: vi.fn() };
  const leave = vi.fn();
  goToBank({ storage, document, leave });
  return { storage, leave };
}

test('the full-page variant posts the form that the checkout has stored, and deletes it', () => {
  const form = { url: 'https://acs.bank.example/challenge', method: 'POST', fields: { creq: 'abc' } };
  const { storage, leave } = openWhole(
    JSON.stringify({ reference: 'transaction-1', returnOrigin: bankReturns, form }),
  );
  expect(posts).toEqual([
    {
      action: 'https://acs.bank.example/challenge',
      method: 'POST',
      target: '_self',
      pairs: [['creq', 'abc']],
    },
  ]);
  expect(storage.removeItem).toHaveBeenCalledWith('pavilion.sca');
  expect(leave).not.toHaveBeenCalled();
});

test('the full-page variant opens the address of a challenge without fields', () => {
  const form = { url: 'https://acs.bank.example/challenge?a=1', method: 'GET', fields: {} };
  const { leave } = openWhole(JSON.stringify({ reference: 't-1', returnOrigin: bankReturns, form }));
  expect(leave).toHaveBeenCalledExactlyOnceWith(form.url);
  expect(posts).toEqual([]);
});

test.each([
  null,
  'no json',
  '{}',
  JSON.stringify({ reference: 'a', returnOrigin: 'b', form: { url: 'javascript:alert(1)' } }),
])('the full-page variant without a form (%s) links back to the checkout', (storedForm) => {
  const { leave } = openWhole(storedForm);
  expect(posts).toEqual([]);
  expect(leave).toHaveBeenCalledExactlyOnceWith('/checkout');
});
