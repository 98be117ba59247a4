import { useUnit } from 'effector-react';
import { ServerForm } from '@/shared/forms';
import { Button } from '@/shared/ui/button';
import { Stack } from '@/shared/ui/stack';
import { QUESTIONS_FORM_ID } from '../lib/question-control';
import type { AnswerQuestionsModel } from '../model/answer-questions';
import { text } from './texts';

/** The operator's additional questions, and Continue. Requirement J5.2. */
export function AnswerQuestions({ model }: { readonly model: AnswerQuestionsModel }) {
  const { status, refusal } = useUnit({ status: model.$status, refusal: model.$refusal });
  const isUnaskable = status === 'unaskable';
  return (
    <ServerForm
      id={QUESTIONS_FORM_ID}
      model={model}
      hasFailed={status === 'loadFailed' || isUnaskable}
      failedText={isUnaskable ? refusal : text('questions.loadFailed')}
    >
      <Stack gap="6" align="start" marginTop="6">
        <Button type="submit" size="lg" data-step-action="">
          {text('joining.continue')}
        </Button>
      </Stack>
    </ServerForm>
  );
}
