import type { RJSFSchema } from '@rjsf/utils';
import ajvValidator from '@rjsf/validator-ajv8';
import { describe, expect, it } from 'vitest';
import { findSchemaProblems } from './schema-problems';
import { validator } from './validator';

describe('the validator', () => {
  it('the validator resolves references against the whole form when it validates a part', () => {
    const root: RJSFSchema = { definitions: { yes: { const: 'yes' } }, properties: {} };
    const part: RJSFSchema = { properties: { a: { $ref: '#/definitions/yes' } } };
    expect(validator.isValid(part, { a: 'yes' }, root)).toBe(true);
    expect(validator.isValid(part, { a: 'no' }, root)).toBe(false);
  });

  it('the validator reports missing answers that a referenced schema requires', () => {
    const schema: RJSFSchema = {
      definitions: { named: { required: ['name'] } },
      properties: { person: { $ref: '#/definitions/named' } },
    };
    expect(findSchemaProblems(schema, { person: {} })).toEqual([
      { path: 'person.name', keyword: 'required', limit: ['name'] },
    ]);
  });

  it('the validator treats a reference that cannot be resolved as not matching, without breaking the form', () => {
    const part: RJSFSchema = { properties: { a: { $ref: '#/definitions/none' } } };
    expect(validator.isValid(part, { a: 'yes' }, {})).toBe(false);
  });

  it('the validator never changes the given schema', () => {
    const schema: RJSFSchema = { $id: 'form', properties: { a: { type: 'string' } } };
    const before = structuredClone(schema);
    validator.isValid(schema, { a: 'x' }, schema);
    expect(Reflect.ownKeys(schema)).toEqual(Reflect.ownKeys(before));
    expect(schema).toEqual(before);
  });

  it('the validator works where code must not be compiled', () => {
    const original = globalThis.Function;
    const refuse = new Proxy(original, {
      construct() {
        throw new EvalError('unsafe-eval is not an allowed source of script');
      },
    });
    globalThis.Function = refuse;
    try {
      const schema: RJSFSchema = { properties: { a: { type: 'string', format: 'date' } }, required: ['a'] };
      expect(validator.isValid(schema, { a: '2026-02-28' }, schema)).toBe(true);
      expect(findSchemaProblems(schema, {})).toEqual([{ path: 'a', keyword: 'required', limit: ['a'] }]);
    } finally {
      globalThis.Function = original;
    }
  });

  it('the validator does not mix up the results of two forms', () => {
    const part: RJSFSchema = { properties: { a: { $ref: '#/definitions/word' } } };
    const rootOf = (word: string): RJSFSchema => ({ definitions: { word: { const: word } } });
    const [yes, no] = [rootOf('yes'), rootOf('no')];
    for (const _twice of [1, 2]) {
      expect(validator.isValid(part, { a: 'yes' }, yes)).toBe(true);
      expect(validator.isValid(part, { a: 'yes' }, no)).toBe(false);
    }
  });

  it('the validator ignores an $id in the operator’s schema when it resolves references', () => {
    const schema: RJSFSchema = {
      $id: 'https://operator.test/forms/joining',
      definitions: { yes: { const: 'yes' } },
      properties: { a: { $ref: '#/definitions/yes' } },
    };
    expect(validator.isValid(schema, { a: 'yes' }, schema)).toBe(true);
    expect(validator.isValid(schema, { a: 'no' }, schema)).toBe(false);
  });

  it('the validator never matches the placeholder option that rjsf marks as matching nothing', () => {
    expect(validator.isValid({ $id: '_$junk_option_schema_id$_' }, {}, {})).toBe(false);
    expect(validator.isValid({ $id: 'another' }, {}, {})).toBe(true);
  });

  it('the validator treats a missing value as null', () => {
    expect(validator.isValid({ type: 'string' }, undefined, {})).toBe(false);
    expect(validator.isValid({ type: 'null' }, undefined, {})).toBe(true);
  });

  it.each([
    ['name@example.com', true],
    ['first.last+swim@mail.example-leisure.co.uk', true],
    ['NAME@EXAMPLE.COM', true],
    ['o’neill@example.com', false],
    ['name@localhost', false],
    ['name@-example.com', false],
    ['name@example-.com', false],
    ['.name@example.com', false],
    ['name.@example.com', false],
    ['"a b"@example.com', false],
    ['name@example.com ', false],
    ['to name@example.com', false],
    ['name@example.c-', false],
    ['name@x.y', true],
  ])('the validator accepts %s as an e-mail address: %s', (address, isOne) => {
    const schema: RJSFSchema = { type: 'string', format: 'email' };
    expect(validator.isValid(schema, address, schema)).toBe(isOne);
  });

  it.each<[string, RJSFSchema, unknown]>([
    ['type', { type: 'number' }, 'x'],
    ['format', { format: 'date' }, 'x'],
    ['pattern', { pattern: '^a' }, 'x'],
    ['enum', { enum: ['a', 'b'] }, 'x'],
    ['const', { const: 'a' }, 'x'],
    ['multipleOf', { multipleOf: 2 }, 3],
    ['maxLength', { maxLength: 1 }, 'xyz'],
  ])('the parameter of %s has the same name as in ajv', (_, rule, value) => {
    const schema: RJSFSchema = { properties: { a: rule } };
    const [problem] = validator.validateFormData({ a: value }, schema).errors;
    expect(problem?.params).toMatchObject(
      ajvValidator.validateFormData({ a: value }, schema).errors[0]?.params,
    );
  });

  it('the validator reports to rjsf which rule is broken, and where', () => {
    const schema: RJSFSchema = {
      properties: { address: { properties: { town: { type: 'string', minLength: 3 } } } },
      required: ['name'],
    };
    const values = { address: { town: 'X' } };
    expect(validator.validateFormData(values, schema)).toEqual({
      errors: [
        {
          name: 'required',
          property: '.name',
          message: 'name is required.',
          params: { missingProperty: 'name' },
          stack: 'name is required.',
        },
        {
          name: 'minLength',
          property: '.address.town',
          message: 'town must be at least 3 characters.',
          params: { limit: 3 },
          stack: 'town must be at least 3 characters.',
        },
      ],
      errorSchema: {
        address: { town: { __errors: ['town must be at least 3 characters.'] } },
        name: { __errors: ['name is required.'] },
      },
    });
    expect(validator.validateFormData([], { type: 'object' }).errors[0]?.name).toBe('type');
    expect(validator.rawValidation(schema, values)).toEqual({
      errors: [
        { path: 'name', keyword: 'required', limit: ['name'] },
        { path: 'address.town', keyword: 'minLength', limit: 3 },
      ],
    });
  });
});

