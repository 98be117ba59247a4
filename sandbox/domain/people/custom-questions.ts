import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../../store/connection.ts';
import { questionGroups as groupsTable } from '../../store/schema/catalogue.ts';
import { questionAnswers } from '../../store/schema/people.ts';
import type { Store } from '../../store/store.ts';
import { findMembershipTypeById } from '../catalogue/index.ts';
import { invalid, toLondonDate } from '../common/index.ts';
import type { Caller, QuestionAnswer, QuestionGroup } from '../common/types.ts';
import { checkQuestionAnswers } from './rules/question-answers.ts';

/** GET custom-questions/memberships/{id}, by a membership type's id; empty if it has none. */
export async function listQuestionGroups(store: Store, membershipTypeId: string): Promise<QuestionGroup[]> {
  return store.read((db) => findQuestionGroups(db, store, membershipTypeId));
}

/** POST custom-questions/memberships/{id}: replaces earlier answers; 422 keys are question ids. */
export async function saveAnswers(
  store: Store,
  caller: Caller,
  membershipTypeId: string,
  answers: { questionId: string; answer: unknown }[],
): Promise<QuestionAnswer[]> {
  return store.write(async (tx) => {
    const answersCheck = checkQuestionAnswers(await findQuestionGroups(tx, store, membershipTypeId), answers);
    if (!answersCheck.isValid) throw invalid(answersCheck.errors);
    await tx
      .delete(questionAnswers)
      .where(
        and(
          eq(questionAnswers.operatorId, store.operatorId),
          eq(questionAnswers.customerId, caller.userId),
          eq(questionAnswers.membershipTypeId, membershipTypeId),
        ),
      );
    const answerRows = answersCheck.answers.map(({ questionId, reference, answer }) => ({
      id: randomUUID(),
      operatorId: store.operatorId,
      customerId: caller.userId,
      membershipTypeId,
      questionId,
      questionReference: reference,
      answer,
      answeredAt: store.clock.now(),
    }));
    if (answerRows.length > 0) await tx.insert(questionAnswers).values(answerRows);
    return answersCheck.answers.map(({ questionId, answer }) => ({ questionId, answer }));
  });
}

async function findQuestionGroups(db: Tx, store: Store, membershipTypeId: string): Promise<QuestionGroup[]> {
  const membershipType = await findMembershipTypeById(db, store, membershipTypeId);
  const today = toLondonDate(store.clock.now());
  const rows = await db
    .select()
    .from(groupsTable)
    .where(eq(groupsTable.operatorId, store.operatorId))
    .orderBy(asc(groupsTable.position));
  return rows
    .filter((group) => group.membershipTypeIds.includes(membershipType.id))
    .map(({ id, title, questions }) => ({
      id,
      title,
      questions: questions.map((question) =>
        question.isPast ? { ...question, latestDay: today } : question,
      ),
    }));
}
