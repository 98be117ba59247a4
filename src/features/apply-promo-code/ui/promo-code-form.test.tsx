import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, test } from 'vitest';
import { createDesignSystem } from '@/shared/theme';
import { createPromoCode } from '../model/promo-code';
import { PromoCodeForm } from './promo-code-form';

const model = createPromoCode({ $paymentOptionId: createStore<string | null>('option-1') });

test('an unrecognised code stays in its field, which gets the focus and announces the error', async () => {
  const failure = { kind: 'http', status: 404, message: null };
  const scope = fork({ handlers: [[model.validateCodeFx, () => Promise.reject(failure)]] });
  render(
    <ChakraProvider value={createDesignSystem()}>
      <Provider value={scope}>
        <PromoCodeForm model={model} />
      </Provider>
    </ChakraProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /promo/i }));
  await user.type(screen.getByLabelText('Promo code'), 'NOPE');
  await user.click(screen.getByRole('button', { name: 'Apply' }));

  await screen.findByText('Code not recognised');
  // Matched by its full description, as a screen reader announces it.
  const described = screen.getByRole('textbox', { name: 'Promo code', description: /Code not recognised/ });
  expect(document.activeElement).toBe(described);
  expect(screen.getByDisplayValue('NOPE')).toBe(described);
});
