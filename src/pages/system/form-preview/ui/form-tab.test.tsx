import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { listViolations } from '@/shared/testing';
import { buildQuestion, buildQuestionGroup } from '../../../../../tests/fixtures/custom-questions.ts';
import { buildMembershipType } from '../../../../../tests/fixtures/memberships.ts';
import { buildVenue } from '../../../../../tests/fixtures/venues.ts';
import { openPreview } from '../testing/open-preview';

afterEach(() => vi.unstubAllGlobals());

const DETAILS_PATH = '/api/data-fields?onboarding_type=customer_account_online';
const formatQuestionsJson = (...questions: object[]) =>
  JSON.stringify({ data: [{ ...buildQuestionGroup(), questions: questions }] });
const dietQuestion = buildQuestion({ id: 'diet', label: 'Diet', type: 'text', options: null });

async function pasteAndCheck({ user }: ReturnType<typeof openPreview>, text: string) {
  const jsonField = screen.getByRole('textbox', { name: 'JSON' });
  await user.clear(jsonField);
  if (text !== '') {
    await user.click(jsonField);
    await user.paste(text);
  }
  await user.click(screen.getByRole('button', { name: 'Check' }));
}

const findFindings = async () => within(await screen.findByRole('region', { name: 'What we found' }));
const listFindingTexts = async () =>
  (await findFindings()).getAllByRole('listitem').map(({ textContent }) => textContent);

test('pasted JSON is explained in sentences, without a request', async () => {
  const page = openPreview('/form-preview', {}, { 'GET /api/venues/online-joining': { data: [] } });
  await pasteAndCheck(page, formatQuestionsJson(dietQuestion, { ...dietQuestion, label: 'Diet again' }));
  expect(await listFindingTexts()).toEqual([
    'Stops the sale: Question “Diet again”Group 1, question 2Two questions have the id “diet”, and only the first is shown. This one is required, so this membership can’t be bought online.Rename the second one, or delete it.',
  ]);
  expect((await findFindings()).getByRole('status').textContent).toBe('1 thing to check.');
  expect((await findFindings()).getByText(/You can’t buy this membership online at the moment/)).toBeTruthy();
  expect(await listViolations()).toEqual([]);
  expect(page.requestedUrls).toEqual([]);
  expect(page.calls.map(({ call }) => call)).toEqual(['GET /api/venues/online-joining']);
});

/** The frame of the form, as the document in it speaks and hears. */
function requireFrame(name: string) {
  const frame = screen.getByTitle<HTMLIFrameElement>(name);
  const { contentWindow } = frame;
  if (!contentWindow) throw new Error('The frame has no window.');
  const postMessageSpy = vi.spyOn(contentWindow, 'postMessage').mockImplementation(() => {});
  const sendFromFrame = (data: object, origin = location.origin) =>
    act(() => {
      window.dispatchEvent(new MessageEvent('message', { data, origin, source: contentWindow }));
    });
  return { frame, postMessageSpy, sendFromFrame };
}

test('the form is shown in a window as wide as the screen, which grows with its content', async () => {
  const page = openPreview('/form-preview');
  const sentQuestions = formatQuestionsJson(dietQuestion);
  await pasteAndCheck(page, sentQuestions);
  const { frame, postMessageSpy, sendFromFrame } = requireFrame('The form on a desktop');
  expect(frame.style.width).toBe('1280px');
  sendFromFrame({ type: 'pavilion.preview.ready' }, 'https://elsewhere.example');
  expect(postMessageSpy).not.toHaveBeenCalled();
  sendFromFrame({ type: 'pavilion.preview.ready' });
  const form = {
    type: 'pavilion.preview.form',
    kind: 'questions',
    text: sentQuestions,
    today: '2026-11-28',
  };
  expect(postMessageSpy).toHaveBeenCalledWith(form, location.origin);
  expect(postMessageSpy).toHaveBeenCalledWith(
    expect.objectContaining({ screen: 'desktop' }),
    location.origin,
  );
  sendFromFrame({ type: 'pavilion.preview.height', height: 640 });
  expect(frame.style.height).toBe('640px');
  postMessageSpy.mockClear();
  await page.user.click(screen.getByRole('radio', { name: 'Phone' }));
  expect(frame).toMatchObject({ isConnected: true, title: 'The form on a phone' });
  expect(frame.style.width).toBe('390px');
  expect(postMessageSpy.mock.calls).toEqual([
    [expect.objectContaining({ type: 'pavilion.preview.look', screen: 'phone' }), location.origin],
  ]);
});

