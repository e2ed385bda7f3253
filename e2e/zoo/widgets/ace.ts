import ace from 'ace-builds/src-noconflict/ace.js';
import { report } from './report.ts';

const box = document.createElement('div');
box.style.cssText = 'width: 600px; height: 200px';
document.querySelector('#root')?.append(box);
const editor = ace.edit(box, { value: 'old text' });
editor.textInput.getElement().setAttribute('aria-label', 'Notes');
editor.session.on('change', () => report('Notes', editor.getValue()));
