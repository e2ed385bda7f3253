import { existsSync } from 'node:fs';
import { runRelay } from './relay-from-environment.ts';

// Beside the package that starts it; what is set already is not overwritten.
if (existsSync('.env')) process.loadEnvFile('.env');

await runRelay();
