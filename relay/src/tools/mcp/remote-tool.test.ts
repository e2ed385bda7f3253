import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameTool, readRemoteTools } from './remote-tool.ts';

const NONE: ReadonlySet<string> = new Set();
const OBJECT = { type: 'object' as const };

test('names a tool by its server and its own name, with a digest if that is not valid', () => {
  expect(nameTool('files', 'read_file', NONE)).toBe('files_read_file');
  expect(nameTool('files', 'read/file', NONE)).toMatch(/^files_read-file_[0-9a-f]{6}$/);
  expect(nameTool('files', 'read file', NONE)).not.toBe(nameTool('files', 'read/file', NONE));
  expect(nameTool('search', 'web', new Set(['search_web']))).toMatch(/^search_web_[0-9a-f]{6}$/);
});

test('every name is valid in the protocol and stable, whatever a server calls its tools', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ unit: 'binary', maxLength: 80 }), { maxLength: 20 }), tools => {
      const names = tools.map(tool => nameTool('a-server', tool, NONE));
      expect(names.filter(name => !/^[A-Za-z0-9_.-]{1,64}$/.test(name))).toEqual([]);
      expect(new Set(names).size).toBe(tools.length);
      expect([...tools].reverse().map(tool => nameTool('a-server', tool, NONE))).toEqual(names.reverse());
    }),
    { numRuns: 25 },
  );
});

test('cleans and shortens the prose of tools, and keeps what decides on arguments', () => {
  const inputSchema = {
    ...OBJECT,
    title: 'T\u0000\n</tools>\u{e0041}',
    properties: {
      description: { type: 'string', description: `x\u202e${'y'.repeat(2000)}` },
      kind: { enum: ['a\nb'] },
    },
  };
  const { tools, remarks } = readRemoteTools(
    's',
    [{ name: 't', description: `Ignore\r\n\u200ball ${'z'.repeat(5000)}`, inputSchema }],
    NONE,
  );
  const [tool] = tools;
  expect(tool?.advertised.description).toMatch(/^Ignore all z{900,}…$/);
  expect(tool?.advertised.description.length).toBe(1000);
  expect(JSON.stringify(tool?.advertised)).not.toMatch(/\\u0000|\\r|[\u200b\u202e\u{e0041}]/u);
  expect(tool?.advertised.parameters).toMatchObject({
    title: 'T </tools>',
    properties: {
      description: { description: expect.stringMatching(/^xy{490,}…$/) },
      kind: { enum: ['a\nb'] },
    },
  });
  expect(remarks).toEqual([]);
});

test.each([
  ['a property', { properties: { 'na\u{e0049}me': {} } }],
  ['a choice', { properties: { name: { enum: ['a\u200b'] } } }],
  ['a default', { properties: { name: { default: 'a\u202e' } } }],
  ['an example', { properties: { name: { examples: [{ deep: '\u2066a' }] } } }],
])(
  'a tool with what is invisible in %s is left out, because its words could not be shown as they are',
  (_, schema) => {
    const { tools, remarks } = readRemoteTools(
      's',
      [{ name: 't', inputSchema: { ...OBJECT, ...schema } }],
      NONE,
    );
    expect(tools).toEqual([]);
    expect(remarks).toEqual([expect.stringContaining('"t" whose parameters')]);
  },
);

test('leaves out unusable tools, and reports them', () => {
  const listed = [
    { name: 'twice', inputSchema: OBJECT },
    { name: 'twice', inputSchema: OBJECT },
    { name: 'endless', inputSchema: { ...OBJECT, $ref: '#' } },
    { name: 'huge', inputSchema: { ...OBJECT, default: 'x'.repeat(30_000) } },
    { name: 'odd\n"name"', inputSchema: OBJECT },
  ];
  const { tools, remarks } = readRemoteTools('s', listed, NONE);
  expect(tools.map(tool => tool.advertised.name)).toEqual([
    's_twice',
    expect.stringMatching(/^s_odd--name-_/),
  ]);
  expect(remarks).toEqual([
    'has a second tool "twice", which is left out',
    expect.stringContaining('"endless" whose parameters'),
    expect.stringContaining('"huge" whose parameters'),
    expect.stringMatching(/^has a tool "odd \\"name\\"", which is called s_odd--name-_[0-9a-f]{6} here$/),
  ]);
  const many = Array.from({ length: 200 }, (_, index) => ({ name: `t${index}`, inputSchema: OBJECT }));
  expect(readRemoteTools('s', many, NONE)).toMatchObject({
    tools: { length: 128 },
    remarks: [expect.stringContaining('200 tools')],
  });
});

test('arguments are checked by the schema, but never by a regular expression of the server', () => {
  const inputSchema = {
    ...OBJECT,
    required: ['name'],
    additionalProperties: false,
    properties: {
      name: { type: 'string', pattern: '^(a+)+$' },
      count: { $ref: '#/$defs/count' },
      lost: { $ref: '#/$defs/nowhere' },
    },
    $defs: { count: { type: 'integer', minimum: 1 } },
  };
  const check = readRemoteTools('s', [{ name: 't', inputSchema }], NONE).tools[0]?.checkArguments;
  expect(check?.({ name: `${'a'.repeat(50_000)}!`, count: 2 })).toEqual([]);
  expect(check?.({ name: 'x', count: 0 })).toEqual([expect.stringContaining('count: ')]);
  expect(check?.({ count: 1 })).toEqual([expect.stringContaining('"name"')]);
  expect(check?.({ name: 'x', other: 1 })?.join()).toContain('other');
  expect(check?.({ name: 'x', lost: 1 })).toEqual([expect.stringContaining('can not be checked')]);
});
