import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, test } from 'vitest';
import { $titleNote } from '@/shared/routes';
import { createDesignSystem } from '@/shared/theme';
import { JoinSteps, type StepState } from './join-steps';

const AT_PAY: readonly StepState[] = ['done', 'done', 'done', 'done', 'notNeeded', 'current'];

test('the six steps show which are completed, current and not needed', () => {
  const scope = fork();
  const { unmount } = render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <JoinSteps states={AT_PAY} />
      </ChakraProvider>
    </Provider>,
  );
  expect(screen.getByRole('list', { name: 'Step 6 of 6' })).toBeTruthy();
  const steps = screen.getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Centre, completed',
    'Membership, completed',
    'You, completed',
    'Dates, completed',
    'Bank, not needed',
    'Pay, current',
  ]);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([
    null,
    null,
    null,
    null,
    null,
    'step',
  ]);
  expect(scope.getState($titleNote)).toBe('Step 6 of 6');
  unmount();
  expect(scope.getState($titleNote)).toBe('');
});
