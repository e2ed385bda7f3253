import * as monaco from 'monaco-editor/editor/editor.api.js';
import { report } from './report.ts';

/** Monaco types into an EditContext, or into a hidden textarea, as it did before and does where there is none. */
for (const [name, editContext] of [
  ['Notes', true],
  ['Letter', false],
] as const) {
  const box = document.createElement('div');
  box.style.cssText = 'width: 600px; height: 200px';
  document.querySelector('#root')?.append(box);
  const editor = monaco.editor.create(box, { value: 'old text', ariaLabel: name, editContext });
  editor.onDidChangeModelContent(() => report(name, editor.getValue()));
}
