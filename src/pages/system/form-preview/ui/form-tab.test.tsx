import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { listViolations } from '@/shared/testing';
import { buildQuestion, buildQuestionGroup } from '../../../../../tests/fixtures/custom-questions.ts';
import { buildMembershipType } from '../../../../../tests/fixtures/memberships.ts';
import { buildVenue } from '../../../../../tests/fixtures/venues.ts';
import { openPreview } from '../testing/open-preview';

afterEach(() => vi.unstubAllGlobals());

const DETAILS_PATH = '/api/data-fields?onboarding_type=customer_account_online';
const buildQuestions = (...questions: object[]) =>
  JSON.stringify({ data: [{ ...buildQuestionGroup(), questions: questions }] });
const diet = buildQuestion({ id: 'diet', label: 'Diet', type: 'text', options: null });

async function paste({ user }: ReturnType<typeof openPreview>, text: string) {
  const json = screen.getByRole('textbox', { name: 'JSON' });
  await user.clear(json);
  if (text !== '') {
    await user.click(json);
    await user.paste(text);
  }
  await user.click(screen.getByRole('button', { name: 'Check' }));
}

const findFindings = async () => within(await screen.findByRole('region', { name: 'What we found' }));
const listRows = async () =>
  (await findFindings()).getAllByRole('listitem').map(({ textContent }) => textContent);

test('pasted JSON is explained in sentences, without a request', async () => {
  const page = openPreview('/form-preview', {}, { 'GET /api/venues/online-joining': { data: [] } });
  await paste(page, buildQuestions(diet, { ...diet, label: 'Diet again' }));
  expect(await listRows()).toEqual([
    'Stops the sale: Question “Diet again”Group 1, question 2Two questions have the id “diet”, and only the first is shown. This one is required, so this membership can’t be bought online.Rename the second one, or delete it.',
  ]);
  expect((await findFindings()).getByRole('status').textContent).toBe('1 thing to check.');
  expect((await findFindings()).getByText(/You can’t buy this membership online at the moment/)).toBeTruthy();
  expect(await listViolations()).toEqual([]);
  expect(page.requestedUrls).toEqual([]);
  expect(page.calls.map(({ call }) => call)).toEqual(['GET /api/venues/online-joining']);
});

/** The frame of the form, as the document in it speaks and hears. */
function getFrame(name: string) {
  const frame = screen.getByTitle<HTMLIFrameElement>(name);
  const { contentWindow } = frame;
  if (!contentWindow) throw new Error('The frame has no window.');
  const heard = vi.spyOn(contentWindow, 'postMessage').mockImplementation(() => {});
  const sendFromFrame = (data: object, origin = location.origin) =>
    act(() => {
      window.dispatchEvent(new MessageEvent('message', { data, origin, source: contentWindow }));
    });
  return { frame, heard, sendFromFrame };
}

test('the form is shown in a window as wide as the screen, which grows with its content', async () => {
  const page = openPreview('/form-preview');
  const sentQuestions = buildQuestions(diet);
  await paste(page, sentQuestions);
  const { frame, heard, sendFromFrame } = getFrame('The form on a desktop');
  expect(frame.style.width).toBe('1280px');
  sendFromFrame({ type: 'pavilion.preview.ready' }, 'https://elsewhere.example');
  expect(heard).not.toHaveBeenCalled();
  sendFromFrame({ type: 'pavilion.preview.ready' });
  const form = { type: 'pavilion.preview.form', kind: 'questions', text: sentQuestions, today: '2026-11-28' };
  expect(heard).toHaveBeenCalledWith(form, location.origin);
  expect(heard).toHaveBeenCalledWith(expect.objectContaining({ screen: 'desktop' }), location.origin);
  sendFromFrame({ type: 'pavilion.preview.height', height: 640 });
  expect(frame.style.height).toBe('640px');
  heard.mockClear();
  await page.user.click(screen.getByRole('radio', { name: 'Phone' }));
  expect(frame).toMatchObject({ isConnected: true, title: 'The form on a phone' });
  expect(frame.style.width).toBe('390px');
  expect(heard.mock.calls).toEqual([
    [expect.objectContaining({ type: 'pavilion.preview.look', screen: 'phone' }), location.origin],
  ]);
});

