import { useUnit } from 'effector-react';
import { ServerForm } from '@/shared/forms';
import { stackRecipe } from '@/shared/theme';
import { Button } from '@/shared/ui/button';
import { styled } from '@/shared/ui/styled';
import { QUESTIONS_FORM } from '../lib/question-control';
import type { AnswerQuestionsModel } from '../model/answer-questions';
import { text } from '../texts';

/** What stands below the fields. */
const Ending = styled('div', { ...stackRecipe, base: { ...stackRecipe.base, marginTop: '6' } });

/** The operator's additional questions, and Continue. Spec, joining §2 "Additional details". */
export function AnswerQuestions({ model }: { readonly model: AnswerQuestionsModel }) {
  const { status, refusal } = useUnit({ status: model.$status, refusal: model.$refusal });
  const isUnaskable = status === 'unaskable';
  return (
    <ServerForm
      id={QUESTIONS_FORM}
      model={model}
      hasFailed={status === 'loadFailed' || isUnaskable}
      failedText={isUnaskable ? refusal : text('questions.loadFailed')}
    >
      <Ending gap="6" align="start">
        <Button type="submit" size="lg">
          {text('joining.continue')}
        </Button>
      </Ending>
    </ServerForm>
  );
}
