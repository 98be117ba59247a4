import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import { Button } from '@/shared/ui/button';
import { Heading } from '@/shared/ui/heading';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { text } from '../snippet-texts';

const Code = chakra('pre', {
  base: {
    width: 'full',
    margin: '0',
    padding: '3',
    borderRadius: 'md',
    background: 'subtle',
    fontFamily: 'monospace',
    fontSize: 'sm',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});

type CopyableLinesProps = { readonly title: string; readonly hint: string; readonly lines: string };

/** Shows lines of code, with a button that copies them. */
export function CopyableLines({ title, hint, lines }: CopyableLinesProps) {
  const titleId = useId();
  const [lastCopy, setLastCopy] = useState<{ readonly lines: string; readonly hasSucceeded: boolean } | null>(
    null,
  );
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(lines);
      setLastCopy({ lines, hasSucceeded: true });
    } catch {
      setLastCopy({ lines, hasSucceeded: false });
    }
  };
  const copyOutcome = lastCopy?.lines === lines ? lastCopy : null;
  return (
    <Stack as="section" gap="2" align="start" aria-labelledby={titleId}>
      <Heading level={2} size="md" id={titleId}>
        {title}
      </Heading>
      <Text tone="muted">{hint}</Text>
      <Code translate="no" dir="ltr">
        {lines}
      </Code>
      <Stack direction="row" gap="3" align="center">
        <Button variant="secondary" aria-describedby={titleId} onClick={() => void copy()}>
          {text('snippet.copy')}
        </Button>
        <Text role="status">
          {copyOutcome && text(copyOutcome.hasSucceeded ? 'snippet.copied' : 'snippet.notCopied')}
        </Text>
      </Stack>
    </Stack>
  );
}
