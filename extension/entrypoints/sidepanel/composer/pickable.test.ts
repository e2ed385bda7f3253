import { expect, test } from 'vitest';
import { pickables } from './picker.tsx';

const LISTED = [{ id: 'a', name: 'A', is_default: true }, { id: 'b' }];
const ids = (listed: Parameters<typeof pickables>[0], set: string) => {
  const { choices, current } = pickables(listed, set, 'Their choice');
  return [choices.map(({ id, name }) => `${id}=${name}`).join(), current];
};

test.each([
  ['nothing set: the default is what answers', LISTED, '', ['a=A,b=b', 'a']],
  ['what is set', LISTED, 'b', ['a=A,b=b', 'b']],
  ['what is set and not listed stays', LISTED, 'c', ['c=c,a=A,b=b', 'c']],
  ['no default is told', [{ id: 'a' }], '', ['=Their choice,a=a', '']],
  ['nothing is listed', [], 'c', ['', 'c']],
] as const)('%s', (_name, listed, set, expected) => {
  expect(ids(listed, set)).toEqual(expected);
});
