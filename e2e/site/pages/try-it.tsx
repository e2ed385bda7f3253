import { showInLanguage } from '../../../extension/entrypoints/try-it/show-in-language.ts';
import '../../../extension/entrypoints/try-it/tea-shop.ts';

showInLanguage(document, location.pathname.endsWith('-zh') ? 'zh' : 'en', 'auto');
