import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aVenue } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { Carousel } from './carousel';
import { VenueDetails } from './venue-row';

const venues = ['Near Pool', 'Far Gym'].map((name, index) => ({
  venue: aVenue({ id: `v-${index}`, name, displayVenueSelectionButton: index > 0 }),
  distance: index,
}));

// jsdom has no layout in which to scroll.
const { scrollTo } = Element.prototype;
beforeAll(() => {
  Element.prototype.scrollTo = () => {};
});
afterAll(() => {
  Element.prototype.scrollTo = scrollTo;
});

test('a centre reached by keyboard is highlighted, even if it cannot be chosen; before that none is', async () => {
  const onPoint = vi.fn();
  render(
    <ChakraProvider value={createDesignSystem()}>
      <button type="button">Before</button>
      <Carousel
        venues={venues}
        Details={VenueDetails}
        highlightedVenueId={null}
        onHighlight={onPoint}
        onChoose={() => {}}
      />
    </ChakraProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Before' }));
  expect(onPoint).not.toHaveBeenCalled();
  await user.tab();
  expect(document.activeElement?.textContent).toContain('Near Pool');
  await waitFor(() => expect(onPoint).toHaveBeenCalledWith('v-0'));
});
