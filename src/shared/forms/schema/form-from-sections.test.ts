import { getSchemaType } from '@rjsf/utils';
import { expect, test } from 'vitest';
import { aDataField, formParts, sectionsOf } from '../../testing';
import { buildFormFromDataFields } from './data-fields';

const TODAY = '2026-11-20';

test('a conditional field keeps the position that the operator gave it', () => {
  const fields = ['heard', 'where', 'phone'].map((name) => aDataField({ name }));
  const conditions = {
    allOf: [],
    dependentRequired: {},
    dependentSchemas: { heard: { asked: ['where'], required: [] } },
  };
  const sections = sectionsOf(...fields).map((section) => ({ ...section, conditions }));
  const form = buildFormFromDataFields(sections, TODAY);
  expect(formParts(form).uiSchema['ui:order']).toEqual(['f-heard', 'f-where', 'f-phone']);
});

test('a form without fields is still a form', () => {
  expect(getSchemaType(buildFormFromDataFields([], TODAY).schema)).toBe('object');
});
