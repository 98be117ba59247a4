import { defineTexts } from '@/shared/texts';

export const text = defineTexts({ 'missingForms.fillIn': 'Fill in {name}’s form' });
