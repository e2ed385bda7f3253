import * as z from 'zod/mini';

/** The shapes of `/api/v1/browser/profiles…`, and of `storage` in a session: what a browser keeps from one session to the next. */

export const profileNameSchema = z
  .string()
  .check(
    z.regex(
      /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/,
      'Expected 1 to 64 letters, digits, - and _, not first a mark',
    ),
  );

/** Another key is refused: a mistyped `readOnly` would let the session write. */
export const useProfileSchema = z.strictObject({
  /** It is made where there is none of this name. */
  profile: profileNameSchema,
  /** Begins with what the profile holds, and stores nothing; false. Any number of sessions may do so at once. */
  readOnly: z.optional(z.boolean()),
});
export type UseProfile = z.infer<typeof useProfileSchema>;

export const usedProfileSchema = z.object({
  profile: z.string(),
  readOnly: z.boolean(),
  /** ISO 8601; missing before it was stored for the first time. */
  savedAt: z.optional(z.string()),
  /** Why the last attempt to store it failed: what `savedAt` names is still there. */
  failure: z.optional(z.object({ code: z.string(), message: z.string() })),
});
export type UsedProfile = z.infer<typeof usedProfileSchema>;

export const savedProfileSchema = z.object({
  success: z.literal(true),
  profile: z.string(),
  bytes: z.number(),
  savedAt: z.string(),
});
export type SavedProfile = z.infer<typeof savedProfileSchema>;

const storedProfileSchema = z.object({
  name: z.string(),
  /** Of what is stored, encrypted; 0 before the first time. */
  bytes: z.number(),
  /** ISO 8601. */
  createdAt: z.string(),
  savedAt: z.optional(z.string()),
  usedAt: z.string(),
  /** A session has it to write. */
  inUse: z.boolean(),
});
export type StoredProfile = z.infer<typeof storedProfileSchema>;

export const storedProfilesSchema = z.object({ profiles: z.array(storedProfileSchema) });
