import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Outcome } from '../../extension/operations/contract/outcome.ts';
import { casesForRun, fullTest } from '../toolchain/full-tests.ts';
import type { TestPage } from './open-page.ts';
import { descriptions, inBrowser } from './show.ts';

const show = inBrowser();

const CV = { name: 'my-secret-plans.txt', text: 'one\ntwo' };
const PHOTO = { name: 'holiday.png', text: 'pixels' };
const DONE = { success: true, effect: 'changed' };

const upload = (selector: string) => ({ action: 'upload', target: { selector } });

/** What a field holds, as the page's own scripts read it. */
const held = (page: TestPage, selector = 'input[type=file]') =>
  page.page.evaluate(async field => {
    const input = document.querySelector(field);
    const files = input instanceof HTMLInputElement ? [...(input.files ?? [])] : [];
    return Promise.all(files.map(async file => `${file.name}=${await file.text()}`));
  }, selector);

test('gives a file field the person’s files, with the events of a choice', async () => {
  const page = await show(`<input type=file aria-label=Resume accept=".txt,text/plain"><script>
    const received = [], field = document.querySelector('input');
    for (const type of ['input', 'change'])
      field.addEventListener(type, () => received.push(type + field.files.length));
  </script>`);
  expect(await page.preview(upload('input'))).toMatchObject({
    effect: 'edits',
    facts: { name: 'Resume' },
    asksFile: { accept: '.txt,text/plain', multiple: false },
  });
  const outcome = await page.act(upload('input'), [CV]);
  expect(outcome).toMatchObject({ ...DONE, undoable: true });
  expect(outcome.message).toContain('1 file chosen for "Resume"');
  expect(await held(page)).toEqual([`${CV.name}=${CV.text}`]);
  expect(await page.page.evaluate('received')).toEqual(['input1', 'change1']);
});

test.each(
  casesForRun(
    [
      ['its label', '<label id=t for=f>Photo</label><input type=file id=f hidden>'],
      ['the label around it', '<label id=t>Photo <input type=file style="display:none"></label>'],
      ['a button beside it', '<div><button id=t>Add photo</button><input type=file hidden></div>'],
      ['a button around it', '<span role=button tabindex=0 id=t>Photo <input type=file hidden></span>'],
      [
        'an area with it inside',
        '<div id=t tabindex=0>Drop a photo, or click<p><input type=file style="display:none"></p></div>',
      ],
    ],
    3,
  ),
)('a hidden field is reached by %s', async (_name, html) => {
  const page = await show(`<main>${html}</main><input type=file id=other aria-label=Other>`);
  expect(await page.preview(upload('#t'))).toMatchObject({
    status: 'bound',
    facts: { name: expect.stringContaining('hoto') },
  });
  expect(await page.act(upload('#t'), [PHOTO])).toMatchObject(DONE);
  expect(await held(page, 'main input')).toEqual(['holiday.png=pixels']);
  expect(await held(page, '#other')).toEqual([]);
});

test('a hidden field is offered where its label is seen, and nowhere else', async () => {
  const page = await show(
    `<label>Photo <input type=file hidden></label><label hidden>Ghost <input type=file hidden></label>
     <input type=file hidden aria-label=Nobody>`,
  );
  expect(await descriptions(page)).toEqual([expect.stringContaining('Photo')]);
});

test('several files, only where the field takes several', async () => {
  const page = await show('<input type=file multiple aria-label=All><input type=file id=one aria-label=One>');
  expect(await page.act(upload('[multiple]'), [CV, PHOTO])).toMatchObject(DONE);
  expect(await held(page, '[multiple]')).toHaveLength(2);
  expect(await page.act(upload('#one'), [CV, PHOTO])).toMatchObject({ error_type: 'InvalidArgument' });
  expect(await held(page, '#one')).toEqual([]);
});

