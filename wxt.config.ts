import { defineConfig } from 'wxt';
import { bundleContentScripts } from './extension/bundling/content-scripts.ts';
import { pdfAssets } from './extension/bundling/pdf-assets.ts';

// Keeps the extension's id the same wherever it is built, so that a relay can allow exactly this origin.
const KEY =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAke/iZrzZXoECUPhZlvvCmRIig9m0505vL+XSTR+92I1uJ9iHF4cBLqvhbWfGreERi9tdHG9VCkuQtH71cedy2jTMyzGTXVXK0Jit5rTaqn7kdvXNgqBkG+7kleWKdH0Sg/o+1osgdAYAWkSVwsiRdDI2BVsJJ1ckdfZ5SiD3U6u/fAgw1T+ln/DoQNqccAU7Zw3mTr9qBKgD2H+2o8U7LccQ7p2HHTjpGJ4NK7oMR48GTQ59ceD4nWMYp12ZwUZw83qGRLDgoehTpg/1J+NXNxLuApVgQsfmS4lPR8ML0anY6W2eZxGgsyMpOWWfY5U8ZFoKQ0bzncF9NUYEGV4iLwIDAQAB';

export default defineConfig({
  srcDir: 'extension',
  publicDir: 'extension/public',
  modules: ['@wxt-dev/module-react'],
  imports: false,
  hooks: {
    // `false` still imports what a text names: `storage` in a regular expression brought a library into every script.
    'config:resolved': ({ config }) => {
      config.imports.presets = [];
    },
    'build:publicAssets': (_wxt, files) => {
      files.push(...pdfAssets());
    },
    'vite:build:extendConfig': ([entrypoint], config) => {
      if (entrypoint?.name === 'content-scripts') bundleContentScripts(config);
    },
  },
  // Tests cannot answer Chromium's permission prompt (toolchain.md), so their build holds localhost from the start.
  outDirTemplate: '{{browser}}-mv{{manifestVersion}}{{modeSuffix}}',
  manifest: ({ mode }) => ({
    name: '__MSG_name__',
    description: '__MSG_description__',
    default_locale: 'en',
    key: KEY,
    minimum_chrome_version: '125',
    permissions: [
      'activeTab',
      'contextMenus',
      'scripting',
      'sidePanel',
      'storage',
      // Nothing is warned of, and nothing runs by it before the person allows that in Chrome (asked in 156).
      'userScripts',
      // Why a page did not load, of sites that we may read. Chromium warns of nothing for it (asked in 156).
      'webRequest',
      ...(mode === 'e2e' ? (['downloads'] as const) : []),
    ],
    // Asked for with the first approval of a download.
    optional_permissions: mode === 'e2e' ? [] : ['downloads'],
    host_permissions:
      mode === 'e2e' ? ['http://localhost/*', 'http://127.0.0.1/*'] : ['http://127.0.0.1:8787/*'],
    optional_host_permissions: ['*://*/*'],
    action: { default_title: 'Assent' },
    commands: {
      _execute_action: { suggested_key: { default: 'Alt+Shift+K' } },
    },
  }),
});
