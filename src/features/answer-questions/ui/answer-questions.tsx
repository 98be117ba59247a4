import { useUnit } from 'effector-react';
import { ServerForm } from '@/shared/forms';
import { text } from '@/shared/messages';
import { Button } from '@/shared/ui/button';
import { Stack } from '@/shared/ui/stack';
import type { AnswerQuestionsModel } from '../model/answer-questions';

/** The operator's additional questions, and Continue. Spec, joining §2 "Additional details". */
export function AnswerQuestions({ model }: { readonly model: AnswerQuestionsModel }) {
  const status = useUnit(model.$status);
  return (
    <ServerForm
      id="questions"
      model={model}
      hasFailed={status === 'loadFailed'}
      failedText={text('questions.loadFailed')}
    >
      <Stack gap="6" align="start" marginTop="6">
        <Button type="submit" size="lg">
          {text('joining.continue')}
        </Button>
      </Stack>
    </ServerForm>
  );
}
