import type { Page } from 'playwright-core';
import { monacoPage } from './monaco-page.ts';
import { openApiFiles } from './open-api-files.ts';
import { type RealPage, shipped } from './page.ts';

/** Pages as their packages ship them, with their styles and scripts. */
export const packagePages: readonly RealPage[] = [
  shipped('html5-boilerplate', 'html5-boilerplate', '/dist/index.html'),
  shipped('html5-boilerplate, not found', 'html5-boilerplate', '/dist/404.html'),
  shipped('TodoMVC, Backbone', 'todomvc', '/examples/backbone/index.html', { prepare: addTodos }),
  shipped('TodoMVC, Knockout', 'todomvc', '/examples/knockoutjs/index.html', { prepare: addTodos }),
  shipped('reveal.js demo', 'reveal.js', '/demo.html'),
  shipped('jQuery UI widgets', 'jquery-ui-dist', '/index.html'),
  ...['index', 'buttons', 'cards', 'tables', 'login', 'charts'].map(each =>
    shipped(`SB Admin 2, ${each}`, 'startbootstrap-sb-admin-2', `/${each}.html`),
  ),
  ...['index', 'form', 'form_advanced', 'tables_dynamic', 'inbox', 'calendar', 'kanban', 'icons'].map(each =>
    shipped(`Gentelella, ${each}`, 'gentelella/dist', `/production/${each}.html`),
  ),
  ...['dashboard', 'tables', 'sign-up'].map(each =>
    shipped(`Material Dashboard, ${each}`, 'material-dashboard', `/pages/${each}.html`),
  ),
  shipped('Documentation, Paper.js Color', 'paper/dist', '/docs/classes/Color.html'),
  shipped('Documentation, Paper.js Path', 'paper/dist', '/docs/classes/Path.html'),
  shipped('Documentation, Swagger UI', 'swagger-ui-dist', '/index.html', { files: openApiFiles }),
  shipped('Editor, Ace', 'ace-builds', '/editor.html'),
  shipped('Editor, Monaco', 'monaco-editor', '/editor.html', { files: { '/editor.html': monacoPage } }),
];

async function addTodos(page: Page): Promise<void> {
  for (const todo of ['Buy bread', 'Write to Ann', 'Water the plants']) {
    await page.getByPlaceholder('What needs to be done?').fill(todo);
    await page.keyboard.press('Enter');
  }
}
