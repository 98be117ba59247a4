export type { SectionKey } from './lib/sections';
export { $shownSection, sectionShown } from './model/home';
export { JoiningPage } from './ui/joining-page';
