import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render } from '@testing-library/react';
import type { Scope } from 'effector';
import { Provider } from 'effector-react';
import type { ComponentProps } from 'react';
import { createDesignSystem } from '@/shared/theme';
import type { PayByCard } from '../model/pay-by-card';
import { CardPayment } from '../ui/card-payment';

/** Renders the payment form of an opened checkout. */
export function showCardPayment(
  { scope, model }: { scope: Scope; model: PayByCard },
  around: Pick<ComponentProps<typeof CardPayment>, 'notices' | 'wallets'> = {},
): void {
  render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <CardPayment model={model} {...around} />
      </ChakraProvider>
    </Provider>,
  );
}
