import { useUnit } from 'effector-react';
import { $today } from '@/entities/client';
import { $user } from '@/entities/customer';
import type { Order } from '@/shared/api';
import { Text } from '@/shared/ui/text';
import { formatWelcome } from '../lib/next-steps';

/** Greets a new member by name, with the first day. */
export function Welcome({ order }: { order: Order }) {
  const { user, today } = useUnit({ user: $user, today: $today });
  const welcome = formatWelcome(order, { firstName: user?.firstName ?? '', today });
  return welcome ? <Text size="lg">{welcome}</Text> : null;
}
