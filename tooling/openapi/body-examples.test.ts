import { describe, expect, it } from 'vitest';
import { addBodyExamples, buildExample } from './body-examples.ts';
import type { ApiDocument, Schema } from './document.ts';

const personSchema: Schema = { type: 'object', examples: [{ first_name: 'Sam' }] };
const peopleSchema: Schema = {
  type: 'object',
  properties: {
    data: { type: 'array', items: { $ref: '#/components/schemas/Person' } },
    checksum: { type: 'string', examples: ['9f2b'] },
    next: { oneOf: [{ $ref: '#/components/schemas/Person' }, { type: 'null' }] },
    nothing: { type: 'null' },
  },
};
const buildJsonBody = (schema: Schema) => ({ content: { 'application/json': { schema } } });

const document: ApiDocument = {
  paths: {
    '/people': {
      post: { requestBody: buildJsonBody(personSchema), responses: { '200': buildJsonBody(peopleSchema) } },
    },
  },
  components: { schemas: { Person: personSchema }, responses: { NotFound: buildJsonBody(personSchema) } },
};

describe('examples of bodies', () => {
  it('examples of bodies are composed from the examples of their parts', () => {
    expect(buildExample(document, peopleSchema)).toEqual({
      data: [{ first_name: 'Sam' }],
      checksum: '9f2b',
      next: { first_name: 'Sam' },
      nothing: null,
    });
  });

  it('examples of bodies are on every request, response and shared response', () => {
    const documentWithExamples = addBodyExamples(document);
    const post = documentWithExamples.paths['/people']?.post;

    expect(post?.requestBody?.content?.['application/json']?.example).toEqual({ first_name: 'Sam' });
    expect(post?.responses?.['200']?.content?.['application/json']?.example).toMatchObject({
      checksum: '9f2b',
    });
    expect(
      documentWithExamples.components.responses?.NotFound?.content?.['application/json']?.example,
    ).toBeDefined();
  });

  it('examples of bodies do not replace an example in the document itself', () => {
    const responseWithExample = {
      content: { 'application/json': { schema: personSchema, example: { first_name: 'Ann' } } },
    };
    const documentWithExamples = addBodyExamples({
      paths: { '/people': { get: { responses: { '200': responseWithExample } } } },
      components: {},
    });

    expect(documentWithExamples.paths['/people']?.get?.responses?.['200']).toEqual(responseWithExample);
  });
});
