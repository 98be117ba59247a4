import { Heading } from '@/shared/ui/heading';

export function JoiningPage() {
  return <Heading level={1}>JoiningPage</Heading>;
}
