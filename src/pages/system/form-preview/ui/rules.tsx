import { chakra } from '@chakra-ui/react/styled-system';
import { Heading } from '@/shared/ui/heading';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import type { Rule } from '../lib/rules';
import { text } from '../rule-texts';

const List = chakra('ul', {
  base: { margin: '0', padding: '0', listStyle: 'none', overflowWrap: 'anywhere' },
});
const RuleItem = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '3rem minmax(0, 1fr)',
    columnGap: '2',
    paddingY: '3',
    borderBottomWidth: '1px',
    borderBottomStyle: 'solid',
    borderColor: 'line',
  },
});
const Verdict = chakra('p', { base: { margin: '0', fontWeight: 'bold', fontSize: 'lg' } });

/** Lists the rules below the verdict that follows from them. */
export function RuleList({ verdict, rules }: { verdict: string; rules: readonly Rule[] }) {
  return (
    <Stack as="section" gap="4" aria-labelledby="preview-result">
      <Heading level={2} id="preview-result">
        {text('why.result')}
      </Heading>
      <Verdict role="status">{verdict}</Verdict>
      <Heading level={3}>{text('why.rules')}</Heading>
      <List>
        {rules.map(({ sentence, isMet, field, reason }) => (
          <RuleItem key={sentence}>
            <Text fontWeight="bold" tone={isMet ? 'normal' : 'danger'}>
              {text(isMet ? 'why.yes' : 'why.no')}
            </Text>
            <div>
              <Text>{sentence}</Text>
              {reason !== undefined && <Text>{reason}</Text>}
              <Text tone="muted" size="sm">
                {text('why.field', { field })}
              </Text>
            </div>
          </RuleItem>
        ))}
      </List>
    </Stack>
  );
}
