import { useUnit } from 'effector-react';
import { useId, useState } from 'react';
import { $basketFailure, $changes, itemUpdated } from '@/features/change-basket';
import { OnePerson, PriceSelect } from '@/features/choose-attendees';
import { type ActivitySessionDetail, failureText } from '@/shared/api';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { Modal } from '@/shared/ui/modal';
import { Select } from '@/shared/ui/select';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { text as uiText } from '@/shared/ui/texts';
import {
  changedOptions,
  choiceOfItem,
  type ItemChoice,
  mostPlacesFor,
  peopleFor,
} from '../../lib/changed-options';
import { type Item, itemTitle } from '../../lib/items';
import * as model from '../../model/change-item';
import { text } from '../../texts';

/** So many of something over the counter. */
const MOST_OF_A_PRODUCT = 20;

/** The dialog in which an item is changed. */
export function ChangeItem() {
  const { item } = useUnit({ item: model.$changing });
  return item && <ChangeDialog key={item.id} item={item} />;
}

function ChangeDialog({ item }: { item: Item }) {
  const { session, sessionFailure, isLoading, changes, failure, close, retry, update } = useUnit({
    session: model.$session,
    sessionFailure: model.$sessionFailure,
    isLoading: model.$isSessionLoading,
    changes: $changes,
    failure: $basketFailure,
    close: model.changeClosed,
    retry: model.sessionRetryClicked,
    update: itemUpdated,
  });
  const [choice, setChoice] = useState(() => choiceOfItem(item));
  const formId = useId();
  const isBusy = changes.some((change) => change.kind === 'update' && change.itemId === item.id);
  const isOwnFailure = failure?.change.kind === 'update' && failure.change.itemId === item.id;
  const isReady = item.when === null || session !== null;
  const save = () => {
    const options = changedOptions(item, choice);
    if (JSON.stringify(options) === JSON.stringify(changedOptions(item, choiceOfItem(item)))) close();
    else update({ itemId: item.id, options });
  };
  return (
    <Modal
      isOpen
      onClose={() => close()}
      title={text('change.title', { name: itemTitle(item) })}
      size="sm"
      footer={
        <>
          {isReady && (
            <Button type="submit" form={formId} isBusy={isBusy}>
              {text('change.save')}
            </Button>
          )}
          <Button variant="secondary" onClick={() => close()}>
            {text('change.cancel')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) save();
        }}
      >
        <Stack gap="4" align="stretch">
          {isOwnFailure && (
            <Alert status="danger" title={text('change.refused')}>
              {failure.message}
            </Alert>
          )}
          {sessionFailure && (
            <Alert status="danger" title={text('change.notLoaded')}>
              <Stack gap="2" align="start">
                <Text>{failureText(sessionFailure)}</Text>
                <Button variant="text" isBusy={isLoading} onClick={() => retry()}>
                  {uiText('form.tryAgain')}
                </Button>
              </Stack>
            </Alert>
          )}
          {!isReady && !sessionFailure && <Spinner label={text('change.loading')} isLabelShown />}
          {isReady && <Parts item={item} session={session} choice={choice} onChoose={setChoice} />}
        </Stack>
      </form>
    </Modal>
  );
}

interface PartsProps {
  readonly item: Item;
  /** Null for something that is no place. */
  readonly session: ActivitySessionDetail | null;
  readonly choice: ItemChoice;
  readonly onChoose: (choice: ItemChoice) => void;
}

function Parts({ item, session, choice, onChoose }: PartsProps) {
  const { attendee, canEdit } = item;
  const { personId, pricingOptionId, quantity } = choice;
  const most = session ? mostPlacesFor(item, session) : MOST_OF_A_PRODUCT;
  if (session && attendee && canEdit.includes('person'))
    return (
      <OnePerson
        people={peopleFor(item, session)}
        choice={{ personId, pricingOptionId }}
        onChoose={(named) => onChoose({ ...choice, ...named })}
      />
    );
  const offers =
    session?.people.find((one) => one.attendee.id === personId)?.offers ?? session?.people[0]?.offers;
  return (
    <>
      {offers && canEdit.includes('price') && (
        <PriceSelect
          offers={offers}
          value={pricingOptionId}
          onValueChange={(id) => onChoose({ ...choice, pricingOptionId: id })}
        />
      )}
      {canEdit.includes('quantity') && (
        <Field label={text(session ? 'change.places' : 'change.number')}>
          {(control) => (
            <Select
              {...control}
              width="short"
              value={String(quantity)}
              options={Array.from({ length: most }, (_, index) => ({
                value: String(index + 1),
                label: String(index + 1),
              }))}
              onValueChange={(value) => onChoose({ ...choice, quantity: Number(value) })}
            />
          )}
        </Field>
      )}
    </>
  );
}