test('a frame that does not load says so, and can be loaded again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const page = openPreview('/form-preview');
    await pasteAndCheck(page, formatQuestionsJson(dietQuestion));
    const { frame } = requireFrame('The form on a desktop');
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    const form = within(screen.getByRole('region', { name: 'The form' }));
    expect(form.getByRole('alert').textContent).toContain('We couldn’t show the form.');
    await page.user.click(form.getByRole('button', { name: 'Try again' }));
    const secondFrame = requireFrame('The form on a desktop');
    expect(secondFrame.frame).not.toBe(frame);
    secondFrame.sendFromFrame({ type: 'pavilion.preview.ready' });
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect(form.queryByRole('alert')).toBeNull();
    expect(secondFrame.postMessageSpy).toHaveBeenCalledTimes(2);
  } finally {
    vi.useRealTimers();
  }
});

test('an error in the JSON is shown beside its field, which is focused', async () => {
  const page = openPreview('/form-preview');
  await pasteAndCheck(page, '{\n  "data": [,]\n}');
  const jsonField = screen.getByRole('textbox', { name: 'JSON' });
  const description = (jsonField.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(description).toContain('This isn’t JSON. Line 2, column 12: a value is missing before ,].');
  expect(document.activeElement).toBe(jsonField);
  expect(screen.queryByRole('region', { name: 'What we found' })).toBeNull();
});

test('the kind of unrecognised JSON can be selected, and an empty list has no questions', async () => {
  const page = openPreview('/form-preview');
  await pasteAndCheck(page, '[]');
  expect(screen.getByText('We can’t tell what this is. Choose it under “What it is”.')).toBeTruthy();
  await page.user.selectOptions(
    screen.getByRole('combobox', { name: 'What it is' }),
    'Questions of a membership',
  );
  await page.user.click(screen.getByRole('button', { name: 'Check' }));
  expect(await listFindingTexts()).toEqual([expect.stringContaining('The list is empty')]);
  expect(await screen.findByText('There are no fields to show.')).toBeTruthy();
});

test('the questions of a membership are loaded by its name, and a failed request can be retried', async () => {
  const venue = buildVenue();
  const membershipType = buildMembershipType({ name: 'Gym' });
  let isApiDown = true;
  const page = openPreview(
    '/form-preview',
    {
      [`/api/memberships/types?venue_id=${venue.id}`]: () => Response.json({ data: [membershipType] }),
      [`/api/custom-questions/memberships/${membershipType.id}`]: () =>
        isApiDown ? new Response('', { status: 500 }) : new Response(formatQuestionsJson(dietQuestion)),
    },
    { 'GET /api/venues/online-joining': { data: [venue] } },
  );
  const loadButton = screen.getByRole('button', { name: 'Load and check' });
  await page.user.click(loadButton);
  expect(screen.getByText('Choose a centre first.')).toBeTruthy();
  await screen.findByRole('option', { name: venue.name });
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Centre' }), venue.name);
  await screen.findByRole('option', { name: 'Gym' });
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Membership' }), 'Gym');
  await page.user.click(loadButton);
  expect(await screen.findByText('We couldn’t load that address.')).toBeTruthy();
  isApiDown = false;
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing to correct. Everything is shown as it was sent.')).toBeTruthy();
  expect(screen.getByText(`Loaded from /api/custom-questions/memberships/${membershipType.id}`)).toBeTruthy();
  expect(await screen.findByTitle('The form on a desktop')).toBeTruthy();
});

test('only addresses of the API are loaded, and the address of a page of the site loads the data that it shows', async () => {
  const venue = buildVenue();
  const membershipType = buildMembershipType();
  const page = openPreview(
    '/form-preview',
    {
      [`https://api.club.example/api/custom-questions/memberships/${membershipType.id}`]: () =>
        new Response(formatQuestionsJson(dietQuestion)),
      [`https://api.club.example${DETAILS_PATH}`]: () => Response.json({ data: [] }),
    },
    {
      [`GET /api/venues/online-joining/${venue.slug}`]: { data: venue },
      'GET /api/memberships/types': { data: [membershipType] },
    },
    { apiBase: 'https://api.club.example' },
  );
  const addressField = screen.getByRole('textbox', { name: 'Or an address' });
  const enterAddress = async (input: string) => {
    await page.user.clear(addressField);
    await page.user.type(addressField, `${input}{Enter}`);
  };
  await enterAddress('https://elsewhere.example/form.json');
  expect(await screen.findByText(/only lets this page load from https:\/\/api\.club\.example,/)).toBeTruthy();
  expect(document.activeElement).toBe(addressField);
  await enterAddress('/nowhere');
  expect(
    await screen.findByText('That isn’t an address on your API, or the page of a centre or membership.'),
  ).toBeTruthy();
  await enterAddress(`/centre/${venue.slug}/membership/no-such/recurring`);
  expect(await screen.findByText(/Your system doesn’t send a membership called “no-such”/)).toBeTruthy();
  await enterAddress(`/centre/${venue.slug}/membership/${membershipType.slug}/recurring`);
  expect(await screen.findByTitle('The form on a desktop')).toBeTruthy();
  await enterAddress(DETAILS_PATH);
  expect(await listFindingTexts()).toEqual([expect.stringContaining('The list is empty')]);
});
