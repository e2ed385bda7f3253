import { answered } from '../../messaging/answered.ts';
import type {} from '../../messaging/reader.ts';
import { documentState } from '../../page/dom/document-state.ts';
import { peek } from '../../page/reading/peek.ts';

/** Injected when the person wants to see what the model would get, and what not. */
documentState.peek = request => answered(() => peek(request));
