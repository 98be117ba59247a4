import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'effector-react';
import { MemoryRouter } from 'react-router';
import { createDesignSystem } from '@/shared/theme';
import { Sections } from '../ui/sections';
import { visit, type World } from './joining-world';

/** Renders the sections of the page for a visitor or the given customer. */
export async function showSections(world: World = {}) {
  const visited = await visit(world);
  render(
    <Provider value={visited.scope}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter>
          <Sections />
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  return { ...visited, user: userEvent.setup() };
}

/** Waits for an action of the model and for the following render. */
export async function waitUntilSettled(pending: Promise<unknown>): Promise<void> {
  await act(() => pending);
}
