import type { LucideIcon } from 'lucide-react';
import Activity from 'lucide-react/icons/activity';
import Dumbbell from 'lucide-react/icons/dumbbell';
import Flame from 'lucide-react/icons/flame';
import Flower from 'lucide-react/icons/flower-2';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Music from 'lucide-react/icons/music';
import Shapes from 'lucide-react/icons/shapes';
import Tent from 'lucide-react/icons/tent';
import Trophy from 'lucide-react/icons/trophy';
import Volleyball from 'lucide-react/icons/volleyball';
import Waves from 'lucide-react/icons/waves-horizontal';
import type { Category } from '../lib/category';

export const CATEGORY_ICONS: Readonly<Record<Category, LucideIcon>> = {
  water: Waves,
  mind: Flower,
  dance: Music,
  racquets: Trophy,
  sport: Volleyball,
  children: Shapes,
  camp: Tent,
  health: HeartPulse,
  gym: Dumbbell,
  classes: Flame,
  other: Activity,
};
