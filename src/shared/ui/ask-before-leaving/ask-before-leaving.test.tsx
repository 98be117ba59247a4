import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { createDesignSystem } from '../../theme';
import { RouterAnchor } from '../link/router-anchor';
import { AskBeforeLeaving } from './ask-before-leaving';

function Page({ isUnsaved }: { isUnsaved: boolean }) {
  const [name, setName] = useState('Ann');
  return (
    <AskBeforeLeaving isUnsaved={isUnsaved}>
      <label>
        Name <input value={name} onChange={({ target }) => setName(target.value)} />
      </label>
      <button type="button" onClick={() => setName('Ann')}>
        Take back
      </button>
      <RouterAnchor to="/elsewhere">Elsewhere</RouterAnchor>
    </AskBeforeLeaving>
  );
}

function open({ isUnsaved = false } = {}) {
  render(
    <ChakraProvider value={createDesignSystem()}>
      <BrowserRouter>
        <Routes>
          <Route path="/before" element={<RouterAnchor to="/form">To the form</RouterAnchor>} />
          <Route path="/form" element={<Page isUnsaved={isUnsaved} />} />
          <Route path="/elsewhere" element={<p>Another page</p>} />
        </Routes>
      </BrowserRouter>
    </ChakraProvider>,
  );
  return userEvent.setup();
}

beforeEach(() => history.replaceState(null, '', '/before'));

async function openAndType() {
  const user = open();
  await user.click(screen.getByRole('link', { name: 'To the form' }));
  await user.type(screen.getByRole('textbox'), 'abel');
  return user;
}
const question = () => screen.findByRole('heading', { name: 'Leave this page?' });
/** Whether the page unloads without the browser's question; `fireEvent` returns false if the browser asks. */
const leavesWithoutQuestion = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));

test('a link asks before it discards what was typed; choosing to stay keeps it', async () => {
  const user = await openAndType();
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await question();
  await user.click(screen.getByRole('button', { name: 'Stay on this page' }));
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Annabel');
  expect(screen.queryByRole('heading', { name: 'Leave this page?' })).toBeNull();
});

test('choosing to leave follows the link', async () => {
  const user = await openAndType();
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await question();
  await user.click(screen.getByRole('button', { name: 'Leave without saving' }));
  expect(await screen.findByText('Another page')).toBeTruthy();
  expect(location.pathname).toBe('/elsewhere');
});

test('Back asks, and goes back if confirmed', async () => {
  const user = await openAndType();
  history.back();
  await question();
  await waitFor(() => expect(location.pathname).toBe('/form'));
  await user.click(screen.getByRole('button', { name: 'Leave without saving' }));
  expect(await screen.findByRole('link', { name: 'To the form' })).toBeTruthy();
});

test('the browser asks before a reload or closing the tab while something is unsaved', async () => {
  const user = await openAndType();
  expect(leavesWithoutQuestion()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Take back' }));
  expect(leavesWithoutQuestion()).toBe(true);
});

test('nothing is asked if nothing was typed', async () => {
  const user = open();
  await user.click(screen.getByRole('link', { name: 'To the form' }));
  await user.click(screen.getByRole('textbox'));
  expect(leavesWithoutQuestion()).toBe(true);
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(await screen.findByText('Another page')).toBeTruthy();
});

test('a chosen file also counts as unsaved', async () => {
  const user = open({ isUnsaved: true });
  await user.click(screen.getByRole('link', { name: 'To the form' }));
  expect(leavesWithoutQuestion()).toBe(false);
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(await question()).toBeTruthy();
});
