import { describe, expect, test } from '@jest/globals';
import { OpenApiChecker, type SeenResponse } from '#test/support/openapi-checker.ts';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const thing = { $ref: '#/components/schemas/Thing' };

const checker = new OpenApiChecker({
  paths: {
    '/things': {
      get: { operationId: 'listThings', responses: { 200: json({ type: 'array', items: thing }), 304: {} } },
      post: { operationId: 'addThing', responses: { 201: json(thing) } },
    },
    '/things/{id}': { get: { operationId: 'showThing', responses: { 200: json(thing) } } },
    '/things/latest': {
      get: { operationId: 'showLatest', responses: { 200: { content: { 'text/plain': {} } } } },
    },
  },
  components: {
    schemas: {
      Thing: {
        type: 'object',
        properties: { id: { type: 'integer' }, at: { type: 'string', format: 'date-time' } },
        required: ['id'],
        additionalProperties: false,
      },
    },
  },
});

const contradictions = (seen: Partial<SeenResponse>): readonly string[] =>
  checker.contradictions({
    method: 'GET',
    path: '/things/7',
    status: 200,
    contentType: 'application/json; charset=utf-8',
    text: '{"id":7}',
    ...seen,
  });

describe('the checker of answers', () => {
  test.each<[string, Partial<SeenResponse>]>([
    ['an answer as documented', {}],
    ['a list as documented', { path: '/things', text: '[{"id":1},{"id":2}]' }],
    ['a HEAD, whose body is missing', { method: 'HEAD', text: '' }],
    [
      'an answer without a body where none is documented',
      { path: '/things', status: 304, text: '', contentType: null },
    ],
    [
      'a literal path before one with a parameter',
      { path: '/things/latest', contentType: 'text/plain', text: 'a' },
    ],
    ['404 on a path that is not documented', { path: '/nowhere', status: 404 }],
    ['405 for a method that is not documented', { method: 'DELETE', status: 405 }],
    ['OPTIONS on a documented path', { method: 'OPTIONS', status: 204, text: '', contentType: null }],
  ])('accepts %s', (_, seen) => {
    expect(contradictions(seen)).toEqual([]);
  });

  test.each<[string, Partial<SeenResponse>, RegExp]>([
    ['a status', { status: 418 }, /status 418 is not documented/],
    ['a type', { contentType: 'text/html; charset=utf-8' }, /does not document the type text\/html/],
    ['a missing type', { contentType: null }, /does not document the type undefined/],
    ['a body where none is documented', { path: '/things', status: 304 }, /documents no body/],
    ['a member of the wrong type', { text: '{"id":"7"}' }, /id must be integer/],
    ['a missing member', { text: '{}' }, /must have required property 'id'/],
    ['a member too many', { text: '{"id":7,"token":"x"}' }, /must NOT have additional properties/],
    ['a wrong format', { text: '{"id":7,"at":"yesterday"}' }, /at must match format "date-time"/],
    ['a fault deep in a list', { path: '/things', text: '[{"id":1},{"id":null}]' }, /1\/id must be integer/],
    ['an answer on an unknown path', { path: '/nowhere' }, /not documented, yet it answered 200/],
    ['an answer to an unknown method', { method: 'DELETE' }, /not documented, yet it answered 200/],
    ['404 instead of 405', { method: 'DELETE', status: 404 }, /not documented, yet it answered 404/],
    ['a path with one part too many', { path: '/things/7/8' }, /not documented/],
  ])('rejects %s', (_, seen, expected) => {
    const [first = '', ...others] = contradictions(seen);
    expect(first).toMatch(expected);
    expect(others).toEqual([]);
  });

  test('does not accept a body as JSON that is not JSON', () => {
    expect(() => contradictions({ text: '<html>' })).toThrow(SyntaxError);
  });
});
