declare module '*.css';
declare module 'ace-builds/src-noconflict/ace.js' {
  export { default } from 'ace-builds';
}
declare module 'react-18' {
  export { createElement, useState } from 'react';
}
declare module 'react-dom-18/client' {
  export { createRoot } from 'react-dom/client';
}
declare module 'draft-js' {
  import type { ComponentType } from 'react';

  export class ContentState {
    static createFromText(text: string): ContentState;
    getPlainText(): string;
  }
  export class EditorState {
    static createWithContent(content: ContentState): EditorState;
    getCurrentContent(): ContentState;
  }
  export const Editor: ComponentType<{
    ariaLabel: string;
    editorState: EditorState;
    onChange: (next: EditorState) => void;
  }>;
}
declare module 'codemirror-5' {
  interface Editor {
    getInputField(): HTMLElement;
    getValue(): string;
    on(type: 'change', listener: () => void): void;
    setSize(width: number, height: number): void;
  }
  export default function CodeMirror(
    place: Element,
    options: { value: string; lineNumbers: boolean },
  ): Editor;
}
declare module 'layui';
/** It gives out nothing, and puts itself into the page. */
declare const layui: {
  use(modules: readonly string[], ready: () => void): void;
  form: {
    render(): void;
    on(event: string, listener: (told: { value: string; elem: HTMLInputElement }) => void): void;
  };
  laydate: { render(options: { elem: string; lang: string; done: (value: string) => void }): void };
};
declare module 'daterangepicker';
declare module 'jquery-ui/ui/widgets/datepicker.js';
declare module 'pikaday';
declare module 'vanillajs-datepicker';
declare module 'react-tagsinput';
declare module '@tarekraafat/autocomplete.js';
declare module 'accessible-autocomplete';
declare module 'awesomplete';
declare module '@yaireo/tagify';
