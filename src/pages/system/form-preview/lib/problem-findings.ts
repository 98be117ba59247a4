import type { ConfigurationKind, ConfigurationProblem } from '@/shared/api';
import { text } from '../finding-texts';
import type { Finding, FindingLevel } from './finding';

type FindingTextKey = Parameters<typeof text>[0];
type SubjectTextKey = Extract<FindingTextKey, `subject.${string}`>;
type PlaceTextKey = Extract<FindingTextKey, `where.${string}`>;
type ProblemKind = ConfigurationProblem['kind'];
type FindingSentences = { readonly level: FindingLevel; readonly what: string; readonly todo: string };

const SUBJECT_TEXT_KEYS: Partial<Readonly<Record<ProblemKind, SubjectTextKey>>> = {
  section: 'subject.section',
  field: 'subject.field',
  group: 'subject.group',
  question: 'subject.question',
  'group field': 'subject.group field',
  option: 'subject.option',
  membership: 'subject.membership',
  benefit: 'subject.benefit',
  category: 'subject.category',
  centre: 'subject.centre',
};

const ROW_TEXT_KEYS: Readonly<Record<ConfigurationKind, PlaceTextKey>> = {
  details: 'where.section',
  questions: 'where.group',
  memberships: 'where.membership',
  centres: 'where.centre',
};

const PART_TEXT_KEYS: Readonly<Record<Extract<ConfigurationProblem['path'][number], string>, PlaceTextKey>> =
  {
    sectionFields: 'where.field',
    questions: 'where.question',
    fields: 'where.field',
    options: 'where.option',
    allOf: 'where.condition',
    benefits: 'where.benefit',
    categories: 'where.category',
  };

function toDuplicateTextKey(kind: ProblemKind): Extract<FindingTextKey, `what.twice.${string}`> {
  if (kind === 'question') return 'what.twice.question';
  return kind === 'membership' ? 'what.twice.membership' : 'what.twice.field';
}

function isMembershipOrCentre(kind: ProblemKind): boolean {
  return kind === 'membership' || kind === 'centre';
}

/** What customers see of a part that is left out, unless the sentence before says it. */
function buildLeftOutSentences(
  problem: ConfigurationProblem,
  configurationKind: ConfigurationKind,
  what: string,
  todo: string,
): FindingSentences {
  if (problem.isBlocking) {
    const fieldNoun = configurationKind === 'questions' ? 'question' : 'field';
    const consequence = text(
      problem.code === 'notAnObject' ? `then.maybe.${fieldNoun}` : `then.${fieldNoun}`,
    );
    return { level: 'stops', what: `${what} ${consequence}`, todo };
  }
  const isAlreadySaid = problem.code === 'twice';
  return { level: 'hides', what: isAlreadySaid ? what : `${what} ${text('then.left')}`, todo };
}

function buildProblemSentences(
  problem: ConfigurationProblem,
  configurationKind: ConfigurationKind,
): FindingSentences {
  const { kind } = problem;
  switch (problem.code) {
    case 'notAnObject':
      return buildLeftOutSentences(problem, configurationKind, text('what.noObject'), text('todo.noObject'));
    case 'missing': {
      const what = text(isMembershipOrCentre(kind) ? 'what.missing' : 'what.unnamed', { key: problem.key });
      const todo = text(isMembershipOrCentre(kind) ? 'todo.missing' : 'todo.unnamed', { key: problem.key });
      return buildLeftOutSentences(problem, configurationKind, what, todo);
    }
    case 'twice':
      return buildLeftOutSentences(
        problem,
        configurationKind,
        text(toDuplicateTextKey(kind), { value: problem.value }),
        text('todo.twice'),
      );
    case 'unknownType':
      return buildLeftOutSentences(
        problem,
        configurationKind,
        text('what.type', { value: problem.type }),
        text('todo.type'),
      );
    case 'noReadableOption':
      return buildLeftOutSentences(problem, configurationKind, text('what.options'), text('todo.options'));
    case 'unreadableGroup':
      return buildLeftOutSentences(problem, configurationKind, text('what.repeated'), text('todo.repeated'));
    case 'noPaymentOptions':
    case 'unreadablePaymentOption':
      return buildLeftOutSentences(problem, configurationKind, text('what.payment'), text('todo.payment'));
    case 'noOptions':
      return { level: 'note', what: text('what.noOptions'), todo: text('todo.noOptions') };
    case 'unreadable': {
      const consequence = text(
        configurationKind === 'questions' ? 'then.sectionQuestion' : 'then.sectionField',
      );
      return {
        level: 'stops',
        what: `${text('what.unreadable')} ${consequence}`,
        todo: text('todo.unreadable'),
      };
    }
    case 'unreadableOption':
      return buildHidesSentences(text('what.option', { value: problem.position }), text('todo.option'));
    case 'optionTwice':
      return buildHidesSentences(
        text('what.optionTwice', { value: problem.value }),
        text('todo.optionTwice'),
      );
    case 'unreadableCondition':
      return {
        level: 'note',
        what: text('what.condition', { value: problem.position }),
        todo: text('todo.condition'),
      };
    case 'namelessBenefit':
      return buildHidesSentences(text('what.benefit', { value: problem.position }), text('todo.benefit'));
    case 'badCategory':
      return buildHidesSentences(text('what.category', { value: problem.position }), text('todo.category'));
    case 'unplaced':
      return buildHidesSentences(text('what.position'), text('todo.position'));
  }
}

function buildHidesSentences(what: string, todo: string): FindingSentences {
  return { level: 'hides', what, todo };
}

/** The position of the part in words: “Group 1, question 2”. */
function formatPosition({ path }: ConfigurationProblem, configurationKind: ConfigurationKind): string {
  const [rowIndex = 0, ...innerPath] = path;
  const innerPositions = innerPath.flatMap((segment, index) => {
    const position = innerPath[index + 1];
    return typeof segment === 'string' && typeof position === 'number'
      ? [text(PART_TEXT_KEYS[segment], { position: position + 1 })]
      : [];
  });
  return [text(ROW_TEXT_KEYS[configurationKind], { position: Number(rowIndex) + 1 }), ...innerPositions].join(
    ', ',
  );
}

/** The finding for a problem that a reader of the site reports. */
export function toFinding(problem: ConfigurationProblem, configurationKind: ConfigurationKind): Finding {
  const { kind, name } = problem;
  return {
    ...buildProblemSentences(problem, configurationKind),
    subject: text(SUBJECT_TEXT_KEYS[kind] ?? 'subject.answer', { name }),
    where: formatPosition(problem, configurationKind),
  };
}
