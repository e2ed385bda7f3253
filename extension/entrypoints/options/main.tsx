import '../../settings/configure-zod.ts';
import '../../settings/tokens.css';
import { createRoot } from 'react-dom/client';
import { readSettings } from '../../settings/settings.ts';
import { Options } from './options.tsx';

const root = document.querySelector('#options');
if (!root) throw new Error('The options page has no #options.');
createRoot(root).render(
  <Options stored={await readSettings()} browserLanguage={chrome.i18n.getUILanguage()} />,
);
