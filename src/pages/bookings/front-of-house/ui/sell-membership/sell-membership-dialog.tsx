import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { Button } from '@/shared/ui/button';
import { FailureAlert } from '@/shared/ui/failure-alert';
import { Field } from '@/shared/ui/field';
import { Modal } from '@/shared/ui/modal';
import { QrCode } from '@/shared/ui/qr-code';
import { Select } from '@/shared/ui/select';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { text as uiText } from '@/shared/ui/texts';
import * as model from '../../model/sell-membership';
import { text } from './texts';

/**
 * Shows the page of a membership as a QR code for the customer's own device, because staff cannot join for somebody
 * else.
 */
export function SellMembershipDialog({ onClose }: { onClose: () => void }) {
  const { memberships, failure, isLoading, ...events } = useUnit({
    memberships: model.$memberships,
    failure: model.$failure,
    isLoading: model.$isLoading,
    opened: model.opened,
    retry: model.retryClicked,
  });
  useEffect(() => events.opened(), [events.opened]);
  const [membershipUrl, setMembershipUrl] = useState('');
  const shownAddress = membershipUrl.replace(/^https?:\/\//, '');
  return (
    <Modal
      isOpen
      onClose={onClose}
      asksBeforeClosing={false}
      title={text('sellMembership.title')}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {uiText('form.close')}
        </Button>
      }
    >
      <Stack gap="4" align="stretch">
        {failure && (
          <FailureAlert
            title={text('sellMembership.loadFailed')}
            failure={failure}
            isBusy={isLoading}
            onRetry={() => events.retry()}
          />
        )}
        {isLoading && !failure && <Spinner label={text('sellMembership.loading')} isLabelShown />}
        {memberships?.length === 0 && <Text role="status">{text('sellMembership.none')}</Text>}
        {memberships !== null && memberships.length > 0 && (
          <Field label={text('sellMembership.membership')}>
            {(control) => (
              <Select
                {...control}
                value={membershipUrl}
                placeholder={text('sellMembership.choose')}
                options={memberships.map(({ label, url: value }) => ({ label, value }))}
                onValueChange={setMembershipUrl}
              />
            )}
          </Field>
        )}
        {membershipUrl !== '' && (
          <>
            <Text role="status">{text('sellMembership.scan')}</Text>
            <QrCode value={membershipUrl} label={text('sellMembership.qr', { address: shownAddress })} />
            <Text tone="strong" overflowWrap="anywhere">
              {shownAddress}
            </Text>
          </>
        )}
      </Stack>
    </Modal>
  );
}
