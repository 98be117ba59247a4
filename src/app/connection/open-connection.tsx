import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { type Scope, scopeBind } from 'effector';
import { Provider } from 'effector-react';
import { createRoot } from 'react-dom/client';
import { system } from '@/shared/theme';
import { ConnectionBanner } from './connection-banner';
import { connectionWatched } from './model';

/**
 * Watches the connection of the visit and says what there is to say about it: on every site and screen, in every mode,
 * and before the start has come to its end. Hence its place beside the page and not in it.
 */
export function openConnection(scope: Scope): void {
  const place = document.createElement('div');
  // It reaches as far as the page does, so that the banner stays in sight, and takes no room of its own.
  place.style.display = 'contents';
  document.body.prepend(place);
  createRoot(place).render(
    <Provider value={scope}>
      <ChakraProvider value={system}>
        <ConnectionBanner />
      </ChakraProvider>
    </Provider>,
  );
  scopeBind(connectionWatched, { scope })();
}
