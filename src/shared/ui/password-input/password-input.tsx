import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, useState } from 'react';
import { Button } from '../button';
import { TextInput } from '../text-input';
import { text } from '../texts';

/** Leaves room at the end for the button. */
const Frame = chakra('div', { base: { position: 'relative', '& input': { paddingInlineEnd: '5.5rem' } } });

/** A password input with a button to show the password. Set `autoComplete="new-password"` for a new password. */
export function PasswordInput({ id, ...rest }: ComponentProps<typeof TextInput>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Frame>
      <TextInput
        id={id}
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
      />
      <Button
        variant="text"
        position="absolute"
        insetInlineEnd="1"
        insetBlockEnd="2px"
        paddingX="3"
        aria-controls={id}
        aria-label={text(isShown ? 'form.hidePassword' : 'form.showPassword')}
        onClick={() => setIsShown(!isShown)}
      >
        {text(isShown ? 'form.hide' : 'form.show')}
      </Button>
    </Frame>
  );
}
