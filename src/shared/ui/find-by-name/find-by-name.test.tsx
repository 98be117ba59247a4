import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { readText } from '@/shared/testing';
import { createDesignSystem } from '../../theme';
import { Checkbox } from '../checkbox';
import { FindByName } from './find-by-name';

const NAMES = ['Chloé Hill', 'Ben Carter'];
const club = Array.from({ length: 60 }, (_, n) => `${NAMES[n % NAMES.length]} ${n}`);

function People({ names }: { names: readonly string[] }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <FindByName items={names} getName={(name) => name} isChosen={(name) => chosen.includes(name)}>
      {(shown) => (
        <ul>
          {shown.map((name) => (
            <li key={name}>
              <Checkbox
                isChecked={chosen.includes(name)}
                onCheckedChange={() => setChosen([...chosen, name])}
              >
                {name}
              </Checkbox>
            </li>
          ))}
        </ul>
      )}
    </FindByName>
  );
}

function open(names: readonly string[]) {
  render(
    <ChakraProvider value={createDesignSystem()}>
      <People names={names} />
    </ChakraProvider>,
  );
  return userEvent.setup();
}
const boxes = () => screen.getAllByRole('checkbox').length;
const boxesAre = (count: number) => waitFor(() => expect(boxes()).toBe(count));
const box = (name: string) => screen.getByRole('checkbox', { name });
const findMoreButton = () => screen.queryByRole('button', { name: 'Show more people' });

test('a family is shown completely, without a search', () => {
  open(club.slice(0, 24));
  expect(boxes()).toBe(24);
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(findMoreButton()).toBeNull();
});

test('a club is shown in screenfuls, and the first newly shown person gets the focus', async () => {
  const user = open(club);
  await boxesAre(24);
  expect(readText(screen.getByRole('status'))).toBe('24 of 60 shown');
  const button = screen.getByRole('button', { name: 'Show more people' });
  await user.click(button);
  await boxesAre(48);
  expect(document.activeElement).toBe(box('Chloé Hill 24'));
  await user.click(button);
  await boxesAre(60);
  expect(findMoreButton()).toBeNull();
  expect(document.activeElement).toBe(box('Chloé Hill 48'));
});

test('a search finds part of a name without accents, and keeps chosen people shown', async () => {
  const user = open(club);
  await user.click(box('Ben Carter 3'));
  await user.type(screen.getByRole('searchbox', { name: 'Find a name' }), 'chloe hill 5{Enter}');
  expect(screen.getAllByRole('checkbox').map((one) => one.closest('li')?.textContent)).toEqual([
    'Ben Carter 3',
    'Chloé Hill 50',
    'Chloé Hill 52',
    'Chloé Hill 54',
    'Chloé Hill 56',
    'Chloé Hill 58',
  ]);
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(readText(screen.getByRole('status'))).toBe('No one matches that name.');
  expect(box('Ben Carter 3')).toHaveProperty('checked', true);
});
