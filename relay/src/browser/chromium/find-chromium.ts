import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The shell first: the same engine without a user interface, at half the cost, which asks its maker nothing. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/** Programs that are not on PATH where they are installed. */
const PLACES: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
};

/** Path of the given program, else of an installed Chromium. Throws one sentence that says what to do. */
export function findChromium(given: string | undefined): string {
  if (given !== undefined) {
    if (isProgram(given)) return given;
    throw new Error(
      `BROWSER_EXECUTABLE is ${given}, which is no program that can be run: set it to the path of a Chromium.`,
    );
  }
  const path = [...onPath(), ...(PLACES[process.platform] ?? [])].find(isProgram);
  if (path !== undefined) return path;
  throw new Error(
    'No Chromium is installed on this machine: install one, or set BROWSER_EXECUTABLE to its path.',
  );
}

function onPath(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(folder => folder !== '');
  return folders.flatMap(folder => NAMES.map(name => join(folder, name)));
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
