import * as z from 'zod/mini';

/** Chrome's messages hold 64 MB, and base64 adds a third. */
export const MAX_FILE_BYTES = 32 * 1024 * 1024;

const BASE64_GROWTH = 4 / 3;
const PADDING = 4;

/** A file that the user chose in the panel. `data` is base64. */
const chosenFileSchema = z.object({ name: z.string(), type: z.string(), data: z.string() });
export type ChosenFile = z.infer<typeof chosenFileSchema>;

export const chosenFilesSchema = z
  .array(chosenFileSchema)
  .check(z.refine(files => lengthOf(files) <= MAX_FILE_BYTES * BASE64_GROWTH + PADDING * files.length));

function lengthOf(files: readonly ChosenFile[]): number {
  return files.reduce((sum, { data }) => sum + data.length, 0);
}

export function toFile({ name, type, data }: ChosenFile): File {
  const text = atob(data);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return new File([bytes], name, { type });
}
