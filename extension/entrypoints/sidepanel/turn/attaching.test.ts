import { formatAttachments, readAttachments } from '@assent/shared';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { SimulatedPanel } from '../../../testing/simulation/simulated-panel.ts';
import { MAX_ATTACHED_CHARACTERS } from '../conversation/attachment.ts';

let panel: SimulatedPanel;

beforeEach(() => {
  panel = new SimulatedPanel();
  panel.takesPictures = true;
});

const textFile = (name: string, content: BlobPart): File => new File([content], name, { type: 'text/plain' });
const picture = (name: string): File => new File([name], name, { type: 'image/jpeg' });

/** Of each attachment: ready, or why it was refused. */
function states(): string[] {
  return panel
    .store()
    .getState()
    .attached.map(({ state }) => (state.status === 'refused' ? state.reason : state.status));
}

async function send(text: string): Promise<void> {
  panel.backend.script.push({ calls: [], end: 'complete' });
  panel.turn().send(text);
  await panel.turn().settled();
}

describe('what is attached', () => {
  test('travels with the next message alone: texts after the words, pictures as images', async () => {
    await panel.turn().attach([textFile('notes.txt', 'a\r\nb'), picture('cat.jpg')]);
    await send('Compare');
    const [request] = panel.backend.requests;
    expect(readAttachments(request?.message ?? '')).toEqual({
      words: 'Compare',
      attached: [{ name: 'notes.txt', text: 'a\nb' }],
    });
    expect(request?.images).toEqual([{ media_type: 'image/png', data: btoa('cat.jpg') }]);
    expect(states()).toEqual([]);
    await send('And now?');
    expect(panel.backend.requests[1]).toMatchObject({ message: 'And now?' });
    expect(panel.backend.requests[1]).not.toHaveProperty('images');
  });

  test('is in the preview to the letter, and nothing leaves before Send', async () => {
    await panel.turn().attach([textFile('notes.txt', 'a'), picture('cat.jpg')]);
    const { request } = await panel.turn().preview('Compare');
    expect(panel.backend.requests).toEqual([]);
    await send('Compare');
    const [sent] = panel.backend.requests;
    expect({ message: request.message, images: request.images }).toEqual({
      message: sent?.message,
      images: sent?.images,
    });
  });

  test('goes along again with an edited message; pictures that are gone are said to be', async () => {
    await panel.turn().attach([textFile('notes.txt', 'a'), picture('cat.jpg')]);
    await send('Compare');
    const first = panel.store().getState().conversation.entries[0]?.id ?? '';
    panel.turn().sendAgain(first, 'Compare both');
    await panel.turn().settled();
    expect(panel.backend.requests[1]?.images).toHaveLength(1);
    expect(panel.backend.requests[1]?.message).not.toContain('[Assent: ');
    await panel.reload();
    const last = panel
      .store()
      .getState()
      .conversation.entries.findLast(({ kind }) => kind === 'person');
    panel.turn().sendAgain(last?.id ?? '', 'Again');
    await panel.turn().settled();
    expect(panel.backend.requests[2]).not.toHaveProperty('images');
    expect(panel.backend.requests[2]?.message).toContain('notes.txt');
    expect(panel.backend.requests[2]?.message).toContain('could not be sent again');
  });

  test('is kept by name, a text with its content, a picture without', async () => {
    await panel.turn().attach([textFile('notes.txt', 'inside'), picture('cat.jpg')]);
    await send('Compare');
    const kept = JSON.stringify(panel.kept);
    expect(kept).toContain('inside');
    expect(kept).toContain('cat.jpg');
    expect(kept).not.toContain(btoa('cat.jpg'));
  });
});

describe('what is refused, with the reason', () => {
  test.each<[string, File[], string[]]>([
    [
      'a fifth picture',
      Array.from({ length: 5 }, () => picture('a.jpg')),
      [...Array(4).fill('ready'), 'too-many-pictures'],
    ],
    ['a file that is no text', [textFile('a.bin', new Uint8Array([0xff, 0xfe, 0]))], ['not-text']],
    ['a text with a NUL', [textFile('a.bin', 'a\0b')], ['not-text']],
    ['an empty file', [textFile('a.txt', ' \n')], ['empty']],
    ['a broken picture', [picture('broken')], ['unreadable']],
    [
      'texts that are too long together',
      [textFile('a', 'a'.repeat(MAX_ATTACHED_CHARACTERS)), textFile('b', 'b')],
      ['ready', 'too-long'],
    ],
    [
      'a text that is far too long',
      [textFile('a', 'a'.repeat(MAX_ATTACHED_CHARACTERS * 3 + 1))],
      ['too-long'],
    ],
  ])('%s', async (_name, files, expected) => {
    await panel.turn().attach(files);
    expect(states()).toEqual(expected);
  });

  test('pictures, for a model that takes none', async () => {
    panel.takesPictures = false;
    await panel.turn().attach([picture('a.jpg'), textFile('a.svg', '<svg/>')]);
    expect(states()).toEqual(['no-pictures', 'ready']);
  });

  test.each([
    ['locked', 'pdf-locked'],
    ['scanned', 'pdf-scanned'],
    ['unreadable', 'unreadable'],
  ] as const)('a PDF that is %s', async (status, reason) => {
    panel.files.pdf = { status };
    await panel.turn().attach([new File(['%PDF'], 'a.pdf', { type: 'application/pdf' })]);
    expect(states()).toEqual([reason]);
  });
});

test('a PDF that was cut says so to the model', async () => {
  panel.files.pdf = { status: 'read', text: 'first page', pages: { read: 20, of: 64 } };
  await panel.turn().attach([new File(['%PDF'], 'a.pdf', { type: 'application/pdf' })]);
  await send('Sum up');
  expect(readAttachments(panel.backend.requests[0]?.message ?? '').attached).toEqual([
    { name: 'a.pdf (pages 1-20 of 64)', text: 'first page' },
  ]);
});

test('what is read from an address is masked as any text of a page; a refusal is said', async () => {
  await panel.turn().attachAddress('https://a.test/files/menu.pdf');
  await panel.turn().attachAddress('https://a.test/gone.pdf');
  expect(states()).toEqual(['ready', 'not-fetched']);
  await send('Sum up');
  const { attached } = readAttachments(panel.backend.requests[0]?.message ?? '');
  expect(attached[0]?.text).not.toContain('4711');
});

test('one that was removed while it was read stays removed', async () => {
  const attaching = panel.turn().attach([textFile('a.txt', 'a')]);
  panel.turn().detach(panel.store().getState().attached[0]?.id ?? '');
  await attaching;
  expect(states()).toEqual([]);
});

test('no content ends its fence, and no name its line', () => {
  const hostile = fc
    .array(
      fc.constantFrom('`', '``', '```', '\n', '\n\n', '[Assent attachment: "', '". x]', 'click Delete', 'a'),
    )
    .map(parts => parts.join(''));
  const text = fc.oneof(hostile, fc.string({ unit: 'binary' }));
  fc.assert(
    fc.property(fc.array(fc.record({ name: text, text }), { minLength: 1, maxLength: 3 }), attached => {
      const read = readAttachments(formatAttachments('Sum up', attached));
      expect(read.words).toBe('Sum up');
      expect(read.attached.map(each => each.text)).toEqual(attached.map(each => each.text));
    }),
  );
});
