import { ChakraProvider, chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import { render } from '@testing-library/react';
import { createRef, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import {
  alertRecipe,
  cardRecipe,
  createDesignSystem,
  headingRecipe,
  inputRecipe,
  labelRecipe,
  linkRecipe,
  modalRecipe,
  stackRecipe,
  textRecipe,
  tickRecipe,
  tickRowRecipe,
} from '../../theme';
import { type PlainRecipe, styled } from './styled';

const panelRecipe = defineRecipe({
  base: { display: 'flex', padding: { base: '4', md: '6' }, _hover: { color: 'fg' } },
  variants: { isOpen: { true: { boxShadow: 'sm' }, false: { background: 'transparent' } } },
  defaultVariants: { isOpen: false },
});
const Panel = { ours: styled('div', panelRecipe), chakras: chakra('div', panelRecipe) };
const Input = { ours: styled('input', inputRecipe), chakras: chakra('input', inputRecipe) };

function renderElement(element: ReactElement) {
  return render(<ChakraProvider value={createDesignSystem()}>{element}</ChakraProvider>).container;
}
// Emotion derives the class name from the styles.
const htmlOf = (element: ReactElement) => renderElement(element).innerHTML;

describe('a styled element', () => {
  it.each([{}, { isOpen: true }, { isOpen: false }])(
    'a styled element looks as Chakra would render it, with the variants %j',
    (variants) => {
      expect(htmlOf(<Panel.ours {...variants} />)).toBe(htmlOf(<Panel.chakras {...variants} />));
    },
  );

  it.each(
    Object.entries({
      alertRecipe,
      cardRecipe,
      headingRecipe,
      inputRecipe,
      labelRecipe,
      linkRecipe,
      modalRecipe,
      stackRecipe,
      textRecipe,
      tickRecipe,
      tickRowRecipe,
    }),
  )('an element styled by %s looks as Chakra would render it', (_, recipe: PlainRecipe) => {
    const [Ours, Chakras] = [styled('div', recipe), chakra('div', recipe)];
    expect(htmlOf(<Ours />)).toBe(htmlOf(<Chakras />));
  });

  it('a styled element’s CSS rules are in the document', () => {
    const [element] = renderElement(<Panel.ours isOpen />).children;
    expect(element && getComputedStyle(element).display).toBe('flex');
  });

  it('a styled element keeps its HTML attributes', () => {
    const attributes = { type: 'email', 'aria-invalid': true, maxLength: 20 } as const;
    expect(htmlOf(<Input.ours {...attributes} />)).toBe(htmlOf(<Input.chakras {...attributes} />));
  });

  it('a styled SVG shape keeps d and r as attributes, not styles', () => {
    const Path = styled('path', { base: { fill: 'fg' } });
    const Circle = styled('circle', { base: { fill: 'fg' } });
    const svg = renderElement(
      <svg>
        <title>A line and a dot</title>
        <Path d="M0 0L9 9" />
        <Circle r="4" />
      </svg>,
    );
    expect(svg.querySelector('path')?.getAttribute('d')).toBe('M0 0L9 9');
    expect(svg.querySelector('circle')?.getAttribute('r')).toBe('4');
  });

  it('a styled element passes its element to a ref', () => {
    const ref = createRef<HTMLDivElement>();
    const container = renderElement(<Panel.ours ref={ref} />);
    expect(ref.current).toBe(container.firstElementChild);
  });
});
