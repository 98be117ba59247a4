import { useUnit } from 'effector-react';
import { useState } from 'react';
import { $cart } from '@/entities/cart';
import { CheckingNotice } from '@/entities/payment';
import { formatTimes, shortDayName } from '@/entities/session';
import { type NamedChoice, PriceSelect } from '@/features/choose-attendees';
import { $config } from '@/shared/config';
import { formatMoney } from '@/shared/format';
import { bookings, sessionPath } from '@/shared/routes';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { ButtonLink, Link } from '@/shared/ui/link';
import { Modal } from '@/shared/ui/modal';
import { RefusalAlert } from '@/shared/ui/refusal-alert';
import { Select } from '@/shared/ui/select';
import { Stack } from '@/shared/ui/stack';
import { styled } from '@/shared/ui/styled';
import { Text } from '@/shared/ui/text';
import {
  chooseNextStep,
  filterAble,
  findChoice,
  findUsualChoice,
  type PlaceToOrder,
  planOrder,
} from '../lib/order';
import { cancelSentences } from '../lib/session-rules';
import * as model from '../model/order';
import { orderClosed } from '../model/place-to-order';
import { text } from '../order-texts';
import { DoneActions, OrderDone } from './order-done';

/** At the lower edge of a phone's screen, clampDay reach of the thumb. */
const Sheet = styled('div', {
  base: {
    display: 'contents',
    '@media (max-width: 47.99rem)': {
      '& > dialog': {
        width: '100%',
        maxWidth: '100%',
        marginBottom: '0',
        borderBottomLeftRadius: '0',
        borderBottomRightRadius: '0',
        paddingBottom: 'env(safe-area-inset-bottom)',
      },
    },
  },
});

interface OrderSheetProps {
  readonly place: PlaceToOrder;
}

/** Books one place for one person: shows the price, until when it can be cancelled, and the button that books it. */
export function OrderSheet({ place }: OrderSheetProps) {
  const { session } = place;
  const { isBusy, orderId, close } = useUnit({
    isBusy: model.$isBusy,
    orderId: model.$orderId,
    close: orderClosed,
  });
  const [choice, setChoice] = useState<NamedChoice | null>(() => place.choice ?? findUsualChoice(session));
  return (
    <Sheet>
      <Modal
        isOpen
        size="sm"
        onClose={() => close()}
        // Cannot be closed while a request is pending; the request ends clampDay its time limit.
        isDismissible={!isBusy}
        asksBeforeClosing={false}
        title={orderId === null ? session.title : text('order.booked')}
        footer={
          orderId === null ? (
            choice !== null && <Actions place={place} choice={choice} />
          ) : (
            <DoneActions orderId={orderId} />
          )
        }
      >
        {orderId === null ? (
          choice !== null && <Choosing place={place} choice={choice} onChoose={setChoice} />
        ) : (
          <OrderDone session={session} />
        )}
      </Modal>
    </Sheet>
  );
}

interface ChoosingProps extends OrderSheetProps {
  readonly choice: NamedChoice;
  readonly onChoose: (choice: NamedChoice) => void;
}

