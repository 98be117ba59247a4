import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'effector-react';
import { MemoryRouter } from 'react-router';
import { system } from '@/shared/theme';
import { Sections } from '../ui/sections';
import { visit, type World } from './joining-world';

/** The page's sections, as a visitor or the given customer sees them. */
export async function showSections(world: World = {}) {
  const visited = await visit(world);
  render(
    <Provider value={visited.scope}>
      <ChakraProvider value={system}>
        <MemoryRouter>
          <Sections />
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  return { ...visited, user: userEvent.setup() };
}

/** Does something of the model and lets the screen follow. */
export async function settled(done: Promise<unknown>): Promise<void> {
  await act(() => done);
}
