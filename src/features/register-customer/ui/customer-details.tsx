import type { User } from '@/shared/api';
import { Stack } from '@/shared/ui/stack';
import { SummaryList } from '@/shared/ui/summary-list';
import { Text } from '@/shared/ui/text';
import type { KnownDetails as Model } from '../model/known-details';
import { text as registerText } from '../texts';
import { KnownDetails } from './known-details';
import { text } from './texts';

/** A logged-in customer's details, which the joining flow shows read-only. Requirement J4.1. */
export function CustomerDetails({ user, model }: { readonly user: User; readonly model: Model }) {
  return (
    <Stack gap="4">
      <Text>{text('details.readOnly')}</Text>
      <Text tone="muted">{text('details.editLater')}</Text>
      <SummaryList
        label={registerText('joining.section.details')}
        rows={[
          { label: text('details.name'), value: `${user.firstName} ${user.lastName}`.trim() },
          { label: text('details.email'), value: user.email },
          { label: text('details.reference'), value: user.reference },
        ]}
      />
      <KnownDetails model={model} />
    </Stack>
  );
}
