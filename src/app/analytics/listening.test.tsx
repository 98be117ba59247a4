import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, it } from 'vitest';
import { readConsentFx, storeConsentFx } from '@/shared/analytics';
import { $config, readConfig } from '@/shared/config';
import { createDesignSystem } from '@/shared/theme';
import { VisitTracker } from './listening';

it.each([
  [{ isEnabled: true }, 2],
  [{ isEnabled: true, hasBanner: true }, 2],
  [{ isEnabled: true, hasBanner: false }, 0],
])('with the analytics configuration %j the banner has %i answers', (analytics, answers) => {
  const scope = fork({
    values: [[$config, readConfig({ analytics })]],
    handlers: [
      [readConsentFx, () => null],
      [storeConsentFx, () => {}],
    ],
  });
  render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <VisitTracker />
      </ChakraProvider>
    </Provider>,
  );
  expect(screen.queryAllByRole('button')).toHaveLength(answers);
});
