// Limits for the production build. Uncompressed bytes, as Chrome reads them from the disk: what a page waits for is the
// parsing of its scripts, about 0.05 ms per kB. A limit is the measured size with 5 % of room;
// before you raise one, look for what the script contains and does not use.
const BUILD = '.output/chrome-mv3';

const LIMITS = {
  // A third of it are the words for secret and harmless fields in 40 languages: values leave by an allow-list. 14 kB mask what
  // stands around controls, in boxes of codes and in addresses: that leaves with every request.
  // 13 kB are the words that controls and sentences say of secrets: what stands in the place of a value is one unless it begins so.
  // 3 kB read the names of icons and tooltips, and tell a picture that acts from one that decorates.
  'content/read.js': '156 kB',
  // 50 kB of it read what an approval binds and what the card says of it: the words, values and marks around a target, its
  // painted words, what a submit sends, and what a page may answer to the rows before.
  // 15 kB judge what came of an action: its causes, what the page says in which tone, and the page that comes after.
  'content/act.js': '190 kB',
  // 20 kB of each are the words by which requests find controls, in Chinese and English, with the names of icons: this script
  // searches a page for more, and the background matches what its frames have read.
  'content/extras.js': '163 kB',
  'background.js': '225 kB',
  // The panel and the other pages of the extension, which share most chunks. The panel masks a quoted text where no page can.
  'chunks/*.js': '1234 kB',
  'assets/*.css': '50 kB',
};

export default Object.entries(LIMITS).map(([path, limit]) => ({
  name: path,
  path: `${BUILD}/${path}`,
  limit,
  gzip: false,
  brotli: false,
}));
