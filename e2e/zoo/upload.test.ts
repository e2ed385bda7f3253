import { expect, test } from 'vitest';
import { inBrowser } from '../page/show.ts';
import { showWidgets } from './show-widgets.ts';

const show = inBrowser();

const CV = { name: 'resume.txt', text: 'my life' };

test.each([
  ['button', 'button: Click to upload', false],
  ['dragger', 'Drag files to this area', true],
])('antd: the %s uploads what the person chose', async (name, description, multiple) => {
  const zoo = await showWidgets(show, 'antd-upload.tsx');
  const elementId = await zoo.idOf(description);
  const upload = { action: 'upload', target: { elementId } };
  expect(await zoo.preview(upload)).toMatchObject({ asksFile: { multiple } });
  const outcome = await zoo.act(upload, [CV]);
  expect(outcome).toMatchObject({ success: true, effect: 'changed' });
  expect(JSON.stringify(outcome)).not.toContain('resume');
  await expect.poll(() => zoo.state(name)).toEqual(['resume.txt done']);
  expect(await zoo.state(`${name} sent`)).toBe('my life');
});

test('antd: a second file is added to the first one', async () => {
  const zoo = await showWidgets(show, 'antd-upload.tsx');
  const elementId = await zoo.idOf('Drag files to this area');
  for (const name of ['one.txt', 'two.txt'])
    await zoo.act({ action: 'upload', target: { elementId } }, [{ name, text: name }]);
  await expect.poll(() => zoo.state('dragger')).toEqual(['one.txt done', 'two.txt done']);
  expect(await zoo.state('button')).toBeUndefined();
});
