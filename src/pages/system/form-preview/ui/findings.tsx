import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { formatUnaskableText } from '@/entities/venue';
import { readRecord } from '@/shared/lib';
import { Alert } from '@/shared/ui/alert';
import { Heading } from '@/shared/ui/heading';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import type { ConfigurationCheck } from '../lib/check-text';
import { type FindingLevel, toFindingKey } from '../lib/finding';
import { $chosenCentre } from '../model/catalogue';
import { $unavailableFields } from '../model/check';
import { text } from '../texts';

const List = chakra('ol', {
  base: { margin: '0', padding: '0', listStyle: 'none', overflowWrap: 'anywhere' },
});
const FindingItem = chakra('li', {
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

const LEVEL_LABELS: Readonly<Record<FindingLevel, string>> = {
  stops: text('findings.stops'),
  hides: text('findings.hides'),
  note: text('findings.note'),
};

/** The findings about the checked configuration, as sentences. */
export function Findings({ check }: { check: ConfigurationCheck }) {
  const { findings, reading } = check;
  return (
    <Stack as="section" gap="4" aria-labelledby="preview-findings">
      <Heading level={2} id="preview-findings">
        {text('findings.title')}
      </Heading>
      <Text role="status" fontWeight="bold">
        {formatSummary(findings.length)}
      </Text>
      <UnavailableFieldsNotice check={check} />
      <List>
        {findings.map((finding) => (
          <FindingItem key={toFindingKey(finding)} level={finding.level}>
            <Text fontWeight="bold">{`${LEVEL_LABELS[finding.level]}: ${finding.subject}`}</Text>
            {finding.where && (
              <Text tone="muted" size="sm">
                {finding.where}
              </Text>
            )}
            <Text>{finding.what}</Text>
            <Text tone="muted">{finding.todo}</Text>
          </FindingItem>
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
function UnavailableFieldsNotice({ check }: { check: ConfigurationCheck }) {
  const { unavailableFields, centre } = useUnit({
    unavailableFields: $unavailableFields,
    centre: $chosenCentre,
  });
  if (unavailableFields.length === 0) return null;
  const textKey = check.kind === 'details' ? 'register.unaskable' : 'questions.unaskable';
  return (
    <Alert status="warning" title={text('findings.unaskable')} isLive={false}>
      {formatUnaskableText(textKey, unavailableFields, centre)}
    </Alert>
  );
}
