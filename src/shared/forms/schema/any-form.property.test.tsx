import { ChakraProvider } from '@chakra-ui/react/styled-system';
import ajvValidator from '@rjsf/validator-ajv8';
import { cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { generateBody } from '../../../../tests/wire-case/arbitrary-body.ts';
import { generateDamagedBodies } from '../../../../tests/wire-case/damaged-bodies.ts';
import {
  type ConfigurationProblem,
  type DataFieldForm,
  loadDataFields,
  loadQuestions,
  type QuestionGroup,
} from '../../api';
import { aDataField, fakeOperator, sectionsOf } from '../../testing';
import { createDesignSystem } from '../../theme';
import { SchemaForm } from '../templates/schema-form';
import { buildFormFromDataFields } from './data-fields';
import type { FormDefinition } from './form-definition';
import { buildFormFromQuestions } from './questions';

const TODAY = '2026-11-20';
const ASKED = 'GET /api/custom-questions/memberships/1';

/** Arbitrary bodies that the API document allows. */
const anyOf = (schema: string) =>
  fc.array(generateBody({ $ref: `#/components/schemas/${schema}` }), { maxLength: 3 });

async function dataFieldsFrom(sections: unknown): Promise<DataFieldForm> {
  fakeOperator({ 'GET /api/data-fields': { data: sections } });
  return loadDataFields({ onboardingType: 'customer_account_online' });
}

async function questionsFrom(sent: unknown): Promise<readonly QuestionGroup[]> {
  fakeOperator({ [ASKED]: { data: sent } });
  const { groups } = await loadQuestions({ membershipTypeId: '1' });
  return groups;
}

/** Validates a schema against the meta-schema and returns the errors. */
function complaintsAbout(schema: object): unknown {
  const { errors, validationError } = ajvValidator.rawValidation(
    { $ref: 'http://json-schema.org/draft-07/schema#' },
    schema,
  );
  return validationError ?? errors ?? [];
}

function drawn({ schema, uiSchema, initialValues }: FormDefinition) {
  return render(
    <ChakraProvider value={createDesignSystem()}>
      <SchemaForm
        id="form"
        schema={schema}
        uiSchema={uiSchema}
        values={initialValues}
        errors={{}}
        onChange={() => {}}
        onFieldEdited={() => {}}
        onSubmit={() => {}}
      >
        <button type="submit">Continue</button>
      </SchemaForm>
    </ChakraProvider>,
  );
}

describe('any form that the API document allows', () => {
  test('any allowed form of data fields becomes a valid JSON schema', async () => {
    await fc.assert(
      fc.asyncProperty(anyOf('DataFieldSection'), async (body) => {
        const { sections } = await dataFieldsFrom(body);
        expect(complaintsAbout(buildFormFromDataFields(sections, TODAY).schema)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  test('any allowed form of questions becomes a valid JSON schema', async () => {
    await fc.assert(
      fc.asyncProperty(anyOf('QuestionGroup'), async (body) => {
        expect(complaintsAbout(buildFormFromQuestions(await questionsFrom(body), TODAY).schema)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  test('any form that the API document allows is rendered with its button and without console output', async () => {
    const complained = vi.spyOn(console, 'error').mockImplementation(() => {});
    try {
      await fc.assert(
        fc
          .asyncProperty(anyOf('DataFieldSection'), anyOf('QuestionGroup'), async (fields, groups) => {
            const forms = [
              buildFormFromDataFields((await dataFieldsFrom(fields)).sections, TODAY),
              buildFormFromQuestions(await questionsFrom(groups), TODAY),
            ];
            for (const form of forms) {
              drawn(form);
              expect(screen.getByRole('button', { name: 'Continue' })).toBeDefined();
              expect(complained).not.toHaveBeenCalled();
              cleanup();
            }
          })
          .afterEach(cleanup),
        { numRuns: 25 },
      );
    } finally {
      complained.mockRestore();
    }
  });
});

/** The items sent; null if they cannot be read. */
function entriesOf(sent: unknown): unknown[] | null {
  if (sent === null || sent === undefined) return [];
  return typeof sent === 'object' ? Object.values(sent) : null;
}

/** Counts the fields in the readable parts under `key`. */
function countOf(parts: unknown, key: string): number {
  return (entriesOf(parts) ?? []).reduce<number>((sum, part) => {
    const list =
      typeof part === 'object' && part !== null && !Array.isArray(part) ? Reflect.get(part, key) : [];
    return sum + (entriesOf(list) ?? []).length;
  }, 0);
}

describe('any form that almost matches the API document', () => {
  const groupsLike = generateDamagedBodies(anyOf('QuestionGroup'));
  const sectionsLike = generateDamagedBodies(anyOf('DataFieldSection'));

  test('any form that almost matches the API document is read: each question is asked, or left out and reported by name', async () => {
    await fc.assert(
      fc.asyncProperty(groupsLike, async (sent) => {
        const reported: ConfigurationProblem[] = [];
        fakeOperator({ [ASKED]: { data: sent } }, (problem) => reported.push(problem));
        const { groups } = await loadQuestions({ membershipTypeId: '1' });
        const questions = groups.flatMap((group) => group.questions);
        const leftOut = reported.filter(({ kind, code }) => kind === 'question' && code !== 'noOptions');
        expect(questions.length + leftOut.length).toBe(countOf(sent, 'questions'));
        expect(reported.filter(({ name }) => name === '')).toEqual([]);
        expect(complaintsAbout(buildFormFromQuestions(groups, TODAY).schema)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('any form that almost matches the API document is read: each data field is asked, or left out and reported by name', async () => {
    await fc.assert(
      fc.asyncProperty(sectionsLike, async (sent) => {
        const reported: ConfigurationProblem[] = [];
        fakeOperator({ 'GET /api/data-fields': { data: sent } }, (problem) => reported.push(problem));
        const { sections } = await loadDataFields({ onboardingType: 'customer_account_online' });
        const fields = sections.flatMap((section) => section.sectionFields);
        const leftOut = reported.filter(({ kind, code }) => kind === 'field' && code !== 'noOptions');
        expect(fields.length + leftOut.length).toBe(countOf(sent, 'section_fields'));
        expect(reported.filter(({ name }) => name === '')).toEqual([]);
        expect(complaintsAbout(buildFormFromDataFields(sections, TODAY).schema)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('any form that almost matches the API document is rendered with its button and without console output', async () => {
    const complained = vi.spyOn(console, 'error').mockImplementation(() => {});
    try {
      await fc.assert(
        fc
          .asyncProperty(sectionsLike, groupsLike, async (fields, groups) => {
            const forms = [
              buildFormFromDataFields((await dataFieldsFrom(fields)).sections, TODAY),
              buildFormFromQuestions(await questionsFrom(groups), TODAY),
            ];
            for (const form of forms) {
              drawn(form);
              expect(screen.getByRole('button', { name: 'Continue' })).toBeDefined();
              expect(complained).not.toHaveBeenCalled();
              cleanup();
            }
          })
          .afterEach(cleanup),
        { numRuns: 25 },
      );
    } finally {
      complained.mockRestore();
    }
  });
});

/** Event-handler and other active attributes in any letter case, and arbitrary ones. */
const hostileName = fc.oneof(
  fc.constantFrom(
    'onclick',
    'onClick',
    'ONFOCUS',
    'onerror',
    'onload',
    'style',
    'srcdoc',
    'formaction',
    'form',
    'href',
    'id',
    'name',
    'is',
    'ref',
    'key',
    'children',
    'dangerouslySetInnerHTML',
    '__proto__',
    'constructor',
  ),
  fc.string({ maxLength: 8 }),
);
const hostileValue = fc.oneof(
  fc.constantFrom('javascript:alert(1)', 'alert(1)', '"><img src=x onerror=alert(1)>', true, 1),
  fc.string({ maxLength: 12 }),
);
const anyType = fc.constantFrom('text', 'textarea', 'email', 'number', 'date', 'select', 'radio', 'checkbox');

const INERT = /^(on.*|style|srcdoc|formaction|href|is)$/i;

describe('the operator’s htmlAttributes and labels', () => {
  test('unknown or hostile htmlAttributes never become handlers, addresses or styles of a control', () => {
    fc.assert(
      fc
        .property(
          anyType,
          fc.uniqueArray(fc.tuple(hostileName, hostileValue), { maxLength: 6, selector: ([name]) => name }),
          (type, attributes) => {
            const htmlAttributes = Object.fromEntries(attributes);
            const plain = aDataField({ label: 'Name', type, options: [{ value: 'a', label: 'A' }] });
            const before = handlersIn(plain);
            expect(handlersIn({ ...plain, htmlAttributes })).toEqual(before);
          },
        )
        .afterEach(cleanup),
      { numRuns: 60 },
    );
  });

  test('labels are plain text: their markup is not rendered', () => {
    const markup = '<img src=x onerror=alert(1)><script>alert(1)</script>';
    const field = aDataField({
      label: markup,
      type: 'select',
      metadata: { description: markup },
      options: [{ value: markup, label: markup }],
    });
    const { container } = drawn(buildFormFromDataFields(sectionsOf(field), TODAY));
    expect(container.querySelectorAll('img, script')).toHaveLength(0);
    expect(container.textContent).toContain(markup);
  });
});

/** The active attributes in the rendered form. */
function handlersIn(field: Parameters<typeof sectionsOf>[0]): string[] {
  const { container } = drawn(buildFormFromDataFields(sectionsOf(field), TODAY));
  const found = [...container.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(({ name }) => INERT.test(name))
      .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
  );
  cleanup();
  return found;
}
