export { defineTexts, serverWins, type Texts } from './define-texts';
