import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { createDesignSystem } from '../../theme';
import { DateInput } from '../date-input';
import { TextInput } from './text-input';

type Sent = { readonly name: string; readonly born: string };

function Form({ onSent, isGated = false }: { onSent: (sent: Sent) => void; isGated?: boolean }) {
  const [name, setName] = useState('');
  const [born, setBorn] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSent({ name, born });
  };
  return (
    <form onSubmit={submit}>
      <TextInput
        aria-label="Name"
        tidy={(typed) => typed.replace(/[“”]/g, '').trim()}
        value={name}
        onValueChange={setName}
      />
      <DateInput aria-label="Born" value={born} onValueChange={setBorn} />
      <button type={isGated && name === '' ? 'button' : 'submit'}>Save</button>
    </form>
  );
}

function open(isGated?: boolean) {
  const onSent = vi.fn();
  render(
    <ChakraProvider value={createDesignSystem()}>
      <Form onSent={onSent} {...(isGated === undefined ? {} : { isGated })} />
    </ChakraProvider>,
  );
  const fieldOf = (name: string) => {
    const field = screen.getByLabelText(name);
    if (!(field instanceof HTMLInputElement)) throw new Error(`${name} is no input.`);
    return field;
  };
  return { onSent, fieldOf, user: userEvent.setup(), save: screen.getByRole('button') };
}

/** Fill a field as a script of the page does, and as an extension does, which has its own property setters. */
const FILLS: readonly [string, (field: HTMLInputElement, value: string) => void][] = [
  [
    'a script',
    (field, value) => {
      field.value = value;
    },
  ],
  [
    'an extension',
    (field, value) =>
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value),
  ],
];

test.each(FILLS)(
  'a value that %s fills in without an event is sent with the form and stays',
  async (_, fill) => {
    const { onSent, fieldOf, user, save } = open();
    fill(fieldOf('Name'), 'Ada');
    fill(fieldOf('Born'), '10/12/1815');
    await user.click(save);
    expect(onSent).toHaveBeenLastCalledWith({ name: 'Ada', born: '10/12/1815' });
    expect(fieldOf('Name').value).toBe('Ada');
  },
);

test.each(FILLS)(
  'a value that %s fills in stays while the customer types in another field',
  async (_, fill) => {
    const { fieldOf, user } = open();
    fill(fieldOf('Name'), 'Ada');
    await user.type(fieldOf('Born'), '1');
    expect(fieldOf('Name').value).toBe('Ada');
  },
);

test('a button blocked by an empty field notices when pressed that the field has been filled in', async () => {
  const { onSent, fieldOf, user, save } = open(true);
  fieldOf('Name').value = 'Ada';
  await user.click(save);
  await user.click(save);
  expect(onSent).toHaveBeenCalledWith({ name: 'Ada', born: '' });
});

test('a form submitted with Enter sends the formatted value', async () => {
  const { onSent, fieldOf, user } = open();
  await user.type(fieldOf('Name'), '“Ada”{Enter}');
  expect(onSent).toHaveBeenLastCalledWith({ name: 'Ada', born: '' });
  expect(fieldOf('Name').value).toBe('Ada');
});

test('typed text is formatted on blur, not while typing', async () => {
  const { fieldOf, user } = open();
  await user.type(fieldOf('Name'), '“Ada”');
  expect(fieldOf('Name').value).toBe('“Ada”');
  await user.tab();
  expect(fieldOf('Name').value).toBe('Ada');
});

test('digits become a date while typing; other ways to write a date are formatted on blur', async () => {
  const { fieldOf, user } = open();
  await user.type(fieldOf('Born'), '01021990');
  expect(fieldOf('Born').value).toBe('01/02/1990');
  await user.keyboard('{Backspace>6/}');
  expect(fieldOf('Born').value).toBe('01/0');
  await user.clear(fieldOf('Born'));
  await user.type(fieldOf('Born'), '1990-02-01');
  expect(fieldOf('Born').value).toBe('1990-02-01');
  await user.tab();
  expect(fieldOf('Born').value).toBe('01/02/1990');
});

test('typing in the middle of a date keeps the caret in place', () => {
  const { fieldOf } = open();
  fireEvent.change(fieldOf('Born'), { target: { value: '01/1990' } });
  fireEvent.change(fieldOf('Born'), { target: { value: '01/2/1990' } });
  expect(fieldOf('Born').value).toBe('01/2/1990');
});
