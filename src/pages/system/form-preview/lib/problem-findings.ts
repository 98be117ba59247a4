import type { ConfigurationKind, ConfigurationProblem } from '@/shared/api';
import { text } from '../finding-texts';
import type { Finding, Level } from './finding';

type Key = Parameters<typeof text>[0];
type Subject = Extract<Key, `subject.${string}`>;
type Place = Extract<Key, `where.${string}`>;
type Kind = ConfigurationProblem['kind'];
type Sentences = { readonly level: Level; readonly what: string; readonly todo: string };

const SUBJECTS: Partial<Readonly<Record<Kind, Subject>>> = {
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

const ROWS: Readonly<Record<ConfigurationKind, Place>> = {
  details: 'where.section',
  questions: 'where.group',
  memberships: 'where.membership',
  centres: 'where.centre',
};

const PARTS: Readonly<Record<Extract<ConfigurationProblem['path'][number], string>, Place>> = {
  sectionFields: 'where.field',
  questions: 'where.question',
  fields: 'where.field',
  options: 'where.option',
  allOf: 'where.condition',
  benefits: 'where.benefit',
  categories: 'where.category',
};

function getTwiceKey(kind: Kind): Extract<Key, `what.twice.${string}`> {
  if (kind === 'question') return 'what.twice.question';
  return kind === 'membership' ? 'what.twice.membership' : 'what.twice.field';
}

function isRow(kind: Kind): boolean {
  return kind === 'membership' || kind === 'centre';
}

/** What customers see of a part that is left out, unless the sentence before says it. */
function describeLeftOut(
  problem: ConfigurationProblem,
  form: ConfigurationKind,
  what: string,
  todo: string,
): Sentences {
  if (problem.isBlocking) {
    const fieldNoun = form === 'questions' ? 'question' : 'field';
    const consequence = text(
      problem.code === 'notAnObject' ? `then.maybe.${fieldNoun}` : `then.${fieldNoun}`,
    );
    return { level: 'stops', what: `${what} ${consequence}`, todo };
  }
  const isSaid = problem.code === 'twice';
  return { level: 'hides', what: isSaid ? what : `${what} ${text('then.left')}`, todo };
}

function describeProblem(problem: ConfigurationProblem, form: ConfigurationKind): Sentences {
  const { kind } = problem;
  switch (problem.code) {
    case 'notAnObject':
      return describeLeftOut(problem, form, text('what.noObject'), text('todo.noObject'));
    case 'missing': {
      const what = text(isRow(kind) ? 'what.missing' : 'what.unnamed', { key: problem.key });
      const todo = text(isRow(kind) ? 'todo.missing' : 'todo.unnamed', { key: problem.key });
      return describeLeftOut(problem, form, what, todo);
    }
    case 'twice':
      return describeLeftOut(
        problem,
        form,
        text(getTwiceKey(kind), { value: problem.value }),
        text('todo.twice'),
      );
    case 'unknownType':
      return describeLeftOut(problem, form, text('what.type', { value: problem.type }), text('todo.type'));
    case 'noReadableOption':
      return describeLeftOut(problem, form, text('what.options'), text('todo.options'));
    case 'unreadableGroup':
      return describeLeftOut(problem, form, text('what.repeated'), text('todo.repeated'));
    case 'noPaymentOptions':
    case 'unreadablePaymentOption':
      return describeLeftOut(problem, form, text('what.payment'), text('todo.payment'));
    case 'noOptions':
      return { level: 'note', what: text('what.noOptions'), todo: text('todo.noOptions') };
    case 'unreadable': {
      const consequence = text(form === 'questions' ? 'then.sectionQuestion' : 'then.sectionField');
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

function buildHidesSentences(what: string, todo: string): Sentences {
  return { level: 'hides', what, todo };
}

/** The part's place in words: “Group 1, question 2”. */
function formatPlace({ path }: ConfigurationProblem, form: ConfigurationKind): string {
  const [row = 0, ...innerPath] = path;
  const below = innerPath.flatMap((segment, index) => {
    const position = innerPath[index + 1];
    return typeof segment === 'string' && typeof position === 'number'
      ? [text(PARTS[segment], { position: position + 1 })]
      : [];
  });
  return [text(ROWS[form], { position: Number(row) + 1 }), ...below].join(', ');
}

/** The finding for a problem that a reader of the site reports. */
export function toFinding(problem: ConfigurationProblem, form: ConfigurationKind): Finding {
  const { kind, name } = problem;
  return {
    ...describeProblem(problem, form),
    subject: text(SUBJECTS[kind] ?? 'subject.answer', { name }),
    where: formatPlace(problem, form),
  };
}
