import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { Button } from '@/shared/ui/button';
import { GatedButton } from '@/shared/ui/gated-button';
import { Icon } from '@/shared/ui/icon';
import { Stack } from '@/shared/ui/stack';
import { text } from '../../gallery-texts';
import { SampleGroup } from './part';

const VARIANTS = ['primary', 'secondary', 'text'] as const;
const VARIANT_NAMES = {
  primary: text('gallery.primary'),
  secondary: text('gallery.secondary'),
  text: text('gallery.tertiary'),
} as const;

const SAMPLE_BLOCKERS = [text('gallery.blocker'), text('gallery.blockerTwo'), text('gallery.blockerThree')];

export function Buttons() {
  return (
    <SampleGroup title={text('gallery.buttons')}>
      {VARIANTS.map((variant) => (
        <Stack key={variant} direction="row" gap="3" align="center">
          <Button variant={variant}>
            {variant === 'text' && <Icon of={Plus} />}
            <span>{VARIANT_NAMES[variant]}</span>
          </Button>
          <Button variant={variant} size="lg">
            {`${VARIANT_NAMES[variant]}, ${text('gallery.large')}`}
          </Button>
          <Button variant={variant} isBusy busyLabel={text('gallery.busyLabel')}>
            {text('gallery.busy')}
          </Button>
          <Button variant={variant} disabled>
            {text('gallery.disabled')}
          </Button>
        </Stack>
      ))}
      <Stack direction="row" gap="3">
        <Button variant="secondary" isSolid>
          {text('gallery.solid')}
        </Button>
        <Button variant="secondary" isRow>
          {text('gallery.ofRow')}
        </Button>
        <Button variant="text">{text('gallery.withoutIcon')}</Button>
        <Button variant="text" isIcon aria-label={text('gallery.onlyIcon')}>
          <Icon of={X} />
        </Button>
      </Stack>
      <Stack direction="row" gap="6">
        <Button variant="text">
          <Icon of={Pencil} />
          <span>{text('gallery.change')}</span>
        </Button>
        <Button variant="text">
          <Icon of={Trash} />
          <span>{text('gallery.remove')}</span>
        </Button>
      </Stack>
      <Button isWide>{text('gallery.wide')}</Button>
      <Stack direction="row" gap="3">
        <Button variant="secondary" aria-pressed>
          {text('gallery.pressed')}
        </Button>
        <Button variant="secondary" aria-pressed={false}>
          {text('gallery.notPressed')}
        </Button>
      </Stack>
      <GatedButton blockers={[text('gallery.blocker')]}>{text('gallery.blocked')}</GatedButton>
      <GatedButton blockers={SAMPLE_BLOCKERS}>{text('gallery.blockedLong')}</GatedButton>
    </SampleGroup>
  );
}
