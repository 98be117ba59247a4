export type { SectionKey } from './lib/sections';
export { $shownSection, sectionShown } from './model/home';
export { addressUnknown, membershipSelected } from './model/selection-events';
export { JoiningPage } from './ui/joining-page';
