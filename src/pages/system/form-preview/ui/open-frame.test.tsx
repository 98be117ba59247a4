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

const dietQuestion = buildQuestion({ id: 'diet', label: 'Diet', type: 'text', options: null });
const FORM_MESSAGE = {
  type: 'pavilion.preview.form',
  kind: 'questions',
  text: JSON.stringify({ data: [{ ...buildQuestionGroup(), questions: [dietQuestion] }] }),
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
function openFramedDocument() {
  const frame = document.body.appendChild(document.createElement('iframe'));
  frame.title = 'The window of the page';
  const pageWindow = frame.contentWindow;
  if (!pageWindow) throw new Error('The page has no window.');
  const postMessageSpy = vi.spyOn(pageWindow, 'postMessage').mockImplementation(() => {});
  vi.stubGlobal('parent', pageWindow);
  const root = document.body.appendChild(document.createElement('div'));
  root.id = 'root';
  const setTextSize = vi.fn();
  act(() => openFrame(setTextSize));
  const sendFromPage = (data: object, origin = location.origin) =>
    act(() => {
      window.dispatchEvent(new MessageEvent('message', { data, origin, source: pageWindow }));
    });
  return { form: within(root), postMessageSpy, sendFromPage, setTextSize };
}

test('the form that the page sends can be filled in and validated, without a request', async () => {
  const fetchSpy = vi.fn();
  vi.stubGlobal('fetch', fetchSpy);
  const user = userEvent.setup();
  const { form, postMessageSpy, sendFromPage } = openFramedDocument();
  expect(postMessageSpy).toHaveBeenCalledWith({ type: 'pavilion.preview.ready' }, location.origin);
  sendFromPage(FORM_MESSAGE);
  const checkButton = await form.findByRole('button', { name: 'Check my answers' });
  expect(form.getByRole('heading', { name: /Additional details/ })).toBeTruthy();
  await user.click(checkButton);
  expect(await form.findByRole('alert')).toBeTruthy();
  await user.type(form.getByRole('textbox', { name: 'Diet' }), 'Vegan');
  await user.click(checkButton);
  expect(await form.findByText('These answers would be accepted. Nothing has been sent.')).toBeTruthy();
  sendFromPage(LOOK_MESSAGE);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Diet' }).value).toBe('Vegan');
  expect(fetchSpy).not.toHaveBeenCalled();
  expect(await listViolations()).toEqual([]);
});

test('the form has the venue’s look and the size of the text on a kiosk', () => {
  const { sendFromPage, setTextSize } = openFramedDocument();
  sendFromPage(LOOK_MESSAGE);
  const { style, lang } = document.documentElement;
  expect([style.getPropertyValue('--venue-primary'), style.fontSize, lang]).toEqual(['#00629b', '', 'cy']);
  expect(setTextSize).toHaveBeenLastCalledWith('150%');
  sendFromPage({ ...LOOK_MESSAGE, screen: 'phone' });
  expect(setTextSize).toHaveBeenLastCalledWith('');
});

test.each([
  ['of another origin', LOOK_MESSAGE, 'https://elsewhere.example'],
  ['with an unknown screen', { ...LOOK_MESSAGE, screen: 'watch' }, location.origin],
  ['without its language', { ...LOOK_MESSAGE, lang: 1 }, location.origin],
])('a look %s is ignored', (_, look, origin) => {
  const { sendFromPage, setTextSize } = openFramedDocument();
  sendFromPage(look, origin);
  expect(setTextSize).not.toHaveBeenCalled();
});

test.each([
  ['memberships', { ...FORM_MESSAGE, kind: 'memberships' }],
  ['a form without text', { ...FORM_MESSAGE, text: null }],
  ['a form of no day', { ...FORM_MESSAGE, today: 'today' }],
])('%s is not shown as a form', (_, message) => {
  const { form, sendFromPage } = openFramedDocument();
  sendFromPage(message);
  expect(form.queryByRole('button')).toBeNull();
});
