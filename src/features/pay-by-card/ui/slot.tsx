import { chakra } from '@chakra-ui/react/styled-system';

/**
 * The frame around the provider's fields: it has a border unless the fields have their own, and its class names reflect the state
 * inside. Its content belongs to the provider.
 */
export const Slot = chakra('div', {
  base: {
    minHeight: 'target',
    padding: '3',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line.strong',
    borderRadius: 'md',
    background: 'surface',
    // Read by the gateways to style the provider's fields like our own.
    '--placeholder': '{colors.fg.muted}',
    '--invalid': '{colors.danger}',
    '--focused': '{colors.focus}',
    '&[data-has-own-borders]': { padding: '0', borderWidth: '0' },
    '&.StripeElement--invalid': { borderColor: 'danger' },
    // The focus ring of the site's own fields, because the provider draws none.
    '&.StripeElement--focus': {
      outlineWidth: '3px',
      outlineStyle: 'solid',
      outlineColor: 'focus',
      outlineOffset: '2px',
    },
    // Reserves room for the fields, so that nothing below jumps. Not a variant, because the provider changes the class names too.
    '&[data-loading]': { minHeight: '11.75rem' },
  },
});
