import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { listViolations } from '@/shared/testing';
import { buildQuestion, buildQuestionGroup } from '../../../../../tests/fixtures/custom-questions.ts';
import { openFrame } from './open-frame';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('style');
});

const diet = buildQuestion({ id: 'diet', label: 'Diet', type: 'text', options: null });
const FORM_MESSAGE = {
  type: 'pavilion.preview.form',
  kind: 'questions',
  text: JSON.stringify({ data: [{ ...buildQuestionGroup(), questions: [diet] }] }),
  today: '2026-11-28',
};
const LOOK_MESSAGE = {
  type: 'pavilion.preview.look',
  screen: 'kiosk',
  theme: { '--venue-primary': '#00629b', 'font-size': '40px' },
  lang: 'cy',
  dir: 'ltr',
};

/** Opens the document in the frame of a page. */
function open() {
  const frame = document.body.appendChild(document.createElement('iframe'));
  frame.title = 'The window of the page';
  const page = frame.contentWindow;
  if (!page) throw new Error('The page has no window.');
  const heard = vi.spyOn(page, 'postMessage').mockImplementation(() => {});
  vi.stubGlobal('parent', page);
  const root = document.body.appendChild(document.createElement('div'));
  root.id = 'root';
  const setTextSize = vi.fn();
  act(() => openFrame(setTextSize));
  const send = (data: object, origin = location.origin) =>
    act(() => {
      window.dispatchEvent(new MessageEvent('message', { data, origin, source: page }));
    });
  return { form: within(root), heard, send, setTextSize };
}

test('the form that the page sends can be filled in and validated, without a request', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  const user = userEvent.setup();
  const { form, heard, send } = open();
  expect(heard).toHaveBeenCalledWith({ type: 'pavilion.preview.ready' }, location.origin);
  send(FORM_MESSAGE);
  const check = await form.findByRole('button', { name: 'Check my answers' });
  expect(form.getByRole('heading', { name: /Additional details/ })).toBeTruthy();
  await user.click(check);
  expect(await form.findByRole('alert')).toBeTruthy();
  await user.type(form.getByRole('textbox', { name: 'Diet' }), 'Vegan');
  await user.click(check);
  expect(await form.findByText('These answers would be accepted. Nothing has been sent.')).toBeTruthy();
  send(LOOK_MESSAGE);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Diet' }).value).toBe('Vegan');
  expect(fetched).not.toHaveBeenCalled();
  expect(await listViolations()).toEqual([]);
});

test('the form has the venue’s look and the size of the text on a kiosk', () => {
  const { send, setTextSize } = open();
  send(LOOK_MESSAGE);
  const { style, lang } = document.documentElement;
  expect([style.getPropertyValue('--venue-primary'), style.fontSize, lang]).toEqual(['#00629b', '', 'cy']);
  expect(setTextSize).toHaveBeenLastCalledWith('150%');
  send({ ...LOOK_MESSAGE, screen: 'phone' });
  expect(setTextSize).toHaveBeenLastCalledWith('');
});

test.each([
  ['of another origin', LOOK_MESSAGE, 'https://elsewhere.example'],
  ['with an unknown screen', { ...LOOK_MESSAGE, screen: 'watch' }, location.origin],
  ['without its language', { ...LOOK_MESSAGE, lang: 1 }, location.origin],
])('a look %s is ignored', (_, look, origin) => {
  const { send, setTextSize } = open();
  send(look, origin);
  expect(setTextSize).not.toHaveBeenCalled();
});

test.each([
  ['memberships', { ...FORM_MESSAGE, kind: 'memberships' }],
  ['a form without text', { ...FORM_MESSAGE, text: null }],
  ['a form of no day', { ...FORM_MESSAGE, today: 'today' }],
])('%s is not shown as a form', (_, message) => {
  const { form, send } = open();
  send(message);
  expect(form.queryByRole('button')).toBeNull();
});
