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

type LinesProps = { readonly title: string; readonly hint: string; readonly lines: string };

/** Lines to copy. */
export function Lines({ title, hint, lines }: LinesProps) {
  const id = useId();
  const [copied, setCopied] = useState<{ readonly lines: string; readonly isDone: boolean } | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(lines);
      setCopied({ lines, isDone: true });
    } catch {
      setCopied({ lines, isDone: false });
    }
  };
  const outcome = copied?.lines === lines ? copied : null;
  return (
    <Stack as="section" gap="2" align="start" aria-labelledby={id}>
      <Heading level={2} size="md" id={id}>
        {title}
      </Heading>
      <Text tone="muted">{hint}</Text>
      <Code translate="no" dir="ltr">
        {lines}
      </Code>
      <Stack direction="row" gap="3" align="center">
        <Button variant="secondary" aria-describedby={id} onClick={() => void copy()}>
          {text('snippet.copy')}
        </Button>
        <Text role="status">{outcome && text(outcome.isDone ? 'snippet.copied' : 'snippet.notCopied')}</Text>
      </Stack>
    </Stack>
  );
}
