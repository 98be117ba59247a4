import { useUnit } from 'effector-react';
import { useState } from 'react';
import { Heading } from '@/shared/ui/heading';
import { RadioGroup } from '@/shared/ui/radio-group';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { readScreen, SCREENS, type Screen } from '../lib/screens';
import { $sentForm } from '../model/check';
import { text } from '../texts';
import { FormFrame } from './form-frame';

/** The form as customers see it on a screen that staff choose; it can be filled in and validated. */
export function FormOnScreen() {
  const form = useUnit($sentForm);
  const [screen, setScreen] = useState<Screen>('desktop');
  return (
    <Stack as="section" gap="4" aria-labelledby="preview-form">
      <Heading level={2} id="preview-form">
        {text('form.title')}
      </Heading>
      {form === null ? (
        <Text>{text('form.none')}</Text>
      ) : (
        <>
          <Text>{text('form.hint')}</Text>
          <RadioGroup
            label={text('form.width')}
            options={SCREENS.map((value) => ({ value, label: text(`form.${value}`) }))}
            value={screen}
            onValueChange={(value) => setScreen(readScreen(value) ?? 'desktop')}
            appearance="plain"
            isRow
          />
          <FormFrame form={form} screen={screen} />
        </>
      )}
    </Stack>
  );
}
