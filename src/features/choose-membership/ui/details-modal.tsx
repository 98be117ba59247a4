import { useUnit } from 'effector-react';
import { isPurchasable } from '@/entities/membership';
import type { PaymentOption } from '@/shared/api';
import { LOW_WINDOW } from '@/shared/theme';
import { Alert } from '@/shared/ui/alert';
import { Modal } from '@/shared/ui/modal';
import { Picture } from '@/shared/ui/picture';
import { SafeHtml } from '@/shared/ui/safe-html';
import { styled } from '@/shared/ui/styled';
import type { ChooseMembership, CurrentChoice } from '../model/choose-membership';
import { text } from '../texts';
import { Chips } from './chips';
import { FirstPayments } from './first-payments';
import { MembershipFacts } from './membership-facts';
import { OptionButton, OptionRow } from './option-row';

/** Takes the focus, so that the keyboard scrolls it; in a low window the dialog scrolls instead. */
const Content = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '6',
    flex: '1 1 auto',
    minHeight: '0',
    overflowY: 'auto',
    paddingX: { base: '4', md: '6' },
    paddingBottom: { base: '4', md: '6' },
    '&:focus-visible': { outlineOffset: '-3px', boxShadow: 'none' },
    [LOW_WINDOW]: { overflowY: 'visible' },
  },
});

/** All details of one membership. Requirement J3.5. */
export function DetailsModal({ model, current }: { model: ChooseMembership; current: CurrentChoice | null }) {
  const { type, paymentType, detailsClosed, optionChosen } = useUnit({
    type: model.$details,
    paymentType: model.$paymentType,
    detailsClosed: model.detailsClosed,
    optionChosen: model.optionChosen,
  });
  if (!type) return null;
  const options = type.paymentOptions.filter((option) => option.paymentType === paymentType);
  const refusedOption = options.some(isPurchasable) ? undefined : options[0];
  const buildOptionProps = (option: PaymentOption) => ({
    type,
    option,
    isCurrent: current?.typeId === type.id && current.optionId === option.id,
    onChoose: (paymentOption: PaymentOption) => optionChosen({ membershipType: type, paymentOption }),
  });
  // The only choice stays in sight at the foot of the dialog.
  const [onlyOption] = refusedOption === undefined && options.length === 1 ? options : [];
  return (
    <Modal
      isOpen
      onClose={() => detailsClosed()}
      title={type.name}
      size="lg"
      footer={onlyOption && <OptionButton {...buildOptionProps(onlyOption)} />}
      scrollsInternally
    >
      <Content tabIndex={0} role="group" aria-label={type.name}>
        {refusedOption && (
          <Alert status="warning" title={text('membership.ineligible')} isLive={false}>
            {refusedOption.isPurchasable.message}
          </Alert>
        )}
        <Chips type={type} />
        {type.imageUrl && <Picture src={type.imageUrl} width={800} height={300} seed={type.name} />}
        <SafeHtml html={type.description} />
        <MembershipFacts type={type} />
        {options.map((option) => (
          <OptionRow key={option.id} {...buildOptionProps(option)} hasButton={!onlyOption}>
            <FirstPayments option={option} />
          </OptionRow>
        ))}
      </Content>
    </Modal>
  );
}
