import { chakra } from '@chakra-ui/react/styled-system';

/**
 * The frame around the provider's fields: one border, unless the fields have their own; its class names say what goes on inside. What is inside
 * belongs to the provider.
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
    // For the text of fields that are the provider's: it is given what our own fields have.
    '--placeholder': '{colors.fg.muted}',
    '--invalid': '{colors.danger}',
    '--focused': '{colors.focus}',
    '&[data-has-own-borders]': { padding: '0', borderWidth: '0' },
    '&.StripeElement--invalid': { borderColor: 'danger' },
    // The ring of the site's own fields: the provider draws none.
    '&.StripeElement--focus': {
      outlineWidth: '3px',
      outlineStyle: 'solid',
      outlineColor: 'focus',
      outlineOffset: '2px',
    },
    // Room for the fields to come, so that nothing below jumps. No variant: the class names are the provider's as well.
    '&[data-loading]': { minHeight: '11.75rem' },
  },
});
