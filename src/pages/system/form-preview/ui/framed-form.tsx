import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { ServerForm } from '@/shared/forms';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Section } from '@/shared/ui/section';
import { Stack } from '@/shared/ui/stack';
import { $areAnswersAccepted, $formKind, formView } from '../model/framed';
import { text } from '../texts';

/** As wide as the steps of joining: the room of a page, less the summary beside them on a desktop. */
const Page = chakra('div', {
  base: { paddingX: { base: '4', md: '6' }, paddingY: { base: '4', md: '6' } },
});
const Step = chakra('div', { base: { maxWidth: '49rem' } });

/** The content of the frame: the step of joining that asks the form, which can be filled in and validated. */
export function FramedForm() {
  const { formKind, areAnswersAccepted } = useUnit({
    formKind: $formKind,
    areAnswersAccepted: $areAnswersAccepted,
  });
  return (
    <Page>
      <Step>
        <Section
          number={formKind === 'details' ? 3 : 4}
          title={text(`form.${formKind}`)}
          isOpen
          isFocusedOnOpen={false}
        >
          <ServerForm id="preview" model={formView} hasFailed={false} failedText={text('form.failed')}>
            <Stack gap="4" align="start" marginTop="6">
              <Button type="submit" size="lg">
                {text('form.checkAnswers')}
              </Button>
              {areAnswersAccepted && <Alert status="success">{text('form.accepted')}</Alert>}
            </Stack>
          </ServerForm>
        </Section>
      </Step>
    </Page>
  );
}
