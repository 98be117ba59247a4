import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, createStore, fork } from 'effector';
import { Provider } from 'effector-react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createDesignSystem } from '@/shared/theme';
import { createLoadedTerms } from '../model/loaded-terms';
import { LoadedTermsModal } from './loaded-terms-modal';

const WINDOW = 100;

/** Opens terms of this height in a modal with 100 px of space. */
async function openTerms(height: number, { isAccepted = false } = {}) {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(height);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(WINDOW);
  const model = createLoadedTerms({
    $params: createStore({}),
    load: async () => [{ id: 'terms', title: 'Our terms', html: '<p>Be well.</p>' }],
  });
  const scope = fork();
  await allSettled(model.opened, { scope });
  await allSettled(model.ticked, { scope, params: isAccepted });
  await allSettled(model.readClicked, { scope });
  render(
    <ChakraProvider value={createDesignSystem()}>
      <Provider value={scope}>
        <LoadedTermsModal model={model} title="Our terms" />
      </Provider>
    </ChakraProvider>,
  );
  // The sanitiser loads after the modal; until then the text has no paragraphs and reserves the space.
  await screen.findByText('Be well.', { selector: 'p' });
  const region = screen.getByRole('region', { name: 'Our terms' });
  return {
    model,
    scope,
    user: userEvent.setup(),
    canAgree: () => screen.getByRole('button', { name: 'I Agree' }).getAttribute('aria-disabled') === null,
    scrollTo: (top: number) => {
      act(() => {
        region.scrollTop = top;
        fireEvent.scroll(region);
      });
    },
  };
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('I Agree', () => {
  // Proves J8.1.
  test('I Agree is enabled only when the reader is within 10 px of the bottom', async () => {
    const { canAgree, scrollTo } = await openTerms(500);
    expect(canAgree()).toBe(false);
    scrollTo(389);
    expect(canAgree()).toBe(false);
    scrollTo(390);
    expect(canAgree()).toBe(true);
  });

  test('before the end, I Agree can be reached with Tab, says what is missing, and accepts nothing', async () => {
    const { user, model, scope } = await openTerms(500);
    const agree = screen.getByRole('button', { name: 'I Agree' });
    screen.getByRole('region', { name: 'Our terms' }).focus();
    await user.tab();
    expect(document.activeElement).toBe(agree);
    const description = 'To continue: read the terms to the end';
    expect(screen.getByRole('button', { description })).toBe(agree);
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'To continue:' }));
    expect(scope.getState(model.$isAccepted)).toBe(false);
    expect(screen.getByRole('dialog')).toBeDefined();
  });

  test('I Agree stays enabled when the reader scrolls up again', async () => {
    const { canAgree, scrollTo } = await openTerms(500);
    scrollTo(400);
    scrollTo(0);
    expect(canAgree()).toBe(true);
  });

  // Proves J8.1.
  test('I Agree is enabled at once if the terms fit without scrolling', async () => {
    const { canAgree } = await openTerms(WINDOW);
    expect(canAgree()).toBe(true);
  });

  test('I Agree is not enabled by the first of two documents, which fits, before the second is shown', async () => {
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(WINDOW);
    // The region is as high as its documents: one document fits, both do not.
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(function (this: Element) {
      return (this.textContent?.match(/Be \w+\./g)?.length ?? 0) * WINDOW;
    });
    const model = createLoadedTerms({
      $params: createStore({}),
      load: async () => [
        { id: 'one', title: 'One', html: '<p>Be well.</p>' },
        { id: 'two', title: 'Two', html: '<p>Be fair.</p>' },
      ],
    });
    const scope = fork();
    await allSettled(model.opened, { scope });
    await allSettled(model.readClicked, { scope });
    render(
      <ChakraProvider value={createDesignSystem()}>
        <Provider value={scope}>
          <LoadedTermsModal model={model} title="Our terms" />
        </Provider>
      </ChakraProvider>,
    );
    await screen.findByText('Be fair.');
    expect(screen.getByRole('button', { name: 'I Agree' }).getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Jump to end' }));
    const region = screen.getByRole('region', { name: 'Our terms' });
    act(() => {
      region.scrollTop = WINDOW;
      fireEvent.scroll(region);
    });
    expect(screen.getByRole('button', { name: 'I Agree' }).getAttribute('aria-disabled')).toBeNull();
  });

  // Proves J8.1.
  test('I Agree is enabled at once if the terms were already accepted', async () => {
    const { canAgree } = await openTerms(500, { isAccepted: true });
    expect(canAgree()).toBe(true);
  });

  // Proves J8.1.
  test('I Agree is enabled by Jump to end, for customers who cannot scroll', async () => {
    const { canAgree, user } = await openTerms(500);
    await user.click(screen.getByRole('button', { name: 'Jump to end' }));
    expect(canAgree()).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Our terms' }));
  });

  // Proves J8.2.
  test('I Agree accepts the terms and closes the modal', async () => {
    const { user, model, scope } = await openTerms(WINDOW);
    await user.click(screen.getByRole('button', { name: 'I Agree' }));
    expect(scope.getState(model.$isAccepted)).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

// Proves J8.2.
test('Cancel closes the modal and accepts nothing', async () => {
  const { user, model, scope } = await openTerms(WINDOW);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(scope.getState(model.$isAccepted)).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
});
