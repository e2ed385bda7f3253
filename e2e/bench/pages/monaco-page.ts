const CODE = Array.from(
  { length: 400 },
  (_, line) => `export const value${line} = compute(${line}, 'text');`,
);

/** The editor's package ships no page: this one has its loader, a toolbar, and a long file. */
export const monacoPage = `<!doctype html><meta charset="utf-8"><title>Monaco</title>
<style>body { margin: 0; font: 14px sans-serif } #editor { height: 740px }</style>
<header><button>Save</button> <button>Format</button>
<label>Language <select><option>TypeScript</option><option>JSON</option></select></label></header>
<div id="editor"></div>
<script src="/min/vs/loader.js"></script>
<script>
  require.config({ paths: { vs: '/min/vs' } });
  require(['vs/editor/editor.main'], () => {
    const value = ${JSON.stringify(CODE.join('\n'))};
    monaco.editor.create(document.querySelector('#editor'), { value, language: 'plaintext' });
  });
</script>`;
