// Limits for the production build. Uncompressed bytes, as Chrome reads them from the disk: what a page waits for is the
// parsing of its scripts, about 0.05 ms per kB. A limit is the measured size with 5 % of room;
// before you raise one, look for what the script contains and does not use.
const BUILD = '.output/chrome-mv3';

const LIMITS = {
  // A third of it are the words for secret and harmless fields in 40 languages: values leave by an allow-list. 14 kB mask what
  // stands around controls, in boxes of codes and in addresses: that leaves with every request.
  // 13 kB are the words that controls and sentences say of secrets: what stands in the place of a value is one unless it begins so.
  // 6 kB name what has no words: tooltips that scripts draw, icons by font and sprite, values of controls inside labels. They
  // also tell a picture that acts from one that decorates.
  // 3 kB find and name the nodes, ports and lines of drawings, swatches, and the fields that scripts draw.
  'content/read.js': '165 kB',
  // 50 kB of it read what an approval binds and what the card says of it: the words, values and marks around a target, its
  // painted words, what a submit sends, and what a page may answer to the rows before.
  // 2 kB wait until a target is enabled, still and clear of what covers it, and look for a place in the window where it is.
  // 15 kB judge what came of an action: its causes, what the page says in which tone, and the page that comes after.
  // 6 kB are clicks of other buttons, in a row and at a point, and targets by XPath and by any visible text.
  // 5 kB go on watching what a result claims, for ten seconds, and tell its kinds apart: rows, states, views.
  // 7 kB are words by which pages refuse and report success in some 27 languages. 3 kB tell legends, previews and passing
  // messages from results, and name what scripts draw in the place of fields.
  // 1 kB reads dates and choices in a cell whose editor is gone, 1 kB names nodes, lines and swatches of drawings.
  // 5 kB play actions by the browser's own input, which only sessions of the relay do: these scripts are theirs too.
  'content/act.js': '236 kB',
  // 32 kB of each are the words by which requests find controls, in Chinese and English, with the names of icons: this script
  // searches a page for more, and the background matches what its frames have read. 6 kB of this one are drags to points and by
  // offsets, resize handles, and selecting text by quote. 11 kB are panels of months, quarters and years, columns and fields of
  // times, and dates in three fields.
  // 14 kB tell the sessions of the relay the state and the markup of one element, and whether it still is what a snapshot showed: its
  // words, what a press of it does, what is in its line, and which clocks have gone on.
  // 5 kB call tools that a page offers: they are asked, compared with what was shown, called, and their answers described.
  'content/extras.js': '215 kB',
  // 2 kB of it find the link or picture that a person asks about in a page's menu, 3 kB tools that pages offer.
  'background.js': '243 kB',
  // The panel and the other pages of the extension, which share most chunks. The panel masks a quoted text where no page can.
  // 20 kB are the steps of the welcome page and the tour of the practice page, with their texts in both languages.
  // 12 kB are tools that pages offer, and 14 kB programs that ask over MCP, most of it texts in both languages.
  // 32 kB are routines: the recorder, the replay, their dialog, and its texts in both languages.
  'chunks/!(read-pdf)*.js': '1430 kB',
  // pdf.js, which the panel loads with the first PDF, and its worker. Most of the worker parses fonts and pictures.
  'chunks/read-pdf*.js': '525 kB',
  'pdf/pdf.worker.min.mjs': '1394 kB',
  'pdf/cmaps/*': '652 kB',
  // 4 kB are attachments, the model chip, dictation and the sections of Settings; 2 kB are the list of routines.
  'assets/*.css': '70 kB',
};

// The pages of the relay, minified; they come over the network, most often from this machine.
const PAGES = {
  '.output/page-engine/view.js': '67 kB',
  // 209 kB of it are React's, 34 kB zod's, 24 kB the texts in both languages.
  '.output/page-engine/console.js': '346 kB',
};

const limits = [
  ...Object.entries(LIMITS).map(([path, limit]) => [`${BUILD}/${path}`, limit]),
  ...Object.entries(PAGES),
];

export default limits.map(([path, limit]) => ({
  name: path.replace(`${BUILD}/`, ''),
  path,
  limit,
  gzip: false,
  brotli: false,
}));
