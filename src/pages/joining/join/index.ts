export type { SectionKey } from './lib/sections';
export { addressUnknown, membershipSelected } from './model/announced';
export { $shownSection, sectionShown } from './model/home';
export { JoiningPage } from './ui/joining-page';
