import express, { type Router } from 'express';
import { DomainError } from '../domain/common/index.ts';
import type { GroupField, Question } from '../domain/common/types.ts';
import { listQuestionGroups, saveAnswers } from '../domain/people/index.ts';
import type { ApiParts } from '../server/api-parts.ts';
import { requireCaller } from '../server/callers.ts';
import type { Schemas } from './wire/schemas.ts';

/** Tag `custom-questions`: the questions of a membership, in addition to the customer's details. */
export function customQuestionRoutes({ store }: ApiParts): Router {
  const router = express.Router();
  router.get('/api/custom-questions/memberships/:id', async (request, response) => {
    const groups = await listQuestionGroups(store, request.params.id);
    const data = groups.map(({ id, title, questions }) => ({
      id,
      title,
      questions: questions.map(toWireQuestion),
    }));
    response.json({ data });
  });
  router.post('/api/custom-questions/memberships/:id', async (request, response) => {
    const { answers }: Schemas['StoreAnswersRequest'] = request.body;
    const sentAnswers = answers.map(({ question_id, answer }) => ({ questionId: question_id, answer }));
    const savedAnswers = await saveAnswers(
      store,
      requireCaller(request),
      request.params.id,
      sentAnswers,
    ).catch(throwWithAnswerPaths);
    response.status(201).json({ data: { answered: savedAnswers.length } });
  });
  return router;
}

/** Maps a question's id to its path in the body, `answers.{id}`. */
function throwWithAnswerPaths(error: unknown): never {
  if (!(error instanceof DomainError) || error.errors === null) throw error;
  const errors = Object.entries(error.errors).map(([id, texts]) => [`answers.${id}`, texts] as const);
  throw new DomainError(error.kind, error.message, { errors: Object.fromEntries(errors) });
}

function toWireQuestion(question: Question): Schemas['Question'] {
  const hasOptions = question.type === 'select' || (question.type === 'multi_select' && !question.fields);
  return {
    id: question.id,
    reference: question.reference,
    label: question.label,
    type: question.type,
    options: hasOptions ? question.options : null,
    placeholder: question.placeholder,
    default: question.default,
    is_required: question.isRequired,
    ...(question.latestDay && { html_attributes: { max: question.latestDay } }),
    ...(question.fields && {
      fields: question.fields.map(toWireGroupField),
      min_items: question.minItems ?? null,
      max_items: question.maxItems ?? null,
    }),
  };
}

function toWireGroupField({ name, label, type, isRequired }: GroupField): Schemas['GroupField'] {
  return { name, label, type, is_required: isRequired };
}
