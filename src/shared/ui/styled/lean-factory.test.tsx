import { ChakraProvider, chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import { createRef, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { buttonRecipe, system } from '../../theme';
import { chakra as lean } from './lean-factory';

const recipe = defineRecipe({
  base: { display: 'flex', padding: { base: '4', md: '6' }, _hover: { color: 'fg' } },
  variants: { isOpen: { true: { boxShadow: 'sm' }, false: { background: 'transparent' } } },
  defaultVariants: { isOpen: false },
});
const plain = { ours: lean('div'), chakras: chakra('div') };
const panel = { ours: lean('div', recipe), chakras: chakra('div', recipe) };
const button = { ours: lean('button', buttonRecipe), chakras: chakra('button', buttonRecipe) };

function htmlOf(element: ReactElement): string {
  const { container, unmount } = render(<ChakraProvider value={system}>{element}</ChakraProvider>);
  const html = container.innerHTML;
  unmount();
  return html;
}

describe("the elements of the build look as Chakra's own", () => {
  it('without a recipe', () => {
    expect(htmlOf(<plain.ours id="a">text</plain.ours>)).toBe(
      htmlOf(<plain.chakras id="a">text</plain.chakras>),
    );
  });

  it.each([
    {},
    { marginTop: '2' },
    { marginX: 'auto', color: 'danger', minHeight: undefined },
    { display: { base: 'none', sm: 'inline' }, flex: '1' },
    { _hover: { color: 'primary.text' } },
  ])('with the style properties %j', (styles) => {
    expect(htmlOf(<panel.ours {...styles} />)).toBe(htmlOf(<panel.chakras {...styles} />));
  });

  it.each([{}, { isOpen: true }, { isOpen: false }])('with the variants %j', (variants) => {
    expect(htmlOf(<panel.ours {...variants} />)).toBe(htmlOf(<panel.chakras {...variants} />));
  });

  it('as another element, with attributes and a class of its own', () => {
    const shared = { as: 'section', 'aria-label': 'Centre', className: 'own', tabIndex: -1 } as const;
    expect(htmlOf(<panel.ours {...shared} />)).toBe(htmlOf(<panel.chakras {...shared} />));
  });

  it('with a recipe of the product, disabled and of another size', () => {
    const shared = {
      variant: 'secondary',
      size: 'lg',
      disabled: true,
      width: { base: 'full', sm: 'auto' },
    } as const;
    expect(htmlOf(<button.ours {...shared} />)).toBe(htmlOf(<button.chakras {...shared} />));
  });

  it('and hand their element on', () => {
    const ref = createRef<HTMLElement>();
    const { unmount } = render(
      <ChakraProvider value={system}>
        <panel.ours ref={ref} role="group" />
      </ChakraProvider>,
    );
    expect(ref.current).toBe(screen.getByRole('group'));
    unmount();
  });
});
