import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createDesignSystem } from '@/shared/theme';
import { SiteFooter } from './site-footer';

test.each([
  ['is still loading', null, 1],
  ['has content', '<p>Riverside</p>', 1],
  ['is empty', ' ', 0],
])('a footer that %s takes up space only if needed', (_, html, count) => {
  render(
    <ChakraProvider value={createDesignSystem()}>
      <SiteFooter html={html} />
    </ChakraProvider>,
  );
  expect(screen.queryAllByRole('contentinfo')).toHaveLength(count);
});
