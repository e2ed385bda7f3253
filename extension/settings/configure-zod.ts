import * as z from 'zod/mini';

// Extension pages may not evaluate code (CSP), which zod's compiled parsers would. Imported before any schema is used.
z.config({ jitless: true });
