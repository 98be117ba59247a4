import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, createStore, createWatch, fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, test, vi } from 'vitest';
import type { Question } from '@/shared/api';
import { aQuestion, optionsOf, questionsOf } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { createAnswerQuestions } from '../model/answer-questions';
import { AnswerQuestions } from './answer-questions';

const model = createAnswerQuestions({ $membershipTypeId: createStore<string | null>('type-1') });

async function renderQuestions(...questions: Question[]) {
  const scope = fork({
    handlers: [[model.loadFx, () => ({ groups: questionsOf(...questions), unavailableFields: [] })]],
  });
  const onCompleted = vi.fn<() => void>();
  createWatch({ unit: model.completed, fn: onCompleted, scope });
  await allSettled(model.opened, { scope });
  render(
    <ChakraProvider value={createDesignSystem()}>
      <Provider value={scope}>
        <AnswerQuestions model={model} />
      </Provider>
    </ChakraProvider>,
  );
  return { user: userEvent.setup(), scope, onCompleted };
}

const workOptions = optionsOf({ full_time: 'Full time', 'Under 18s': 'Under 18s' });

// Proves J5.1.
test('questions of all six types have labels, and their answers are sent unchanged', async () => {
  const { user, scope, onCompleted } = await renderQuestions(
    aQuestion({ id: 'text', label: 'Name of your dog', isRequired: true }),
    aQuestion({ id: 'number', label: 'How often', type: 'number', isRequired: true }),
    aQuestion({ id: 'select', label: 'Work', type: 'select', options: workOptions, isRequired: true }),
    aQuestion({ id: 'many', label: 'Groups', type: 'multi_select', options: workOptions, isRequired: true }),
    aQuestion({ id: 'date', label: 'Since', type: 'date', isRequired: true }),
    aQuestion({ id: 'tick', label: 'I swim', type: 'checkbox', isRequired: true }),
  );
  await user.type(await screen.findByLabelText('Name of your dog'), 'Rex');
  await user.type(screen.getByLabelText('How often'), '3');
  await user.selectOptions(screen.getByLabelText('Work'), 'Under 18s');
  await user.click(within(screen.getByRole('group', { name: 'Groups' })).getByLabelText('Full time'));
  await user.click(screen.getByLabelText('I swim'));
  await user.type(screen.getByLabelText('Since'), '31/01/2026{Enter}');
  await vi.waitFor(() => expect(onCompleted).toHaveBeenCalledOnce());
  expect(scope.getState(model.$answers)).toEqual([
    { questionId: 'text', answer: 'Rex' },
    { questionId: 'number', answer: 3 },
    { questionId: 'select', answer: 'Under 18s' },
    { questionId: 'many', answer: ['full_time'] },
    { questionId: 'date', answer: '2026-01-31' },
    { questionId: 'tick', answer: true },
  ]);
});

test('Continue with an unanswered required question focuses that question', async () => {
  const { user, onCompleted } = await renderQuestions(
    aQuestion({ id: 'text', label: 'Name of your dog' }),
    aQuestion({ id: 'many', label: 'Groups', type: 'multi_select', options: workOptions, isRequired: true }),
  );
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('link', { name: 'Groups is required.' })).not.toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Full time'));
  expect(onCompleted).not.toHaveBeenCalled();
});
