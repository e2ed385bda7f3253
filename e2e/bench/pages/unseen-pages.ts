import { type RealPage, shipped } from './page.ts';

/** Pages that were labelled before our index ran on them. They show how well the results generalise. */
export const unseenPages: readonly RealPage[] = [
  shipped('SB Admin 7, static layout', 'startbootstrap-sb-admin', '/dist/layout-static.html'),
  shipped('CKEditor, toolbar configurator', 'ckeditor4', '/samples/toolbarconfigurator/index.html'),
  shipped('jQuery WeUI, form', 'jquery-weui', '/dist/demos/form.html'),
  shipped('Soft UI, dashboard', 'soft-ui-dashboard', '/pages/dashboard.html'),
  shipped('Now UI Dashboard, user', 'now-ui-dashboard', '/examples/user.html'),
  shipped('Freelancer', 'startbootstrap-freelancer', '/dist/index.html'),
];
