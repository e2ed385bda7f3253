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
