import ajvValidator from '@rjsf/validator-ajv8';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DataField } from '../../api';
import { aDataField, sectionsOf } from '../../testing';
import { buildFormFromDataFields, toFieldAnswers } from './data-fields';
import { toFieldKey } from './field-key';
import { findFormErrors } from './form-errors';

const TODAY = '2026-11-20';

const name = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    '__errors',
    'a.b',
    'a[0]',
    '1',
    '',
    'ä/ü~',
    '$ref',
  ),
  fc.string({ maxLength: 8, unit: 'binary' }),
);
const type = fc.constantFrom<DataField['type']>(
  'text',
  'textarea',
  'email',
  'tel',
  'number',
  'date',
  'select',
  'radio',
  'multi_select',
  'checkbox',
);
const attribute = fc.oneof(fc.string({ maxLength: 6 }), fc.integer(), fc.boolean());
const attributeName = fc.constantFrom(
  'maxlength',
  'minlength',
  'pattern',
  'min',
  'max',
  'autocomplete',
  'inputmode',
);
const answer = fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.constant(null), fc.array(fc.string()));
const anyField: fc.Arbitrary<DataField> = fc.record({
  name,
  path: fc.string(),
  label: fc.string(),
  type,
  isRequired: fc.boolean(),
  isAuthorised: fc.boolean(),
  htmlAttributes: fc.dictionary(attributeName, attribute),
  metadata: fc.record({ description: fc.option(fc.string()) }),
  options: fc.array(fc.record({ value: fc.string({ maxLength: 3 }), label: fc.string() }), { maxLength: 4 }),
  answer,
});
const anySections = fc
  .uniqueArray(anyField, { maxLength: 9, selector: (field) => field.name })
  .map((fields) => [...sectionsOf(...fields.slice(0, 4)), ...sectionsOf(...fields.slice(4))]);

describe('any form that a server may send', () => {
  test('any form from the server becomes a valid JSON schema that can be used for validation', () => {
    fc.assert(
      fc.property(anySections, (sections) => {
        const form = buildFormFromDataFields(sections, TODAY);
        ajvValidator.reset?.();
        const raw = ajvValidator.rawValidation(form.schema, form.initialValues);
        expect(raw.validationError).toBeUndefined();
        expect(() => findFormErrors(form.schema, form.uiSchema, form.initialValues)).not.toThrow();
      }),
      { numRuns: 200 },
    );
  });

  test('any form from the server gets a unique key per name that is safe as a property, in an id and in a path', () => {
    fc.assert(
      fc.property(name, name, (first, second) => {
        expect(toFieldKey(first)).toMatch(/^f-[A-Za-z0-9_~-]*$/);
        expect(toFieldKey(first) === toFieldKey(second)).toBe(first === second);
      }),
    );
  });

  test('any form from the server returns each answer under the server’s name and with the server’s value', () => {
    const fields = fc.uniqueArray(name, { minLength: 1, maxLength: 6 });
    const text = fc.string({ minLength: 1 }).filter((typed) => typed.trim() !== '');
    fc.assert(
      fc.property(fields, fc.array(text, { minLength: 6, maxLength: 6 }), (names, texts) => {
        const sections = sectionsOf(
          ...names.map((own, place) =>
            aDataField({
              name: own,
              type: place % 2 === 0 ? 'text' : 'multi_select',
              options: texts.map((value) => ({ value, label: 'x' })),
              answer: place % 2 === 0 ? (texts[place] ?? null) : texts.slice(0, place),
            }),
          ),
        );
        const sent = toFieldAnswers(sections, buildFormFromDataFields(sections, TODAY).initialValues);
        expect(Object.keys(sent).sort()).toEqual([...names].sort());
        names.forEach((own, place) => {
          const expected = place % 2 === 0 ? texts[place] : [...new Set(texts.slice(0, place))];
          expect(Object.getOwnPropertyDescriptor(sent, own)?.value).toEqual(expected);
        });
        expect(Object.getPrototypeOf(sent)).toBe(Object.prototype);
      }),
    );
  });
});
