import { chakra } from '@chakra-ui/react/styled-system';
import Calendar from 'lucide-react/icons/calendar';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Clock from 'lucide-react/icons/clock';
import CreditCard from 'lucide-react/icons/credit-card';
import Download from 'lucide-react/icons/download';
import Info from 'lucide-react/icons/info';
import Landmark from 'lucide-react/icons/landmark';
import List from 'lucide-react/icons/list';
import MapIcon from 'lucide-react/icons/map';
import MapPin from 'lucide-react/icons/map-pin';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Ticket from 'lucide-react/icons/ticket';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import User from 'lucide-react/icons/user';
import Users from 'lucide-react/icons/users';
import X from 'lucide-react/icons/x';
import { Icon } from '@/shared/ui/icon';
import { Picture } from '@/shared/ui/picture';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { text } from '../../gallery-texts';
import { SampleGroup } from './part';

const ICONS = {
  Search,
  MapPin,
  MapIcon,
  List,
  Calendar,
  Clock,
  Ticket,
  User,
  Users,
  CreditCard,
  Landmark,
  ShieldCheck,
  Check,
  TriangleAlert,
  Info,
  ChevronDown,
  ChevronRight,
  Plus,
  Minus,
  X,
  Download,
};
const IconRow = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '4', color: 'primary.text' },
});
const Frame = chakra('div', { base: { maxWidth: '20rem', borderRadius: 'md', overflow: 'hidden' } });

export function Pictures() {
  return (
    <SampleGroup title={text('gallery.pictures')}>
      <Stack gap="2">
        <IconRow>
          {Object.entries(ICONS).map(([name, icon]) => (
            <Icon key={name} of={icon} />
          ))}
        </IconRow>
        <Text tone="muted" size="sm">
          {text('gallery.iconNote')}
        </Text>
      </Stack>
      <Stack gap="2">
        <Frame>
          <Picture src={null} width={320} height={160} seed="Riverside" />
        </Frame>
        <Text tone="muted" size="sm">
          {text('gallery.picture')}
        </Text>
      </Stack>
    </SampleGroup>
  );
}
