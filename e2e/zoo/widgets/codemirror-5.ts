import CodeMirror from 'codemirror-5';
import 'codemirror-5/lib/codemirror.css';
import { report } from './report.ts';

const box = document.createElement('div');
document.querySelector('#root')?.append(box);
const editor = CodeMirror(box, { value: 'old text', lineNumbers: true });
editor.setSize(600, 200);
editor.getInputField().setAttribute('aria-label', 'Notes');
editor.on('change', () => report('Notes', editor.getValue()));
