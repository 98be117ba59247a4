import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { withoutAnswerText } from '@/entities/venue';
import { readRecord } from '@/shared/lib';
import { Alert } from '@/shared/ui/alert';
import { Heading } from '@/shared/ui/heading';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import type { Check } from '../lib/check-text';
import { getFindingKey, type Level } from '../lib/finding';
import { $centre } from '../model/catalogue';
import { $unaskable } from '../model/check';
import { text } from '../texts';

const List = chakra('ol', {
  base: { margin: '0', padding: '0', listStyle: 'none', overflowWrap: 'anywhere' },
});
const Item = chakra('li', {
  base: {
    paddingY: '3',
    paddingInlineStart: '4',
    borderInlineStartWidth: '4px',
    borderInlineStartStyle: 'solid',
    borderColor: 'line.strong',
    marginBottom: '3',
  },
  variants: { level: { stops: { borderColor: 'danger' }, hides: {}, note: { borderColor: 'line' } } },
});

const HEADS: Readonly<Record<Level, string>> = {
  stops: text('findings.stops'),
  hides: text('findings.hides'),
  note: text('findings.note'),
};

/** The findings about the checked configuration, as sentences. */
export function Findings({ check }: { check: Check }) {
  const { findings, reading } = check;
  return (
    <Stack as="section" gap="4" aria-labelledby="preview-findings">
      <Heading level={2} id="preview-findings">
        {text('findings.title')}
      </Heading>
      <Text role="status" fontWeight="bold">
        {formatSummary(findings.length)}
      </Text>
      <Unaskable check={check} />
      <List>
        {findings.map((finding) => (
          <Item key={getFindingKey(finding)} level={finding.level}>
            <Text fontWeight="bold">{`${HEADS[finding.level]}: ${finding.subject}`}</Text>
            {finding.where && (
              <Text tone="muted" size="sm">
                {finding.where}
              </Text>
            )}
            <Text>{finding.what}</Text>
            <Text tone="muted">{finding.todo}</Text>
          </Item>
        ))}
      </List>
      {reading && 'length' in reading.value && (
        <Text>
          {text('findings.rows', {
            count: reading.value.length,
            all: Object.keys(readRecord(reading.response)).length,
          })}
        </Text>
      )}
    </Stack>
  );
}

function formatSummary(count: number): string {
  if (count === 0) return text('findings.none');
  return count === 1 ? text('findings.one') : text('findings.count', { count });
}

/** The message that customers see if a required field cannot be shown. */
function Unaskable({ check }: { check: Check }) {
  const { unaskable, centre } = useUnit({ unaskable: $unaskable, centre: $centre });
  if (unaskable.length === 0) return null;
  const key = check.kind === 'details' ? 'register.unaskable' : 'questions.unaskable';
  return (
    <Alert status="warning" title={text('findings.unaskable')} isLive={false}>
      {withoutAnswerText(key, unaskable, centre)}
    </Alert>
  );
}
