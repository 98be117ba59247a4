import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { createDesignSystem } from '../../theme';
import { CalendarDialog } from './calendar-dialog';

const bounds = { min: '2026-11-20', max: '2026-12-20' };

function Page({ value }: { value: string }) {
  const [day, setDay] = useState(value);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ChakraProvider value={createDesignSystem()}>
      <button type="button" onClick={() => setIsOpen(true)}>
        Calendar
      </button>
      <output>{day}</output>
      <CalendarDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Choose your start date"
        value={day}
        bounds={bounds}
        today="2026-11-20"
        onDayPicked={setDay}
      />
    </ChakraProvider>
  );
}

async function openDialog(value = '2026-11-25') {
  const user = userEvent.setup();
  render(<Page value={value} />);
  await user.click(screen.getByRole('button', { name: 'Calendar' }));
  return user;
}

const readPickedDay = () => screen.getByRole('status').textContent;
const focused = () => document.activeElement?.getAttribute('aria-label');

test('the calendar opens on the chosen day and focuses it', async () => {
  await openDialog();
  expect(screen.getByRole('dialog', { name: 'Choose your start date' })).toBeTruthy();
  expect(screen.getByRole('grid', { name: 'November 2026' })).toBeTruthy();
  expect(focused()).toBe('Wednesday 25 November 2026');
  expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(1);
});

test('a day in another month can be picked by keyboard, and the focus returns to the field', async () => {
  const user = await openDialog();
  await user.keyboard('{PageDown}');
  expect(screen.getByRole('grid', { name: 'December 2026' })).toBeTruthy();
  expect(focused()).toBe('Sunday 20 December 2026');
  await user.keyboard('{Home}{ArrowUp}{ArrowRight}{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(readPickedDay()).toBe('2026-12-08');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Calendar' }));
});

test('days outside the bounds are announced as unavailable and cannot be chosen', async () => {
  const user = await openDialog();
  const past = screen.getByRole('button', { name: 'Thursday 19 November 2026, not available' });
  expect(past.getAttribute('aria-disabled')).toBe('true');
  await user.click(past);
  expect(readPickedDay()).toBe('2026-11-25');
  expect(screen.getByRole('button', { name: 'Previous month' }).getAttribute('aria-disabled')).toBe('true');
});

test('only one day is a Tab stop', async () => {
  const user = await openDialog();
  await user.keyboard('{ArrowDown}');
  const stops = screen
    .getAllByRole('gridcell')
    .flatMap((cell) => [...cell.querySelectorAll('[tabindex="0"]')]);
  expect(stops.map((stop) => stop.textContent)).toEqual(['2']);
});

test('the month buttons change the month and keep the focus', async () => {
  const user = await openDialog();
  const next = screen.getByRole('button', { name: 'Next month' });
  await user.click(next);
  expect(document.activeElement).toBe(next);
  await user.click(screen.getByRole('button', { name: 'Monday 7 December 2026' }));
  expect(readPickedDay()).toBe('2026-12-07');
});

test('Escape closes the calendar without a choice', async () => {
  const user = await openDialog();
  await user.keyboard('{ArrowDown}{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(readPickedDay()).toBe('2026-11-25');
});
