import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { ServerForm } from '@/shared/forms';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Heading } from '@/shared/ui/heading';
import { RadioGroup } from '@/shared/ui/radio-group';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { $areAccepted, $fieldCount, formView } from '../model/check';
import { text } from '../texts';

const SCREENS = ['desktop', 'phone', 'kiosk'] as const;
type Screen = (typeof SCREENS)[number];

const Scroll = chakra('div', { base: { overflowX: 'auto', padding: '1' } });
const Frame = chakra('div', {
  base: {
    boxSizing: 'border-box',
    padding: '4',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line.strong',
    borderRadius: 'lg',
    background: 'surface',
  },
  variants: {
    screen: {
      desktop: { width: '48rem' },
      phone: { width: '24.375rem', maxWidth: 'full' },
      // As on a tall terminal: 50 % larger, with larger touch targets (`app/kiosk/large-print`).
      kiosk: { width: '45rem', zoom: 1.5, '--target': 'max(64px, 2.75rem)' },
    },
  },
});

/** The form as customers see it; it can be filled in and validated. */
export function FormShown() {
  const { areAccepted, fieldCount } = useUnit({ areAccepted: $areAccepted, fieldCount: $fieldCount });
  const [screen, setScreen] = useState<Screen>('desktop');
  return (
    <Stack as="section" gap="4" aria-labelledby="preview-form">
      <Heading level={2} id="preview-form">
        {text('form.title')}
      </Heading>
      {fieldCount === 0 ? (
        <Text>{text('form.none')}</Text>
      ) : (
        <>
          <Text>{text('form.hint')}</Text>
          <RadioGroup
            label={text('form.width')}
            hint={text('form.widthHint')}
            options={SCREENS.map((value) => ({ value, label: text(`form.${value}`) }))}
            value={screen}
            onValueChange={(chosen) => setScreen(SCREENS.find((one) => one === chosen) ?? 'desktop')}
            appearance="plain"
            isRow
          />
          <Scroll>
            <Frame screen={screen} data-screen={screen}>
              <ServerForm id="preview" model={formView} hasFailed={false} failedText={text('form.failed')}>
                <Stack gap="4" align="start" marginTop="6">
                  <Button type="submit" size="lg">
                    {text('form.checkAnswers')}
                  </Button>
                </Stack>
              </ServerForm>
            </Frame>
          </Scroll>
          {areAccepted && <Alert status="success">{text('form.accepted')}</Alert>}
        </>
      )}
    </Stack>
  );
}
