import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { importsOf, registeredScript } from './registered-script.ts';

const READING = {
  fileName: 'content/reading.js',
  code: 'started.push("reading");const a=()=>"no",b=()=>"read";export{a as n,b as t};',
};
const ACTING = {
  fileName: 'content/acting.js',
  code: 'import{t as e}from"./reading.js";started.push("acting "+e());',
};

const ALL = [READING, ACTING];

/** A document's isolated world, with the runtime of Chromium's until the extension is reloaded. */
function createWorld() {
  const started: string[] = [];
  const runtime: { id?: string } = { id: 'extension' };
  const world = createContext({ started, chrome: { runtime } });
  return {
    started,
    inject: () => {
      runInContext(registeredScript(READING, ALL, true), world);
      runInContext(registeredScript(ACTING, ALL, false), world);
    },
    reload: () => {
      delete runtime.id;
      world.chrome = { runtime: { id: 'extension' } };
    },
    loaded: () => runInContext('[...assentDocumentState.scripts.loaded.keys()].join()', world),
    isAlive: () => runInContext('assentDocumentState.scripts.isAlive()', world),
  };
}

test('takes its imports from the script before it', () => {
  const world = createWorld();
  world.inject();
  expect(world.started).toEqual(['reading', 'acting read']);
  expect(world.loaded()).toBe('content/reading.js,content/acting.js');
});

test('does not start twice when injected twice', () => {
  const world = createWorld();
  world.inject();
  world.inject();
  expect(world.started).toHaveLength(2);
});

test('starts all scripts once more after a reload of the extension', () => {
  const world = createWorld();
  world.inject();
  world.reload();
  expect(world.isAlive()).toBe(false);
  world.inject();
  world.inject();
  expect(world.started).toEqual(['reading', 'acting read', 'reading', 'acting read']);
  expect(world.isAlive()).toBe(true);
});

test('registers no script that fails at its start, and starts it at the next injection', () => {
  const world = createContext({ chrome: { runtime: { id: 'extension' } }, broken: true, started: [] });
  const broken = { ...READING, code: `if(broken)throw new Error("broken");${READING.code}` };
  expect(() => runInContext(registeredScript(broken, ALL, true), world)).toThrow('broken');
  world.broken = false;
  runInContext(registeredScript(broken, ALL, true), world);
  expect(world.started).toEqual(['reading']);
});

test('understands chunks that the bundler did not minify', () => {
  const reading = { ...READING, code: 'const a = 1;\nconst c = 2;\nconst x = 3;\nexport { x, a, c };\n' };
  const code =
    'import { a as b, c } from "./reading.js";\nimport "./acting.js";\nconst d = b(c);\nexport { d as e, d };\n';
  const chunk = { fileName: 'content/other.js', code };
  expect(importsOf(chunk)).toEqual(['content/reading.js', 'content/acting.js']);
  const script = registeredScript(chunk, [reading, ACTING, chunk], false);
  expect(script).toContain('const [,b,c] = loaded.get("content/reading.js")');
  expect(script).toContain('loaded.set("content/other.js", [d,d])');
});

test('throws at build time when another chunk lacks an export', () => {
  const chunk = { fileName: 'content/other.js', code: 'import{q as e}from"./reading.js";e();' };
  expect(() => registeredScript(chunk, ALL, false)).toThrow('content/reading.js does not export q');
});
