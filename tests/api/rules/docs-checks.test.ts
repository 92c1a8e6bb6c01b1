import { describe, expect, it } from 'vitest'
import { schemaProblems } from '../../support/app/json-schema.ts'
import { documentProblems } from '../../support/app/openapi.ts'

/** The checks of the documentation, each shown something that is wrong. */
const response = { description: 'Done.', content: { 'application/json': { schema: { type: 'string' } } } }
const call = { operationId: 'one', summary: 'One', responses: { 200: response } }
const documentWith = (operation: object, path = '/api/one', method = 'get') => ({
  openapi: '3.1.1',
  info: { title: 'API', version: '1' },
  servers: [{ url: 'https://dritare.example' }],
  paths: { [path]: { [method]: { tags: ['A'], ...call, ...operation } } },
  tags: [{ name: 'A' }],
})
const answered = (schema: object) => ({
  responses: { 200: { description: 'x', content: { 'application/json': { schema } } } },
})

describe('the shape of a document', () => {
  it('is accepted when it is right', () => {
    expect(documentProblems(documentWith({}))).toEqual([])
  })

  it.each([
    ['another version', { ...documentWith({}), openapi: '3.0.3' }],
    ['no title', { ...documentWith({}), info: { version: '1' } }],
    ['an unknown method', documentWith({}, '/api/one', 'fetch')],
    ['an unknown tag', documentWith({ tags: ['B'] })],
    ['no summary', documentWith({ summary: '' })],
    ['an answer without a description', documentWith({ responses: { 200: { content: {} } } })],
    ['no good answer', documentWith({ responses: { 404: response } })],
    ['a status that is none', documentWith({ responses: { 200: response, ok: response } })],
    ['a parameter that is not declared', documentWith({}, '/api/{id}')],
    ['a body without content', documentWith({ requestBody: { content: {} } })],
    ['a media type that is none', documentWith({ requestBody: { content: { json: { schema: {} } } } })],
    ['a reference to nowhere', documentWith(answered({ $ref: '#/components/schemas/None' }))],
    ['an unknown keyword', documentWith(answered({ typ: 'string' }))],
    ['a pattern that is none', documentWith(answered({ pattern: '(' }))],
    ['a required part that is nowhere', documentWith(answered({ properties: {}, required: ['a'] }))],
    ['a fault deep inside', documentWith(answered({ properties: { a: { items: { anyOf: [{ typ: 'x' }] } } } }))],
  ])('is refused with %s', (_, document) => {
    expect(documentProblems(document)).not.toEqual([])
  })
})

describe('an answer by its schema', () => {
  it.each([
    [{ type: 'string', minLength: 2 }, 'ab', 'a'],
    [{ type: 'string', maxLength: 1 }, 'a', 'ab'],
    [{ type: 'integer', minimum: 1, maximum: 2 }, 2, 1.5],
    [{ type: ['string', 'null'] }, null, 1],
    [{ enum: ['a', 'b'] }, 'b', 'c'],
    [{ const: true }, true, false],
    [{ pattern: '^a' }, 'ab', 'ba'],
    [{ type: 'array', items: { type: 'number' } }, [1], ['a']],
    [{ properties: { a: { type: 'number' } } }, { a: 1 }, { a: 'x' }],
    [{ properties: { a: {} }, required: ['a'] }, { a: 1 }, {}],
    [{ properties: { a: {} }, additionalProperties: false }, { a: 1 }, { b: 1 }],
    [{ additionalProperties: { type: 'number' } }, { a: 1 }, { a: 'x' }],
    [{ propertyNames: { enum: ['a'] } }, { a: 1 }, { b: 1 }],
    [{ anyOf: [{ type: 'number' }, { type: 'null' }] }, null, 'a'],
    [{ oneOf: [{ type: 'number' }, { type: 'integer' }] }, 1.5, 1],
    [{ allOf: [{ minLength: 1 }, { maxLength: 1 }] }, 'a', 'ab'],
  ])('%j takes %j and refuses %j', (schema, good, bad) => {
    expect(schemaProblems({}, schema, good)).toEqual([])
    expect(schemaProblems({}, schema, bad)).not.toEqual([])
  })

  it('follows references, and finds a fault at its place', () => {
    const document = { text: { properties: { name: { type: 'string' } } } }
    const schema = { items: { $ref: '#/text' } }
    expect(schemaProblems(document, schema, [{ name: 'a' }])).toEqual([])
    expect(schemaProblems(document, schema, [{ name: 'a' }, { name: 1 }])).toEqual(['answer.1.name is no string'])
    expect(schemaProblems(document, { $ref: '#/none' }, 1)).toEqual(['answer: there is no schema'])
    expect(schemaProblems(document, { not: {} }, 'a')).toEqual(['answer is what it must not be'])
  })
})
