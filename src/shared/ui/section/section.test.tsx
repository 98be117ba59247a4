import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createDesignSystem } from '../../theme';
import { Section } from './section';

test.each([
  ['open', { isOpen: true, isDone: false }, 'step', 'Step 3 of 6, current'],
  ['opened again', { isOpen: true, isDone: true }, 'step', 'Step 3 of 6, current'],
  ['finished', { isOpen: false, isDone: true }, null, 'Step 3 of 6, completed'],
  [
    'finished with a doubt',
    { isOpen: false, isDone: true, hasWarning: true },
    null,
    'Step 3 of 6, completed, please check',
  ],
  ['waiting', { isOpen: false, isDone: false }, null, 'Step 3 of 6, not started'],
])('a section that is %s says so to screen readers', (_, state, current, words) => {
  render(
    <ChakraProvider value={createDesignSystem()}>
      <Section number={2} title="Your details" step="Step 3 of 6" {...state}>
        The form
      </Section>
    </ChakraProvider>,
  );
  const heading = screen.getByRole('heading', { name: 'Your details' });
  expect(heading.getAttribute('aria-current')).toBe(current);
  expect(document.getElementById(heading.getAttribute('aria-describedby') ?? '')?.textContent).toBe(words);
});

test.each([
  ['for a correction, leads to its first error', true, 'Start date'],
  ['leads to its heading', false, 'Review & select dates'],
])('a section that opens %s', (_, isInvalid, focused) => {
  const section = (isOpen: boolean) => (
    <ChakraProvider value={createDesignSystem()}>
      <Section number={5} title="Review & select dates" isOpen={isOpen}>
        <input aria-label="Place" />
        <input aria-label="Start date" aria-invalid={isInvalid} />
      </Section>
    </ChakraProvider>
  );
  const { rerender } = render(section(false));
  rerender(section(true));
  const { activeElement } = document;
  expect(activeElement?.getAttribute('aria-label') ?? activeElement?.textContent).toBe(focused);
});
