import { chakra } from '@chakra-ui/react/styled-system';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useId } from 'react';
import { Heading } from '@/shared/ui/heading';
import { Icon } from '@/shared/ui/icon';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { text } from './texts';

/** Separated by a line, next to what the customer agrees to. */
const Guarantee = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    paddingTop: '6',
    borderTopWidth: '1px',
    borderTopStyle: 'solid',
    borderColor: 'line',
    '& ul': { display: 'flex', flexDirection: 'column', gap: '2', margin: '0', paddingInlineStart: '6' },
    '& p': { fontSize: 'sm', lineHeight: 'normal' },
  },
});

export type ServiceUser = {
  /** The collecting organisation's name in the Direct Debit scheme. */
  readonly serviceUserName: string;
  /** The working days of notice before a change. */
  readonly noticeDays: number;
  /** The name on the bank statement. */
  readonly statementName: string;
};

/** The points of the Guarantee; one of them has a second sentence on its own line. */
const GUARANTEE_POINTS = [
  ['directDebit.guarantee.1'],
  ['directDebit.guarantee.2'],
  ['directDebit.guarantee.3', 'directDebit.guarantee.4'],
  ['directDebit.guarantee.5'],
] as const;

/** The Guarantee, verbatim, with the service user's name and notice period filled in as the scheme requires. */
export function DirectDebitGuarantee({ serviceUserName, noticeDays }: ServiceUser) {
  const titleId = useId();
  return (
    <Guarantee aria-labelledby={titleId}>
      <Stack direction="row" gap="2" align="center">
        <Icon of={ShieldCheck} />
        <Heading level={3} size="sm" id={titleId}>
          {text('directDebit.guarantee')}
        </Heading>
      </Stack>
      <ul>
        {GUARANTEE_POINTS.map((textKeys) => (
          <li key={textKeys[0]}>
            {textKeys.map((textKey) => (
              <Text key={textKey}>{text(textKey, { name: serviceUserName, days: noticeDays })}</Text>
            ))}
          </li>
        ))}
      </ul>
    </Guarantee>
  );
}
