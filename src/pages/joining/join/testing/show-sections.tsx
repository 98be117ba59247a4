import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'effector-react';
import { MemoryRouter } from 'react-router';
import { createDesignSystem } from '@/shared/theme';
import { Sections } from '../ui/sections';
import { type VisitOptions, visit } from './joining-world';

/** Renders the sections of the page for a visitor or the given customer. */
export async function showSections(options: VisitOptions = {}) {
  const pageVisit = await visit(options);
  render(
    <Provider value={pageVisit.scope}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter>
          <Sections />
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  return { ...pageVisit, user: userEvent.setup() };
}

/** Waits for an action of the model and for the following render. */
export async function waitUntilSettled(pending: Promise<unknown>): Promise<void> {
  await act(() => pending);
}
