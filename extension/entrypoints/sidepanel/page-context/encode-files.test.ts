import { expect, test } from 'vitest';
import { chosenFilesSchema, MAX_FILE_BYTES, toFile } from '../../../operations/writing/chosen-files.ts';
import { encodeFiles } from './encode-files.ts';

test.each([0, 1, 2, 3, 24_575, 24_576, 24_577, 100_000])('%i bytes are decoded unchanged', async size => {
  const bytes = Uint8Array.from({ length: size }, (_, at) => (at * 7919) % 256);
  const [sent] = chosenFilesSchema.parse(
    await encodeFiles([new File([bytes], '履历.pdf', { type: 'application/pdf' })]),
  );
  const file = sent && toFile(sent);
  expect(file).toMatchObject({ name: '履历.pdf', type: 'application/pdf', size });
  expect(new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(bytes);
});

test('refuses more than a message holds in one sentence, also when decoding', async () => {
  const huge = Object.defineProperty(new File([], 'a'), 'size', { value: MAX_FILE_BYTES + 1 });
  await expect(encodeFiles([huge])).rejects.toMatchObject({ type: 'InvalidArgument' });
  const data = 'A'.repeat((MAX_FILE_BYTES / 3) * 4 + 8);
  expect(chosenFilesSchema.safeParse([{ name: 'a', type: '', data }]).success).toBe(false);
});

test('a file that is missing since the choice must be chosen again', async () => {
  const gone = Object.defineProperty(new File([], 'a'), 'arrayBuffer', {
    value: () => Promise.reject(new DOMException('moved', 'NotReadableError')),
  });
  await expect(encodeFiles([gone])).rejects.toMatchObject({ type: 'NeedsUser' });
});
