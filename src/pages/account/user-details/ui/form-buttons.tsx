import { useUnit } from 'effector-react';
import { Button } from '@/shared/ui/button';
import { Stack } from '@/shared/ui/stack';
import { cancelClicked } from '../model/open-part';
import { text } from '../texts';

/** The buttons below an open part. */
export function FormButtons({ isSaving }: { isSaving: boolean }) {
  const cancel = useUnit(cancelClicked);
  return (
    <Stack direction="row" gap="4" flexWrap="wrap" marginTop="6">
      <Button type="submit" isBusy={isSaving} busyLabel={text('details.saving')}>
        {text('details.save')}
      </Button>
      <Button variant="text" onClick={() => cancel()}>
        {text('details.cancel')}
      </Button>
    </Stack>
  );
}
