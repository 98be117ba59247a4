import { useUnit } from 'effector-react';
import { SchemaForm } from '@/shared/forms';
import { text } from '@/shared/messages';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import type { AnswerQuestionsModel } from '../model/answer-questions';

/** The operator's additional questions, and Continue. Spec, joining §2 "Additional details". */
export function AnswerQuestions({ model }: { readonly model: AnswerQuestionsModel }) {
  const { definition, status, ...form } = useUnit({
    definition: model.$definition,
    status: model.$status,
    values: model.$values,
    errors: model.$errors,
    opened: model.opened,
    answered: model.answered,
    fieldEdited: model.fieldEdited,
    submitted: model.submitted,
  });

  if (status === 'loadFailed') {
    return (
      <Stack gap="4" align="start">
        <Alert status="danger">{text('questions.loadFailed')}</Alert>
        <Button variant="secondary" onClick={form.opened}>
          {text('form.tryAgain')}
        </Button>
      </Stack>
    );
  }
  if (!definition) return <Spinner label={text('form.loading')} isLabelShown />;

  return (
    <SchemaForm
      id="questions"
      schema={definition.schema}
      uiSchema={definition.uiSchema}
      values={form.values}
      errors={form.errors}
      onChange={form.answered}
      onFieldEdited={form.fieldEdited}
      onSubmit={form.submitted}
    >
      <Stack gap="6" align="start" marginTop="6">
        <Button type="submit" size="lg">
          {text('joining.continue')}
        </Button>
      </Stack>
    </SchemaForm>
  );
}
