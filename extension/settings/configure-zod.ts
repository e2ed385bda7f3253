import * as z from 'zod/mini';

// The CSP of extension pages forbids zod's compiled parsers. Import this file before any schema is used.
z.config({ jitless: true });
