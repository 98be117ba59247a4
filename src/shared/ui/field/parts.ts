import { styled } from '../styled';

/** The frame of several controls that answer one question. */
export const Fieldset = styled('fieldset', {
  base: { margin: '0', padding: '0', borderWidth: '0', minWidth: '0', overflowWrap: 'anywhere' },
});

export const Hint = styled('p', {
  base: { margin: '0', color: 'fg.muted', fontSize: 'sm', lineHeight: 'normal' },
});

export const ErrorText = styled('p', {
  base: { margin: '0', color: 'danger', fontWeight: 'bold', lineHeight: 'normal' },
});