test('does nothing without a file, or by any other operation', async () => {
  const page = await show('<input type=file aria-label=Resume>');
  expect(await page.act(upload('input'))).toMatchObject({ success: false, error_type: 'InvalidArgument' });
  for (const [action, params] of [
    ['fill', { value: '/etc/passwd' }],
    ['click', {}],
  ] as const) {
    const outcome = await page.act({ action, target: { selector: 'input' }, params });
    expect(outcome).toMatchObject({ success: false, error_type: 'NeedsUser' });
    expect(outcome.message).toContain('upload action');
  }
});

const DROPPED = `<script>
  const texts = [];
  zone.ondragover = event => { if (event.dataTransfer.types.includes('Files')) event.preventDefault(); };
  zone.ondrop = async event => {
    event.preventDefault();
    zone.textContent = 'Received ' + event.dataTransfer.files[0].name;
    for (const item of event.dataTransfer.items) texts.push(await item.getAsFile().text());
  };
</script>`;

test('an area without a field gets the files dropped on it', async () => {
  const page = await show(
    `<input type=file aria-label=Other><div id=zone tabindex=0 style="height:90px">Drop here</div>${DROPPED}`,
  );
  const bound = await page.preview(upload('#zone'));
  expect(bound).toMatchObject({ effect: 'acts', asksFile: { accept: '', multiple: true } });
  const outcome = await page.act(upload('#zone'), [CV, PHOTO]);
  expect(outcome).toMatchObject({ success: true, effect: 'changed' });
  expect(outcome.undoable).toBeUndefined();
  await expect.poll(() => page.page.evaluate('texts')).toEqual([CV.text, PHOTO.text]);
  expect(await held(page)).toEqual([]);
});

test('an area that appears over the page as soon as files come in', async () => {
  const page = await show(
    `<div id=t tabindex=0 style="height:90px">Files</div>
     <div id=zone hidden style="position:fixed;inset:0;background:#eee">Drop</div>${DROPPED}<script>
      document.addEventListener('dragenter', () => { zone.hidden = false; });</script>`,
  );
  expect(await page.act(upload('#t'), [CV])).toMatchObject({ success: true });
  await expect.poll(() => page.page.evaluate('texts')).toEqual([CV.text]);
});

test('drops nothing where no files are accepted, and asks for the person', async () => {
  const page = await show(
    '<button id=t>Upload</button><script>let drops = 0; document.ondrop = () => { drops += 1; };</script>',
  );
  expect(await page.act(upload('#t'), [CV])).toMatchObject({ success: false, effect: 'needs_user' });
  expect(await page.page.evaluate('drops')).toBe(0);
});

fullTest('reports no success for an ignored drop', async () => {
  const page = await show('<div id=t tabindex=0 ondragover="event.preventDefault()">Drop here</div>');
  expect(await page.act(upload('#t'), [CV])).toMatchObject({ success: false, effect: 'no_change' });
});

fullTest('reports what the page shows when it empties the field', async () => {
  const page = await show(`<input type=file aria-label=Resume><ul></ul><script>
    document.querySelector('input').onchange = ({ target }) => {
      document.querySelector('ul').innerHTML = '<li>Attached: ' + target.files[0].name + '</li>';
      target.value = '';
    };</script>`);
  const outcome = await page.act(upload('input'), [CV]);
  expect(outcome).toMatchObject(DONE);
  expect(outcome.message).toContain('Attached: ••••••');
  expect(outcome.undoable).toBeUndefined();
});

test('a page that refuses the file: reported, with its message', async () => {
  const page =
    await show(`<form><label for=f>Resume</label><input type=file id=f><div id=e class=error></div></form>
    <script>f.onchange = () => {
      e.textContent = 'The file ' + f.files[0].name + ' is too large.'; f.value = '';
    };</script>`);
  const outcome = await page.act(upload('input'), [CV]);
  expect(outcome).toMatchObject({ success: false, effect: 'validation_error' });
  expect(outcome.page_message).toContain('The file •••••• is too large.');
  const silent = await show('<input type=file aria-label=Resume onchange="this.value = null">');
  expect(await silent.act(upload('input'), [CV])).toMatchObject({ success: false, effect: 'no_change' });
});

