import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Variants: primary, secondary or text. Spec, platform §5. */
export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: 'target',
    minWidth: 'target',
    paddingX: '6',
    paddingY: '2.5',
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: 'transparent',
    borderRadius: 'md',
    fontFamily: 'body',
    fontSize: 'md',
    fontWeight: 'bold',
    lineHeight: 'snug',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'background-color 120ms ease, border-color 120ms ease, transform 120ms ease',
    _active: { transform: 'translateY(1px)' },
    '&:disabled, &[aria-disabled=true]': { cursor: 'not-allowed', transform: 'none' },
  },
  variants: {
    variant: {
      primary: {
        background: 'primary.fill',
        color: 'primary.on',
        borderColor: 'primary.border',
        _hover: { background: 'primary.hover' },
        '&:disabled, &[data-blocked]': { background: 'subtle', color: 'fg.muted', borderColor: 'line' },
      },
      secondary: {
        background: 'secondary.button',
        color: 'secondary.buttonText',
        borderColor: 'secondary.buttonBorder',
        _hover: { background: 'secondary.buttonHover' },
        '&:disabled, &[data-blocked]': { background: 'subtle', color: 'fg.muted', borderColor: 'line' },
      },
      text: {
        background: 'transparent',
        color: 'primary.text',
        paddingX: '2',
        textDecoration: 'underline',
        textUnderlineOffset: '0.2em',
        _hover: { textDecorationThickness: '2px' },
        '&:disabled, &[data-blocked]': { color: 'fg.muted' },
      },
    },
    size: {
      md: {},
      lg: { minHeight: '14', fontSize: 'lg', paddingX: '8' },
    },
    isWide: { true: { width: 'full' } },
  },
  defaultVariants: { variant: 'primary', size: 'md' },
});