test('a frame that does not load says so, and can be loaded again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const page = openPreview('/form-preview');
    await paste(page, buildQuestions(diet));
    const { frame } = getFrame('The form on a desktop');
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    const form = within(screen.getByRole('region', { name: 'The form' }));
    expect(form.getByRole('alert').textContent).toContain('We couldn’t show the form.');
    await page.user.click(form.getByRole('button', { name: 'Try again' }));
    const secondFrame = getFrame('The form on a desktop');
    expect(secondFrame.frame).not.toBe(frame);
    secondFrame.sendFromFrame({ type: 'pavilion.preview.ready' });
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect(form.queryByRole('alert')).toBeNull();
    expect(secondFrame.heard).toHaveBeenCalledTimes(2);
  } finally {
    vi.useRealTimers();
  }
});

test('an error in the JSON is shown beside its field, which is focused', async () => {
  const page = openPreview('/form-preview');
  await paste(page, '{\n  "data": [,]\n}');
  const json = screen.getByRole('textbox', { name: 'JSON' });
  const description = (json.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(description).toContain('This isn’t JSON. Line 2, column 12: a value is missing before ,].');
  expect(document.activeElement).toBe(json);
  expect(screen.queryByRole('region', { name: 'What we found' })).toBeNull();
});

test('the kind of unrecognised JSON can be selected, and an empty list has no questions', async () => {
  const page = openPreview('/form-preview');
  await paste(page, '[]');
  expect(screen.getByText('We can’t tell what this is. Choose it under “What it is”.')).toBeTruthy();
  await page.user.selectOptions(
    screen.getByRole('combobox', { name: 'What it is' }),
    'Questions of a membership',
  );
  await page.user.click(screen.getByRole('button', { name: 'Check' }));
  expect(await listRows()).toEqual([expect.stringContaining('The list is empty')]);
  expect(await screen.findByText('There are no fields to show.')).toBeTruthy();
});

test('the questions of a membership are loaded by its name, and a failed request can be retried', async () => {
  const venue = buildVenue();
  const type = buildMembershipType({ name: 'Gym' });
  let isDown = true;
  const page = openPreview(
    '/form-preview',
    {
      [`/api/memberships/types?venue_id=${venue.id}`]: () => Response.json({ data: [type] }),
      [`/api/custom-questions/memberships/${type.id}`]: () =>
        isDown ? new Response('', { status: 500 }) : new Response(buildQuestions(diet)),
    },
    { 'GET /api/venues/online-joining': { data: [venue] } },
  );
  const load = screen.getByRole('button', { name: 'Load and check' });
  await page.user.click(load);
  expect(screen.getByText('Choose a centre first.')).toBeTruthy();
  await screen.findByRole('option', { name: venue.name });
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Centre' }), venue.name);
  await screen.findByRole('option', { name: 'Gym' });
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Membership' }), 'Gym');
  await page.user.click(load);
  expect(await screen.findByText('We couldn’t load that address.')).toBeTruthy();
  isDown = false;
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing to correct. Everything is shown as it was sent.')).toBeTruthy();
  expect(screen.getByText(`Loaded from /api/custom-questions/memberships/${type.id}`)).toBeTruthy();
  expect(await screen.findByTitle('The form on a desktop')).toBeTruthy();
});

test('only addresses of the API are loaded, and the address of a page of the site loads the data that it shows', async () => {
  const venue = buildVenue();
  const type = buildMembershipType();
  const page = openPreview(
    '/form-preview',
    {
      [`https://api.club.example/api/custom-questions/memberships/${type.id}`]: () =>
        new Response(buildQuestions(diet)),
      [`https://api.club.example${DETAILS_PATH}`]: () => Response.json({ data: [] }),
    },
    {
      [`GET /api/venues/online-joining/${venue.slug}`]: { data: venue },
      'GET /api/memberships/types': { data: [type] },
    },
    { apiBase: 'https://api.club.example' },
  );
  const address = screen.getByRole('textbox', { name: 'Or an address' });
  const enter = async (input: string) => {
    await page.user.clear(address);
    await page.user.type(address, `${input}{Enter}`);
  };
  await enter('https://elsewhere.example/form.json');
  expect(await screen.findByText(/only lets this page load from https:\/\/api\.club\.example,/)).toBeTruthy();
  expect(document.activeElement).toBe(address);
  await enter('/nowhere');
  expect(
    await screen.findByText('That isn’t an address on your API, or the page of a centre or membership.'),
  ).toBeTruthy();
  await enter(`/centre/${venue.slug}/membership/no-such/recurring`);
  expect(await screen.findByText(/Your system doesn’t send a membership called “no-such”/)).toBeTruthy();
  await enter(`/centre/${venue.slug}/membership/${type.slug}/recurring`);
  expect(await screen.findByTitle('The form on a desktop')).toBeTruthy();
  await enter(DETAILS_PATH);
  expect(await listRows()).toEqual([expect.stringContaining('The list is empty')]);
});