test.each(casesForRun(['field', 'drop'], 1))('the name of a file is in no result: %s', async way => {
  const page = await show(
    `<div role=status id=s></div>${way === 'field' ? '<input type=file id=zone aria-label=Resume>' : '<div id=zone tabindex=0>Drop here</div>'}
    <script>
      zone.ondragover = event => event.preventDefault();
      zone.onchange = zone.ondrop = event => {
        const [file] = (event.dataTransfer ?? zone).files;
        s.textContent = 'Thank you for ' + file.name;
      };
    </script>`,
  );
  const outcome = await page.act(upload('#zone'), [CV]);
  expect(outcome).toMatchObject({ success: true, page_message: 'Thank you for ••••••' });
  expect(JSON.stringify(outcome)).not.toContain('secret');
});

test('announces a choice that submits the form, and fills the shown field only', async () => {
  const page = await show(
    `<form action="https://other.test/take"><input type=file aria-label=Photo onchange="this.form.submit()"></form>
     <div id=box><button id=t>Add</button><input type=file hidden></div>`,
  );
  expect(await page.preview(upload('form input'))).toMatchObject({
    effect: 'submits',
    submitsTo: { origin: 'https://other.test', foreign: true },
  });
  const action = { ...upload('#t'), params: {} };
  const bound = await page.preview(action);
  if (bound.status !== 'bound') throw new Error('It was not bound.');
  await page.page.evaluate(() => {
    const box = document.getElementById('box');
    box?.querySelector('input')?.remove();
    box?.append(Object.assign(document.createElement('input'), { type: 'file', hidden: true }));
  });
  const files = [{ name: CV.name, type: '', data: btoa(CV.text) }];
  const run = { key: randomUUID(), action, binding: bound.binding, language: 'en', files };
  expect(await page.call('runAction', run)).toMatchObject({ success: false, error_type: 'ElementChanged' });
  expect(await held(page, '#box input')).toEqual([]);
});

test('a disabled field, a folder field, or a label of several fields is refused before the approval', async () => {
  const page = await show(
    `<input type=file id=off disabled aria-label=Off><input type=file id=dir webkitdirectory aria-label=Dir>
     <div id=two tabindex=0>Files <input type=file hidden><input type=file hidden></div>
     <input id=text aria-label=Text>`,
  );
  const failures = await Promise.all(
    ['#off', '#dir', '#two', '#text'].map(async selector => {
      const bound = await page.preview(upload(selector));
      return bound.status === 'failed' ? bound.failure.type : bound.status;
    }),
  );
  expect(failures).toEqual(['NotInteractable', 'NeedsUser', 'InvalidArgument', 'InvalidArgument']);
});

test('restores the field on undo, and keeps later choices of the person', async () => {
  const page = await show('<input type=file aria-label=Resume>');
  const action = { ...upload('input'), params: {} };
  const run = async () => {
    const bound = await page.preview(action);
    if (bound.status !== 'bound') throw new Error('It was not bound.');
    const key = randomUUID();
    const files = [{ name: CV.name, type: 'text/plain', data: btoa(CV.text) }];
    await page.call('runAction', { key, action, binding: bound.binding, language: 'en', files });
    return () => page.call<Outcome>('undoAction', { key, language: 'en' });
  };
  const undo = await run();
  expect(await held(page)).toHaveLength(1);
  expect(await undo()).toMatchObject({ success: true, effect: 'changed' });
  expect(await held(page)).toEqual([]);
  const undoLater = await run();
  await page.page.setInputFiles('input', {
    name: 'mine.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('x'),
  });
  expect(await undoLater()).toMatchObject({ success: false, error_type: 'ElementChanged' });
  expect(await held(page)).toEqual(['mine.txt=x']);
});
