/** The widgets that hold text, by what they are called there; Monaco has two, one for each way in which it takes keys. */
export const EDITORS: readonly (readonly [file: string, name: string])[] = [
  ['lexical.tsx', 'Notes'],
  ['prosemirror.ts', 'Notes'],
  ['tiptap.ts', 'Notes'],
  ['slate.tsx', 'Notes'],
  ['quill.ts', 'Notes'],
  ['codemirror.ts', 'Notes'],
  ['codemirror-5.ts', 'Notes'],
  ['monaco.ts', 'Notes'],
  ['monaco.ts', 'Letter'],
  ['draft.react-18.tsx', 'Notes'],
  ['trix.ts', 'Notes'],
  ['ace.ts', 'Notes'],
  ['tinymce.ts', 'Notes'],
];
