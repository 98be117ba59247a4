import { describe, expect, it } from 'vitest';
import { buildExample, withBodyExamples } from './body-examples.ts';
import type { ApiDocument, Schema } from './document.ts';

const person: Schema = { type: 'object', examples: [{ first_name: 'Sam' }] };
const people: Schema = {
  type: 'object',
  properties: {
    data: { type: 'array', items: { $ref: '#/components/schemas/Person' } },
    checksum: { type: 'string', examples: ['9f2b'] },
    next: { oneOf: [{ $ref: '#/components/schemas/Person' }, { type: 'null' }] },
    nothing: { type: 'null' },
  },
};
const json = (schema: Schema) => ({ content: { 'application/json': { schema } } });

const document: ApiDocument = {
  paths: { '/people': { post: { requestBody: json(person), responses: { '200': json(people) } } } },
  components: { schemas: { Person: person }, responses: { NotFound: json(person) } },
};

describe('examples of bodies', () => {
  it('examples of bodies are composed from the examples of their parts', () => {
    expect(buildExample(document, people)).toEqual({
      data: [{ first_name: 'Sam' }],
      checksum: '9f2b',
      next: { first_name: 'Sam' },
      nothing: null,
    });
  });

  it('examples of bodies are on every request, response and shared response', () => {
    const filled = withBodyExamples(document);
    const post = filled.paths['/people']?.post;

    expect(post?.requestBody?.content?.['application/json']?.example).toEqual({ first_name: 'Sam' });
    expect(post?.responses?.['200']?.content?.['application/json']?.example).toMatchObject({
      checksum: '9f2b',
    });
    expect(filled.components.responses?.NotFound?.content?.['application/json']?.example).toBeDefined();
  });

  it('examples of bodies do not replace an example in the document itself', () => {
    const stated = { content: { 'application/json': { schema: person, example: { first_name: 'Ann' } } } };
    const filled = withBodyExamples({
      paths: { '/people': { get: { responses: { '200': stated } } } },
      components: {},
    });

    expect(filled.paths['/people']?.get?.responses?.['200']).toEqual(stated);
  });
});