function Choosing({ place, choice, onChoose }: ChoosingProps) {
  const { session, slug, extras } = place;
  const { cart, config, notice, refusal, failure, checking, checkAgain } = useUnit({
    cart: $cart,
    config: $config,
    notice: model.$notice,
    refusal: model.$additionRefusal,
    failure: model.$failure,
    checking: model.$checking,
    checkAgain: model.checkAgainClicked,
  });
  const order = planOrder(place, choice);
  const isHeld = order !== null && chooseNextStep(cart, order) !== 'add';
  const people = filterAble(session);
  const person = people.find(({ attendee }) => attendee.id === choice.attendeeId);
  const offer = person?.offers.find(({ pricingOptionId }) => pricingOptionId === choice.pricingOptionId);
  const hired = session.extras.filter(({ id }) => extras.includes(id)).map(({ label }) => label);
  const hasOffers = !isHeld && (person?.offers.length ?? 0) > 1;
  const hasMore = session.repeats.length > 0 || session.extras.length > 0 || session.orderLimit > 1;
  return (
    <Stack gap="4">
      <Stack gap="0">
        <Text tone="strong" size="lg">
          {`${shortDayName(session.localDate)}, ${formatTimes(session)}`}
        </Text>
        <Text tone="muted">
          {[session.venue.name, session.space?.name, ...hired].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
      {isHeld || people.length === 1 ? (
        <Text>{text('attendees.onlyPerson', { name: person?.attendee.name ?? '' })}</Text>
      ) : (
        <Field label={text('attendees.who')}>
          {(control) => (
            <Select
              {...control}
              value={choice.attendeeId}
              options={people.map(({ attendee: { id, name } }) => ({ value: id, label: name }))}
              onValueChange={(id) => {
                const chosen = findChoice(session, id);
                if (chosen) onChoose(chosen);
              }}
            />
          )}
        </Field>
      )}
      {person && hasOffers && (
        <PriceSelect
          offers={person.offers}
          value={choice.pricingOptionId}
          onValueChange={(pricingOptionId) => onChoose({ ...choice, pricingOptionId })}
        />
      )}
      {order && offer && !hasOffers && (
        <Text tone="strong" hasFigures>
          {order.amount === 0
            ? offer.label
            : `${formatMoney(order.amount, config.currency)} · ${offer.label}`}
        </Text>
      )}
      {person?.clash && (
        <Text size="sm">
          {text('attendees.clash', {
            name: person.attendee.name,
            title: person.clash.title,
            time: person.clash.localStart,
          })}
        </Text>
      )}
      {cancelSentences(session).map((sentence) => (
        <Text key={sentence} size="sm" tone="muted">
          {sentence}
        </Text>
      ))}
      {hasMore && !isHeld && (
        <Link to={sessionPath(slug, session.id)} isStandalone>
          {text('order.more')}
        </Link>
      )}
      {notice === 'basket' && (
        <Alert status="info" title={text('order.inBasket')}>
          {text('order.basketFirst')}
        </Alert>
      )}
      {notice === 'price' && (
        <Alert status="warning" title={text('order.price')}>
          {text('order.priceNow', { price: cart?.totals.formattedBalance ?? '' })}
        </Alert>
      )}
      {refusal && (
        <Stack gap="2" align="start">
          <RefusalAlert
            refusal={refusal}
            notDone={text('order.notDone')}
            unknown={text('order.outcomeUnknown')}
          />
          {Object.values(refusal.reasons).includes('full') && session.waitingListOpen && (
            <Link to={sessionPath(slug, session.id)} isStandalone>
              {text('book.wait')}
            </Link>
          )}
        </Stack>
      )}
      {failure !== null && (
        <Alert status="danger" title={text('order.notDone')}>
          {isHeld ? `${failure} ${text('order.stillHeld')}` : failure}
        </Alert>
      )}
      {checking && <CheckingNotice state={checking} isFree onCheckAgain={() => checkAgain()} />}
    </Stack>
  );
}

/** The button that books, going to the checkout if there is a price, and the button for the basket. */
function Actions({ place, choice }: Pick<ChoosingProps, 'place' | 'choice'>) {
  const { cart, config, notice, isBusy, checking, placed, toBasket } = useUnit({
    cart: $cart,
    config: $config,
    notice: model.$notice,
    isBusy: model.$isBusy,
    checking: model.$checking,
    placed: model.orderPlaced,
    toBasket: model.basketChosen,
  });
  const currentOrder = planOrder(place, choice);
  if (checking !== null || !currentOrder) return null;
  if (notice === 'basket') return <ButtonLink to={bookings.basket}>{text('book.toBasket')}</ButtonLink>;
  const heldCart = chooseNextStep(cart, currentOrder) === 'add' ? null : cart;
  // The shown price is now that of the basket, which is what the customer agrees to.
  const order =
    notice === 'price' && heldCart ? { ...currentOrder, amount: heldCart.totals.balance } : currentOrder;
  return (
    <>
      <Button isBusy={isBusy} onClick={() => placed(order)}>
        {order.amount === 0
          ? text('checkout.confirmOrder')
          : text('basket.payAmount', { amount: formatMoney(order.amount, config.currency) })}
      </Button>
      {heldCart ? (
        <ButtonLink variant="secondary" to={bookings.basket}>
          {text('book.toBasket')}
        </ButtonLink>
      ) : (
        <Button
          variant="secondary"
          onClick={() => {
            if (!isBusy) toBasket(order.items);
          }}
        >
          {text('order.addToBasket')}
        </Button>
      )}
    </>
  );
}
