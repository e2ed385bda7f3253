/** In one string, because the page's policy names its hash. The palette is the panel's. */
export const STYLE = `
:root { color-scheme: light dark; --text: #1a1d1b; --quiet: #5a625d; --line: #d9dedb; --paper: #fff; --raised: #f6f8f7;
  --accent: #0b6e4f; --on-accent: #fff; --bad: #b3261e; --bad-paper: #fdf0ee; --good-paper: #edf7f2; --warn: #8a5a00; }
@media (prefers-color-scheme: dark) { :root { --text: #e8ece9; --quiet: #a3ada7; --line: #39413d; --paper: #161a18;
  --raised: #1f2522; --accent: #5fd0a5; --on-accent: #06251a; --bad: #ff9d94; --bad-paper: #33201e; --good-paper: #16302a;
  --warn: #f0c060; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 44rem; padding: 2rem 1.25rem 4rem; background: var(--paper); color: var(--text);
  font: 15px/1.5 system-ui, -apple-system, "Segoe UI", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; }
nav { float: right; font-size: .875rem; }
h1 { margin: 0; font-size: 1.5rem; line-height: 1.25; font-weight: 650; }
h2 { margin: 0 0 .75rem; font-size: 1rem; font-weight: 650; }
header p, .quiet { color: var(--quiet); }
header p { margin: .375rem 0 1.25rem; max-width: 36rem; }
.quiet { font-size: .875rem; margin: .5rem 0 0; }
a { color: var(--accent); }
section { margin: 0 0 1rem; padding: 1rem 1.125rem 1.125rem; border: 1px solid var(--line); border-radius: .75rem; }
section.good { background: var(--good-paper); border-color: var(--accent); }
section.bad { background: var(--bad-paper); border-color: var(--bad); }
section p { margin: 0 0 .5rem; }
section > :last-child, form > :last-child { margin-bottom: 0; }
.warn { color: var(--warn); }
.now { display: flex; gap: .5rem; flex-wrap: wrap; align-items: baseline; margin: 0 0 1.25rem; }
.now strong { font-weight: 600; }
.facts { display: flex; gap: .375rem; flex-wrap: wrap; margin: 0 0 .75rem; padding: 0; list-style: none; }
.facts li { padding: .0625rem .5rem; border: 1px solid var(--line); border-radius: 1rem; font-size: .8125rem; background: var(--paper); }
form.row { display: flex; gap: .5rem; flex-wrap: wrap; align-items: end; margin: 0 0 .5rem; }
form.row > label, form.row > span { flex: 1 1 14rem; }
form.row > span { align-self: center; }
.quiet + button { margin-top: .75rem; }
form.row > strong { flex: 0 0 6rem; align-self: center; font-weight: 600; }
label { display: block; font-size: .875rem; color: var(--quiet); }
label > input, label > select { display: block; margin-top: .25rem; }
input:not([type=radio]), select { width: 100%; min-height: 2.25rem; padding: .25rem .625rem; border: 1px solid var(--line);
  border-radius: .5rem; background: var(--paper); color: var(--text); font: inherit; }
button { min-height: 2.25rem; padding: .25rem 1rem; border: 1px solid var(--accent); border-radius: .5rem; background: transparent;
  color: var(--accent); font: inherit; font-weight: 600; cursor: pointer; }
button.primary { background: var(--accent); color: var(--on-accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
fieldset { display: flex; flex-wrap: wrap; gap: .5rem; margin: 0 0 .75rem; padding: 0; border: 0; }
legend { padding: 0; margin-bottom: .375rem; font-size: .875rem; color: var(--quiet); }
.choice { position: relative; padding: .375rem .75rem; border: 1px solid var(--line); border-radius: .5rem; color: var(--text); cursor: pointer; }
.choice input { position: absolute; opacity: 0; inset: 0; margin: 0; cursor: pointer; }
.choice:has(:checked) { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
.choice:has(:focus-visible) { outline: 2px solid var(--accent); outline-offset: 2px; }
.key-page { display: none; }
details { margin: 0 0 1rem; padding: 0 1.125rem; border: 1px solid var(--line); border-radius: .75rem; }
summary { padding: .75rem 0; font-weight: 600; cursor: pointer; }
details form { display: grid; gap: .625rem; padding-bottom: 1.125rem; }
details button { justify-self: start; }
code { padding: .0625rem .375rem; border-radius: .25rem; background: var(--raised); font-size: .875em; overflow-wrap: anywhere; }
.progress { display: flex; gap: .625rem; align-items: center; color: var(--quiet); }
.progress::before { content: ""; flex: none; width: .875rem; height: .875rem; border: 2px solid var(--line); border-top-color: var(--accent);
  border-radius: 50%; animation: turn 1s linear infinite; }
.progress:has(~ .progress), body:has(main) .progress { display: none; }
@keyframes turn { to { transform: rotate(1turn); } }
@media (prefers-reduced-motion: reduce) { .progress::before { animation-duration: 6s; } }
${['anthropic', 'openai', 'deepseek', 'qwen', 'gemini', 'mistral']
  .map(id => `form:has(#service-${id}:checked) .key-page-${id}`)
  .join(', ')} { display: inline; }
`;
