import { Heading } from '../heading';
import { Stack } from '../stack';
import { Text } from '../text';

interface DetailLinesProps {
  readonly title: string;
  /** One paragraph each; without lines nothing is rendered. */
  readonly lines: readonly string[];
}

/** A short section on the page of a bookable activity, camp or course: a heading in the body face and a few lines. */
export function DetailLines({ title, lines }: DetailLinesProps) {
  if (lines.length === 0) return null;
  return (
    <Stack gap="1">
      <Heading level={2} size="md">
        {title}
      </Heading>
      {lines.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </Stack>
  );
}
