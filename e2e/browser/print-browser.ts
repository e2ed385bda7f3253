// Finds a Chromium, or installs one, and prints its version; the program for tests of pages besides. A process of its own: others
// work while packages come.
import { chromiumVersion, findChromium, installPageBrowser } from './find-chromium.ts';

try {
  process.stdout.write(`Chromium ${chromiumVersion(findChromium())}\n`);
  installPageBrowser();
} catch (cause) {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exitCode = 1;
}
