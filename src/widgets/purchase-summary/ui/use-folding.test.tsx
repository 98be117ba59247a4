import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { useFolding } from './use-folding';

function Summary() {
  const [isAsked, setIsAsked] = useState(true);
  const { isUnfolded, frame, toggle, toggled } = useFolding();
  return (
    <aside ref={frame}>
      <button ref={toggle} type="button" onClick={toggled}>
        {isUnfolded ? 'Hide summary' : 'Show summary'}
      </button>
      <div hidden={!isUnfolded}>
        <button type="button">Start over</button>
        {isAsked && (
          <dialog open>
            <button type="button" onClick={() => setIsAsked(false)}>
              Stay
            </button>
          </dialog>
        )}
      </div>
    </aside>
  );
}
const getButton = (name: string) => screen.getByRole('button', { name });

/** Renders the unfolded summary on a phone, with a section button above it. */
async function unfoldSummary() {
  const continued = vi.fn();
  const user = userEvent.setup();
  render(
    <>
      <button type="button" onClick={continued}>
        Continue
      </button>
      <Summary />
    </>,
  );
  await user.click(getButton('Show summary'));
  expect(getButton('Hide summary')).toBeDefined();
  return { user, continued };
}
const isFolded = () => screen.queryByRole('button', { name: 'Show summary' }) !== null;

test('the summary folds when the keyboard moves the focus to the page, which it would cover', async () => {
  const { user } = await unfoldSummary();
  await user.tab();
  expect(isFolded()).toBe(false);
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  expect(document.activeElement?.textContent).toBe('Continue');
  expect(isFolded()).toBe(true);
});

test('a click beside the summary has its usual effect and folds the summary', async () => {
  const { user, continued } = await unfoldSummary();
  await user.click(getButton('Continue'));
  expect(continued).toHaveBeenCalledTimes(1);
  expect(isFolded()).toBe(true);
});

test('the summary folds only after the click has reached its target', async () => {
  const { user } = await unfoldSummary();
  await user.pointer({ keys: '[MouseLeft>]', target: getButton('Continue') });
  expect(isFolded()).toBe(false);
  await user.pointer({ keys: '[/MouseLeft]' });
  expect(isFolded()).toBe(true);
});

test('Escape folds the summary, and the focus moves to the button that shows it again', async () => {
  const { user } = await unfoldSummary();
  getButton('Start over').focus();
  await user.keyboard('{Escape}');
  expect(isFolded()).toBe(true);
  expect(document.activeElement).toBe(getButton('Show summary'));
});

test('Escape in a dialog that was opened from the summary closes only the dialog', async () => {
  const { user } = await unfoldSummary();
  getButton('Stay').focus();
  await user.keyboard('{Escape}');
  expect(isFolded()).toBe(false);
});

test('a click on an element in the summary that disappears leaves it unfolded', async () => {
  const { user } = await unfoldSummary();
  await user.click(getButton('Stay'));
  expect(isFolded()).toBe(false);
});
