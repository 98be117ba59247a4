import type { ConfigurationKind, ConfigurationProblem } from '@/shared/api';
import { text } from '../finding-texts';
import type { Finding } from './finding';

type Key = Parameters<typeof text>[0];
type Kind = ConfigurationProblem['kind'];

/** Maps the readers' messages to the texts for staff: the text keys after `what.` and `todo.`. */
const SENTENCES: readonly (readonly [RegExp, what: (kind: Kind) => Key, todo: Key])[] = [
  [/^It is no object/, () => 'what.noObject', 'todo.noObject'],
  [/^It has no (?<key>\w+)\./, whatIsMissing, 'todo.missing'],
  [/^Its (?:name|id|slug) “(?<value>.*)” comes twice/, whatComesTwice, 'todo.twice'],
  [/^Its type “(?<value>.*)” is not known/, () => 'what.type', 'todo.type'],
  [/^None of its options/, () => 'what.options', 'todo.options'],
  [/^What it asks for cannot be read/, () => 'what.repeated', 'todo.repeated'],
  [/^It has no options to choose from/, () => 'what.noOptions', 'todo.noOptions'],
  [/^It cannot be read/, () => 'what.unreadable', 'todo.unreadable'],
  [/^Its option (?<value>\d+) cannot be read/, () => 'what.option', 'todo.option'],
  [/^Its value “(?<value>.*)” comes twice/, () => 'what.optionTwice', 'todo.optionTwice'],
  [/^Its condition (?<value>\d+) cannot be read/, () => 'what.condition', 'todo.condition'],
  [/payment options/, () => 'what.payment', 'todo.payment'],
  [/^Its benefit (?<value>\d+)/, () => 'what.benefit', 'todo.benefit'],
  [/^Its category (?<value>\d+)/, () => 'what.category', 'todo.category'],
  [/^Its position cannot be read/, () => 'what.position', 'todo.position'],
];

const SUBJECTS: Partial<Readonly<Record<Kind, Key>>> = {
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

function whatIsMissing(kind: Kind): Key {
  return kind === 'membership' || kind === 'centre' ? 'what.missing' : 'what.unnamed';
}

function whatComesTwice(kind: Kind): Key {
  if (kind === 'question') return 'what.twice.question';
  return kind === 'membership' ? 'what.twice.membership' : 'what.twice.field';
}

/** The consequence for customers; '' if the message already says it. */
function consequenceOf({ kind, problem }: ConfigurationProblem, form: ConfigurationKind): string {
  const isQuestion = form === 'questions';
  if (kind === 'section' || kind === 'group')
    return problem.includes('nothing can be sold')
      ? text(isQuestion ? 'then.sectionQuestion' : 'then.sectionField')
      : '';
  if (problem.includes('nothing can be sold')) return text(isQuestion ? 'then.question' : 'then.field');
  return problem.endsWith('It is left out.') && !problem.startsWith('Its slug') ? text('then.left') : '';
}

/** The finding for a problem that a reader of the site reports. */
export function findingOf(problem: ConfigurationProblem, form: ConfigurationKind): Finding {
  const { kind, name } = problem;
  const known = SENTENCES.find(([said]) => said.test(problem.problem));
  const groups = known?.[0].exec(problem.problem)?.groups ?? {};
  const values = { name, key: groups.key ?? '', value: groups.value ?? problem.problem };
  const what = text(known?.[1](kind) ?? 'what.other', values);
  const isStopped = problem.problem.includes('nothing can be sold');
  const isHidden = /left out|comes twice|Its position/.test(problem.problem);
  return {
    level: isStopped ? 'stops' : isHidden ? 'hides' : 'note',
    subject: text(SUBJECTS[kind] ?? 'subject.answer', values),
    what: [what, consequenceOf(problem, form)].filter(Boolean).join(' '),
    todo: text(known?.[2] ?? 'todo.other', values),
  };
}