describe('errors of a form', () => {
  it.each<[string, RJSFSchema, unknown, ReturnType<typeof findSchemaProblems>]>([
    [
      'an answer that another one asks for is the missing field’s problem',
      { dependentRequired: { car: ['plate'] } },
      { car: true },
      [{ path: 'plate', keyword: 'required', limit: { car: ['plate'] } }],
    ],
    [
      'a field with an odd name is found by it',
      { properties: { 'a/b~c': { type: 'string' } }, required: ['x"y'] },
      { 'a/b~c': 1 },
      [
        { path: 'x"y', keyword: 'required', limit: ['x"y'] },
        { path: 'a/b~c', keyword: 'type', limit: 'string' },
      ],
    ],
    [
      'a part of a list has its place in it',
      { properties: { a: { items: { enum: ['x'] } } } },
      { a: ['x', 'y'] },
      [{ path: 'a.1', keyword: 'enum', limit: ['x'] }],
    ],
    [
      'a rule in a condition, a list of rules or a definition counts once',
      {
        definitions: { word: { type: 'string' } },
        properties: { a: { $ref: '#/definitions/word' }, b: {} },
        allOf: [{ properties: { b: { maximum: 3 } } }],
      },
      { a: 1, b: 4 },
      [
        { path: 'b', keyword: 'maximum', limit: 3 },
        { path: 'a', keyword: 'type', limit: 'string' },
      ],
    ],
    [
      'of a choice that fails, only the choice is shown',
      { properties: { a: { anyOf: [{ type: 'string' }, { minimum: 3 }] } } },
      { a: 1 },
      [{ path: 'a', keyword: 'anyOf', limit: [{ type: 'string' }, { minimum: 3 }] }],
    ],
    ['nothing is wrong with a form without rules', {}, { a: 1 }, []],
  ])('%s', (_, schema, values, problems) => {
    expect(findSchemaProblems(schema, values)).toEqual(problems);
  });
});
