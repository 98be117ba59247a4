import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { useSearchParams } from '@/shared/routes';
import { isLeftToBrowser } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { Link } from '@/shared/ui/link';
import { BrowserRouter } from './browser-router';

function Page() {
  const { pathname, search } = useLocation();
  const [query, setQuery] = useSearchParams();
  return (
    <>
      <p>Here: {`${pathname}${search}`}</p>
      <p>Looking for {query.get('for') ?? 'nothing'}</p>
      <Link to="/camps">Camps</Link>
      <button type="button" onClick={() => setQuery({ for: 'swim & gym' }, { replace: true })}>
        Swim
      </button>
    </>
  );
}

function open(): void {
  render(
    <ChakraProvider value={createDesignSystem()}>
      <BrowserRouter>
        <Page />
      </BrowserRouter>
    </ChakraProvider>,
  );
}

const getCampsLink = () => screen.getByRole('link', { name: 'Camps' });

beforeEach(() => history.replaceState(null, '', '/start'));

test('a link opens another page in the same document, and Back returns', async () => {
  open();
  await userEvent.click(getCampsLink());
  expect(await screen.findByText('Here: /camps')).toBeTruthy();
  expect(location.pathname).toBe('/camps');
  act(() => history.back());
  expect(await screen.findByText('Here: /start')).toBeTruthy();
});

test('a link to the current page adds no entry to the history', async () => {
  open();
  await userEvent.click(getCampsLink());
  await screen.findByText('Here: /camps');
  const entriesBefore = history.length;
  await userEvent.click(getCampsLink());
  expect(history.length).toBe(entriesBefore);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'the browser handles a click on a link with %j',
  (press) => {
    open();
    expect(isLeftToBrowser(getCampsLink(), press)).toBe(true);
    expect(screen.getByText('Here: /start')).toBeTruthy();
  },
);

test('a query is read from the address, and changes without another entry in the history', async () => {
  open();
  const entriesBefore = history.length;
  await userEvent.click(screen.getByRole('button', { name: 'Swim' }));
  expect(await screen.findByText('Looking for swim & gym')).toBeTruthy();
  await waitFor(() => expect(location.search).toBe('?for=swim+%26+gym'));
  expect(history.length).toBe(entriesBefore);
});
