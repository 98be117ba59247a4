import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { Text } from '@/shared/ui/text';
import { text } from './texts';

export type ServiceUser = {
  /** The organisation that collects, as the scheme knows it. */
  readonly serviceUserName: string;
  /** Working days of notice before a change. */
  readonly noticeDays: number;
  /** The name on the bank statement. */
  readonly statementName: string;
};

/** The points of the Guarantee; one of them has a second sentence of its own line. */
const points = [
  ['directDebit.guarantee.1'],
  ['directDebit.guarantee.2'],
  ['directDebit.guarantee.3', 'directDebit.guarantee.4'],
  ['directDebit.guarantee.5'],
] as const;

/** The Guarantee, unedited, with the service user's name and notice period filled in as the scheme demands. */
export function DirectDebitGuarantee({ serviceUserName, noticeDays }: ServiceUser) {
  return (
    <Card as="section" aria-label={text('directDebit.guarantee')}>
      <Heading level={3}>{text('directDebit.guarantee')}</Heading>
      <ul>
        {points.map((lines) => (
          <li key={lines[0]}>
            {lines.map((key) => (
              <Text key={key}>{text(key, { name: serviceUserName, days: noticeDays })}</Text>
            ))}
          </li>
        ))}
      </ul>
    </Card>
  );
}
