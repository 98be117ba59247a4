import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createDesignSystem } from '../../theme';
import { Button } from '../button';
import { ErrorSummary } from '../error-summary';
import { PasswordInput } from '../password-input';
import { TextInput } from '../text-input';
import { Field } from './field';

const show = (children: React.ReactNode) =>
  render(<ChakraProvider value={createDesignSystem()}>{children}</ChakraProvider>);

describe('a field', () => {
  it('a field associates its label, hint and error with its control', () => {
    show(
      <Field label="Town or city" hint="As on your bank statement" error="Enter a town" isRequired>
        {(control) => <TextInput {...control} />}
      </Field>,
    );
    const control = screen.getByRole('textbox', { name: 'Town or city' });
    const described = (control.getAttribute('aria-describedby') ?? '').split(' ');
    const words = described.map((id) => document.getElementById(id)?.textContent);
    expect(words).toEqual(['As on your bank statement', 'Enter a town']);
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(control.getAttribute('aria-required')).toBe('true');
  });

  it('a field without hint and error has no description', () => {
    show(<Field label="Town">{(control) => <TextInput {...control} />}</Field>);
    expect(screen.getByRole('textbox').hasAttribute('aria-describedby')).toBe(false);
  });
});

describe('an error summary', () => {
  // Proves J5.7.
  it('an error summary takes the focus when it appears, and its links focus the fields', async () => {
    show(
      <>
        <ErrorSummary errors={[{ fieldId: 'town', message: 'Enter a town' }]} />
        <Field id="town" label="Town" error="Enter a town">
          {(control) => <TextInput {...control} />}
        </Field>
      </>,
    );
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    await userEvent.click(screen.getByRole('link', { name: 'Enter a town' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Town' }));
  });
});

describe('the document title with errors', () => {
  // Proves J5.7.
  it('the document title begins with "Error:" until there are no more errors', () => {
    document.title = 'Log in';
    const { rerender } = show(<ErrorSummary errors={[{ message: 'Enter a town' }]} />);
    expect(document.title).toBe('Error: Log in');
    rerender(
      <ChakraProvider value={createDesignSystem()}>
        <ErrorSummary errors={[]} />
      </ChakraProvider>,
    );
    expect(document.title).toBe('Log in');
  });
});

describe('password inputs', () => {
  it('a password can be shown and hidden again', async () => {
    show(<Field label="Password">{(control) => <PasswordInput {...control} />}</Field>);
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
  });
});

describe('a busy button', () => {
  it('a busy button keeps the focus and ignores clicks', async () => {
    const clicked = vi.fn();
    show(
      <Button isBusy busyLabel="Processing..." onClick={clicked}>
        Pay
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Processing...' });
    await userEvent.click(button);
    expect(clicked).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
  });

  it('a busy button does not submit its form', async () => {
    const submitted = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    show(
      <form onSubmit={submitted}>
        <Button type="submit" isBusy>
          Pay
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(submitted).not.toHaveBeenCalled();
  });
});
